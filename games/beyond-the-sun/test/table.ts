/** Tables set up in the words of the game, for tests of rules in play. */
import { type Frame, NONE } from '@orrery/kernel';
import { type Scene, scene } from '@orrery/kernel/testing';
import { SPACES } from '../actions.ts';
import {
  ACHIEVEMENT_IDS,
  COMPANION,
  EVENT_IDS,
  EVENTS,
  FACTION_BOARD_IDS,
  FACTION_BOARDS,
  GUILD_IDS,
  LOCATION_IDS,
  SLOT_IDS,
  SLOTS,
  SYSTEM_IDS,
  SYSTEMS,
  TECHNOLOGY_IDS,
} from '../data/index.ts';
import { SHIP_CLASSES, SHIP_KEYS } from '../fleet.ts';
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

/** A faction as a test needs it; what is left out is as at the start of the game. */
export interface Faction {
  /** `united-nations-basic` and so on, in the order of the seats, if left out. */
  readonly board?: string;
  readonly ore?: number;
  readonly population?: number;
  /** Cubes in columns A to E; if left out, what remains of the 20, filled from the right. */
  readonly supply?: readonly number[];
  /** Slots of the tree with its cube: `i-1 ii-3`. */
  readonly owns?: string;
  /** `sol.1 a-1.2 a-1.2`: one level 1 ship at Sol, two of level 2 at the first A place. */
  readonly ships?: string;
  readonly privately?: string;
  readonly colonies?: string;
  /** Discs left on the food and ore tracks. */
  readonly tracks?: readonly [food: number, ore: number];
  /** Discs on the automation track: `food ore`. */
  readonly automation?: string;
  /** Space of the pawn: `basic-research-1/2`. */
  readonly pawn?: string;
  /** Events kept. */
  readonly events?: string;
}

export interface Situation {
  /** As many as there are factions; 2 at least. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly factions?: readonly Faction[];
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
  readonly guilds?: string;
  /** The four in play. */
  readonly achievements?: string;
  /** Seats with discs on them, the best slot first: `{ empire: [1, 0] }`. */
  readonly claims?: Readonly<Record<string, readonly number[]>>;
  /** Events that point at something: `{ 'export-embargo': 'ii-1' }`. */
  readonly links?: Readonly<Record<string, string>>;
  readonly standing?: string;
  /** The system beside the Dyson Sphere, which then stands on the table. */
  readonly held?: string;
  /** What is to happen, the next thing first; the action phase of the active seat if left out. */
  readonly agenda?: readonly (Frame & Readonly<Record<string, unknown>>)[];
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

function numberOf(ids: Readonly<Record<string, number>>, key: string): number {
  const id = ids[key];
  if (id === undefined) throw new Error(`nothing is called ${key}`);
  return id;
}
export const technology = (key: string): number => numberOf(TECHNOLOGY_IDS, key);
export const system = (key: string): number => numberOf(SYSTEM_IDS, key);
const place = (key: string): number => numberOf(LOCATION_IDS, key);
export const slot = (key: string): number => numberOf(SLOT_IDS, key);
const event = (key: string): number => numberOf(EVENT_IDS, key);
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

/** A table at which the active seat is about to act. */
export function table(situation: Situation = {}): Scene<State> {
  const { factions = [], active = 0, agenda } = situation;
  const seats = situation.seats ?? Math.max(2, factions.length);
  return scene(beyondTheSun, {
    seats,
    options: { factions: 'in-order', first: '1', ...situation.options },
    state: (state) => layOut(state, situation, seats),
    agenda: agenda ?? [
      { step: 'start-turn', seat: active },
      { step: 'turn', seat: active, at: 1 },
    ],
  });
}

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
  player.automation = words(faction.automation).map((disc) => DISCS.indexOf(disc as 'food'));
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

// ——— reading ———

export const player = (at: Scene<State>, seat = 0): Player => at.state.players[seat];

/** `sol.1 a-1.2`: the ships of a seat. */
export function ships(at: Scene<State>, seat = 0): string {
  return player(at, seat)
    .ships.flatMap((n, id) => new Array(n).fill(SHIP_KEYS[id]))
    .join(' ');
}

/** `0 food`: who controls a place with which disc; empty if nobody does. */
export function control(at: Scene<State>, key: string): string {
  const seat = at.state.controllers[place(key)];
  const disc = at.state.outposts[place(key)];
  if (seat === NONE) return '';
  return disc === NONE ? `${seat}` : `${seat} ${DISCS[disc]}`;
}

/** Spaces that the active seat may move its pawn to. */
export const spaces = (at: Scene<State>): string[] =>
  at.options().map((key) => key.replace(/^act /, ''));

/** The name of the system at a place, or nothing. */
export function systemAt(at: Scene<State>, key: string): string {
  const id = at.state.systems[place(key)];
  return id === NONE ? '' : SYSTEMS[id].key;
}

// ——— playing ———

/** Outcomes that turn up a certain event at a slot of its level. */
export function turnsUp(at: Scene<State>, key: string): number[] {
  const { level, light, id } = EVENTS[event(key)];
  const unseen = at.state.unseen.filter((other) => EVENTS[other].level === level);
  const lights = unseen.filter((other) => EVENTS[other].light);
  if (light) return [lights.indexOf(id)];
  return [lights.length, unseen.filter((other) => !EVENTS[other].light).indexOf(id)];
}

/** Outcomes that draw these cards. */
export const draws = (...keys: string[]): number[] =>
  keys.map((key) => TECHNOLOGY_IDS[key] ?? numberOf(SYSTEM_IDS, key));

/** An effect list of the game on its own: what a card does to whoever it happens to. */
export const running = (list: string, seat = 0): Frame & Record<string, unknown> => ({
  step: 'effects',
  seat,
  list,
  at: 0,
  must: false,
  copied: false,
});

/** Ends the turn in the plainest way: ore production, nothing optional. */
export function endTurn(at: Scene<State>): Scene<State> {
  const seat = at.state.active;
  while (!at.over && at.state.active === seat) {
    if (at.step === 'act') at.choose('act basic-gather');
    else if (at.step === 'produce') at.choose('ore');
    else if (at.step === 'abilities') at.choose('go-on');
    else at.choose(at.options()[0]);
  }
  return at;
}
