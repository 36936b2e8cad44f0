import { useT } from '../kit/language.tsx';

export function Waiting() {
  const t = useT();
  return (
    <p className="waiting-screen" role="status">
      {t('shell.loading')}
    </p>
  );
}
