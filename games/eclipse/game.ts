import { defineGame, seatsFrom, TableError } from '@orrery/kernel';
import { including, itemsOf } from './bits.ts';
import { DISCOVERY_TILES } from './data/discoveries.ts';
import { TABLE_OPTIONS } from './data/options.ts';
import { REPUTATION_TILES } from './data/reputation.ts';
import { GALACTIC_CENTER, INNER, MIDDLE, OUTER, SECTORS, STACK_SECTORS } from './data/sectors.ts';
import { MAX_SEATS, MIN_SEATS, SET_UP } from './data/set-up.ts';
import { NOT_ADVISED_FOR_TWO, SPECIES } from './data/species.ts';
import { TECH_COPIES } from './data/technologies.ts';
import { availableSpecies, newPlayer, settleIn } from './new-player.ts';
import { placesOf, scoreLines } from './scoring.ts';
import {
  RULE_NO_INFLUENCE_BY_SHIP,
  RULE_NO_SETTLING_ON_PASS,
  RULE_REVERSE_ENTRY_DRAWS,
  RULE_STORAGE_CAP,
  RULE_TRANSIT_IS_PEACEFUL,
  RULE_UNLIMITED_STRUCTURES,
  type State,
  shape,
} from './state.ts';
import { offerTechs } from './steps/cleanup.ts';
import { steps } from './steps/index.ts';
import { type Doors, type Vocabulary, vocabulary } from './vocabulary.ts';
import { layOnMap } from './ways.ts';

type Options = Readonly<Record<string, string>>;

/** The values of table options that set a bit of `rules`. */
const RULES: readonly (readonly [string, string, number])[] = [
  ['storage-cap', '40', RULE_STORAGE_CAP],
  ['colony-ships-on-pass', 'no', RULE_NO_SETTLING_ON_PASS],
  ['influence-own-ship-hex', 'no', RULE_NO_INFLUENCE_BY_SHIP],
  ['transit-breaks-relations', 'no', RULE_TRANSIT_IS_PEACEFUL],
  ['reputation-draw-order', 'reverse-entry', RULE_REVERSE_ENTRY_DRAWS],
  ['structure-limit', 'none', RULE_UNLIMITED_STRUCTURES],
];

/** A list with the same number for each sector, or for each sector and something else. */
const bySector = (value: number, stride = 1): number[] =>
  new Array(SECTORS.length * stride).fill(value);

/** Before anybody has a species: the centre, the stacks and the bags. */
function emptyTable(seats: number, options: Options): State {
  return {
    rules: RULES.reduce((bits, [id, value, bit]) => (options[id] === value ? bits | bit : bits), 0),
    round: 0,
    phase: 0,
    active: 0,
    startPlayer: 0,
    firstToPass: -1,
    traitor: -1,
    refused: 0,
    arrivals: 0,
    stopped: false,
    offer: TECH_COPIES.map(() => 0),
    techBag: TECH_COPIES.flatMap((copies, tech) => new Array<number>(copies).fill(tech)),
    reputationBag: [...REPUTATION_TILES],
    discoveryPool: [...DISCOVERY_TILES],
    usedDiscoveries: [],
    inner: [...STACK_SECTORS[INNER]],
    middle: [...STACK_SECTORS[MIDDLE]],
    outer: [],
    unused: [...STACK_SECTORS[OUTER]],
    innerDiscards: [],
    middleDiscards: [],
    outerDiscards: [],
    revealed: [],
    hexOf: bySector(-1),
    rotation: bySector(0),
    ways: bySector(-1, 6),
    owner: bySector(-1),
    cubes: bySector(0),
    structures: bySector(0),
    ancients: bySector(0),
    discovery: bySector(0),
    defenseSystem: true,
    fleets: bySector(0, MAX_SEATS),
    arrived: bySector(0, MAX_SEATS),
    players: Array.from({ length: seats }, newPlayer),
    battle: null,
  };
}

/** The species that a table plays with, as bits (ECL-1.6, ECL-1.15). */
function speciesPool(seats: number, options: Options): number {
  let pool = 0;
  for (const { index, terran } of SPECIES) {
    if (options['species-pool'] === 'terrans' && !terran) continue;
    if (
      seats === 2 &&
      options['two-player-species'] === 'advised' &&
      NOT_ADVISED_FOR_TWO.includes(index)
    )
      continue;
    pool = including(pool, index);
  }
  return pool;
}

/** The seat's board without asking: the alien side if the table plays with aliens. */
function fixedSpecies(seat: number, options: Options): number {
  const found = SPECIES.find(
    ({ board, terran }) => board === seat && terran === (options['species-pool'] === 'terrans'),
  );
  if (!found) throw new TableError('bad-set-up', `no board for seat ${seat}`, { seat });
  return found.index;
}

const randomSpecies = (state: State, pool: number, k: Doors): number =>
  k.take(itemsOf(availableSpecies(state, pool)));

/** Those who pick, in order: with aliens the start player comes last (ECL-1.6, ECL-1.7). */
function pickingOrder(state: State, options: Options): number[] {
  const order = seatsFrom(state.startPlayer, state.players.length);
  return options['species-pool'] === 'terrans' ? order : order.reverse();
}

/** Sectors of a stack that lie face down or discarded somewhere; the others are in plain view. */
const unplaced = (stack: number) => (state: State) =>
  STACK_SECTORS[stack].filter(
    (sector) => state.hexOf[sector] < 0 && !state.revealed.includes(sector),
  );

export const eclipse = defineGame<State, Vocabulary>({
  id: 'eclipse',
  version: 2,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: TABLE_OPTIONS,
  state: shape,
  components: {
    reputation: () => REPUTATION_TILES,
    discovery: () => DISCOVERY_TILES,
    'inner-sector': unplaced(INNER),
    'middle-sector': unplaced(MIDDLE),
    'outer-sector': unplaced(OUTER),
  },
  vocabulary,
  steps,

  setUp({ seats, options }, k) {
    const state = emptyTable(seats, options);
    state.startPlayer = k.below(seats);
    state.active = state.startPlayer;
    k.emit({ type: 'game-started', seat: state.startPlayer });
    offerTechs(state, SET_UP[seats].technologies, k);
    for (let i = 0; i < SET_UP[seats].outerSectors; i++) state.outer.push(k.take(state.unused));
    layOnMap(state, GALACTIC_CENTER, 0, 0);
    state.discovery[GALACTIC_CENTER] = 1; // ECL-1.4

    k.pushInOrder({ step: 'rounds', seat: -1 }, { step: 'finish', seat: -1 });
    if (options['home-orientation'] === 'player-choice') {
      const order = seatsFrom(state.startPlayer, seats);
      k.pushInOrder(...order.map((seat) => ({ step: 'turn-home', seat }) as const));
    }
    const pool = speciesPool(seats, options);
    const choice = options['species-choice'];
    if (choice === 'pick') {
      const order = pickingOrder(state, options);
      k.pushInOrder(...order.map((seat) => ({ step: 'pick-species', seat, pool }) as const));
      return state;
    }
    for (let seat = 0; seat < seats; seat++) {
      const species =
        choice === 'fixed' ? fixedSpecies(seat, options) : randomSpecies(state, pool, k);
      settleIn(state, seat, species, k);
    }
    return state;
  },

  score: scoreLines,
  places: placesOf,

  bounds: { decisions: 20_000, options: 400 },
});
