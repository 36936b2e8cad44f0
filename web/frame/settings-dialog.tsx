import { fetched } from '../kit/fetched.tsx';
import { useT } from '../kit/language.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';

const SettingsSheet = fetched(() => import('./settings-sheet.tsx').then((part) => part.default));

export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Overlay open={open} onClose={onClose} title={t('settings.title')}>
      <SettingsSheet />
    </Overlay>
  );
}
