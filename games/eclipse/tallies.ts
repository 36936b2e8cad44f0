/** What simulations count wins by, besides the seat. */
import type { Tallies } from '@orrery/kernel';
import { faults } from './conduct.ts';
import { SPECIES } from './data/species.ts';
import { COLLAPSED, PLAYING, RESIGNED, type State } from './state.ts';
import type { Vocabulary } from './vocabulary.ts';

const FATES: Readonly<Record<number, string>> = {
  [PLAYING]: 'stayed',
  [RESIGNED]: 'resigned',
  [COLLAPSED]: 'collapsed',
};

export const tallies: Tallies<State, Vocabulary> = {
  species: (state, seat) => SPECIES[state.players[seat].species].id,
  fate: (state, seat) => FATES[state.players[seat].status],
  fault: (_state, seat, events) => faults(events, seat),
};
