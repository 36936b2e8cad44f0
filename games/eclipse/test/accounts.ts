/**
 * Keeps books: what a choice changed must be what was told of it. The events are carried out on the
 * state as it was before, and the result is compared with the state as it is after.
 */
import { FIRST_ANCIENT_PART } from '../data/parts.ts';
import { RESOURCE_IDS } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { BUILD_IDS, SHIP, SHIPS } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { PRINTED_STORAGE } from '../data/tracks.ts';
import { shipsAt } from '../ships.ts';
import {
  ANCIENTS,
  HAS_MONOLITH,
  HAS_ORBITAL,
  isIn,
  plays,
  RULE_STORAGE_CAP,
  SLOTS,
  type State,
} from '../state.ts';

interface Told {
  readonly type: string;
  readonly seat: number;
  readonly [field: string]: unknown;
}

interface Account {
  readonly storage: number[];
  /** Ships by sector × types + type. */
  readonly ships: number[];
  readonly parts: number[];
  techs: number;
  colonyShips: number;
  ambassadors: number;
  /** Discs that are not on the map. */
  discs: number;
  kept: number;
  passed: number;
}

interface Books {
  readonly players: Account[];
  readonly owner: number[];
  readonly structures: number[];
  readonly ancients: number[];
  readonly discovery: number[];
  /** Sectors on the map. */
  readonly laid: number[];
  traitor: number;
  round: number;
  defenseSystem: number;
}

const TYPES = SHIPS.length;

const booksOf = (state: State): Books => ({
  players: state.players.map((player, seat) => ({
    storage: player.storage.slice(),
    ships: SECTORS.flatMap(({ index }) =>
      SHIPS.map((ship) => shipsAt(state, index, seat, ship.index)),
    ),
    parts: player.parts.slice(),
    techs: player.techs,
    colonyShips: player.colonyShips,
    ambassadors: player.ambassadors,
    discs: player.discs + player.spent + player.reserve,
    kept: player.discoveries.length,
    passed: +player.passed,
  })),
  owner: state.owner.slice(),
  structures: state.structures.slice(),
  ancients: state.ancients.slice(),
  discovery: state.discovery.slice(),
  laid: state.hexOf.map((hex) => +(hex >= 0)),
  traitor: state.traitor,
  round: state.round,
  defenseSystem: +state.defenseSystem,
});

type Fields = Readonly<Record<string, number>>;
type Entry = (books: Books, own: Account, event: Told & Fields) => void;

const resource = (id: unknown): number => RESOURCE_IDS.indexOf(id as (typeof RESOURCE_IDS)[number]);
const place = (sector: number, type: number): number => sector * TYPES + type;
const typeOf = (thing: unknown): number => SHIP[thing as keyof typeof SHIP];

const giveUp: Entry = ({ owner }, own, { sector }) => {
  owner[sector] = -1;
  own.discs++;
};
const pass: Entry = (_books, own) => {
  own.passed = 1;
};
const learn: Entry = (_books, own, { tech, price = 0 }) => {
  own.techs |= 1 << tech;
  own.storage[1] -= price;
};

const ENTRIES: Readonly<Record<string, Entry>> = {
  'round-began'(books, _own, { round }) {
    books.round = round;
  },
  passed: pass,
  'passed-first': pass,
  traded(_books, own, { n, from, to }) {
    own.storage[resource(from)] -= n;
    own.storage[resource(to)]++;
  },
  settled(_books, own) {
    own.colonyShips--;
  },
  'colony-ships-readied'(_books, own, { n }) {
    own.colonyShips += n;
  },
  'sector-placed'({ laid, discovery, ancients }, _own, { sector }) {
    laid[sector] = 1;
    if (SECTORS[sector].discovery) discovery[sector] = 1;
    ancients[sector] = 0;
  },
  'ancients-appeared'({ ancients }, _own, { sector, n }) {
    ancients[sector] += n;
  },
  'disc-placed'(books, own, { sector }) {
    books.owner[sector] = books.players.indexOf(own);
    own.discs--;
  },
  'disc-returned': giveUp,
  'control-lost': giveUp,
  'sector-given-up': giveUp,
  'discovery-found'({ discovery }, _own, { sector }) {
    discovery[sector] = 0;
  },
  'discovery-kept'(_books, own) {
    own.kept++;
  },
  'resources-gained'(_books, own, { n, resource: id }) {
    own.storage[resource(id)] += n;
  },
  'tech-taken': learn,
  'tech-researched': learn,
  'part-installed'(_books, own, { part, thing, slot }) {
    own.parts[typeOf(thing) * SLOTS + slot] = part;
  },
  'part-removed'(_books, own, { thing, slot }) {
    own.parts[typeOf(thing) * SLOTS + slot] = Number.NaN;
  },
  built(books, own, { thing, sector, price }) {
    own.storage[2] -= price;
    const built = BUILD_IDS.indexOf(thing as never);
    if (built < TYPES) own.ships[place(sector, built)]++;
    else books.structures[sector] |= String(thing) === 'orbital' ? HAS_ORBITAL : HAS_MONOLITH;
  },
  'ship-found'(_books, own, { thing, sector }) {
    own.ships[place(sector, typeOf(thing))]++;
  },
  'ship-moved'(_books, own, { thing, from, to }) {
    own.ships[place(from, typeOf(thing))]--;
    own.ships[place(to, typeOf(thing))]++;
  },
  'ship-destroyed'(books, own, { side, thing, sector }) {
    if (side === ANCIENTS) books.ancients[sector]--;
    else if (side > ANCIENTS) books.defenseSystem = 0;
    else own.ships[place(sector, typeOf(thing))]--;
  },
  'ship-stranded'(_books, own, { thing, sector }) {
    own.ships[place(sector, typeOf(thing))]--;
  },
  retreated(_books, own, { thing, from, sector, ships }) {
    own.ships[place(from, typeOf(thing))] -= ships;
    own.ships[place(sector, typeOf(thing))] += ships;
  },
  'relation-formed'({ players }, own, { other }) {
    own.ambassadors |= 1 << other;
    players[other].ambassadors |= 1 << players.indexOf(own);
  },
  'relation-broken'({ players }, own, { other }) {
    own.ambassadors &= ~(1 << other);
    players[other].ambassadors &= ~(1 << players.indexOf(own));
  },
  traitor(books, own) {
    books.traitor = books.players.indexOf(own);
  },
  income(_books, own, { change }) {
    own.storage[0] += change;
  },
  production(_books, own, { science, materials }) {
    own.storage[1] += science;
    own.storage[2] += materials;
  },
};

/** What nobody does: it happens. */
const OF_NOBODY = new Set([
  'game-started',
  'round-began',
  'phase-began',
  'game-ended',
  'stack-reshuffled',
  'techs-offered',
  'tech-bag-empty',
  'battle-empty',
  'damage-repaired',
]);
/** What is done by a side of a battle, which may be nobody's. */
const OF_SIDES = new Set([
  'volley',
  'missed',
  'no-cannons',
  'ship-hit',
  'ship-destroyed',
  'battle-won',
]);

/** Figures that are told even where they are nothing. */
const NOTHING_TOO = new Set(['bombarded', 'won', 'insolvent', 'reputation-drawn']);

/** NaN stands for what was not told in full. */
const agree = (told: unknown, found: unknown): boolean =>
  Array.isArray(told)
    ? told.every((each, at) => agree(each, (found as unknown[])[at]))
    : Number.isNaN(told) || told === found;

/** What is wrong with what was told of a choice, or null. */
export function accountFlaw(before: State, after: State, events: readonly Told[]): string | null {
  const books = booksOf(before);
  for (const event of events) {
    const { type, seat } = event;
    const nothing = event.n === 0 || (Array.isArray(event.techs) && event.techs.length === 0);
    if (nothing && !NOTHING_TOO.has(type)) return `«${type}» tells of nothing`;
    if (Number(event.n) < 0 && type !== 'won') return `«${type}» tells of less than nothing`;
    if (type === 'part-lost' && Number(event.part) < FIRST_ANCIENT_PART)
      return 'a part is lost that can be had again';
    if (!OF_SIDES.has(type) && OF_NOBODY.has(type) !== seat < 0)
      return `«${type}» is told of seat ${seat}`;
    ENTRIES[type]?.(books, books.players[seat], event as never);
  }
  const found = booksOf(after);
  const cap = plays(after, RULE_STORAGE_CAP) ? PRINTED_STORAGE : Number.POSITIVE_INFINITY;
  // A new home, and what is left of somebody who leaves, are told as a whole.
  const moved = new Set(['species-chosen', 'home-turned', 'resigned', 'collapsed', 'game-ended']);
  if (events.some(({ type }) => moved.has(type))) return null;
  for (const key of Object.keys(books) as (keyof Books)[]) {
    if (key !== 'players' && !agree(books[key], found[key]))
      return `${key}: told ${books[key]}, found ${found[key]}`;
  }
  for (const [seat, own] of books.players.entries()) {
    if (!isIn(after, seat)) continue;
    const told = { ...own, storage: own.storage.map((n) => Math.min(n, cap)) };
    // The Cleanup makes everybody ready without a word.
    const { species, colonyShips, passed } = after.players[seat];
    if (colonyShips === SPECIES[species].colonyShips) told.colonyShips = Number.NaN;
    if (!passed) told.passed = Number.NaN;
    for (const key of Object.keys(told) as (keyof Account)[]) {
      if (!agree(told[key], found.players[seat][key]))
        return `seat ${seat}, ${key}: told ${told[key]}, found ${found.players[seat][key]}`;
    }
  }
  return null;
}
