/** What something on a board says, shown beside it and never over what one reaches for. */
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** What can be told about something on the board: a card, a place, a track. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
  /** A drawing beside the title. */
  readonly sign?: ReactNode;
}

interface Shown extends About {
  /** The corners of the board, the farthest from the thing first. */
  readonly corners: readonly string[];
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
      const [far, near] = low ? ['top', 'bottom'] : ['bottom', 'top'];
      const [away, beside] = right ? ['left', 'right'] : ['right', 'left'];
      const corners = [
        `${far} ${away}`,
        `${far} ${beside}`,
        `${near} ${away}`,
        `${near} ${beside}`,
      ];
      setShown({ ...about, corners, thing: at });
    },
    [board],
  );
  // Who touches or presses something has read: what comes of it must not be covered. Always listened for, since a
  // quick hand presses before what it points at is drawn.
  useEffect(() => {
    const hide = () => setShown(null);
    // On the way down: buttons keep what happens on them to themselves.
    window.addEventListener('pointerdown', hide, { capture: true });
    return () => window.removeEventListener('pointerdown', hide, { capture: true });
  }, []);
  useEffect(() => {
    if (!shown) return;
    tell(shown);
    // No pointer leaves a thing that is gone: a sheet that has closed, a card that was played. A sheet stands a
    // little longer than the question that it was for: what is drawn decides.
    const watch = new IntersectionObserver(([seen]) => {
      if (seen && !seen.isIntersecting) setShown(null);
    });
    if (shown.thing) watch.observe(shown.thing);
    return () => {
      // Before what is told elsewhere on the table, which may begin at the same moment.
      tell(null);
      watch.disconnect();
    };
  }, [shown]);
  return { shown, show };
}

/** What one reaches for, and what one reads: figures and cards of one's own. */
const REACHED_FOR = '.place-open, .map-place-open, .stage, .kept-clear';

/** Moves the panel to the first corner where it lies over the least of what one reaches for, above any hand of cards. */
function placeClear(panel: HTMLElement, { corners, thing }: Shown): void {
  const board = panel.parentElement as HTMLElement;
  const things = [...board.querySelectorAll(REACHED_FOR)];
  if (thing) things.push(thing);
  const boxes = things.map((element) => element.getBoundingClientRect());
  const hand = board.querySelector('.hand-dock')?.getBoundingClientRect();
  const floor = hand ? board.getBoundingClientRect().bottom - hand.top : 0;
  panel.style.setProperty('--hand', `${floor}px`);
  let [best, least] = ['', Number.POSITIVE_INFINITY];
  for (const corner of corners) {
    panel.className = `about shown ${corner}`;
    const own = panel.getBoundingClientRect();
    const covered = boxes.reduce((sum, box) => sum + sharedArea(own, box), 0);
    if (covered < least) [best, least] = [corner, covered];
    if (covered === 0) break;
  }
  panel.className = `about shown ${best}`;
}

const sharedArea = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Lies over a corner of the board, which has to be a positioned element. */
export function AboutPanel({ shown }: { shown: Shown | null }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = panel.current;
    if (!own) return;
    if (!shown) return own.classList.remove('shown');
    placeClear(own, shown);
    // What a click does is said a moment later, and takes room as well.
    let tall = own.offsetHeight;
    const watch = new ResizeObserver(() => {
      if (own.offsetHeight === tall) return;
      placeClear(own, shown);
      tall = own.offsetHeight;
    });
    watch.observe(own);
    return () => watch.disconnect();
  }, [shown]);
  return (
    <div ref={panel} className="about" aria-live="polite">
      {shown && <AboutWords {...shown} />}
    </div>
  );
}

export const AboutWords = ({ title, lines, sign }: About) => (
  <div className="about-words">
    <p className="about-title">
      {sign}
      <span>{title}</span>
    </p>
    {lines.map((line) => (
      <p key={line}>{named(line)}</p>
    ))}
  </div>
);

/** What a line is about stands before its colon, and is found at a glance. */
function named(line: string): ReactNode {
  const end = line.indexOf(': ') + 1;
  return end > 0 && end < NAME ? (
    <>
      <b>{line.slice(0, end)}</b>
      {line.slice(end)}
    </>
  ) : (
    line
  );
}

/** No name is longer: what is, is a sentence. */
const NAME = 36;
