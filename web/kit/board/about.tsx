/** What something on a board says, shown beside it and never over what one reaches for. */
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
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
}

export function useAbout(board: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback(
    (about: About | null, at?: Element) => {
      const room = board.current?.getBoundingClientRect();
      if (!about || !room) return setShown(null);
      const spot = at?.getBoundingClientRect() ?? room;
      const low = spot.y + spot.height / 2 > room.y + room.height / 2;
      const right = spot.x + spot.width / 2 > room.x + room.width / 2;
      setShown({ ...about, corner: `${low ? 'top' : 'bottom'} ${right ? 'left' : 'right'}` });
    },
    [board],
  );
  // Shown by a long press, it goes with the next touch.
  useEffect(() => {
    if (!shown) return;
    const hide = ({ pointerType }: PointerEvent) => pointerType === 'touch' && setShown(null);
    // On the way down: buttons keep what happens on them to themselves.
    window.addEventListener('pointerdown', hide, { capture: true });
    return () => window.removeEventListener('pointerdown', hide, { capture: true });
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
      {title}
    </p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
