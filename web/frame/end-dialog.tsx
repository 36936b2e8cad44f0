import { total } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import { useT } from '../kit/language.tsx';
import { LinePlot } from '../kit/line-plot.tsx';
import { Emblem } from '../kit/seats.tsx';
import { Button, classes } from '../kit/widgets/button.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';
import type { LiveTable, Result } from '../table/live-table.ts';
import { roundsOf } from './rounds.ts';
import ScoreTable from './score-table.tsx';
import { useSession } from './session.tsx';

interface EndDialogProps {
  readonly open: boolean;
  onClose(): void;
  onReplay(): void;
  onAgain(): void;
  onExport(): void;
  onLink(): void;
}

/** How it ended: places, where the points came from, how they grew, and what now. */
export default function EndDialog({
  open,
  onClose,
  onReplay,
  onAgain,
  onExport,
  onLink,
}: EndDialogProps) {
  const t = useT();
  const { result } = useSession();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('end.title')}
      wide
      actions={
        <>
          <Button look="quiet" icon="export" onPress={onExport}>
            {t('end.export')}
          </Button>
          <Button look="quiet" icon="link" onPress={onLink}>
            {t('end.link')}
          </Button>
          <Button icon="replay" onPress={onReplay}>
            {t('end.replay')}
          </Button>
          <Button look="brass" icon="again" className="end-again" onPress={onAgain}>
            {t('end.again')}
          </Button>
        </>
      }
    >
      {open && result && <EndSheet result={result} />}
    </Overlay>
  );
}

/** So many milliseconds at a time are spent on counting. */
const STEP = 6;

/** Everybody's points at each moment; null until all are counted, which takes a while in a long game. */
function usePastScores(table: LiveTable, seat: number, moments: number): readonly Points[] | null {
  const [past, setPast] = useState<readonly Points[] | null>(null);
  useEffect(() => {
    const found: Points[] = [];
    let wanted = true;
    const count = (): void => {
      if (!wanted) return;
      const end = performance.now() + STEP;
      while (found.length < moments && performance.now() < end) {
        found.push(table.scoresAt(seat, found.length));
      }
      if (found.length < moments) afterPaint(count);
      else setPast(found);
    };
    // The dialog first: to open it has the whole page styled anew, which is a long task already.
    afterPaint(count);
    return () => {
      wanted = false;
    };
  }, [table, seat, moments]);
  return past;
}

type Points = readonly number[];

function EndSheet({ result }: { result: Result }) {
  const t = useT();
  const { face, table, view, now, log, eyes } = useSession();
  const verdict = face.verdict?.(view);
  const { places, sheets } = result;
  const scores = useMemo(() => sheets.map(total), [sheets]);
  const ranking = [...table.seats].sort((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0));
  const past = usePastScores(table, eyes.seat, now.moments);
  const series = useMemo(() => {
    return table.seats.map(({ name, colour, seat }) => ({
      name,
      colour,
      values: [...(past ?? []), scores].map((all) => all[seat] ?? 0),
    }));
  }, [table, past, scores]);
  const rounds = roundsOf(log, now.moments).map((round, i) => ({
    ...round,
    label: t.number(i + 1),
  }));
  return (
    <div className="end">
      {verdict && <p className="verdict">{t.say(verdict)}</p>}
      <div className="end-top">
        <ol className="ranking">
          {ranking.map(({ seat, name, colour }) => (
            <li key={seat} className={classes(places[seat] === 1 && 'winner')}>
              <span className="place">{t.number(places[seat] ?? 0)}</span>
              <Emblem of={colour} size={places[seat] === 1 ? 44 : 32} />
              <span className="name">{name}</span>
              <b>{t('end.points', { points: scores[seat] ?? 0 })}</b>
            </li>
          ))}
        </ol>
        <LinePlot
          label={t('end.plot')}
          series={series}
          stretches={past ? rounds : []}
          axis={t(rounds.length > 0 ? 'end.axis.round' : 'end.axis.choice')}
        />
      </div>
      <ScoreTable detailed partsOnly />
      {now.practice && <p className="soft">{t('end.practice')}</p>}
    </div>
  );
}
