/** The tactics cards in one's hand. */
import { UNKNOWN } from '@orrery/kernel';
import { classes, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { TACTICS_CARDS } from '../data/index.ts';
import type { Player } from '../state.ts';
import { placeOf } from '../text/places.ts';
import { TacticsCard } from './cards.tsx';

/** With more cards than these there are two rows. */
const ONE_ROW = 5;

interface HandProps extends Touching {
  readonly player: Player;
  /** Beside a battle, which has answers of its own, they stand in one row whatever their number. */
  readonly beside: boolean;
}

export function Hand({ player, beside, ...touching }: HandProps): ReactElement {
  const t = useT();
  const cards = handOf(player);
  const rows = cards.length > ONE_ROW ? 2 : 1;
  return (
    <div
      className={classes('ae-hand', beside && 'ae-hand-row')}
      style={{ '--columns': Math.ceil(cards.length / rows) } as never}
    >
      {cards.map(({ design, n }) => (
        <TacticsCard
          key={design}
          {...touching}
          design={design}
          count={n}
          place={placeOf.card(design)}
        />
      ))}
      {player.hand.length === 0 && <p className="ae-quiet">{t('board.no-cards')}</p>}
    </div>
  );
}

/** Designs of the tactics cards in a hand with how many there are; cards of others are unknown. */
function handOf(player: Player): readonly { design: number; n: number }[] {
  const counts = new Map<number, number>();
  for (const card of player.hand) {
    if (card === UNKNOWN) continue;
    const design = TACTICS_CARDS[card];
    counts.set(design, (counts.get(design) ?? 0) + 1);
  }
  return [...counts].map(([design, n]) => ({ design, n }));
}
