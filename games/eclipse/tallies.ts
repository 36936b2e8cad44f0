/** What simulations count wins by, besides the seat. */
import type { Tallies } from '@orrery/kernel';
import { SPECIES } from './data/species.ts';
import { COLLAPSED, PLAYING, RESIGNED, type State } from './state.ts';

const FATES: Readonly<Record<number, string>> = {
  [PLAYING]: 'stayed',
  [RESIGNED]: 'resigned',
  [COLLAPSED]: 'collapsed',
};

export const tallies: Tallies<State> = {
  species: (state, seat) => SPECIES[state.players[seat].species].id,
  fate: (state, seat) => FATES[state.players[seat].status],
};
