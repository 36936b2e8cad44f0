import { useT } from './language.tsx';
import { Button } from './widgets/button.tsx';

/** In the place of a part of the page that could not be fetched: everything else goes on. */
export function Missing({ again, onClose }: { again(): void; onClose: (() => void) | null }) {
  const t = useT();
  return (
    <div className="missing-part" role="alert">
      <p>{t('error.part')}</p>
      <div className="row">
        <Button look="brass" onPress={again}>
          {t('error.again')}
        </Button>
        {onClose && <Button onPress={onClose}>{t('shell.close')}</Button>}
      </div>
    </div>
  );
}
