/** A hand of cards along the lower edge: whole cards, overlapping as far as they must. */
import { Children, type ReactNode } from 'react';
import { useKept } from '../kept.ts';
import { useT } from '../language.tsx';
import { classes, IconButton } from '../widgets/button.tsx';

interface HandDockProps {
  readonly label: string;
  /** One element per card; each gets a place of its own, the last is never covered. */
  readonly children: ReactNode;
}

/** Folded, it shows the heads of the cards only; that is remembered. */
export function HandDock({ label, children }: HandDockProps) {
  const t = useT();
  const [state, set] = useKept('hand', 'open');
  const folded = state === 'folded';
  return (
    // A swipe along the hand leafs through it and doesn't turn to another part of the board.
    <section
      className={classes('hand-dock', folded && 'folded')}
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
