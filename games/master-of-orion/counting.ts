/** Counting a player's cards, for effects, conditions and the final score (MOO-1.3, MOO-12.7). */
import { CARDS } from './data/buildings.ts';
import type { Amount, Color, Condition, Count } from './data/effects.ts';
import { COLORS } from './data/effects.ts';
import { type Player, topCard } from './state.ts';

function countCards(player: Player, color: Color, working: boolean): number {
  let count = 0;
  for (const system of player.systems) {
    if (working) {
      if (system.length > 0 && CARDS[topCard(system)].color === color) count++;
    } else {
      for (const card of system) if (CARDS[card].color === color) count++;
    }
  }
  return count;
}

function countOf(player: Player, of: Count): number {
  switch (of.count) {
    case 'cards':
      return countCards(player, of.color, of.working);
    case 'systems':
      return player.systems.length;
    case 'colorSets': {
      let sets = Number.POSITIVE_INFINITY;
      for (const color of COLORS) sets = Math.min(sets, countCards(player, color, false));
      return sets;
    }
  }
}

export const amountOf = (player: Player, n: Amount): number =>
  typeof n === 'number' ? n : n.each * countOf(player, n.of);

/** Conditions are read at the moment when the effect would be applied. */
export const meets = (player: Player, { of, atLeast }: Condition): boolean =>
  (of.count === 'loyalty' ? player.loyalty : countOf(player, of)) >= atLeast;
