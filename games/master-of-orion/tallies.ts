/** What simulations count wins and points by. */
import { NONE, type Tallies } from '@orrery/kernel';
import { ADVISORS } from './data/advisors.ts';
import { CARDS } from './data/buildings.ts';
import { RACES } from './data/races.ts';
import type { State } from './state.ts';

export const tallies: Tallies<State> = {
  race: (state, seat) => RACES[state.players[seat].race].id,
  advisor: ({ players }, seat) =>
    players[seat].advisor === NONE ? 'none' : ADVISORS[players[seat].advisor].id,
  /** Every design in the seat's systems at the end. */
  building: ({ players }, seat) => [
    ...new Set(players[seat].systems.flat().map((card) => CARDS[card].id)),
  ],
};
