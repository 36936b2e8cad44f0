/** What simulations count wins by, besides the seat. */
import type { Tallies } from '@orrery/kernel';
import { SPECIES } from './data/species.ts';
import type { State } from './state.ts';

export const tallies: Tallies<State> = {
  species: (state, seat) => SPECIES[state.players[seat].species].id,
};
