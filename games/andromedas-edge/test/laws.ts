/** What holds after every step of every game: the invariants of the rules. */
import { NONE } from '@orrery/kernel';
import {
  BASES,
  CLOCK,
  DISCOVERY_STACK,
  DISCOVERY_TOKENS,
  EVENT_TRACK,
  FACTIONS,
  GAINABLE,
  LEADERS,
  MARKET_ROWS,
  MECHAPHAGES,
  MODULES,
  MOONS,
  MOST_DICE,
  MOST_TARGETING,
  PLANETS,
  SHIP_TYPES,
  SPACES,
  SPECIAL_SPACES,
  SUPREMACY_TOKENS_IN_PLAY,
  TACTICS,
  TACTICS_CARDS,
  TRACK_END,
} from '../data/index.ts';
import { TRACK } from '../data/terms.ts';
import { baseAt, planetAt, REGION_COUNT, specialAt } from '../frontier.ts';
import { handLimit } from '../hand.ts';
import { moonLimit } from '../moons.ts';
import { cardOf, classIn, classOf, FIGURES } from '../raiders.ts';
import { shipStats, TYPE_OF_SHIP } from '../ships.ts';
import {
  BARGE,
  BAY,
  CORE_CELLS,
  DOCK,
  DOCKED,
  ON_STATION,
  PHASE,
  type Player,
  RAIDERS,
  SETTLED,
  type State,
  SUPPLY,
  TOKEN,
  WRECK,
} from '../state.ts';

/** Sets of table options that together touch every value. */
/** Nothing forces anybody to score, so tables of random players have a limit. */
const limit = '200-turns';

export const variants = [
  { limit },
  { limit, events: 'cosmic-twilight', length: 'short', destiny: 'on', 'raider-c': 'mechaphage' },
  { limit, special: 'quasars', extra: 'on', swarm: 'random', 'raider-a': 'saucer-abductor' },
  {
    limit,
    special: 'vortexes',
    events: 'cosmic-twilight',
    swarm: 'rust-gnats',
    'raider-d': 'null-titan',
  },
  { limit, teams: 'on', length: 'long', swarm: 'chitin-locusts', 'raider-a': 'ice-pirates' },
  {
    limit,
    teams: 'on',
    destiny: 'on',
    special: 'vortexes',
    events: 'cosmic-twilight',
    extra: 'on',
  },
] as const;

type Flaw = string | null;

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const known = (list: readonly number[]): number[] => list.filter((thing) => thing !== NONE);

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function firstFlaw<T>(items: readonly T[], flaw: (item: T, at: number) => Flaw): Flaw {
  for (let at = 0; at < items.length; at++) {
    const found = flaw(items[at], at);
    if (found) return found;
  }
  return null;
}

/** Every number from 0 to n − 1 exactly once. */
function onceEach(found: readonly number[], n: number, what: string): Flaw {
  if (found.length === n && new Set(found).size === n) return null;
  return `${what}: ${found.length} of ${n}, ${new Set(found).size} different ones`;
}

/** A law about every player. */
const ofEach =
  (flaw: (state: State, player: Player, seat: number) => Flaw) =>
  (state: State): Flaw =>
    firstFlaw(state.players, (player, seat) => {
      const found = flaw(state, player, seat);
      return found && `seat ${seat}: ${found}`;
    });

/** Each says what is wrong with a state, or null. */
export const LAWS: readonly ((state: State) => Flaw)[] = [
  frontierFlaw,
  moonFlaw,
  stackFlaw,
  moduleFlaw,
  mechaphageFlaw,
  raiderFlaw,
  tokenFlaw,
  battleFlaw,
  ofEach(shipFlaw),
  ofEach(leaderFlaw),
  ofEach(outpostFlaw),
  ofEach(stationFlaw),
];

/** What is wrong with a state, or null. */
export const invariants = (state: State): Flaw => firstFlaw(LAWS, (law) => law(state));

/** I7, I12, I15: tiles in fill order, one outpost per planet, the marker in one place. */
function frontierFlaw(state: State): Flaw {
  const { tiles, outposts, marker } = state;
  const empty = tiles.indexOf(NONE);
  const beyond = tiles.slice(empty < 0 ? SPACES : empty);
  const special = SPECIAL_SPACES.some((space) => specialAt(state, space) !== NONE);
  if (!special && known(beyond).length > 0) return 'a tile lies out of order';
  const regions = [...tiles.keys()];
  const planets = known(regions.map((region) => planetAt(state, region)));
  const unseen = bits(state.planetStack);
  if (planets.length + unseen !== PLANETS.length) return 'planets are missing';
  if (planets.some((planet) => (state.planetStack >> planet) & 1)) return 'a planet lies twice';
  const bases = known(regions.map((region) => baseAt(state, region)));
  const flaw = onceEach(bases, BASES.length, 'bases');
  if (flaw) return flaw;
  if (outposts.some((owner, space) => owner !== NONE && planetAt(state, space) === NONE)) {
    return 'an outpost without a planet';
  }
  if (marker !== NONE && !(marker >= 0 && marker <= EVENT_TRACK.end)) return `marker at ${marker}`;
  if (state.ending !== NONE && marker !== NONE && marker !== ON_STATION) {
    return 'events go on after the end was triggered';
  }
  return null;
}

/** I6, I8: no moon is lost. */
function moonFlaw(state: State): Flaw {
  const moons = [
    ...known(state.topMoons),
    ...state.discardedMoons,
    ...state.players.flatMap(({ moons: unplaced, slots, operations }) => [
      ...unplaced,
      ...known(slots),
      ...known([operations]),
    ]),
  ];
  state.unseenMoons.forEach((mask, color) => {
    for (let at = 0; at < 9; at++) if ((mask >> at) & 1) moons.push(color * 9 + at);
  });
  return onceEach(moons, MOONS.length, 'moons');
}

/** Face-down moons of a color: those under the top ones, and three for each planet to come. */
function stackFlaw(state: State): Flaw {
  const expected = [0, 0, 0, 0, 0];
  for (let space = 0; space < SPACES; space++) {
    const planet = planetAt(state, space);
    if (planet !== NONE) expected[PLANETS[planet].type] += state.moonsBelow[space];
  }
  for (const { id, type } of PLANETS) expected[type] += 3 * ((state.planetStack >> id) & 1);
  return firstFlaw(expected, (n, color) =>
    bits(state.unseenMoons[color]) === n ? null : `moons of color ${color} don't fit their stacks`,
  );
}

/** I5, I19. */
function moduleFlaw(state: State): Flaw {
  const modules = [
    ...known(state.market),
    ...state.buriedModules,
    ...state.players.flatMap(({ modules: owned }) => owned.slice(CORE_CELLS)),
  ];
  // One that is being gained is on the agenda, nowhere else.
  const unseen = sum(state.unseenModules.map(bits));
  if (new Set(modules).size !== modules.length) return 'a module is in two places';
  const missing = GAINABLE - modules.length - unseen;
  if (missing < 0 || missing > 2) return `${missing} modules are missing`;
  const wrong = state.market.findIndex(
    (module, place) => module !== NONE && MODULES[module].type !== Math.trunc(place / MARKET_ROWS),
  );
  return wrong >= 0 ? 'a module lies in the wrong column' : null;
}

function mechaphageFlaw(state: State): Flaw {
  const tokens = sum(
    state.players.map(({ damage }) => damage.filter((marks) => marks >= TOKEN).length),
  );
  return tokens + state.mechaphages === MECHAPHAGES ? null : 'mechaphage tokens are missing';
}

/** I10: one class in a region, only the swarm together, one card of each class. */
function raiderFlaw(state: State): Flaw {
  for (let figure = 0; figure < FIGURES; figure++) {
    const region = state.figures[figure];
    if (region === NONE) continue;
    if (classOf(figure) !== classIn(state, region)) return 'two classes of raiders in one region';
    if (state.figureWear[figure] > cardOf(state, classOf(figure)).shields)
      return 'worn-out raiders';
  }
  return state.raiders.every((_, raiderClass) => cardOf(state, raiderClass).class === raiderClass)
    ? null
    : 'a raider of the wrong class';
}

/** I13. */
function tokenFlaw(state: State): Flaw {
  const found = [
    ...state.stacks.flat(),
    ...state.usedDiscoveries,
    ...state.players.flatMap(({ discoveries, looking }) => [...discoveries, ...looking]),
  ];
  if (found.length !== 3 * DISCOVERY_STACK) return 'discovery tokens are missing';
  if (found.length + state.unusedDiscoveries.length !== DISCOVERY_TOKENS.length) {
    return 'discovery tokens left the game';
  }
  const tokens =
    known(state.supremacyTokens).length + sum(state.players.map((p) => p.tokens.length));
  return tokens <= SUPREMACY_TOKENS_IN_PLAY ? null : 'too many supremacy tokens';
}

/** I16: dice and targeting stay within their limits. */
function battleFlaw({ battle }: State): Flaw {
  if (battle === null) return null;
  for (let side = 0; side <= RAIDERS; side++) {
    const dice = battle.rolls.slice(side * MOST_DICE, (side + 1) * MOST_DICE).filter((n) => n > 0);
    if (dice.length === 0) continue;
    if (battle.aim[side] < 1 || battle.aim[side] > MOST_TARGETING) return 'targeting out of bounds';
    if (dice.some((n, at) => n < battle.aim[side] || n > (dice[at - 1] ?? 6))) {
      return `dice ${dice.join()} at targeting ${battle.aim[side]}`;
    }
  }
  return null;
}

/** I1, I2: ships are somewhere, and not all of them have settled. */
function shipFlaw(state: State, player: Player): Flaw {
  const { ships, wear, modules } = player;
  if (ships.length !== sum(SHIP_TYPES.map(({ count }) => count))) return 'ships are missing';
  const there = ships.filter((at) => at !== SUPPLY && at !== SETTLED);
  if (there.length === 0) return 'no ship is left';
  return firstFlaw(ships, (at, ship) => {
    if (wear[ship] > shipStats(player, TYPE_OF_SHIP[ship]).shields) return 'a worn-out ship';
    if (at === SUPPLY || at === BAY || at === WRECK || at === BARGE || at === SETTLED) return null;
    if (at >= DOCKED) {
      if (!state.returning) return 'a ship on a module outside of a Return';
      return at - DOCKED < modules.length ? null : 'a ship on no module';
    }
    if (at >= REGION_COUNT || at < SUPPLY) return `a ship at ${at}`;
    const there = at >= SPACES || state.tiles[at] !== NONE;
    return there ? null : 'a ship where there is no region';
  });
}

/** I3. */
function leaderFlaw(_state: State, player: Player): Flaw {
  const { leaders, leaderBay, captives, settled } = player;
  if (sum(leaders) + leaderBay + captives + settled !== LEADERS) return 'leaders are missing';
  return [...leaders, leaderBay, captives].some((n) => n < 0) ? 'fewer leaders than none' : null;
}

/** I12. */
function outpostFlaw(state: State, player: Player, seat: number): Flaw {
  const { outpostCards, usedCards, ships } = player;
  const outposts = state.outposts.filter((owner) => owner === seat).length;
  if (sum(outpostCards) + sum(usedCards) !== outposts) return 'outpost cards are missing';
  return ships.filter((at) => at === SETTLED).length === outposts ? null : 'ships of outposts';
}

/** I8, I9, I17. */
function stationFlaw(state: State, player: Player, seat: number): Flaw {
  const { stock, tracks, vp, modules, damage, docks, slots, line, moons, clock } = player;
  if (vp < 0 || stock.some((n) => n < 0)) return 'less than nothing';
  if (tracks.some((at) => at < 0 || at > TRACK_END)) return 'off a track';
  const cells = modules.length;
  if (damage.length !== cells || docks.length !== cells || slots.length !== cells) return 'cells';
  const industry = modules.filter((module) => MODULES[module].type === TRACK.industry).length;
  if (line.length !== industry || line[0] !== TRACK.industry) return 'the industry row';
  if (slots[line[line.length - 1]] !== NONE) return 'a moon in half a slot';
  if (state.phase === PHASE.setUp) return null;
  if (moons.length > moonLimit(state, seat)) return 'too many unplaced moons';
  if (seat !== state.active && docks.some((dock) => dock !== DOCK.idle)) return 'docks in use';
  const midnight = FACTIONS[player.faction].clock ? CLOCK.midnight : 0;
  if (clock > midnight || (midnight > 0 && clock === 0)) return `clock at ${clock}`;
  return null;
}

/** What happens, as far as the laws about one choice and its consequences look at it. */
interface Happening {
  readonly type: string;
  readonly seat: number;
  readonly n?: number;
  readonly card?: number;
  readonly module?: number;
}

/**
 * Watches a game go on, choice by choice. I11: nobody falls back on a track, and every module is a step
 * on one. I14: VP change only by what is told. I20: no card is played twice in a turn, no module acts
 * twice in a Return unless Double Shift says so.
 */
export class Watch {
  #before: readonly { readonly vp: number; readonly tracks: readonly number[] }[] = [];
  readonly #played = new Set<number>();
  readonly #acted = new Set<number>();

  constructor(state: State) {
    this.#remember(state);
  }

  #remember({ players }: State): void {
    this.#before = players.map(({ vp, tracks }) => ({ vp, tracks: tracks.slice() }));
  }

  /** What is wrong with what a choice set off, or null. */
  flaw(state: State, events: readonly Happening[]): Flaw {
    const flaw =
      firstFlaw(state.players, (player, seat) => this.#playerFlaw(player, seat, events)) ??
      firstFlaw(events, (event) => this.#repeatFlaw(event));
    this.#remember(state);
    return flaw;
  }

  #playerFlaw({ vp, tracks, modules }: Player, seat: number, events: readonly Happening[]): Flaw {
    const before = this.#before[seat];
    if (tracks.some((at, track) => at < before.tracks[track])) return 'somebody falls back';
    const own = events.filter((event) => event.seat === seat);
    const told = sum(own.map(({ type, n = 0 }) => (type === 'vp' ? n : 0)));
    if (Math.max(0, before.vp + told) !== vp) return `${before.vp} VP and ${told} make ${vp}`;
    const gained = modules.slice(CORE_CELLS).map((module) => MODULES[module].type);
    return firstFlaw(tracks, (at, track) =>
      gained.filter((type) => type === track).length <= at || at === TRACK_END
        ? null
        : 'more modules than steps',
    );
  }

  #repeatFlaw({ type, card = NONE, module = NONE }: Happening): Flaw {
    switch (type) {
      case 'turn':
        this.#played.clear();
        this.#acted.clear();
        return null;
      case 'card-played':
        if (this.#played.has(card)) return 'a card is played twice in a turn';
        this.#played.add(card);
        // It lets one module act again.
        if (TACTICS[TACTICS_CARDS[card]].key === 'double-shift') this.#acted.clear();
        return null;
      case 'ship-docked':
      case 'module-powered':
      case 'module-activated':
        if (this.#acted.has(module)) return 'a module acts twice in a Return';
        this.#acted.add(module);
        return null;
      default:
        return null;
    }
  }
}

/** I9, between turns: storage and hand are within their limits. */
export function restFlaw(state: State, seat: number): Flaw {
  const { stock, hand, support } = state.players[seat];
  if (stock[0] > 10 || stock.slice(1).some((n) => n > 5)) return 'storage overflows';
  const limited = support.length === 0;
  return limited && hand.length > handLimit(state, seat) ? 'too many cards' : null;
}
