/** Tables set up in the words of the game, for tests of rules in play. */
import { type Deck, NONE } from '@orrery/kernel';
import { type Scene, scene } from '@orrery/kernel/testing';
import { SPACES } from '../actions.ts';
import {
  ACHIEVEMENT_IDS,
  COMPANION,
  EVENTS,
  FACTION_BOARDS,
  GUILDS,
  LOCATION_IDS,
  SLOTS,
  SYSTEMS,
  TECHNOLOGY_IDS,
} from '../data/index.ts';
import { idsByKey } from '../data/table.ts';
import { PLACES, SHIP_CLASSES, SHIP_KEYS } from '../fleet.ts';
import { beyondTheSun } from '../game.ts';
import {
  DISCS,
  FOOD,
  ORE,
  PHASE,
  type Player,
  STAR,
  type State,
  systemDeck,
  technologyDeck,
} from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import { invariants } from './laws.ts';

const EVENT_IDS = idsByKey(EVENTS);
const FACTION_BOARD_IDS = idsByKey(FACTION_BOARDS);
const GUILD_IDS = idsByKey(GUILDS);
const SLOT_IDS = idsByKey(SLOTS);
const SYSTEM_IDS = idsByKey(SYSTEMS);

/** Several keys: `i-1 ii-3`, or as a list. */
type Words = string | readonly string[];

/** A faction as a test needs it; what is left out is as at the start of the game. */
export interface Faction {
  /** `united-nations-basic` and so on, in the order of the seats, if left out. */
  readonly board?: string;
  readonly ore?: number;
  readonly population?: number;
  /** Cubes in columns A to E; if left out, what remains of the 20, filled from the right. */
  readonly supply?: readonly number[];
  /** Slots of the tree with its cube: `i-1 ii-3`. */
  readonly owns?: Words;
  /** `sol.1 a-1.2 a-1.2`: one level 1 ship at Sol, two of level 2 at the first A place. */
  readonly ships?: Words;
  readonly privately?: Words;
  readonly colonies?: Words;
  /** Discs left on the food and ore tracks. */
  readonly tracks?: readonly [food: number, ore: number];
  /** Discs on the automation track: `food ore`. */
  readonly automation?: Words;
  /** Space of the pawn: `basic-research-1/2`. */
  readonly pawn?: string;
  /** Events kept. */
  readonly events?: Words;
}

export interface Situation {
  /** As many as there are factions; 2 at least. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly factions?: readonly Faction[] | undefined;
  /** Whose turn it is; seat 0, who is also the first player. */
  readonly active?: number;
  readonly round?: number;
  readonly lastRound?: number;
  /** `{ 'ii-1': 'plasma-cannon' }` */
  readonly cards?: Readonly<Record<string, string>>;
  /** `{ 'a-1': 'sirius' }` */
  readonly systems?: Readonly<Record<string, string>>;
  /** Who controls what, with which disc: `{ 'a-1': '0 food' }`. */
  readonly control?: Readonly<Record<string, string>>;
  /** An attached system, and where. */
  readonly companion?: readonly [system: string, place: string];
  readonly guilds?: Words;
  /** The four in play. */
  readonly achievements?: Words;
  /** Seats with discs on them, the best slot first: `{ empire: [1, 0] }`. */
  readonly claims?: Readonly<Record<string, readonly number[]>>;
  /** Events that point at something: `{ 'export-embargo': 'ii-1' }`. */
  readonly links?: Readonly<Record<string, string>>;
  readonly standing?: Words;
  /** The system beside the Dyson Sphere, which then stands on the table. */
  readonly held?: string;
  /** What is to happen, the next thing first; the action phase of the active seat if left out. */
  readonly agenda?: readonly StepFrame[] | undefined;
  /** What words can't say: changes the table once it is laid out. */
  readonly state?: (state: State) => void;
}

const words = (text: Words = ''): readonly string[] =>
  typeof text === 'string' ? text.split(' ').filter((word) => word !== '') : text;

function numberOf(ids: Readonly<Record<string, number>>, key: string): number {
  const id = ids[key];
  if (id === undefined) throw new Error(`nothing is called ${key}`);
  return id;
}
export const technology = (key: string): number => numberOf(TECHNOLOGY_IDS, key);
export const system = (key: string): number => numberOf(SYSTEM_IDS, key);
export const place = (key: string): number => numberOf(LOCATION_IDS, key);
export const slot = (key: string): number => numberOf(SLOT_IDS, key);
export const event = (key: string): number => numberOf(EVENT_IDS, key);
export const disc = (key: string): number => DISCS.indexOf(key as (typeof DISCS)[number]);
const ship = (key: string): number => {
  const at = SHIP_KEYS.indexOf(key);
  if (at < 0) throw new Error(`no ship is called ${key}`);
  return at;
};
export const space = (key: string): number => {
  const found = SPACES.find((one) => one.key === key);
  if (!found) throw new Error(`no space is called ${key}`);
  return found.id;
};

/** Level I as in the rulebook's examples. */
const LEVEL_1 = {
  'i-1': 'narrow-beam-lasers',
  'i-2': 'terraforming',
  'i-3': 'advanced-genetics',
  'i-4': 'advanced-robotics',
};
const MAP = { 'a-1': 'barnards-star', 'a-2': 'sirius', 'b-1': 'kapteyns-star', 'b-2': 'tau-ceti' };

/**
 * A table as in the middle of a game, for rules about turns, prices and production. What is not said
 * is as at the start: 1 ore, 2 population, a ship at Sol. Each seat has its own faction, the 20 cubes
 * and 16 discs add up, and the active seat has its whole turn before it.
 */
export function table(situation: Situation = {}): Scene<State> {
  const { factions = [], active = 0, agenda } = situation;
  const seats = situation.seats ?? Math.max(2, factions.length);
  return scene(beyondTheSun, {
    laws: [invariants],
    seats,
    options: { factions: 'in-order', first: '1', ...situation.options },
    state(state) {
      layOut(state, situation, seats);
      situation.state?.(state);
    },
    agenda: agenda ?? [
      { step: 'start-turn', seat: active },
      { step: 'turn', seat: active, at: 1 },
    ],
  });
}

/**
 * A table for one effect at a time, on which every number is one that the test has named. Where it
 * doesn't, factions have no ore and no ships, full columns and all discs on their tracks, even if
 * some lie elsewhere too, and all are the United Nations. The active seat only moves its pawn.
 */
export function bareTable(situation: Situation = {}): Scene<State> {
  const { factions = [], active = 0 } = situation;
  const seats = situation.seats ?? Math.max(2, factions.length);
  return table({
    achievements: 'transcendence empire technologist warlord',
    agenda: [act(active)],
    ...situation,
    factions: Array.from({ length: seats }, (_, seat) => {
      const board = factions[seat]?.board ?? 'united-nations-basic';
      const { columns } = FACTION_BOARDS[numberOf(FACTION_BOARD_IDS, board)];
      return { board, ore: 0, ships: '', tracks: [8, 8], supply: columns, ...factions[seat] };
    }),
  });
}

/** A table where nothing is left to do but to count. */
export const finished = (situation: Situation): Scene<State> =>
  bareTable({ ...situation, agenda: [] });

function layOut(state: State, situation: Situation, seats: number): void {
  state.round = situation.round ?? 5;
  state.lastRound = situation.lastRound ?? 0;
  state.phase = PHASE.action;
  state.active = situation.active ?? 0;
  // Seat 0 begins the round: its turn would count as the next one.
  if (state.active === state.first) state.round--;
  layTree(state, { ...LEVEL_1, ...situation.cards });
  layMap(state, situation);
  layEvents(state, situation);
  if (situation.achievements !== undefined) {
    state.achievements = words(situation.achievements).map((key) => numberOf(ACHIEVEMENT_IDS, key));
  }
  for (const [key, claimers] of Object.entries(situation.claims ?? {})) {
    const first = state.achievements.indexOf(numberOf(ACHIEVEMENT_IDS, key)) * 3;
    claimers.forEach((seat, at) => {
      state.claims[first + at] = seat;
      state.claimDiscs[first + at] = STAR;
    });
  }
  state.guilds = words(situation.guilds)
    .map((key) => 1 << numberOf(GUILD_IDS, key))
    .reduce((mask, bit) => mask | bit, 0);
  state.unclaimed = 0;
  for (let at = 0; at < PLACES; at++) {
    if (state.controllers[at] === NONE) state.unclaimed |= 1 << at;
  }
  for (let seat = 0; seat < seats; seat++) {
    layFaction(state, seat, situation.factions?.[seat] ?? {}, situation.options?.boards);
  }
}

function layTree(state: State, cards: Readonly<Record<string, string>>): void {
  for (const [key, card] of Object.entries(cards)) {
    const [at, id] = [slot(key), technology(card)];
    const { level } = SLOTS[at];
    state.cards[at] = id;
    if (level === 1) continue;
    const deck = technologyDeck(state, level);
    deck.rest = deck.rest.filter((other) => other !== id);
    state.rows = state.rows.map((other) => (other === id ? (deck.rest.pop() as number) : other));
    if (level < 4) state.faceDown[level - 2]--;
  }
}

function layMap(state: State, situation: Situation): void {
  const { companion } = situation;
  for (const [key, card] of Object.entries({ ...MAP, ...situation.systems })) {
    state.systems[place(key)] = card === '' ? NONE : system(card);
  }
  if (companion) {
    state.systems[COMPANION] = system(companion[0]);
    state.companionAt = place(companion[1]);
  }
  if (situation.held !== undefined) state.held = system(situation.held);
  const colonized = (situation.factions ?? []).flatMap(({ colonies }) => words(colonies));
  const gone = new Set([...state.systems, state.held, ...colonized.map(system)]);
  for (const letter of ['A', 'B'] as const) {
    const deck = systemDeck(state, letter);
    deck.rest = SYSTEMS.filter((card) => card.deck === letter && !gone.has(card.id)).map(
      ({ id }) => id,
    );
  }
  for (const [key, outpost] of Object.entries(situation.control ?? {})) {
    const [seat, disc] = outpost.split(' ');
    state.controllers[place(key)] = Number(seat);
    state.outposts[place(key)] = DISCS.indexOf(disc as 'food');
  }
}

function layEvents(state: State, situation: Situation): void {
  const links = Object.entries(situation.links ?? {});
  const kept = (situation.factions ?? []).flatMap(({ events }) => words(events));
  const standing = [...words(situation.standing)];
  if (situation.held !== undefined) standing.push('dyson-sphere');
  state.standing = standing.map(event);
  state.links = links.flatMap(([key, target]) => {
    const ids = [SLOT_IDS, LOCATION_IDS, ACHIEVEMENT_IDS].find(
      (table) => table[target] !== undefined,
    );
    return [event(key), numberOf(ids ?? {}, target)];
  });
  const gone = new Set([...links.map(([key]) => key), ...kept, ...standing].map(event));
  state.unseen = EVENTS.map(({ id }) => id).filter((id) => !gone.has(id));
}

function layFaction(state: State, seat: number, faction: Faction, side = 'basic'): void {
  const player = state.players[seat];
  const usual = FACTION_BOARDS[seat].faction;
  player.board = numberOf(FACTION_BOARD_IDS, faction.board ?? `${usual}-${side}`);
  player.ore = faction.ore ?? 1;
  player.population = faction.population ?? 2;
  player.slots = words(faction.owns).reduce((mask, key) => mask | (1 << slot(key)), 0);
  player.ships = new Array(SHIP_CLASSES).fill(0);
  for (const key of words(faction.ships ?? 'sol.1')) player.ships[ship(key)]++;
  player.technologies = words(faction.privately).map(technology);
  for (const card of player.technologies) {
    for (const level of [2, 3]) {
      const deck = technologyDeck(state, level);
      deck.rest = deck.rest.filter((other) => other !== card);
    }
  }
  player.colonies = words(faction.colonies).map(system);
  player.automation = words(faction.automation).map(disc);
  layDiscs(state, seat, player, faction);
  player.pawn = faction.pawn === undefined ? NONE : space(faction.pawn);
  player.events = words(faction.events).map(event);
  player.columns = [...(faction.supply ?? restOfCubes(player))];
}

/** Colonies carry two discs of their first specialization. */
function layDiscs(state: State, seat: number, player: Player, faction: Faction): void {
  player.colonyDiscs = player.colonies.flatMap((id) => {
    const disc = DISCS.indexOf(SYSTEMS[id].specializations[0]);
    return [disc, disc];
  });
  const outposts = state.outposts.filter((_, at) => state.controllers[at] === seat);
  const gone = [...player.colonyDiscs, ...player.automation, ...outposts];
  const left = (track: number): number => 8 - gone.filter((disc) => disc === track).length;
  player.tracks = [...(faction.tracks ?? [left(FOOD), left(ORE)])];
}

/** What the 20 cubes leave for the columns, filled from the right. */
function restOfCubes(player: Player): number[] {
  const { columns } = FACTION_BOARDS[player.board];
  const slots = SLOTS.filter(({ id }) => (player.slots >> id) & 1).length;
  const ships = player.ships.reduce((sum, n) => sum + n, 0);
  let rest = 20 - player.population - slots - ships;
  const filled = [0, 0, 0, 0, 0];
  for (let column = 4; column >= 0; column--) {
    filled[column] = column === 0 ? rest : Math.min(rest, columns[column]);
    rest -= filled[column];
  }
  return filled;
}

// ——— what is to happen ———

/** An effect list of the game on its own: what a card does to whoever it happens to. */
export const running = (list: string, seat = 0): StepFrame => ({
  step: 'effects',
  seat,
  list,
  at: 0,
  must: false,
  copied: false,
});

export const act = (seat = 0): StepFrame => ({ step: 'act', seat });

// ——— decks and events ———

function without(deck: Deck, cards: readonly number[]): void {
  for (const pile of ['top', 'rest', 'under'] as const) {
    const left = deck[pile].filter((card) => !cards.includes(card));
    deck[pile].splice(0, deck[pile].length, ...left);
  }
}

/** Puts cards on top of a deck, the first one uppermost: they are drawn without any chance. */
export function stack(deck: Deck, cards: readonly number[]): void {
  without(deck, cards);
  deck.top.push(...[...cards].reverse());
}

/** A deck of nothing but these cards, the first one uppermost. */
export function only(deck: Deck, cards: readonly number[]): void {
  for (const pile of [deck.top, deck.rest, deck.under]) pile.length = 0;
  deck.top.push(...[...cards].reverse());
}

export const inDeck = (deck: Deck): number[] => [...deck.top, ...deck.rest, ...deck.under];

/** Makes sure which event the next discovery of a level turns up: one for each level that matters. */
export function nextEvent(state: State, ...keys: readonly string[]): void {
  state.unseen = keys.map(event);
  state.faceDown = [1, 1];
}
