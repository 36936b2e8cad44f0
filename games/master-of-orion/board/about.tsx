/** What a card says, shown beside it and never over what one reaches for. */
import { type ReactElement, type RefObject, useCallback, useEffect, useState } from 'react';
import { CardWords } from './card.tsx';

interface Shown {
  readonly source: string;
  /** The corner of the board that is farthest from the card. */
  readonly corner: string;
}

export function useAbout(board: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback(
    (source: string | null, at?: Element) => {
      const room = board.current?.getBoundingClientRect();
      if (!source || !room) return setShown(null);
      const spot = at?.getBoundingClientRect() ?? room;
      const low = spot.y + spot.height / 2 > room.y + room.height / 2;
      const right = spot.x + spot.width / 2 > room.x + room.width / 2;
      setShown({
        source,
        corner: `${low ? 'moo-about-top' : 'moo-about-bottom'} ${right ? 'moo-about-left' : 'moo-about-right'}`,
      });
    },
    [board],
  );
  // Shown by a long press, it goes with the next touch.
  useEffect(() => {
    if (!shown) return;
    const hide = ({ pointerType }: PointerEvent) => pointerType === 'touch' && setShown(null);
    window.addEventListener('pointerdown', hide);
    return () => window.removeEventListener('pointerdown', hide);
  }, [shown]);
  return { shown, show };
}

export function About({ shown }: { shown: Shown | null }): ReactElement {
  return (
    <aside
      className={shown ? `moo-about moo-about-on ${shown.corner}` : 'moo-about'}
      aria-live="polite"
    >
      {shown && <CardWords source={shown.source} />}
    </aside>
  );
}
