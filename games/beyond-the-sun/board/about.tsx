/** What something on the board says, shown beside it and never over what one reaches for. */
import { useT } from '@orrery/web/kit';
import { type ReactElement, type RefObject, useCallback, useEffect, useState } from 'react';
import { type About, aboutCard, type CardId } from './places.tsx';

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
      const corner = `${low ? 'bts-about-top' : 'bts-about-bottom'} ${right ? 'bts-about-left' : 'bts-about-right'}`;
      setShown({ ...about, corner });
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

export const AboutPanel = ({ shown }: { shown: Shown | null }): ReactElement => (
  <aside
    className={shown ? `bts-about bts-about-on ${shown.corner}` : 'bts-about'}
    aria-live="polite"
  >
    {shown && <Words {...shown} />}
  </aside>
);

export const Words = ({ title, lines }: About): ReactElement => (
  <div className="bts-words">
    <h4>{title}</h4>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

export const CardWords = (card: CardId): ReactElement => <Words {...aboutCard(useT(), card)} />;
