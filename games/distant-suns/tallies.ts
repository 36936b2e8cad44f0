/** What simulations count wins by, besides the seat. */
import type { Tallies } from '@orrery/kernel';
import { isSolo, type State } from './state.ts';

export const tallies: Tallies<State> = {
  /** Who placed the first module is 1, the next player 2; the active role goes on with each turn. */
  order(state, seat) {
    if (isSolo(state)) return '1';
    const seats = state.sheets.length;
    const first = (((state.active - state.turn) % seats) + seats) % seats;
    return String(((seat - first + seats) % seats) + 1);
  },
};
