import { defineGame, NONE, newDeck, placesBy } from '@orrery/kernel';
import {
  ACHIEVEMENTS,
  DISCS_PER_TRACK,
  EVENTS,
  EVENTS_PER_LEVEL,
  FIRST_GAME,
  LOCATIONS,
  MOST_ROUNDS,
  SLOTS,
  SYSTEMS,
  SYSTEMS_BY_DECK,
  type SystemDeck,
  TABLEAU,
  TECHNOLOGIES_BY_LEVEL,
} from './data/index.ts';
import { SHIP_CLASSES } from './fleet.ts';
import { compareSeats, scoreLines } from './scoring.ts';
import { PHASE, type Player, SHIP_LEVELS, type State, shape } from './state.ts';
import { actSteps } from './steps/act.ts';
import { automateSteps } from './steps/automate.ts';
import { abilitySteps } from './steps/between-phases.ts';
import { branchSteps } from './steps/branches.ts';
import { buildSteps } from './steps/build.ts';
import { CLAIMS_PER_CARD, claimSteps } from './steps/claim.ts';
import { colonizeSteps } from './steps/colonize.ts';
import { controlSteps } from './steps/control.ts';
import { discoverSteps } from './steps/discover.ts';
import { drawSteps } from './steps/draws.ts';
import { effectSteps } from './steps/effects.ts';
import { eventSteps } from './steps/events.ts';
import { jumpSteps } from './steps/jump.ts';
import { produceSteps } from './steps/produce.ts';
import { researchSteps } from './steps/research.ts';
import { retireSteps } from './steps/retire.ts';
import { FACTIONS, setUpSteps } from './steps/set-up.ts';
import { supplySteps } from './steps/supply.ts';
import { emptyRows, openRow } from './steps/tableau.ts';
import { turnSteps } from './steps/turn.ts';
import { upgradeSteps } from './steps/upgrade.ts';
import { type Doors, type Vocabulary, vocabulary } from './vocabulary.ts';

const zeros = (length: number): number[] => new Array(length).fill(0);
const nones = (length: number): number[] => new Array(length).fill(NONE);

const newPlayer = (board: number): Player => ({
  board,
  ore: 0,
  population: 0,
  columns: zeros(5),
  returning: 0,
  tracks: [DISCS_PER_TRACK, DISCS_PER_TRACK],
  automation: [],
  ships: zeros(SHIP_CLASSES),
  slots: 0,
  technologies: [],
  colonies: [],
  colonyDiscs: [],
  events: [],
  exhibits: zeros(SHIP_LEVELS),
  pawn: NONE,
  emptied: 0,
});

/** Technologies of a level that lie in the deck: all but those that everybody can see. */
function inTechnologyDeck(state: State, level: 2 | 3 | 4): number[] {
  const seen = new Set([...state.cards, ...state.rows, ...state.revealed]);
  for (const player of state.players) for (const card of player.technologies) seen.add(card);
  return TECHNOLOGIES_BY_LEVEL[level].filter((card) => !seen.has(card));
}

/** Systems of a letter that lie in the deck. */
function inSystemDeck(state: State, letter: SystemDeck): number[] {
  const seen = new Set([...state.systems, ...state.drawn, state.held]);
  for (const player of state.players) for (const card of player.colonies) seen.add(card);
  return SYSTEMS_BY_DECK[letter].filter((card) => !seen.has(card));
}

export const beyondTheSun = defineGame<State, Vocabulary>({
  id: 'beyond-the-sun',
  version: 2,
  seats: { min: 2, max: 4 },
  options: {
    boards: { values: ['basic', 'advanced'], standard: 'basic' },
    factions: { values: ['random', 'in-order', 'chosen'], standard: 'random' },
    achievements: { values: ['random', 'first-game'], standard: 'random' },
    discovery: { values: ['deck', 'tableau'], standard: 'deck' },
    first: {
      values: ['random', '1', '2', '3', '4'],
      standard: 'random',
      fewest: { '3': 3, '4': 4 },
    },
    limit: { values: ['none', '100-rounds'], standard: 'none' },
  },
  state: shape,
  added: { mostRounds: 0 },
  components: {
    'technology-2': (state) => inTechnologyDeck(state, 2),
    'technology-3': (state) => inTechnologyDeck(state, 3),
    'technology-4': (state) => inTechnologyDeck(state, 4),
    'system-a': (state) => inSystemDeck(state, 'A'),
    'system-b': (state) => inSystemDeck(state, 'B'),
  },
  vocabulary,
  steps: {
    ...setUpSteps,
    ...turnSteps,
    ...abilitySteps,
    ...actSteps,
    ...effectSteps,
    ...branchSteps,
    ...supplySteps,
    ...buildSteps,
    ...upgradeSteps,
    ...jumpSteps,
    ...retireSteps,
    ...controlSteps,
    ...automateSteps,
    ...researchSteps,
    ...discoverSteps,
    ...drawSteps,
    ...colonizeSteps,
    ...eventSteps,
    ...produceSteps,
    ...claimSteps,
  },

  setUp({ seats, options }, k) {
    const advanced = options.boards === 'advanced';
    const tableau = options.discovery === 'tableau';
    const levelOne = [...TECHNOLOGIES_BY_LEVEL[1]];
    k.shuffle(levelOne); // BTS-3.1
    const boards = chooseBoards(options.factions, advanced, seats, k);
    const state: State = {
      tableau,
      first: firstPlayer(options.first, seats, k), // BTS-3.8
      active: 0,
      round: 0,
      lastRound: 0,
      mostRounds: options.limit === 'none' ? 0 : MOST_ROUNDS,
      phase: PHASE.setUp,
      cards: SLOTS.map(({ level }, slot) => (level === 1 ? levelOne[slot] : NONE)),
      technologies2: newDeck(TECHNOLOGIES_BY_LEVEL[2]),
      technologies3: newDeck(TECHNOLOGIES_BY_LEVEL[3]),
      technologies4: newDeck(TECHNOLOGIES_BY_LEVEL[4]),
      rows: tableau ? emptyRows() : [], // BTS-3.13
      revealed: [],
      unseen: EVENTS.map(({ id }) => id),
      faceDown: [EVENTS_PER_LEVEL, EVENTS_PER_LEVEL],
      turned: NONE,
      discarded: [],
      standing: [],
      links: [],
      held: NONE,
      guilds: 0,
      systemsA: newDeck([]),
      systemsB: newDeck(SYSTEMS_BY_DECK.B),
      systems: nones(LOCATIONS.length),
      drawn: [],
      companionAt: NONE,
      controllers: nones(LOCATIONS.length),
      outposts: nones(LOCATIONS.length),
      achievements: chooseAchievements(options.achievements, k), // BTS-3.5
      claims: [],
      claimDiscs: [],
      unclaimed: 0,
      used: 0,
      acting: false,
      changed: false,
      built: false,
      seized: 0,
      owed: 0,
      bonuses: [],
      holding: 0,
      players: boards.map(newPlayer),
    };
    state.active = state.first;
    state.claims = nones(state.achievements.length * CLAIMS_PER_CARD);
    state.claimDiscs = nones(state.achievements.length * CLAIMS_PER_CARD);
    layOutSystems(state, k);
    if (tableau) for (const level of TABLEAU.openAtStart) openRow(state, level, k);
    k.push({ step: 'lay-out', seat: -1 });
    k.push({ step: 'choose-factions', seat: -1, advanced });
    return state;
  },

  score: scoreLines,

  places: (state, seats) => placesBy(seats, (a, b) => compareSeats(state, a, b)),

  // The rules know no limit of turns; the longest of 3,000 games of random choices took 17,000.
  bounds: { decisions: 100_000, options: 400 },
});

/** Two of the four starting systems on the A places, two of deck B on the others (BTS-3.4). */
function layOutSystems(state: State, k: Doors): void {
  const starting = SYSTEMS_BY_DECK.A.filter((card) => SYSTEMS[card].starting);
  for (const { id, deck } of LOCATIONS) if (deck === 'A') state.systems[id] = k.take(starting);
  const others = SYSTEMS_BY_DECK.A.filter((card) => !state.systems.includes(card));
  state.systemsA = newDeck(others);
  for (const { id, deck } of LOCATIONS)
    if (deck === 'B') state.systems[id] = k.draw(state.systemsB);
}

function chooseAchievements(option: string, k: Doors): number[] {
  if (option === 'first-game') return [...FIRST_GAME.achievements];
  const ofDeck = (letter: string) =>
    ACHIEVEMENTS.filter(({ deck }) => deck === letter).map(({ id }) => id);
  return [...ofDeck('base'), k.take(ofDeck('A')), k.take(ofDeck('B'))];
}

/** The board of each seat; NONE where it is still to be chosen. */
function chooseBoards(option: string, advanced: boolean, seats: number, k: Doors): number[] {
  if (option === 'chosen') return nones(seats);
  const boards = Array.from({ length: FACTIONS }, (_, n) => n + (advanced ? FACTIONS : 0));
  if (option === 'random') k.shuffle(boards);
  return boards.slice(0, seats);
}

function firstPlayer(chosen: string, seats: number, k: Doors): number {
  return chosen === 'random' ? k.below(seats) : Number(chosen) - 1;
}
