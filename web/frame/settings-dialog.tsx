import { memo } from 'react';
import { fetched } from '../kit/fetched.tsx';
import { useT } from '../kit/language.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';

const SettingsSheet = fetched(() => import('./settings-sheet.tsx'));

interface SettingsDialogProps {
  readonly open: boolean;
  onClose(): void;
}

export const SettingsDialog = memo(function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const t = useT();
  return (
    <Overlay open={open} onClose={onClose} title={t('settings.title')}>
      <SettingsSheet />
    </Overlay>
  );
});
