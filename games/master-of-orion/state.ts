import {
  deck,
  hidden,
  type Infer,
  id,
  ids,
  int,
  ints,
  list,
  NONE,
  perSeat,
  record,
} from '@orrery/kernel';
import { ADVISORS } from './data/advisors.ts';
import { BUILDINGS, CARD_IDS, CARDS } from './data/buildings.ts';
import { SYSTEMS } from './data/limits.ts';
import { RACES } from './data/races.ts';

const player = record({
  /** Number in RACES; NONE until it is chosen. */
  race: int,
  /** Food, fleets, production, as in RESOURCES. */
  resources: ints,
  loyalty: int,
  /** Victory points gained in play (MOO-1.17). */
  points: int,
  /** Mobilization of this round, as in LEVELS; NONE before the first (MOO-3.11). */
  level: int,
  /** Cards in hand that only the owner knows. */
  hand: hidden(ids('building'), 'owner'),
  /** Cards in hand that everybody knows, because they came from the discard pile. */
  shown: ids('building'),
  /**
   * Systems in the order in which they were opened, each from bottom to top, without Alluvia
   * (MOO-1.9).
   */
  systems: list(ids('building')),
  /** The system that begins with Alluvia; NONE without her. */
  alluvia: int,
  /** The hired advisor; NONE without one (MOO-9.5). */
  advisor: id('advisor'),
  reserve: int,
  /** Cubes that can still pay for an action this round. */
  available: int,
  /**
   * Cubes in the box of each action, as in ACTIONS; those of Activate and Attack lie elsewhere
   * (MOO-4.7).
   */
  spent: ints,
  /** Cubes on working cards, one bit per place: each system, then the advisor (MOO-7.6). */
  cubes: int,
  /** Attack markers of each seat on this board. */
  markers: ints,
});

export const shape = record({
  /** Round being played, from 1; 0 during set-up. */
  round: int,
  /** Who holds the first player token. */
  first: int,
  /** As in PHASES. */
  phase: int,
  deck: deck('building'),
  /** From the bottom to the top of the pile (MOO-1.11). */
  discard: ids('building'),
  /** Advisors for hire. */
  row: ids('advisor'),
  /** Advisors not laid out, and then out of the game; none if it is played without advisors. */
  removed: hidden(ids('advisor'), 'nobody'),
  players: perSeat(player),
});

export type State = Infer<typeof shape>;
export type Player = Infer<typeof player>;

export const PHASES = ['set-up', 'start', 'actions', 'end', 'over'] as const;
export const PHASE = { setUp: 0, start: 1, actions: 2, end: 3, over: 4 } as const;

// ——— who or what an effect comes from ———

/** Designs of buildings, then advisors, then races: whatever has abilities, by one number. */
export const SOURCE_IDS: readonly string[] = Object.freeze(
  [...BUILDINGS, ...ADVISORS, ...RACES].map((source) => source.id),
);
export const ADVISOR_SOURCE = BUILDINGS.length;
export const RACE_SOURCE = ADVISOR_SOURCE + ADVISORS.length;

/** Card number → number of its design. */
export const DESIGN = Uint8Array.from(CARDS, ({ index }) => index);

/**
 * Where working cards and the race board lie in front of a player: systems, advisor, board
 * (MOO-1.7).
 */
export const ADVISOR_PLACE = SYSTEMS.max + 1;
export const RACE_PLACE = ADVISOR_PLACE + 1;

/** The working card of a system; NONE where there is no building (MOO-1.6). */
export const topCard = (system: readonly number[]): number =>
  system.length > 0 ? system[system.length - 1] : NONE;

/** The source at a place in front of a player, or NONE (MOO-1.8). */
export function sourceAt(player: Player, place: number): number {
  if (place < ADVISOR_PLACE) {
    if (place >= player.systems.length) return NONE;
    const card = topCard(player.systems[place]);
    return card === NONE ? NONE : DESIGN[card];
  }
  if (place === ADVISOR_PLACE) {
    return player.advisor === NONE ? NONE : ADVISOR_SOURCE + player.advisor;
  }
  return player.race === NONE ? NONE : RACE_SOURCE + player.race;
}

// ——— cards on the table, buildings and advisors alike ———

/** Names of all cards that can lie on the table: buildings by copy, then advisors. */
export const TABLE_CARD_IDS: readonly string[] = Object.freeze([
  ...CARD_IDS,
  ...ADVISORS.map((advisor) => advisor.id),
]);
export const ADVISOR_CARD = CARDS.length;

/** The number in SOURCE_IDS of a card on the table. */
export const sourceOf = (card: number): number =>
  card >= ADVISOR_CARD ? card - ADVISOR_CARD + ADVISOR_SOURCE : DESIGN[card];

/** The working card at a place, as a number in TABLE_CARD_IDS; NONE where there is none. */
export function cardAt(player: Player, place: number): number {
  if (place === ADVISOR_PLACE) {
    return player.advisor === NONE ? NONE : ADVISOR_CARD + player.advisor;
  }
  return place < player.systems.length ? topCard(player.systems[place]) : NONE;
}

/**
 * What one builds on in a system: its working card, or Alluvia while she is alone there (MOO-1.5).
 */
export const baseOf = (player: Player, system: number): number =>
  player.systems[system].length > 0
    ? topCard(player.systems[system])
    : ADVISOR_CARD + player.advisor;

/** The place whose working card this is, or NONE. */
export function placeOfCard(player: Player, card: number): number {
  if (card >= ADVISOR_CARD) return player.advisor === card - ADVISOR_CARD ? ADVISOR_PLACE : NONE;
  for (let system = 0; system < player.systems.length; system++) {
    if (topCard(player.systems[system]) === card) return system;
  }
  return NONE;
}

export const hasCube = (player: Player, place: number): boolean =>
  ((player.cubes >> place) & 1) === 1;

// ——— systems and hands ———

/** Room for buildings in a system: one less where Alluvia lies at the bottom (MOO-14.2). */
export const roomIn = (player: Player, system: number): number =>
  SYSTEMS.size - (player.alluvia === system ? 1 : 0) - player.systems[system].length;

/** Systems that a player may have: Alluvia's comes on top of the others (MOO-1.4, MOO-14.1). */
export const systemsAllowed = (player: Player): number =>
  SYSTEMS.max + (player.alluvia === NONE ? 0 : 1);

export const canOpenSystem = (player: Player): boolean =>
  player.systems.length < systemsAllowed(player);

/** Any number, during a round (MOO-6.5). */
export const handSize = (player: Player): number => player.hand.length + player.shown.length;

/** True if the game is played with advisors. */
export const hasAdvisors = (state: State): boolean => state.removed.length > 0;
