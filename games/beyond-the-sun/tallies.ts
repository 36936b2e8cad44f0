/** What statistics over many games count by: who had what in the end. */
import { NONE, type Tallies } from '@orrery/kernel';
import { ACHIEVEMENTS, SYSTEMS, TECHNOLOGIES } from './data/index.ts';
import { boardOf, ownsSlot, type State } from './state.ts';
import { CLAIMS_PER_CARD } from './steps/claim.ts';

export const tallies: Tallies<State> = {
  faction: (state, seat) => boardOf(state.players[seat]).key,

  /** Whether the seat began the game. */
  order: (state, seat) => {
    const seats = state.players.length;
    return String(((seat - state.first + seats) % seats) + 1);
  },

  /** Technologies that a seat owned, in the tree or as private ones. */
  technology: (state, seat) => {
    const player = state.players[seat];
    const inTree = state.cards.filter((card, slot) => card !== NONE && ownsSlot(player, slot));
    return [...inTree, ...player.technologies].map((id) => TECHNOLOGIES[id].key);
  },

  colony: (state, seat) => state.players[seat].colonies.map((id) => SYSTEMS[id].key),

  achievement: (state, seat) =>
    state.achievements
      .filter((_, card) => {
        const first = card * CLAIMS_PER_CARD;
        return state.claims.slice(first, first + CLAIMS_PER_CARD).includes(seat);
      })
      .map((id) => ACHIEVEMENTS[id].key),

  rounds: (state) => String(state.round),
};
