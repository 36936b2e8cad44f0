/** A hand of cards along the lower edge: whole cards, or two rows of low ones. */
import { Children, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useKept } from '../kept.ts';
import { useT } from '../language.tsx';
import { classes, IconButton } from '../widgets/button.tsx';

interface HandDockProps {
  readonly label: string;
  /** So wide a card has to be, in pixels, to be read beside the next: where they aren't, they are low and stand in two rows. */
  readonly least: number;
  /** One element per card; each gets a place of its own. */
  readonly children: ReactNode;
}

/** Folded, it shows the heads of the cards only; that is remembered. */
export function HandDock({ label, least, children }: HandDockProps) {
  const t = useT();
  const dock = useRef<HTMLElement>(null);
  const [wide, setWide] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const look = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width));
    if (dock.current) look.observe(dock.current);
    return () => look.disconnect();
  }, []);
  const cards = Children.count(children);
  const [state, set] = useKept('hand', 'open');
  const folded = state === 'folded';
  return (
    // A swipe along the hand leafs through it and doesn't turn to another part of the board.
    <section
      ref={dock}
      className={classes(
        'hand-dock kept-clear',
        folded && 'folded',
        cards * least > wide && 'in-rows',
      )}
      style={{ '--in-row': Math.ceil(cards / 2) } as CSSProperties}
      aria-label={label}
      onTouchStart={(event) => event.stopPropagation()}
    >
      {Children.map(children, (card) => (
        <div className="hand-card">{card}</div>
      ))}
      <IconButton
        icon={folded ? 'up' : 'down'}
        label={t(folded ? 'stage.unfold' : 'stage.fold')}
        className="hand-fold"
        onPress={() => set(folded ? 'open' : 'folded')}
      />
    </section>
  );
}
