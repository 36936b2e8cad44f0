/** What statistics over many games count by. */
import { NONE, type Tallies } from '@orrery/kernel';
import { outpostsOf } from './counting.ts';
import {
  BASES,
  FACTIONS,
  MODULES,
  OUTPOSTS,
  TACTICS,
  TACTICS_CARDS,
  UPGRADES,
} from './data/index.ts';
import { baseAt } from './frontier.ts';
import { CORE_CELLS, type State } from './state.ts';
import type { Told, Vocabulary } from './vocabulary.ts';

/** The bases that a seat launched to, in that order. Tiles never move, so those at the end tell. */
const basesOf = (state: State, seat: number, events: readonly Told[]): readonly number[] =>
  events.flatMap((event) => {
    if (event.type !== 'launched' || event.seat !== seat) return [];
    const base = baseAt(state, event.region);
    return base === NONE ? [] : [base];
  });

export const tallies: Tallies<State, Vocabulary> = {
  faction: (state, seat) => FACTIONS[state.players[seat].faction].key,

  /** When in the order of turns the seat came. */
  order: (state, seat) => {
    const seats = state.players.length;
    return String(((seat - state.first + seats) % seats) + 1);
  },

  /** The first base that a ship of the seat was launched to. */
  'opening base': (state, seat, events) => {
    const [first] = basesOf(state, seat, events);
    return first === undefined ? 'none' : BASES[first].key;
  },

  module: (state, seat) =>
    state.players[seat].modules.slice(CORE_CELLS).map((module) => MODULES[module].key),

  /** Tactics cards that were played, each once. */
  tactics: (_state, seat, events) => {
    const played = new Set<string>();
    for (const event of events) {
      if (event.type !== 'card-played' || event.seat !== seat) continue;
      played.add(TACTICS[TACTICS_CARDS[event.card]].key);
    }
    return [...played];
  },

  upgrade: (state, seat) =>
    state.players[seat].upgrades.filter((tile) => tile !== NONE).map((tile) => UPGRADES[tile].key),

  outpost: (state, seat) =>
    OUTPOSTS.filter(({ id }) => outpostsOf(state, seat, id) > 0).map(({ key }) => key),

  /** Steps on all tracks together, the two of the faction among them. */
  steps: (state, seat) => String(state.players[seat].tracks.reduce((sum, at) => sum + at, 0)),

  /** Turns of each player. */
  turns: (state) => String(Math.round(state.turns / state.players.length)),
};
