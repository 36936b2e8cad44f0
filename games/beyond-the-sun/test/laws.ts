/** What holds after every step of every game: the invariants of the rules. */
import { NONE } from '@orrery/kernel';
import { SPACES } from '../actions.ts';
import {
  ACHIEVEMENTS,
  achievementSlots,
  DEEP_SPACE,
  DISCS_PER_TRACK,
  END_TRIGGER,
  EVENTS,
  LOCATIONS,
  SLOTS,
  SOL,
  START,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { rightfulController } from '../fleet.ts';
import {
  boardOf,
  controllable,
  DISCS,
  FOOD,
  ORE,
  ownsSlot,
  PHASE,
  type Player,
  placeExists,
  STAR,
  type State,
  seatCount,
  supplyOf,
} from '../state.ts';

/** Random players may never come to an end by themselves, so their tables have a limit. */
const limit = '100-rounds';

export const variants = [
  { limit },
  { limit, boards: 'advanced' },
  { limit, discovery: 'tableau' },
  { limit, boards: 'advanced', discovery: 'tableau', factions: 'chosen' },
  { limit, achievements: 'first-game', factions: 'in-order', first: '2' },
] as const;

/** What is wrong with a state, or null. */
export function invariants(state: State): string | null {
  if (state.phase === PHASE.setUp) return null;
  return (
    cardFlaw(state) ??
    treeFlaw(state) ??
    mapFlaw(state) ??
    spaceFlaw(state) ??
    achievementFlaw(state) ??
    firstOf(state.players, (player, seat) => playerFlaw(state, player, seat))
  );
}

function firstOf<T>(
  items: readonly T[],
  flaw: (item: T, at: number) => string | null,
): string | null {
  for (const [at, item] of items.entries()) {
    const found = flaw(item, at);
    if (found) return found;
  }
  return null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const count = (numbers: readonly number[], wanted: number): number =>
  numbers.filter((n) => n === wanted).length;
const isOnceEach = (found: readonly number[], all: readonly { readonly id: number }[]): boolean =>
  found.length === all.length && new Set(found).size === all.length;

/** I-9: every card is in exactly one place. */
function cardFlaw(state: State): string | null {
  const inDeck = (deck: State['systemsA']): number[] => [...deck.top, ...deck.rest, ...deck.under];
  const known = (cards: readonly number[]): number[] => cards.filter((card) => card !== NONE);
  const { players } = state;
  const technologies = [
    ...inDeck(state.technologies2),
    ...inDeck(state.technologies3),
    ...inDeck(state.technologies4),
    ...known(state.cards),
    ...known(state.rows),
    ...state.revealed,
    ...players.flatMap((player) => player.technologies),
  ];
  // Cards of a view are unknown: then only their number can be checked.
  const hidden = technologies.some((card) => card < 0);
  if (
    hidden ? technologies.length !== TECHNOLOGIES.length : !isOnceEach(technologies, TECHNOLOGIES)
  )
    return 'I-9: technologies';
  const systems = [
    ...inDeck(state.systemsA),
    ...inDeck(state.systemsB),
    ...known(state.systems),
    ...known([state.held]),
    ...state.drawn,
    ...players.flatMap((player) => player.colonies),
  ];
  if (hidden ? systems.length !== SYSTEMS.length : !isOnceEach(systems, SYSTEMS))
    return 'I-9: systems';
  const events = [
    ...state.unseen,
    ...known([state.turned]),
    ...state.discarded,
    ...state.standing,
    ...state.links.filter((_, at) => at % 2 === 0),
    ...players.flatMap((player) => player.events),
  ];
  return isOnceEach(events, EVENTS) ? null : 'I-9: events';
}

/** I-10: events lie face down on undiscovered slots; cubes lie beside discovered ones. */
function treeFlaw(state: State): string | null {
  const undiscovered = (level: number): number =>
    SLOTS.filter((slot) => slot.level === level && state.cards[slot.id] === NONE).length;
  for (const level of [2, 3] as const) {
    const lag = undiscovered(level) - state.faceDown[level - 2];
    if (lag !== 0 && lag !== 1) return `I-10: events of level ${level}`;
    const light = state.unseen.filter((e) => EVENTS[e].level === level && EVENTS[e].light).length;
    if (light > state.faceDown[level - 2]) return 'I-10: a light event is missing';
  }
  for (const { id, level } of SLOTS) {
    const cubes = state.players.some((player) => ownsSlot(player, id));
    const card = state.cards[id];
    if (card !== NONE && TECHNOLOGIES[card].level !== level) return 'I-10: level of a card';
    if (level > 1 && card !== NONE && !cubes) return 'I-10: a card that nobody researched';
  }
  // A cube may lie beside a slot whose card is just being looked for, one at a time.
  const waiting = SLOTS.filter(
    ({ id }) => state.cards[id] === NONE && state.players.some((p) => ownsSlot(p, id)),
  );
  return waiting.length > 1 ? 'I-10: two discoveries at once' : null;
}

/** I-5, I-6, I-7: ships, outposts and control. */
function mapFlaw(state: State): string | null {
  for (const { id, key } of LOCATIONS) {
    const controller = state.controllers[id];
    if (controller === NONE && state.outposts[id] !== NONE) return `I-6: outpost at ${key}`;
    if (controller === NONE) continue;
    if (id === SOL || id === DEEP_SPACE || !controllable(state, id))
      return `I-6: control of ${key}`;
  }
  if ((state.companionAt === NONE) !== (state.systems[LOCATIONS.length - 1] === NONE))
    return 'I-6: the attached system';
  for (const player of state.players) {
    for (const [ship, n] of player.ships.entries()) {
      if (n < 0) return 'I-5: fewer than no ships';
      if (n > 0 && !placeExists(state, Math.floor(ship / 4))) return 'I-5: ships nowhere';
    }
  }
  return null;
}

/** I-7: control is what it should be; holds whenever no move is going on. */
export function controlFlaw(state: State): string | null {
  for (const { id, key } of LOCATIONS) {
    if (!controllable(state, id)) continue;
    if (rightfulController(state, id) !== state.controllers[id]) return `I-7: control of ${key}`;
    if (state.controllers[id] !== NONE && state.outposts[id] === NONE) return `I-7: outpost ${key}`;
  }
  return null;
}

/** I-12: at most one pawn on a space. */
function spaceFlaw(state: State): string | null {
  const pawns = state.players.map((player) => player.pawn).filter((space) => space !== NONE);
  const limited = pawns.filter((space) => !SPACES[space].unlimited);
  if (new Set(limited).size !== limited.length) return 'I-12: two pawns on a space';
  return pawns.some((space) => SPACES[space].extra[seatCount(state)] < 0)
    ? 'I-12: a space that is not in play'
    : null;
}

/** I-13: discs on achievements. */
function achievementFlaw(state: State): string | null {
  const slots = achievementSlots(seatCount(state));
  let discs = 0;
  for (let card = 0; card < state.achievements.length; card++) {
    const claims = state.claims.slice(card * 3, card * 3 + 3);
    const taken = claims.filter((seat) => seat !== NONE);
    discs += taken.length;
    if (taken.length > slots) return 'I-13: too many discs on a card';
    if (new Set(taken).size !== taken.length) return 'I-13: two discs of one faction';
    if (claims.slice(0, taken.length).includes(NONE)) return 'I-13: a better slot is free';
  }
  const decks = state.achievements.map((id) => ACHIEVEMENTS[id].deck).sort();
  if (decks.join() !== 'A,B,base,base') return 'I-13: achievements in play';
  const triggered = discs >= END_TRIGGER[seatCount(state)];
  if (triggered && state.lastRound === 0) return 'I-13: the end was not triggered';
  return state.lastRound > 0 && state.round > state.lastRound ? 'I-15: too many rounds' : null;
}

function playerFlaw(state: State, player: Player, seat: number): string | null {
  const board = boardOf(player);
  const cubes =
    supplyOf(player) +
    player.population +
    player.returning +
    sum(player.ships) +
    SLOTS.filter(({ id }) => ownsSlot(player, id)).length +
    sum(player.exhibits);
  if (cubes !== START.cubes) return `I-1: ${cubes} cubes of seat ${seat}`;
  const claimed = state.claimDiscs.filter((_, claim) => state.claims[claim] === seat);
  const outposts = state.outposts.filter((_, place) => state.controllers[place] === seat);
  for (const track of [FOOD, ORE]) {
    const discs =
      player.tracks[track] +
      count(player.automation, track) +
      count(outposts, track) +
      count(player.colonyDiscs, track) +
      count(claimed, track);
    if (discs !== DISCS_PER_TRACK) return `I-2: ${discs} ${DISCS[track]} discs of seat ${seat}`;
    if (player.tracks[track] < 0) return 'I-3: fewer than no discs';
  }
  if (player.ore < 0 || player.population < 0) return 'I-5: less than nothing';
  if (player.columns.some((n, column) => n < 0 || (column > 0 && n > board.columns[column])))
    return 'I-14: columns';
  if (claimed.some((disc) => disc < FOOD || disc > STAR)) return 'I-13: a disc of no kind';
  return colonyFlaw(state, player);
}

/** I-8: two discs on each colony, none on that of the Dyson Sphere. */
function colonyFlaw(state: State, player: Player): string | null {
  if (player.colonyDiscs.length !== 2 * player.colonies.length) return 'I-8: discs of colonies';
  if (state.holding > 1) return null;
  let bare = 0;
  for (let at = 0; at < player.colonies.length; at++) {
    const discs = player.colonyDiscs.slice(2 * at, 2 * at + 2).filter((disc) => disc !== NONE);
    if (discs.length === 0) bare++;
    else if (discs.length !== 2) return 'I-8: one disc on a colony';
  }
  return bare > 1 ? 'I-8: colonies without discs' : null;
}
