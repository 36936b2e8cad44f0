/** Tables set up in the words of the game, for tests of rules in play. */
import { NONE } from '@orrery/kernel';
import { type Scene, scene } from '@orrery/kernel/testing';
import {
  BASES,
  DISCOVERIES,
  EVENTS,
  FACTIONS,
  GAINABLE,
  LEADERS,
  MARKET_ROWS,
  MODULES,
  MOONS,
  PLANETS,
  RAIDERS,
  REGIONS,
  SPECIAL_REGIONS,
  SUPREMACY_TOKENS,
  TACTICS,
  TACTICS_CARDS,
  UPGRADES,
} from '../data/index.ts';
import {
  MODULE_TYPES,
  RAIDER_CLASS,
  type RESOURCE,
  RESOURCES,
  SHIP,
  TRACK,
  TRACKS,
  WANDERING,
} from '../data/terms.ts';
import { baseTile, isNebula, planetAt, specialTile } from '../frontier.ts';
import { andromedasEdge } from '../game.ts';
import { FIRST_FIGURE } from '../raiders.ts';
import { FIRST_OF_TYPE } from '../ships.ts';
import {
  BARGE,
  BAY,
  type Battle,
  DOCK,
  PHASE,
  SETTLED,
  type State,
  SUPPLY,
  WRECK,
} from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import { accountFlaw } from './accounts.ts';
import { LAWS } from './laws.ts';

/** Several keys in one string: `mint parliament`. */
type Words = string;
type Counts<K extends string> = Readonly<Partial<Record<K, number>>>;

/** A player as a test needs it; what is left out is as plain as can be. */
export interface Seat {
  /** The Weldborn Smiths, if left out: they are the ones who interfere least. */
  readonly faction?: string;
  readonly stock?: Counts<Exclude<keyof typeof RESOURCE, 'tactics'>>;
  readonly hand?: Words;
  readonly support?: Words;
  /** `transport:B2 fighter:bay`, places being regions, bay, wreck or barge; 3 transports in the bay if left out. */
  readonly ships?: Words;
  /** Damage on shields: `heavy-cruiser`. */
  readonly worn?: Words;
  readonly upgrades?: Words;
  /** Upgrade tiles not installed yet. */
  readonly tiles?: Words;
  /** Leaders in regions; with `bay` in the leader bay. */
  readonly leaders?: Readonly<Record<string, number>>;
  /** Modules gained, the industry ones in the order of their row. */
  readonly modules?: Words;
  readonly damage?: Readonly<Record<string, number>>;
  /** Modules activated with a ship in this Return. */
  readonly docked?: Words;
  /** Moons in slots by module: `{ mint: 'science-1', operations: 'supremacy-1' }`. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Unplaced moons. */
  readonly moons?: Words;
  readonly tracks?: Counts<(typeof TRACKS)[number]>;
  readonly vp?: number;
  /** Regions with outposts; their cards are face up. */
  readonly outposts?: Words;
  readonly discoveries?: Words;
  readonly tokens?: Words;
  readonly clock?: number;
}

export interface Situation {
  readonly seats?: readonly Seat[];
  readonly options?: Readonly<Record<string, string>>;
  readonly active?: number;
  /** Changes to the usual map: `{ D1: 'cindral', C3: '' }`. */
  readonly map?: Readonly<Record<string, string>>;
  /** The open moon in a region; '' for none. Two lie beneath unless `below` says so. */
  readonly moons?: Readonly<Record<string, string>>;
  readonly below?: Readonly<Record<string, number>>;
  /** Regions of figures: `{ S: 'N1 N2', A: 'N2' }`. */
  readonly raiders?: Readonly<Partial<Record<keyof typeof RAIDER_CLASS, Words>>>;
  /** Raider cards in play: `saucer-abductor`. */
  readonly cards?: Words;
  /** Face-up modules by type, the oldest first. */
  readonly market?: Readonly<Partial<Record<(typeof TRACKS)[number], Words>>>;
  readonly marker?: number;
  /** The next event cards, the first on top. */
  readonly events?: Words;
  /** The active region. */
  readonly region?: string;
  readonly terminus?: number;
  readonly agenda?: readonly StepFrame[];
  readonly chance?: readonly number[];
  /** What words can't say. */
  readonly state?: (state: State) => void;
}

const words = (text: Words = ''): string[] => text.split(' ').filter((word) => word !== '');

const numberIn = (rows: readonly { readonly key: string }[], key: string): number => {
  const at = rows.findIndex((row) => row.key === key);
  if (at < 0) throw new Error(`nothing is called ${key}`);
  return at;
};
export const region = (name: string): number => {
  const at = REGIONS.indexOf(name);
  if (at < 0) throw new Error(`no region is called ${name}`);
  return at;
};
export const module = (key: string): number => numberIn(MODULES, key);
export const moon = (key: string): number => numberIn(MOONS, key);
export const design = (key: string): number => numberIn(TACTICS, key);
export const event = (key: string): number => numberIn(EVENTS, key);
export const upgrade = (key: string): number => numberIn(UPGRADES, key);
export const token = (key: string): number => numberIn(SUPREMACY_TOKENS, key);
export const discovery = (key: string): number => numberIn(DISCOVERIES, key);

const SHIP_NAMES: Readonly<Record<string, number>> = {
  transport: SHIP.transport,
  fighter: SHIP.fighter,
  'science-vessel': SHIP.scienceVessel,
  'heavy-cruiser': SHIP.heavyCruiser,
};
const PLACES: Readonly<Record<string, number>> = { bay: BAY, wreck: WRECK, barge: BARGE };

/** The tile that a key names. */
function tile(key: string): number {
  const planet = PLANETS.findIndex((row) => row.key === key);
  if (planet >= 0) return planet;
  const base = BASES.findIndex((row) => row.key === key);
  return base >= 0 ? baseTile(base) : specialTile(numberIn(SPECIAL_REGIONS, key));
}

/** Rows A to C of a table of four. */
const MAP: Readonly<Record<string, string>> = {
  A1: 'lyceum',
  A2: 'forgeheart',
  A3: 'aurum-reach',
  A4: 'glacien',
  A5: 'nyxholm',
  B1: 'ancient-monolith',
  B2: 'saffron',
  B3: 'obsidia',
  B4: 'trade-hub',
  C1: 'maximus-field',
  C2: 'odessa-field',
  C3: 'spaceyard',
  C4: 'development-office',
  C5: 'prismara',
};

function layMap(state: State, { map = {} }: Situation): void {
  state.tiles.fill(NONE);
  state.bonus.fill(0);
  state.planetStack = (1 << PLANETS.length) - 1;
  for (const [name, key] of Object.entries({ ...MAP, ...map })) {
    if (key === '') continue;
    const [space, what] = [region(name), tile(key)];
    state.tiles[space] = what;
    if (what < PLANETS.length) state.planetStack &= ~(1 << what);
  }
}

/** On planets the first moons of each color, which are the plainest; in nebulae the wandering ones. */
function layMoons(state: State, { moons = {}, below = {} }: Situation): void {
  const held = state.players.flatMap((player) => [
    ...player.moons,
    ...player.slots,
    player.operations,
  ]);
  const named = words(Object.values(moons).join(' ')).map(moon);
  state.topMoons.fill(NONE);
  state.moonsBelow.fill(0);
  state.discardedMoons = [];
  for (let color = 0; color <= WANDERING; color++) {
    const free = MOONS.filter(
      ({ id, color: own }) => own === color && !held.includes(id) && !named.includes(id),
    ).map(({ id }) => id);
    const places = REGIONS.filter((_, at) =>
      color === WANDERING ? isNebula(at) : PLANETS[planetAt(state, at)]?.type === color,
    );
    for (const name of places) {
      const key = moons[name];
      const top = key === undefined ? (free.shift() ?? NONE) : key === '' ? NONE : moon(key);
      state.topMoons[region(name)] = top;
    }
    if (color < WANDERING) stackMoons(state, color, places, free, below);
    else state.discardedMoons.push(...free);
  }
}

/** Moons that nobody has seen, and stacks that just hold them. */
function stackMoons(
  state: State,
  color: number,
  places: readonly string[],
  free: number[],
  below: NonNullable<Situation['below']>,
): void {
  for (const name of places) {
    const space = region(name);
    state.moonsBelow[space] = below[name] ?? (state.topMoons[space] === NONE ? 0 : 2);
  }
  const toCome = PLANETS.filter(({ id, type }) => type === color && (state.planetStack >> id) & 1);
  const room = (): number =>
    3 * toCome.length + places.reduce((sum, name) => sum + state.moonsBelow[region(name)], 0);
  for (const name of places.slice().reverse()) {
    const least = below[name] ?? 0;
    while (room() > free.length && state.moonsBelow[region(name)] > least) {
      state.moonsBelow[region(name)]--;
    }
  }
  state.discardedMoons.push(...free.splice(room()));
  state.unseenMoons[color] = free.reduce((mask, id) => mask | (1 << (id % 9)), 0);
}

/** The market as it was dealt or named, without what players have. */
function layModules(state: State, { market = {} }: Situation): void {
  const owned = state.players.flatMap(({ modules }) => modules);
  MODULE_TYPES.forEach((type) => {
    const all = MODULES.slice(0, GAINABLE).filter((each) => each.type === type);
    const dealt = state.market.slice(type * MARKET_ROWS, (type + 1) * MARKET_ROWS);
    const key = market[TRACKS[type] as keyof typeof market];
    const column =
      key === undefined ? dealt.filter((each) => !owned.includes(each)) : words(key).map(module);
    const unseen = all
      .map(({ id }) => id)
      .filter((each) => !owned.includes(each) && !column.includes(each));
    while (key === undefined && column.length < MARKET_ROWS) column.push(unseen.shift() as number);
    for (let row = 0; row < MARKET_ROWS; row++) {
      state.market[type * MARKET_ROWS + row] = column[row] ?? NONE;
    }
    state.unseenModules[type] = unseen.reduce((mask, each) => mask | (1 << (each - all[0].id)), 0);
  });
}

/** Tokens of players are no longer where they were. */
function layTokens(state: State): void {
  for (const { discoveries, tokens } of state.players) {
    for (const held of discoveries) {
      const stack = state.stacks.find((each) => each.includes(held));
      if (stack) stack.splice(stack.indexOf(held), 1);
      else {
        const { unusedDiscoveries: unused } = state;
        unused.splice(unused.indexOf(held), 1, state.stacks[0].pop() as number);
      }
    }
    for (const held of tokens) {
      const at = state.supremacyTokens.indexOf(held);
      state.supremacyTokens[at < 0 ? state.supremacyTokens.length - 1 : at] = NONE;
    }
  }
}

function placeRaiders(state: State, { raiders = {}, cards }: Situation): void {
  state.raiders = [
    'vorticon-attackers',
    'ice-pirates',
    'ember-wyrm',
    'death-sphere',
    'star-leviathan',
  ].map((key) => numberIn(RAIDERS, key));
  for (const key of words(cards)) {
    const card = numberIn(RAIDERS, key);
    state.raiders[RAIDERS[card].class] = card;
  }
  state.figures.fill(NONE);
  for (const [name, places] of Object.entries(raiders)) {
    const first = FIRST_FIGURE[RAIDER_CLASS[name as keyof typeof RAIDER_CLASS]];
    words(places).forEach((place, at) => {
      state.figures[first + at] = region(place);
    });
  }
}

/** Deals cards by design out of the deck. */
function deal(state: State, keys: Words | undefined): number[] {
  return words(keys).map((key) => {
    const { rest } = state.tacticsDeck;
    const at = rest.findIndex((card) => TACTICS_CARDS[card] === design(key));
    if (at < 0) throw new Error(`no ${key} is left`);
    return rest.splice(at, 1)[0];
  });
}

function seatPlayer(state: State, at: number, seat: Seat): void {
  const player = state.players[at];
  player.faction = numberIn(FACTIONS, seat.faction ?? 'weldborn-smiths');
  player.dealtFactions = [];
  player.clock = FACTIONS[player.faction].clock ? (seat.clock ?? 1) : 0;
  player.vp = seat.vp ?? 10;
  player.stock = RESOURCES.slice(0, 5).map((name) => seat.stock?.[name as 'energy'] ?? 0);
  player.hand = deal(state, seat.hand);
  player.support = deal(state, seat.support);
  player.tracks.fill(0);
  for (const [name, n] of Object.entries(seat.tracks ?? {})) {
    player.tracks[TRACK[name as keyof typeof TRACK]] = n;
  }
  placeShips(state, at, seat);
  player.upgrades = [NONE, NONE, NONE, NONE];
  for (const key of words(seat.upgrades)) {
    player.upgrades[UPGRADES[upgrade(key)].ship] = upgrade(key);
  }
  player.tiles = words(seat.tiles).map(upgrade);
  player.leaders.fill(0);
  player.leaderBay = 0;
  for (const [name, n] of Object.entries(seat.leaders ?? {})) {
    if (name === 'bay') player.leaderBay = n;
    else player.leaders[region(name)] = n;
  }
  player.captives = 0;
  // The others have settled, where they are in nobody's way.
  player.settled = LEADERS - player.leaderBay - player.leaders.reduce((sum, n) => sum + n, 0);
  furnish(state, at, seat);
  player.discoveries = words(seat.discoveries).map(discovery);
  player.tokens = words(seat.tokens).map(token);
}

function placeShips(state: State, at: number, { ships, worn }: Seat): void {
  const player = state.players[at];
  player.ships.fill(SUPPLY);
  player.wear.fill(0);
  for (const word of words(ships ?? 'transport:bay transport:bay transport:bay')) {
    const [name, place] = word.split(':');
    let ship = FIRST_OF_TYPE[SHIP_NAMES[name]];
    while (player.ships[ship] !== SUPPLY) ship++;
    player.ships[ship] = PLACES[place] ?? region(place);
  }
  for (const name of words(worn)) player.wear[FIRST_OF_TYPE[SHIP_NAMES[name]]]++;
}

function furnish(state: State, at: number, seat: Seat): void {
  const player = state.players[at];
  for (const key of words(seat.modules)) {
    if (MODULES[module(key)].type === TRACK.industry) player.line.push(player.modules.length);
    player.modules.push(module(key));
  }
  const cells = player.modules.length;
  player.damage = new Array(cells).fill(0);
  player.docks = new Array(cells).fill(DOCK.idle);
  player.slots = new Array(cells).fill(NONE);
  const cell = (key: string): number => player.modules.indexOf(module(key));
  for (const [key, n] of Object.entries(seat.damage ?? {})) player.damage[cell(key)] = n;
  for (const key of words(seat.docked)) player.docks[cell(key)] = DOCK.ship;
  for (const [key, what] of Object.entries(seat.slots ?? {})) {
    if (key === 'operations') player.operations = moon(what);
    else player.slots[cell(key)] = moon(what);
  }
  player.moons = words(seat.moons).map(moon);
  for (const name of words(seat.outposts)) {
    const space = region(name);
    state.outposts[space] = at;
    player.outpostCards[PLANETS[state.tiles[space]].type]++;
    player.ships[player.ships.indexOf(SUPPLY)] = SETTLED;
  }
}

/** The rest of a turn, from the choice between launch and return on. */
const turn = (seat = 0): StepFrame[] => [
  { step: 'act', seat },
  { step: 'finish-turn', seat },
  { step: 'end-turn', seat },
  { step: 'turns', seat: -1 },
];
/** Step 1 of a Return, and what follows. */
export const returning = (seat = 0): StepFrame[] => [
  { step: 'return', seat },
  { step: 'come-home', seat },
  { step: 'finish-turn', seat },
];
/** A battle in which nothing has happened yet but what is said. */
export const newBattle = (changes: Partial<Battle> = {}): Battle => ({
  over: false,
  dice: [0, 0, 0, 0, 0],
  aim: [0, 0, 0, 0, 0],
  rolls: new Array<number>(30).fill(0),
  closed: false,
  spared: 0,
  warded: [],
  winners: 0,
  defeated: 0,
  scrapped: 0,
  unshielded: false,
  after: [],
  ...changes,
});
/** A list of effects. */
export const effects = (list: string, seat = 0): StepFrame[] => [
  { step: 'effects', seat, list, at: 0, picked: NONE },
];
/** An event card at the end of a turn. */
export const eventAtEnd = (seat = 0): StepFrame[] => [{ step: 'event', seat }];

/** A table of two (or as many as there are seats) in the middle of the game. */
export function table(situation: Situation = {}): Scene<State> {
  const seats = situation.seats ?? [{}, {}];
  const { active = 0, agenda = turn(active), chance } = situation;
  return scene(andromedasEdge, {
    laws: LAWS,
    told: accountFlaw,
    seats: Math.max(2, seats.length),
    options: situation.options ?? {},
    ...(chance ? { chance } : {}),
    agenda: agenda as (StepFrame & Readonly<Record<string, unknown>>)[],
    state(state) {
      state.phase = PHASE.play;
      state.turns = 1;
      state.active = active;
      state.terminus = situation.terminus ?? 1000;
      state.undealtFactions = [];
      state.marker = situation.marker ?? 0;
      layMap(state, situation);
      placeRaiders(state, situation);
      state.outposts.fill(NONE);
      state.players.forEach((_, at) => {
        seatPlayer(state, at, seats[at] ?? {});
      });
      layMoons(state, situation);
      layModules(state, situation);
      layTokens(state);
      const top = words(situation.events).map(event);
      state.eventDeck.rest = state.eventDeck.rest.filter((card) => !top.includes(card));
      state.eventDeck.top = top.reverse();
      if (situation.region) state.region = region(situation.region);
      state.mustReturn = !state.players[active].ships.includes(BAY);
      state.returning = agenda.some(({ step }) => step === 'return');
      situation.state?.(state);
    },
  });
}

/** Regions that a kind of option names for a ship: `regions(table, 'launch', 'transport')`. */
export const regions = (at: Scene<State>, kind: string, ship: string): string[] =>
  at
    .options()
    .filter((key) => key.startsWith(`${kind} ${ship} `))
    .map((key) => key.split(' ')[2]);

/** Option keys of some kinds. */
export const kinds = (at: Scene<State>, ...wanted: string[]): string[] =>
  at.options().filter((key) => wanted.includes(key.split(' ')[0]));
