/**
 * Keeps books: what a choice changed must be what was told of it. The events are carried out on the
 * state as it was before, and the result is compared with the state as it is after.
 */
import { NONE } from '@orrery/kernel';
import { MODULES, MOST_DICE, RAIDERS, UPGRADES } from '../data/index.ts';
import { RESOURCE, SHIP } from '../data/terms.ts';
import { OPERATIONS } from '../moons.ts';
import { FIRST_FIGURE } from '../raiders.ts';
import { isInScrapyard, isOnMap, shipStats, TYPE_OF_SHIP } from '../ships.ts';
import {
  BARGE,
  BAY,
  DOCK,
  DOCKED,
  PHASE,
  type Player,
  SETTLED,
  SIDES,
  type State,
  SUPPLY,
  TOKEN,
  WRECK,
} from '../state.ts';

interface Told {
  readonly type: string;
  readonly seat: number;
  readonly [field: string]: unknown;
}

/** A ship or a figure: where it is, and the damage on its shields. */
type Piece = [number, number];

/** Whatever the books speak of; lists whose order means nothing are sorted when they are compared. */
type Account = Pick<
  Player,
  | 'vp'
  | 'stock'
  | 'hand'
  | 'tracks'
  | 'upgrades'
  | 'tiles'
  | 'leaders'
  | 'leaderBay'
  | 'captives'
  | 'modules'
  | 'damage'
  | 'docks'
  | 'foreseen'
  | 'moons'
  | 'operations'
  | 'outpostCards'
  | 'usedCards'
  | 'discoveries'
  | 'tokens'
  | 'clock'
> & {
  /** Place and wear of the ships of each type. */
  ships: Piece[][];
  slots: Map<number, number>;
};

interface Books {
  readonly players: Account[];
  /** Raiders by class. */
  readonly figures: Piece[][];
  readonly outposts: number[];
  readonly tiles: number[];
  discarded: number[];
  readonly buried: number[];
  /** Modules in their decks, by type, one bit each. */
  readonly unseenModules: number[];
  /** The active region. */
  region: number;
  marker: number;
  turns: number;
  active: number;
  ending: number;
  returning: number;
  /** Of the battle, while there is one. */
  readonly rolls: number[];
  winners: number;
  defeated: number;
  spared: number;
  warded: number;
}

const accountOf = (player: Player): Account => ({
  vp: player.vp,
  stock: player.stock.slice(),
  hand: player.hand.slice(),
  tracks: player.tracks.slice(),
  upgrades: player.upgrades.slice(),
  tiles: player.tiles.slice(),
  leaders: player.leaders.slice(),
  leaderBay: player.leaderBay,
  captives: player.captives,
  modules: player.modules.slice(),
  damage: player.damage.slice(),
  docks: player.docks.slice(),
  foreseen: player.foreseen.slice(),
  moons: player.moons.slice(),
  operations: player.operations,
  outpostCards: player.outpostCards.slice(),
  usedCards: player.usedCards.slice(),
  discoveries: player.discoveries.slice(),
  tokens: player.tokens.slice(),
  clock: player.clock,
  ships: [...new Set(TYPE_OF_SHIP)].map((type) =>
    player.ships.flatMap((at, ship): Piece[] =>
      TYPE_OF_SHIP[ship] === type ? [[at, player.wear[ship]]] : [],
    ),
  ),
  slots: new Map(player.slots.map((moon, cell) => [player.modules[cell], moon])),
});

const booksOf = (state: State): Books => ({
  players: state.players.map(accountOf),
  figures: FIRST_FIGURE.slice(1).map((end, at) =>
    state.figures
      .map((place, figure): Piece => [place, state.figureWear[figure]])
      .slice(FIRST_FIGURE[at], end),
  ),
  outposts: state.outposts.slice(),
  tiles: state.tiles.slice(),
  discarded: state.discardedMoons.slice(),
  buried: state.buriedModules.slice(),
  unseenModules: state.unseenModules.slice(),
  region: state.region,
  marker: state.marker,
  turns: state.turns,
  active: state.active,
  ending: state.ending,
  returning: +state.returning,
  rolls: state.battle?.rolls.slice() ?? [],
  winners: state.battle?.winners ?? 0,
  defeated: state.battle?.defeated ?? 0,
  spared: state.battle?.spared ?? 0,
  warded: state.battle?.warded.length ?? 0,
});

class Unfounded extends Error {}

/** Takes one thing out of a list that must hold it. */
function take<T>(list: T[], thing: T): void {
  const at = list.indexOf(thing);
  if (at < 0) throw new Unfounded(`there was no ${thing}`);
  list.splice(at, 1);
}

/** A figure that is at a place goes to another, or takes damage where it is. */
function moveFigure(figures: Piece[], from: number, to: number, damage = 0): void {
  const figure = figures.find(([at]) => at === from);
  if (!figure) throw new Unfounded(`no figure was at ${from}`);
  figure[0] = to;
  figure[1] = to === from ? figure[1] + damage : 0;
}

/** A ship of a type that is at a place goes to another. */
function moveShip({ ships }: Account, type: number, from: number, to: number): void {
  const ship = ships[type].find(([at]) => at === from);
  if (!ship) throw new Unfounded(`no ship of type ${type} was at ${from}`);
  ship[0] = to;
}

function wearShip({ ships }: Account, type: number, where: (at: number) => boolean, by: number) {
  const ship = ships[type].find(([at, wear]) => where(at) && wear + by >= 0);
  if (!ship) throw new Unfounded(`no ship of type ${type} to wear by ${by}`);
  ship[1] += by;
}

/** An event card is no longer what somebody alone knows. */
function forget({ players }: Books, card: number): void {
  for (const own of players) own.foreseen = own.foreseen.filter((known) => known !== card);
}

type Entry = (books: Books, own: Account, event: Told & Readonly<Record<string, number>>) => void;

const takeResource =
  (sign: number): Entry =>
  (_books, own, { resource, n }) => {
    own.stock[resource] += sign * n;
  };
const takeCard: Entry = (_books, own, { card }) => take(own.hand, card);
const discardMoon: Entry = (books, own, { moon }) => {
  take(own.moons, moon);
  books.discarded.push(moon);
};
const damageModule =
  (by: number): Entry =>
  (_books, own, { module }) => {
    own.damage[own.modules.indexOf(module)] += by;
  };

const ENTRIES: Readonly<Record<string, Entry>> = {
  vp(_books, own, { n }) {
    own.vp += n;
  },
  gained: takeResource(1),
  lost: takeResource(-1),
  paid: takeResource(-1),
  overflowed: takeResource(-1),
  stole(books, own, { from, resource, n }) {
    books.players[from].stock[resource] -= n;
    own.stock[resource] += n;
  },
  charged(_books, own, { n }) {
    own.stock[RESOURCE.energy] -= n;
  },
  drew(_books, own, { cards }) {
    own.hand.push(...(cards as unknown as number[]));
  },
  'card-played': takeCard,
  'card-paid': takeCard,
  'card-lost': takeCard,
  discarded: takeCard,
  'card-stolen'(books, own, { from, card }) {
    take(books.players[from].hand, card);
    own.hand.push(card);
  },

  launched(books, own, { ship, region }) {
    moveShip(own, ship, BAY, region);
    books.region = region;
  },
  joined: (_books, own, { ship, from, region }) => moveShip(own, ship, from, region),
  retreated(books, own, { region }) {
    for (const ship of own.ships.flat()) if (ship[0] === books.region) ship[0] = region;
  },
  'ship-scrapped': (_books, own, { ship, region }) => moveShip(own, ship, region, WRECK),
  'ship-on-barge': (_books, own, { ship, region }) => moveShip(own, ship, region, BARGE),
  'shield-damaged': (_books, own, { ship, region }) =>
    wearShip(own, ship, (at) => at === region, 1),
  'shield-repaired': (_books, own, { ship }) => wearShip(own, ship, () => true, -1),
  'ship-docked'(_books, own, { module, ship, from }) {
    const cell = own.modules.indexOf(module);
    moveShip(own, ship, from, DOCKED + cell);
    own.docks[cell] = DOCK.ship;
  },
  'came-home'(books, own) {
    books.returning = 0;
    own.docks.fill(DOCK.idle);
    for (const ship of own.ships.flat()) {
      if (isOnMap(ship[0]) || isInScrapyard(ship[0]) || ship[0] >= DOCKED) ship[0] = BAY;
      ship[1] = 0;
    }
  },
  'ship-built': (_books, own, { ship, barge }) => moveShip(own, ship, SUPPLY, barge ? BARGE : BAY),
  'ship-salvaged': (_books, own, { ship }) => moveShip(own, ship, WRECK, BARGE),
  'ship-deployed': (_books, own, { ship }) => moveShip(own, ship, BARGE, BAY),
  upgraded(_books, own, { upgrade }) {
    const type = UPGRADES[upgrade].ship;
    take(own.tiles, upgrade);
    own.upgrades[type] = upgrade;
    const { shields } = shipStats(own as unknown as Player, type);
    for (const ship of own.ships[type]) ship[1] = Math.min(ship[1], shields);
  },

  recruited(_books, own, { region, n }) {
    own.leaders[region] -= n;
    own.leaderBay += n;
  },
  'leaders-left'(_books, own, { region, n }) {
    own.leaderBay -= n;
    own.leaders[region] += n;
  },
  abducted(_books, own, { region }) {
    own.leaders[region]--;
    own.captives++;
  },
  'leaders-rescued'(_books, own, { n }) {
    own.captives -= n;
    own.leaderBay += n;
  },
  'outpost-built'(books, own, { region, outpost }) {
    moveShip(own, SHIP.transport, region, SETTLED);
    books.outposts[region] = books.players.indexOf(own);
    own.outpostCards[outpost]++;
    // How many leaders it takes is no part of what is told.
    own.leaderBay = Number.NaN;
  },
  'outpost-used'(_books, own, { outpost }) {
    own.outpostCards[outpost]--;
    own.usedCards[outpost]++;
  },
  'card-refreshed'(_books, own, { outpost }) {
    own.usedCards[outpost]--;
    own.outpostCards[outpost]++;
  },

  'raider-entered': ({ figures }, _own, { raider, region }) =>
    moveFigure(figures[RAIDERS[raider].class], NONE, region),
  'raider-returned': ({ figures }, _own, { raider, region }) =>
    moveFigure(figures[RAIDERS[raider].class], region, NONE),
  'raider-damaged': ({ figures }, _own, { raider, region }) =>
    moveFigure(figures[RAIDERS[raider].class], region, region, 1),
  'raiders-attacked': ({ figures }, _own, { raider, region }) => {
    // Which of the swarm were near enough is no part of what is told.
    const own = figures[RAIDERS[raider].class];
    if (own.length === 1) own[0][0] = region;
    else for (const figure of own) figure.fill(Number.NaN);
  },
  'raiders-banished': ({ figures, region: from }, _own, { raider, region }) => {
    for (const figure of figures[RAIDERS[raider].class]) if (figure[0] === from) figure[0] = region;
  },
  'planet-revealed'({ tiles }, _own, { planet, region }) {
    tiles[region] = planet;
  },

  turn(books, own) {
    books.turns++;
    books.active = books.players.indexOf(own);
    if (books.ending !== NONE) books.ending--;
    books.returning = 0;
  },
  'end-triggered'(books) {
    books.ending = books.players.length;
  },
  'game-over'(books) {
    books.returning = 0;
  },
  returned(books) {
    books.returning = 1;
  },
  event: (books, _own, { card }) => forget(books, card),
  'events-seen'(books, own, { cards }) {
    const seen = cards as unknown as number[];
    for (const card of seen) forget(books, card);
    own.foreseen = seen.slice();
  },

  battle(books) {
    books.rolls.length = 0;
    books.rolls.push(...new Array(SIDES * MOST_DICE).fill(0));
    books.winners = books.defeated = books.spared = books.warded = 0;
  },
  truce(books, own, { with: other }) {
    books.spared |= 1 << books.players.indexOf(own);
    if (other !== NONE) books.spared |= 1 << other;
  },
  rolled({ rolls }, _own, { side, dice }) {
    const shown = dice as unknown as number[];
    for (let i = 0; i < MOST_DICE; i++) rolls[side * MOST_DICE + i] = shown[i] ?? 0;
  },
  'battle-result'(books, _own, { winners, defeated }) {
    [books.winners, books.defeated] = [winners, defeated];
  },
  'ship-warded'(books) {
    books.warded++;
  },
  'module-powered'(_books, own, { module }) {
    own.docks[own.modules.indexOf(module)] = DOCK.energy;
  },
  'module-activated'(_books, own, { module }) {
    const cell = own.modules.indexOf(module);
    if (own.docks[cell] === DOCK.idle) own.docks[cell] = DOCK.reactor;
  },
  'module-discarded': ({ buried }, _own, { module }) => void buried.push(module),
  'module-revealed'({ buried, unseenModules }, _own, { module }) {
    const { type } = MODULES[module];
    const bit = 1 << (module - MODULES.findIndex((each) => each.type === type));
    if (unseenModules[type] & bit) unseenModules[type] &= ~bit;
    else take(buried, module);
  },

  'moon-claimed': (_books, own, { moon }) => void own.moons.push(moon),
  'moon-placed'(books, own, { moon, slot }) {
    take(own.moons, moon);
    const before = slot === OPERATIONS ? own.operations : (own.slots.get(slot) ?? NONE);
    if (before !== NONE) books.discarded.push(before);
    if (slot === OPERATIONS) own.operations = moon;
    else own.slots.set(slot, moon);
  },
  'moon-discarded': discardMoon,
  'moon-paid': discardMoon,
  'moon-lost': (books, own, { moon }) => {
    const slot = [...own.slots].find(([, placed]) => placed === moon);
    if (!slot) throw new Unfounded(`moon ${moon} was in no slot`);
    own.slots.set(slot[0], NONE);
    books.discarded.push(moon);
  },
  'moon-destroyed': (books, _own, { moon }) => void books.discarded.push(moon),

  'module-gained'(_books, own, { module }) {
    own.modules.push(module);
    own.damage.push(MODULES[module].damage);
    own.docks.push(DOCK.idle);
    own.slots.set(module, NONE);
  },
  'module-damaged': damageModule(1),
  'module-infested': damageModule(TOKEN),
  'module-repaired'(_books, own, { module }) {
    const cell = own.modules.indexOf(module);
    own.damage[cell] -= own.damage[cell] >= TOKEN ? TOKEN : 1;
  },

  advanced(_books, own, { track, space }) {
    if (own.tracks[track] + 1 !== space) throw new Unfounded(`a leap to ${space}`);
    own.tracks[track] = space;
  },
  'token-taken': (_books, own, { token }) => void own.tokens.push(token),
  'supremacy-used': (_books, own, { token }) => take(own.tokens, token),
  discovered: (_books, own, { token }) => void own.discoveries.push(token),
  'discovery-used': (_books, own, { token }) => take(own.discoveries, token),
  clock(_books, own, { hour }) {
    own.clock = hour;
  },
  'event-marker'(books, _own, { space }) {
    if (books.marker + 1 !== space) throw new Unfounded('the marker leaps');
    books.marker = space;
  },
  'handed-over'(books, own, { to, gift }) {
    const taker = books.players[to];
    if (gift < RESOURCE.tactics) {
      own.stock[gift]--;
      taker.stock[gift]++;
      return;
    }
    // Which card, moon or token it is, is no part of what is told.
    for (const { hand, moons, discoveries, tokens } of [own, taker]) {
      const list = [hand, moons, discoveries, tokens][gift - RESOURCE.tactics];
      list.fill(Number.NaN);
      if (list === [own.hand, own.moons, own.discoveries, own.tokens][gift - RESOURCE.tactics]) {
        list.pop();
      } else list.push(Number.NaN);
    }
  },
};

/** Whether two accounts agree; NaN stands for what was not told in full. */
function agree(told: unknown, found: unknown): boolean {
  if (typeof told === 'number') return Number.isNaN(told) || told === found;
  if (told instanceof Map) return agree([...told], [...(found as Map<unknown, unknown>)]);
  if (!Array.isArray(told) || !Array.isArray(found)) return told === found;
  return told.length === found.length && told.every((each, at) => agree(each, found[at]));
}

const inOrder = (pieces: readonly Piece[]): Piece[] =>
  pieces.slice().sort((a, b) => a[0] - b[0] || a[1] - b[1]);

const sorted = (list: readonly number[]): number[] =>
  list.some(Number.isNaN) ? list.slice() : list.slice().sort((a, b) => a - b);

/** In one order, where order means nothing. */
const settled = (books: Books): Books => ({
  ...books,
  discarded: sorted(books.discarded),
  figures: books.figures.map(inOrder),
  players: books.players.map((own) => ({
    ...own,
    hand: sorted(own.hand),
    moons: sorted(own.moons),
    tiles: sorted(own.tiles),
    discoveries: sorted(own.discoveries),
    tokens: sorted(own.tokens),
    ships: own.ships.map(inOrder),
    slots: new Map([...own.slots].sort(([a], [b]) => a - b)),
  })),
});

/** Changes nothing is told of: a row set in order moves its moons, the last event takes the marker away. */
const UNTOLD: Readonly<Record<string, readonly (keyof Account | keyof Books)[]>> = {
  'row-arranged': ['slots'],
  'module-gained': ['slots'],
  'event-marker': ['marker'],
  event: ['marker'],
  'events-sorted': ['foreseen'],
  'end-triggered': ['marker'],
  turn: ['region'],
  'game-over': ['region'],
};

const OF_BATTLE = ['rolls', 'winners', 'defeated', 'spared', 'warded'] as const;

/** What nobody does: it happens. */
const OF_NOBODY = new Set([
  'raider-entered',
  'raider-returned',
  'raider-damaged',
  'raiders-attacked',
  'raiders-banished',
  'rolled',
  'battle-result',
  'moon-destroyed',
  'module-revealed',
  'module-discarded',
  'planet-revealed',
  'tactics-shuffled',
  'events-shuffled',
  'bonus-laid',
  'game-over',
]);

/** What is wrong with what was told of a choice, or null. */
export function accountFlaw(before: State, after: State, events: readonly Told[]): string | null {
  // Factions are told as a whole.
  if (before.phase === PHASE.setUp) return null;
  const books = booksOf(before);
  for (const event of events) {
    const { type, seat } = event;
    if (event.n === 0) return `«${type}» tells of nothing`;
    if (OF_NOBODY.has(type) !== seat < 0) return `«${type}» is told of seat ${seat}`;
    try {
      ENTRIES[type]?.(books, books.players[seat], event as never);
    } catch (error) {
      if (error instanceof Unfounded) return `«${type}»: ${error.message}`;
      throw error;
    }
  }
  const left = new Set(events.flatMap(({ type }) => UNTOLD[type] ?? []));
  // An event card ends without a word, and puts the marker back.
  if (before.eventCard.length > 0) left.add('marker');
  // Of a battle that is over nothing is left to compare.
  if (after.battle === null) for (const key of OF_BATTLE) left.add(key);
  else if (before.battle === null && !events.some(({ type }) => type === 'battle')) {
    return 'a battle that nobody told of';
  }
  const [told, found] = [settled(books), settled(booksOf(after))];
  for (const key of Object.keys(told) as (keyof Books)[]) {
    if (key === 'players' || left.has(key)) continue;
    if (!agree(told[key], found[key])) return `${key}: told ${told[key]}, found ${found[key]}`;
  }
  for (const [seat, own] of told.players.entries()) {
    for (const key of Object.keys(own) as (keyof Account)[]) {
      const there = found.players[seat][key];
      if (left.has(key) || agree(own[key], there)) continue;
      const show = (value: unknown) => JSON.stringify(value instanceof Map ? [...value] : value);
      return `seat ${seat}, ${key}: told ${show(own[key])}, found ${show(there)}`;
    }
  }
  return null;
}
