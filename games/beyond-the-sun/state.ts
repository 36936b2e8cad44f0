import {
  type Deck,
  deck,
  flag,
  type Infer,
  int,
  ints,
  NONE,
  perSeat,
  record,
} from '@orrery/kernel';
import {
  COMPANION,
  DISCS_PER_TRACK,
  FACTION_BOARDS,
  LOCATIONS,
  type SeatCount,
  SLOTS,
  STAR_MAPS,
  type StarMap,
  SYSTEMS,
  type SystemDeck,
} from './data/index.ts';

const player = record({
  /** Number in FACTION_BOARDS; NONE until it is chosen. */
  board: int,
  ore: int,
  population: int,
  /** Supply cubes in columns A to E; A may hold more than its size. */
  columns: ints,
  /** Cubes on their way back to the columns, while it is chosen where. */
  returning: int,
  /** Discs still on the food and on the ore track. */
  tracks: ints,
  /** Discs on and right of the automation track, in order, as in DISCS (BTS-4.79, BTS-4.80). */
  automation: ints,
  /** Ships on the star map by class: place × 4 + level − 1. */
  ships: ints,
  /** Slots of the tree beside which a cube of this faction lies, one bit each (BTS-4.59). */
  slots: int,
  /** Private technologies (BTS-4.121). */
  technologies: ints,
  /** Systems colonized, and the two discs on each (NONE where there is none). */
  colonies: ints,
  colonyDiscs: ints,
  /** Events kept, or taken over with a system that they pointed at. */
  events: ints,
  /** Ships in the museum, by level. */
  exhibits: ints,
  /** Space of the pawn, as in SPACES; NONE beside Basic Spacefaring (BTS-4.20). */
  pawn: int,
  /** Tracks whose emptying still has to set something off, then those that have: two bits each. */
  emptied: int,
});

export const shape = record({
  /** True if technologies are discovered from an open tableau (BTS-4.148). */
  tableau: flag,
  /** Who holds the first player marker. */
  first: int,
  /** Whose turn it is. */
  active: int,
  /** Round being played, from 1; 0 during set-up. */
  round: int,
  /** The round after which the game ends; 0 until the end is triggered. */
  lastRound: int,
  /** The round that is the last one in any case, if the table has agreed on one; 0 if not. */
  mostRounds: int,
  /** As in PHASES. */
  phase: int,

  /** The technology in each slot; NONE where it is undiscovered. */
  cards: ints,
  technologies2: deck('technology-2'),
  technologies3: deck('technology-3'),
  technologies4: deck('technology-4'),
  /** Open rows II, III and IV of the tableau, eight places each; empty without that variant. */
  rows: ints,
  /** Technologies turned up for somebody to choose from. */
  revealed: ints,

  /**
   * Events that nobody has seen yet, in this game or not. Which of them lie on the slots is decided
   * when one is turned up: of each level the light ones are surely there.
   */
  unseen: ints,
  /** Face-down events on slots of level II and III. */
  faceDown: ints,
  /** The event being resolved, or NONE. */
  turned: int,
  discarded: ints,
  /** Events that stay on the table by themselves. */
  standing: ints,
  /** Events that point at a card, each followed by its target: slot, place or achievement. */
  links: ints,
  /** The system beside the Dyson Sphere, or NONE. */
  held: int,
  /** Uncovered guilds, one bit each (BTS-3.6, BTS-4.25). */
  guilds: int,

  systemsA: deck('system-a'),
  systemsB: deck('system-b'),
  /** The system at each place of the star map, or NONE. */
  systems: ints,
  /** Systems drawn for somebody to choose from, or to find a place for. */
  drawn: ints,
  /** The place that the attached system hangs on, or NONE. */
  companionAt: int,
  /** Who controls each place, or NONE, and the disc of the outpost, as in DISCS. */
  controllers: ints,
  outposts: ints,

  /** The four achievements in play. */
  achievements: ints,
  /**
   * Their slots, three each, the best first: whose disc lies there, or NONE, and which disc
   * (BTS-4.46).
   */
  claims: ints,
  claimDiscs: ints,

  /** Places that nobody controlled when the turn began, one bit each. */
  unclaimed: int,
  /** Abilities used this turn, one bit each, as in ONCE_PER_TURN. */
  used: int,
  /** True during the action of the action phase, up to its last consequence. */
  acting: flag,
  /** In an action: whether anything has changed yet. */
  changed: flag,
  /** In an action: whether the active faction has built a ship. */
  built: flag,
  /** In an action: places that the active faction seized from others, one bit each. */
  seized: int,
  /** In an action: what is still compulsory, as in `feasible.ts`. */
  owed: int,
  /** Control bonuses still to come, as seat × 16 + place; NONE separates those won at once. */
  bonuses: ints,
  /** Bonuses of systems going on, which an emptied track has to wait for: as in BONUSES, COLONY. */
  holding: int,
  players: perSeat(player),
});

export type State = Infer<typeof shape>;
export type Player = Infer<typeof player>;

export const PHASES = ['set-up', 'action', 'production', 'achievement', 'over'] as const;
export const PHASE = { setUp: 0, action: 1, production: 2, achievement: 3, over: 4 } as const;

/** Kinds of discs; the first two are also the tracks they come from. */
export const DISCS = ['food', 'ore', 'achievement'] as const;
export const FOOD = 0;
export const ORE = 1;
/**
 * An achievement disc, on an achievement or standing in for a production disc (BTS-4.47,
 * BTS-4.126).
 */
export const STAR = 2;

export const SHIP_LEVELS = 4;

/** A control bonus to come, as it stands in the queue. */
export const bonusOf = (seat: number, place: number): number => seat * 16 + place;
export const seatOfBonus = (bonus: number): number => bonus >> 4;
export const placeOfBonus = (bonus: number): number => bonus & 15;

/** In `holding`: a bit while control bonuses are resolved, and so much for each new colony. */
export const BONUSES = 1;
export const COLONY = 2;

export const seatCount = (state: State): SeatCount => state.players.length as SeatCount;

export const boardOf = (player: Player) => FACTION_BOARDS[player.board];

// ——— the tree ———

/** Whether a faction has its cube beside a slot. */
export const ownsSlot = (player: Player, slot: number): boolean =>
  ((player.slots >> slot) & 1) === 1;

/** The first slot of each level, and one past the last: the slots of level 2 are 4 to 9. */
export const FIRST_SLOT: readonly number[] = [1, 1, 2, 3, 4, 5].map((level) =>
  level === 5 ? SLOTS.length : SLOTS.findIndex((slot) => slot.level === level),
);

export function technologyDeck(state: State, level: number): Deck {
  if (level === 2) return state.technologies2;
  return level === 3 ? state.technologies3 : state.technologies4;
}

// ——— the star map ———

/** The side of the star map for so many players (BTS-3.3). */
export const mapOf = (state: State): StarMap => STAR_MAPS[seatCount(state)];

export function systemDeck(state: State, letter: SystemDeck): Deck {
  return letter === 'A' ? state.systemsA : state.systemsB;
}

/** Whether ships can be at a place in this game. */
export const placeExists = (state: State, place: number): boolean =>
  place === COMPANION ? state.companionAt !== NONE : mapOf(state).neighbours[place].length > 0;

/** Whether a place can be controlled: shipyards of this side, and systems (BTS-4.92, BTS-4.117). */
export const controllable = (state: State, place: number): boolean =>
  LOCATIONS[place].kind === 'shipyard' ? placeExists(state, place) : state.systems[place] !== NONE;

/** Tracks that a place asks a disc of, one bit each. */
export function specializationsAt(state: State, place: number): number {
  const system = state.systems[place];
  return system === NONE ? YARD_MASKS[place] : SYSTEM_MASKS[system];
}

const maskOf = (tracks: readonly string[]): number =>
  (tracks.includes('food') ? 1 << FOOD : 0) | (tracks.includes('ore') ? 1 << ORE : 0);
const YARD_MASKS = LOCATIONS.map(({ specializations }) => maskOf(specializations));
export const SYSTEM_MASKS: readonly number[] = SYSTEMS.map(({ specializations }) =>
  maskOf(specializations),
);

// ——— a faction's board ———

/** Production discs that have left a track. */
export const discsGone = (player: Player, track: number): number =>
  DISCS_PER_TRACK - player.tracks[track];

/** Supply cubes in all columns. */
export function supplyOf({ columns }: Player): number {
  return columns[0] + columns[1] + columns[2] + columns[3] + columns[4];
}

/** Seats in clockwise order from one of them, without making a list: `seatAfter(first, i, seats)`. */
export const seatAfter = (first: number, steps: number, seats: number): number =>
  (first + steps) % seats;
