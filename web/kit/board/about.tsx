/** What something on a board says, shown beside it and never over what one reaches for. */
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { classes } from '../widgets/button.tsx';

/** What can be told about something on the board: a card, a place, a track. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
  /** A drawing beside the title. */
  readonly sign?: ReactNode;
}

interface Shown extends About {
  /** The corner of the board that is farthest from the thing. */
  readonly corner: string;
  readonly thing: Element | undefined;
}

/** What is told on the board now: the frame says it beside what a tap would do. */
const told = { now: null as About | null, listeners: new Set<() => void>() };

function tell(about: About | null): void {
  told.now = about;
  for (const listener of told.listeners) listener();
}

function listen(listener: () => void): () => void {
  told.listeners.add(listener);
  return () => told.listeners.delete(listener);
}

export const useTold = (): About | null => useSyncExternalStore(listen, () => told.now);

export function useAbout(board: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback(
    (about: About | null, at?: Element) => {
      const room = board.current?.getBoundingClientRect();
      if (!about || !room) return setShown(null);
      const spot = at?.getBoundingClientRect() ?? room;
      const low = spot.y + spot.height / 2 > room.y + room.height / 2;
      const right = spot.x + spot.width / 2 > room.x + room.width / 2;
      const corner = `${low ? 'top' : 'bottom'} ${right ? 'left' : 'right'}`;
      setShown({ ...about, corner, thing: at });
    },
    [board],
  );
  useEffect(() => {
    tell(shown);
    return () => tell(null);
  }, [shown]);
  // Who touches or presses something has read: what comes of it must not be covered. Always listened for, since a
  // quick hand presses before what it points at is drawn.
  useEffect(() => {
    const hide = () => setShown(null);
    // On the way down: buttons keep what happens on them to themselves.
    window.addEventListener('pointerdown', hide, { capture: true });
    return () => window.removeEventListener('pointerdown', hide, { capture: true });
  }, []);
  // No pointer leaves a thing that is gone: a sheet that has closed, a card that was played.
  useEffect(() => {
    if (!shown?.thing) return;
    // A sheet stands a little longer than the question that it was for: what is drawn decides.
    const watch = new IntersectionObserver(([seen]) => {
      if (seen && !seen.isIntersecting) setShown(null);
    });
    watch.observe(shown.thing);
    return () => watch.disconnect();
  }, [shown]);
  return { shown, show };
}

/** Lies over a corner of the board, which has to be a positioned element. */
export const AboutPanel = ({ shown }: { shown: Shown | null }) => (
  <div className={classes('about', shown !== null && `shown ${shown.corner}`)} aria-live="polite">
    {shown && <AboutWords {...shown} />}
  </div>
);

export const AboutWords = ({ title, lines, sign }: About) => (
  <div className="about-words">
    <p className="about-title">
      {sign}
      <span>{title}</span>
    </p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
