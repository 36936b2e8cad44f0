import { defineGame, placesBy } from '@orrery/kernel';
import { DESTINIES, DISCOVERY_TOKENS, FACTIONS, RAIDERS, TACTICS_CARDS } from './data/index.ts';
import { RAIDER_CLASSES } from './data/terms.ts';
import { eventDeck, raiderOption, setUp } from './new-table.ts';
import { compareSeats, scoreLines } from './scoring.ts';
import { type State, shape } from './state.ts';
import { steps } from './steps/index.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

const ALL_TACTICS = [...TACTICS_CARDS.keys()];
const ALL_FACTIONS = [...FACTIONS.keys()];
const ALL_DESTINIES = [...DESTINIES.keys()];

/** One of the raiders of a class, by name, or any. */
const raiderValues = (raiderClass: number) => ({
  values: ['random', ...RAIDERS.filter((card) => card.class === raiderClass).map(({ key }) => key)],
  standard: raiderClass === 0 ? 'vorticon-attackers' : 'random',
});

export const andromedasEdge = defineGame<State, Vocabulary>({
  id: 'andromedas-edge',
  version: 10,
  seats: { min: 2, max: 4 },
  options: {
    length: { values: ['short', 'medium', 'long'], standard: 'medium' },
    events: { values: ['galactic-dawn', 'cosmic-twilight'], standard: 'galactic-dawn' },
    special: { values: ['none', 'quasars', 'vortexes'], standard: 'none' },
    destiny: { values: ['off', 'on'], standard: 'off' },
    teams: { values: ['off', 'on'], standard: 'off', seats: [4] },
    ...Object.fromEntries(
      RAIDER_CLASSES.map((_, raiderClass) => [
        raiderOption(raiderClass),
        raiderValues(raiderClass),
      ]),
    ),
    extra: { values: ['off', 'on'], standard: 'off' },
    limit: { values: ['none', '200-turns'], standard: 'none' },
  },
  state: shape,
  added: { mostTurns: 0 },
  components: {
    tactics: () => ALL_TACTICS,
    event: ({ twilight }) => eventDeck(twilight),
    discovery: () => DISCOVERY_TOKENS,
    faction: ({ players }) => (players[0].faction < 0 ? ALL_FACTIONS : []),
    destiny: ({ destiny }) => (destiny ? ALL_DESTINIES : []),
  },
  sights: { team: ({ teams }, owner) => (teams ? 3 << (owner & ~1) : 1 << owner) },
  vocabulary,
  steps,
  setUp(options, k) {
    const state = setUp(options, k);
    k.push({ step: 'begin', seat: -1 });
    if (state.destiny) {
      k.push({ step: 'choose-destinies', seat: -1 });
      k.push({ step: 'deal-destinies', seat: -1 });
    }
    k.push({ step: 'choose-factions', seat: -1 });
    return state;
  },

  score: scoreLines,
  places: (state, seats) => placesBy(seats, (a, b) => compareSeats(state, a, b)),

  // Nothing in the rules forces anybody to score; a game of random choices takes a few thousand.
  bounds: { decisions: 40_000, options: 400 },
});
