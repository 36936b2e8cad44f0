import { useEffect } from 'react';
import { useT } from '../kit/language.tsx';
import { Button, IconButton } from '../kit/widgets/button.tsx';
import { useSession } from './session.tsx';

const LONG_ENOUGH = 9000;
/** More letters than this may take three lines. */
const TWO_LINES = 75;

/** One sentence to the player: why something can't be done, or what went wrong. */
export function ToldLine({ openRule }: { openRule(rule: string): void }) {
  const t = useT();
  const { told, hush } = useSession();
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(hush, LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, [told, hush]);
  if (!told) return null;
  return (
    <div className="told" key={told.id}>
      <p className={told.words.length > TWO_LINES ? 'long' : undefined}>{told.words}</p>
      {told.rule && (
        <Button look="quiet" icon="rules" onPress={() => told.rule && openRule(told.rule)}>
          {told.rule}
        </Button>
      )}
      <IconButton icon="close" label={t('shell.close')} onPress={hush} />
    </div>
  );
}
