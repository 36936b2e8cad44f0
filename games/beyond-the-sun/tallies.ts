/** What statistics over many games count by: who had what in the end. */
import { NONE } from '@orrery/kernel';
import { ACHIEVEMENTS, SYSTEMS, TECHNOLOGIES } from './data/index.ts';
import { boardOf, ownsSlot, type State } from './state.ts';

export const tallies: Readonly<
  Record<string, (state: State, seat: number) => string | readonly string[]>
> = {
  faction: (state, seat) => boardOf(state.players[seat]).key,

  /** Technologies that a seat owned, in the tree or as private ones. */
  technology: (state, seat) => {
    const player = state.players[seat];
    const inTree = state.cards.filter((card, slot) => card !== NONE && ownsSlot(player, slot));
    return [...inTree, ...player.technologies].map((id) => TECHNOLOGIES[id].key);
  },

  colony: (state, seat) => state.players[seat].colonies.map((id) => SYSTEMS[id].key),

  achievement: (state, seat) =>
    state.achievements
      .filter((_, card) => state.claims.slice(card * 3, card * 3 + 3).includes(seat))
      .map((id) => ACHIEVEMENTS[id].key),

  /** Whether the seat began. */
  start: (state, seat) => (state.first === seat ? 'first' : 'later'),
};
