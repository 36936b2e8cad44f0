import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../kit/language.tsx';
import { Emblem } from '../kit/seats.tsx';
import { Button, classes, IconButton } from '../kit/widgets/button.tsx';
import { drawnLines, type LogLine } from './log.ts';
import { scrollWithin } from './scroll.ts';
import { type Session, useSession } from './session.tsx';
import { lineWords } from './words.ts';

/** So many lines are drawn; earlier ones on demand. */
const LINES = 150;

/**
 * What happened: a line lights its places up, a click shows the board at that moment. `fresh`: only
 * what happened since one's last choice.
 */
export default function LogList({ fresh = false }: { fresh?: boolean }) {
  const t = useT();
  const session = useSession();
  const { asked, log: all, news, table, shown, now, showing, point, show, eyes, reading } = session;
  const log = useMemo(
    () => (fresh ? all.filter(({ moment }) => moment >= news) : all),
    [fresh, all, news],
  );
  const [whole, showWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // What has happened meanwhile is read from its beginning.
  const atEnd = useRef(!(fresh && asked));

  // Follows the newest line, unless the reader has scrolled up to read, or looks back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line is added
  useLayoutEffect(() => {
    if (!atEnd.current || shown !== null) return;
    // Together with the layout of the coming frame, not with one of its own.
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [log.length]);

  useEffect(() => {
    if (asked) reading.mark({ seat: eyes.seat, news, upTo: now.moments });
  }, [asked, reading, eyes.seat, news, now.moments]);

  const lookedBack = useRef(false);
  useEffect(() => {
    if (!list.current) return;
    const line = list.current.querySelector<HTMLElement>('.shown');
    if (line) scrollWithin(line, 'nearest');
    else if (lookedBack.current) list.current.scrollTop = list.current.scrollHeight;
    lookedBack.current = shown !== null;
  }, [shown]);

  // Of some moments nothing is told: then it is the one before that led here.
  const at = shown === null ? null : log.findLastIndex(({ moment }) => moment < shown);
  const seen = at === null ? undefined : log[at]?.moment;
  const [from, to] = whole ? [0, log.length] : drawnLines(log.length, LINES, at);
  const lines = log.slice(from, to);
  const hasNews = !now.over && !showing.replayOnly;
  const firstNews = hasNews ? lines.findIndex(({ moment }) => moment >= news) : -1;
  const newsHeading = (
    <p className="news">
      {t('log.news')}
      {showing.directed && shown === null && (
        <IconButton icon="play" label={t('log.again')} onPress={() => showing.playFrom(news)} />
      )}
    </p>
  );
  return (
    <ol
      ref={list}
      className="log"
      aria-label={t('log.title')}
      onScroll={({ currentTarget: e }) => {
        atEnd.current = e.scrollHeight - e.scrollTop - e.clientHeight < 40;
      }}
    >
      {from > 0 && (
        <li>
          <Button look="quiet" onPress={() => showWhole(true)}>
            {t('log.earlier', { count: from })}
          </Button>
        </li>
      )}
      {lines.length === 0 && <li className="empty">{t('log.empty')}</li>}
      {lines.map((line, i) => (
        <Line
          key={line.id}
          line={line}
          heading={i === firstNews && news > 0 && i > 0 && newsHeading}
          shown={seen === line.moment}
          {...{ table, point, show }}
        />
      ))}
      {to < log.length && (
        <li>
          <Button look="quiet" onPress={() => showWhole(true)}>
            {t('log.later', { count: log.length - to })}
          </Button>
        </li>
      )}
      {table.seats.length > 0 && now.pastLost && <li className="empty">{t('log.past-lost')}</li>}
    </ol>
  );
}

interface LineProps extends Pick<Session, 'table' | 'point' | 'show'> {
  readonly line: LogLine;
  /** Above it. */
  readonly heading: ReactNode;
  readonly shown: boolean;
}

const Line = memo(function Line({ line, heading, shown, table, point, show }: LineProps) {
  const t = useT();
  const { text } = line;
  const seat = text.seat === undefined ? undefined : table.seats[text.seat];
  const look = (): void => point(text.places);
  return (
    <li className={text.weight ?? 'normal'}>
      {heading}
      <button
        type="button"
        className={classes('log-line', shown && 'shown')}
        aria-current={shown ? 'step' : undefined}
        onClick={() => show(line.moment + 1)}
        onPointerEnter={look}
        onPointerLeave={() => point([])}
        onFocus={look}
        onBlur={() => point([])}
      >
        {seat && <Emblem of={seat.colour} size={18} />}
        <span>{lineWords(t, text, table.seats)}</span>
      </button>
    </li>
  );
});
