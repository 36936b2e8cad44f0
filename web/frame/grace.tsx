import { useEffect, useState } from 'react';
import { useT } from '../kit/language.tsx';
import { Button, classes } from '../kit/widgets/button.tsx';
import { useSettings } from '../settings.ts';
import { useSession } from './session.tsx';

/** So long bots wait for second thoughts; the style sheet has the same. */
const GRACE_MS = 2000;

/** Bots wait: a thin line runs out, a touch stops it, a press lets them go on. */
export function Grace() {
  const t = useT();
  const { now, table } = useSession();
  const { grace } = useSettings();
  const [stoppedAt, stop] = useState(-1);
  const stopped = grace === 'press' || stoppedAt === now.moments;
  const { held, moments } = now;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice has its own
  useEffect(() => {
    if (!held || stopped) return;
    const timer = setTimeout(() => table.release(), grace === 'off' ? 0 : GRACE_MS);
    return () => clearTimeout(timer);
  }, [held, stopped, grace, table, moments]);

  if (!held) return null;
  return (
    <fieldset
      aria-label={t('grace.waiting')}
      className={classes('grace', stopped && 'stopped')}
      onPointerDown={() => stop(moments)}
      onFocus={() => stop(moments)}
    >
      <span className="grace-line" />
      <Button look={stopped ? 'brass' : 'quiet'} icon="forward" onPress={() => table.release()}>
        {t('grace.go')}
      </Button>
    </fieldset>
  );
}
