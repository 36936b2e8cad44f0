/** The table at the start. */

import { NONE, newDeck, type SetUp } from '@orrery/kernel';
import {
  BASES,
  DESTINIES,
  DISCOVERY_STACK,
  DISCOVERY_TOKENS,
  EVENT_TRACK,
  EVENTS,
  FACTIONS,
  FACTIONS_DEALT,
  FIRST_NEBULA,
  GAINABLE,
  type Length,
  MARKET_ROWS,
  MECHAPHAGES,
  MOONS,
  MOST_TURNS,
  NEBULAE,
  PLANETS,
  RAIDERS,
  SHIP_TYPES,
  SPACES,
  SPECIAL_REGIONS,
  SPECIAL_SPACES,
  STARTING_LEADERS,
  STARTING_PLANETS,
  STARTING_SWARM,
  STARTING_VP,
  SUPREMACY_TOKENS,
  SUPREMACY_TOKENS_IN_PLAY,
  TACTICS_CARDS,
  TERMINUS,
  UPGRADES,
} from './data/index.ts';
import { MODULE_TYPES, RAIDER_CLASSES, STACKS, TRACK, TRACKS, WANDERING } from './data/terms.ts';
import { baseTile, REGION_COUNT, regionOfBase, specialTile } from './frontier.ts';
import { ALL_OF_TYPE, refill } from './market.ts';
import { enterRaider, FIGURES, rollNebula } from './raiders.ts';
import { TYPE_OF_SHIP } from './ships.ts';
import { BAY, CORE_CELLS, PHASE, type Player, type State, SUPPLY, seatAfter } from './state.ts';
import { layPlanet } from './steps/events.ts';
import type { Doors } from './vocabulary.ts';

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
const nones = (n: number): number[] => new Array<number>(n).fill(NONE);
const numbered = (rows: readonly unknown[]): number[] => [...rows.keys()];

/** The first ships of each type start in the launch bay (AE-3.2.1). */
const STARTING_SHIPS = TYPE_OF_SHIP.map((type, ship) =>
  ship - TYPE_OF_SHIP.indexOf(type) < SHIP_TYPES[type].inBay ? BAY : SUPPLY,
);

const newPlayer = (): Player => ({
  faction: NONE,
  dealtFactions: [],
  vp: 0,
  stock: zeros(5),
  hand: [],
  support: [],
  discoveries: [],
  looking: [],
  tokens: [],
  destinies: [],
  foreseen: [],
  tracks: zeros(TRACKS.length),
  ships: STARTING_SHIPS.slice(),
  wear: zeros(TYPE_OF_SHIP.length),
  upgrades: nones(SHIP_TYPES.length),
  tiles: [],
  leaders: zeros(REGION_COUNT),
  leaderBay: 0,
  captives: 0,
  settled: 0,
  modules: MODULE_TYPES.map((type) => GAINABLE + type),
  damage: zeros(CORE_CELLS),
  docks: zeros(CORE_CELLS),
  slots: nones(CORE_CELLS),
  paidSlots: [],
  line: [TRACK.industry],
  moons: [],
  operations: NONE,
  outpostCards: zeros(TRACKS.length),
  usedCards: zeros(TRACKS.length),
  clock: 0,
});

export const eventDeck = (twilight: boolean): number[] =>
  EVENTS.filter(({ deck }) => deck === (twilight ? 'cosmic-twilight' : 'galactic-dawn')).map(
    ({ id }) => id,
  );

/** The raider card of a class: the one named, or one at random (AE-3.1.5). */
function chooseRaider(named: string, raiderClass: number, extra: boolean, k: Doors): number {
  const chosen = RAIDERS.findIndex(({ key }) => key === named);
  if (chosen >= 0) return chosen;
  const cards = RAIDERS.filter((card) => card.class === raiderClass && (extra || !card.extra));
  return k.take(cards.map(({ id }) => id));
}

/** The option that names the raider of a class. */
export const raiderOption = (raiderClass: number): string =>
  raiderClass === 0 ? 'swarm' : `raider-${RAIDER_CLASSES[raiderClass].toLowerCase()}`;

/** Planets and bases in fill order, around the special regions (AE-3.1.2, AE-3.1.3, AE-4.15.1). */
function layOutTiles(state: State, special: string, k: Doors): void {
  const seats = state.players.length as 2 | 3 | 4;
  if (special !== 'none') {
    const kind = special === 'quasars' ? 'quasar' : 'vortex';
    const tiles = SPECIAL_REGIONS.filter((region) => region.kind === kind).map(({ id }) => id);
    for (const space of SPECIAL_SPACES) state.tiles[space] = specialTile(k.take(tiles));
  }
  const stack = numbered(PLANETS);
  const planets = Array.from({ length: STARTING_PLANETS[seats] }, () => k.take(stack));
  state.planetStack = stack.reduce((mask, planet) => mask | (1 << planet), 0);
  const tiles = [...planets, ...numbered(BASES).map(baseTile)];
  while (tiles.length > 0) {
    const region = state.tiles.indexOf(NONE);
    const tile = k.take(tiles);
    if (tile < PLANETS.length) layPlanet(state, region, tile, k);
    else state.tiles[region] = tile;
  }
}

/** Planets have got theirs with their tiles (AE-3.1.4). */
function layOutMoons(state: State, k: Doors): void {
  const wandering = MOONS.filter(({ color }) => color === WANDERING).map(({ id }) => id);
  for (let i = 0; i < NEBULAE; i++) state.topMoons[FIRST_NEBULA + i] = k.take(wandering);
}

/**
 * Leaders at every base and in a random nebula, upgrade tiles, faction cards (AE-3.2.5, AE-3.2.3,
 * AE-3.2.2).
 */
function layOutPlayers(state: State, k: Doors): void {
  for (const player of state.players) {
    for (let base = 0; base < BASES.length; base++) {
      player.leaders[regionOfBase(state, base)] += STARTING_LEADERS.perBase;
    }
    player.leaders[rollNebula(k)] += STARTING_LEADERS.nebula;
    player.leaderBay = STARTING_LEADERS.station;
    for (let i = 0; i < FACTIONS_DEALT; i++)
      player.dealtFactions.push(k.take(state.undealtFactions));
  }
  for (let type = 0; type < SHIP_TYPES.length; type++) {
    const tiles = UPGRADES.filter(({ ship, faction }) => ship === type && faction === null);
    const standard = tiles.map(({ id }) => id);
    for (const player of state.players) player.tiles.push(k.take(standard));
  }
}

/** Dice decide, and all are equally lucky (AE-3.2.6); of a team the member on the left begins (AE-4.17.2). */
const firstPlayer = (seats: number, teams: boolean, k: Doors): number =>
  teams ? 2 * k.below(2) + 1 : k.below(seats);

export function setUp({ seats, options }: SetUp, k: Doors): State {
  const [teams, destiny] = [options.teams === 'on', options.destiny === 'on'];
  const twilight = options.events === 'cosmic-twilight';
  const discoveries = DISCOVERY_TOKENS.slice();
  const supremacy = numbered(SUPREMACY_TOKENS);
  const state: State = {
    phase: PHASE.setUp,
    teams,
    twilight,
    destiny,
    terminus: TERMINUS[options.length as Length], // AE-3.1.6
    first: firstPlayer(seats, teams, k),
    active: 0,
    turns: 0,
    mostTurns: options.limit === 'none' ? 0 : MOST_TURNS * seats,
    ending: NONE,
    tiles: nones(SPACES),
    planetStack: 0,
    topMoons: nones(REGION_COUNT),
    moonsBelow: zeros(REGION_COUNT),
    unseenMoons: TRACKS.map(() => (1 << 9) - 1),
    discardedMoons: [],
    bonus: zeros(REGION_COUNT),
    outposts: nones(SPACES),
    raiders: RAIDER_CLASSES.map((_, raiderClass) =>
      chooseRaider(options[raiderOption(raiderClass)], raiderClass, options.extra === 'on', k),
    ),
    figures: nones(FIGURES),
    figureWear: zeros(FIGURES),
    mechaphages: MECHAPHAGES,
    market: nones(MODULE_TYPES.length * MARKET_ROWS),
    unseenModules: MODULE_TYPES.map(() => ALL_OF_TYPE),
    buriedModules: [],
    tacticsDeck: newDeck(numbered(TACTICS_CARDS)),
    tacticsDiscard: [],
    resolving: [],
    eventDeck: newDeck(eventDeck(twilight)),
    eventDiscard: [],
    eventCard: [],
    // AE-3.1.8
    stacks: STACKS.map(() => Array.from({ length: DISCOVERY_STACK }, () => k.take(discoveries))),
    unusedDiscoveries: discoveries,
    usedDiscoveries: [],
    supremacyTokens: Array.from({ length: SUPREMACY_TOKENS_IN_PLAY }, () => k.take(supremacy)),
    undealtFactions: numbered(FACTIONS),
    undealtDestinies: destiny ? numbered(DESTINIES) : [],
    marker: EVENT_TRACK.start[seats as 2 | 3 | 4], // AE-3.1.1
    newest: NONE,
    region: NONE,
    launched: NONE,
    mustReturn: false,
    returning: false,
    purchasing: false,
    grants: [],
    once: 0,
    played: [],
    raiderAim: 0,
    battle: null,
    players: Array.from({ length: seats }, newPlayer),
  };
  state.active = state.first;
  layOutTiles(state, options.special, k);
  layOutMoons(state, k);
  refill(state, k); // AE-3.1.7
  for (let i = 0; i < STARTING_SWARM; i++) enterRaider(state, 0, k);
  layOutPlayers(state, k);
  // AE-3.2.7
  for (let i = 0; i < seats; i++) {
    state.players[seatAfter(state.first, i, seats)].vp = STARTING_VP[i];
  }
  return state;
}
