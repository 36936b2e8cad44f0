import { lazy, Suspense } from 'react';
import { useT } from '../kit/language.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';

const SettingsSheet = lazy(() => import('./settings-sheet.tsx'));

export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Overlay open={open} onClose={onClose} title={t('settings.title')}>
      <Suspense fallback={null}>
        <SettingsSheet />
      </Suspense>
    </Overlay>
  );
}
