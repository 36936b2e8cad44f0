/** What statistics over many games count by. */
import { NONE, type Tallies } from '@orrery/kernel';
import { outpostsOf } from './counting.ts';
import { FACTIONS, MODULES, OUTPOSTS, UPGRADES } from './data/index.ts';
import { CORE_CELLS, type State } from './state.ts';

export const tallies: Tallies<State> = {
  faction: (state, seat) => FACTIONS[state.players[seat].faction].key,

  /** When in the order of turns the seat came. */
  order: (state, seat) => {
    const seats = state.players.length;
    return String(((seat - state.first + seats) % seats) + 1);
  },

  module: (state, seat) =>
    state.players[seat].modules.slice(CORE_CELLS).map((module) => MODULES[module].key),

  upgrade: (state, seat) =>
    state.players[seat].upgrades.filter((tile) => tile !== NONE).map((tile) => UPGRADES[tile].key),

  outpost: (state, seat) =>
    OUTPOSTS.filter(({ id }) => outpostsOf(state, seat, id) > 0).map(({ key }) => key),

  /** Turns of each player. */
  turns: (state) => String(Math.round(state.turns / state.players.length)),
};
