/** Tables in the middle of a game, in the words of the cards, for tests of the later chapters. */
import { type Deck, NONE } from '@orrery/kernel';
import { type Scene, scene } from '@orrery/kernel/testing';
import { SPACES } from '../actions.ts';
import {
  ACHIEVEMENT_IDS,
  EVENT_IDS,
  FACTION_BOARD_IDS,
  FACTION_BOARDS,
  GUILD_IDS,
  LOCATION_IDS,
  SLOT_IDS,
  SYSTEM_IDS,
  TECHNOLOGIES,
  TECHNOLOGY_IDS,
} from '../data/index.ts';
import { PLACES, SHIP_CLASSES, SHIP_KEYS } from '../fleet.ts';
import { beyondTheSun } from '../game.ts';
import { scoreLines } from '../scoring.ts';
import { DISCS, type Player, type State, systemDeck, technologyDeck } from '../state.ts';

/** What a faction has; what is left out is as on an untouched basic board, without ships and ore. */
export interface Holdings {
  readonly board?: string;
  readonly ore?: number;
  readonly population?: number;
  readonly columns?: readonly number[];
  /** Discs left on the food and on the ore track. */
  readonly tracks?: readonly [number, number];
  /** Discs that were automated. */
  readonly automated?: readonly string[];
  /** As in `a-1.2`: a level 2 ship at the first A place. */
  readonly ships?: readonly string[];
  /** Slots with a cube of this faction. */
  readonly slots?: readonly string[];
  /** Private technologies. */
  readonly private?: readonly string[];
  readonly colonies?: readonly string[];
  readonly events?: readonly string[];
  readonly pawn?: string;
}

export interface Situation {
  readonly players?: readonly Holdings[] | undefined;
  /** The length of `players`, or 2. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Technologies by slot. Those of level I lie as in the examples unless they are given. */
  readonly cards?: Readonly<Record<string, string>>;
  /** Systems by place; barnards-star, sirius, kapteyns-star, tau-ceti unless they are given. */
  readonly systems?: Readonly<Record<string, string | null>>;
  /** Outposts by place: the seat and its disc. */
  readonly control?: Readonly<Record<string, readonly [seat: number, disc: string]>>;
  readonly guilds?: readonly string[];
  /** The four achievements in play. */
  readonly achievements?: readonly string[];
  /** Discs on achievements: whose, in the order of the slots. */
  readonly claims?: Readonly<Record<string, readonly number[]>>;
  readonly active?: number;
  readonly state?: (state: State) => void;
  /** What happens; the active faction is to act if it is left out. */
  readonly agenda?: readonly Frame[] | undefined;
}

type Frame = { readonly step: string; readonly seat: number } & Readonly<Record<string, unknown>>;

export const slot = (key: string): number => find(SLOT_IDS, key);
export const place = (key: string): number => find(LOCATION_IDS, key);
export const system = (key: string): number => find(SYSTEM_IDS, key);
export const technology = (key: string): number => find(TECHNOLOGY_IDS, key);
export const event = (key: string): number => find(EVENT_IDS, key);
const achievement = (key: string): number => find(ACHIEVEMENT_IDS, key);
export const disc = (key: string): number => DISCS.indexOf(key as (typeof DISCS)[number]);
export const space = (key: string): number => SPACES.findIndex((one) => one.key === key);

function find(ids: Readonly<Record<string, number>>, key: string): number {
  const id = ids[key];
  if (id === undefined) throw new Error(`there is no ${key}`);
  return id;
}

const LEVEL_I = {
  'i-1': 'narrow-beam-lasers',
  'i-2': 'terraforming',
  'i-3': 'advanced-genetics',
  'i-4': 'advanced-robotics',
};
const SYSTEMS_LAID = {
  'a-1': 'barnards-star',
  'a-2': 'sirius',
  'b-1': 'kapteyns-star',
  'b-2': 'tau-ceti',
};
const ACHIEVEMENTS_LAID = ['transcendence', 'empire', 'technologist', 'warlord'];

/** A frame that carries a list of effects out. */
export const effects = (list: string, seat = 0): Frame => ({
  step: 'effects',
  seat,
  list,
  at: 0,
  must: false,
  copied: false,
});

export const act = (seat = 0): Frame => ({ step: 'act', seat });

function fill(player: Player, held: Holdings): void {
  player.board = find(FACTION_BOARD_IDS, held.board ?? 'united-nations-basic');
  player.ore = held.ore ?? 0;
  player.population = held.population ?? 2;
  player.columns = [...(held.columns ?? FACTION_BOARDS[player.board].columns)];
  player.tracks = [...(held.tracks ?? [8, 8])];
  player.automation = (held.automated ?? []).map(disc);
  player.ships = new Array(SHIP_CLASSES).fill(0);
  for (const key of held.ships ?? []) {
    if (!SHIP_KEYS.includes(key)) throw new Error(`there is no ship ${key}`);
    player.ships[SHIP_KEYS.indexOf(key)]++;
  }
  player.slots = (held.slots ?? []).reduce((mask, key) => mask | (1 << slot(key)), 0);
  player.technologies = (held.private ?? []).map(technology);
  player.colonies = (held.colonies ?? []).map(system);
  player.colonyDiscs = player.colonies.flatMap(() => [disc('achievement'), disc('achievement')]);
  player.events = (held.events ?? []).map(event);
  player.pawn = held.pawn === undefined ? NONE : space(held.pawn);
}

function without(deck: Deck, cards: readonly number[]): void {
  for (const pile of ['top', 'rest', 'under'] as const) {
    const left = deck[pile].filter((card) => !cards.includes(card));
    deck[pile].splice(0, deck[pile].length, ...left);
  }
}

/** Puts cards on top of a deck, the first one uppermost. */
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

function layOut(state: State, situation: Situation): void {
  const { players = [], control = {}, claims = {}, active = 0 } = situation;
  state.players.forEach((player, seat) => {
    fill(player, players[seat] ?? {});
  });
  state.cards.fill(NONE);
  for (const [key, card] of Object.entries({ ...LEVEL_I, ...situation.cards })) {
    state.cards[slot(key)] = technology(card);
  }
  state.systems.fill(NONE);
  for (const [key, card] of Object.entries({ ...SYSTEMS_LAID, ...situation.systems })) {
    state.systems[place(key)] = card === null ? NONE : system(card);
  }
  state.drawn = [];
  takeOutOfDecks(state);
  for (const [key, [seat, kind]] of Object.entries(control)) {
    state.controllers[place(key)] = seat;
    state.outposts[place(key)] = disc(kind);
  }
  state.unclaimed = 0;
  for (let at = 0; at < PLACES; at++) {
    if (state.controllers[at] === NONE) state.unclaimed |= 1 << at;
  }
  for (const key of situation.guilds ?? []) state.guilds |= 1 << find(GUILD_IDS, key);
  state.achievements = (situation.achievements ?? ACHIEVEMENTS_LAID).map(achievement);
  for (const [key, seats] of Object.entries(claims)) {
    const first = state.achievements.indexOf(achievement(key)) * 3;
    for (const [at, seat] of seats.entries()) {
      state.claims[first + at] = seat;
      state.claimDiscs[first + at] = disc('achievement');
    }
  }
  state.active = active;
}

/** No card is in two places. */
function takeOutOfDecks(state: State): void {
  const cards = [...state.cards, ...state.players.flatMap((player) => player.technologies)];
  for (const level of [2, 3, 4]) without(technologyDeck(state, level), cards);
  const systems = [...state.systems, ...state.players.flatMap((player) => player.colonies)];
  // What the set-up had laid out goes back.
  const decks = { A: systemDeck(state, 'A'), B: systemDeck(state, 'B') };
  for (const letter of ['A', 'B'] as const) {
    const all = Object.values(SYSTEM_IDS).filter((id) => (id < 12 ? 'A' : 'B') === letter);
    decks[letter].top.length = 0;
    decks[letter].under.length = 0;
    decks[letter].rest.splice(
      0,
      decks[letter].rest.length,
      ...all.filter((id) => !systems.includes(id)),
    );
  }
}

/** A table in the middle of a game; the first seat is first player and has the turn. */
export function table(situation: Situation = {}): Scene<State> {
  const { players = [], active = 0 } = situation;
  return scene(beyondTheSun, {
    seats: situation.seats ?? Math.max(2, players.length),
    options: { first: '1', factions: 'in-order', ...situation.options },
    state(state) {
      layOut(state, situation);
      situation.state?.(state);
    },
    agenda: situation.agenda ?? [act(active)],
  });
}

/** A table where nothing is left to do but to count. */
export const finished = (situation: Situation): Scene<State> => table({ ...situation, agenda: [] });

/** The points of a seat by line. */
export const points = (at: Scene<State>, seat = 0): Record<string, number> =>
  Object.fromEntries(scoreLines(at.state, seat).map((line) => [line.id, line.points]));

/** The ships of a seat, as in `a-1.2`. */
export const shipsOf = (at: Scene<State>, seat = 0): string[] =>
  at.state.players[seat].ships.flatMap((n, ship) => new Array<string>(n).fill(SHIP_KEYS[ship]));

/** Whether a seat has a cube beside a slot. */
export const owns = (at: Scene<State>, key: string, seat = 0): boolean =>
  ((at.state.players[seat].slots >> slot(key)) & 1) === 1;

/** The card in a slot by its key, or null. */
export function cardAt(at: Scene<State>, key: string): string | null {
  const card = at.state.cards[slot(key)];
  return card === NONE ? null : TECHNOLOGIES[card].key;
}

export const controllerOf = (at: Scene<State>, key: string): number =>
  at.state.controllers[place(key)];
