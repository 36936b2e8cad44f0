/**
 * The declared shape of a game of Andromeda's Edge.
 *
 * The frontier is kept by region (REGIONS: 23 spaces in fill order, then 6 nebulae) in flat lists of
 * whole numbers, a station by cell: the four core modules, then the gained ones in the order in
 * which they came, so a cell never changes its number.
 */

import {
  deck,
  flag,
  hidden,
  type Infer,
  ids,
  int,
  ints,
  list,
  maybe,
  NONE,
  perSeat,
  record,
  text,
} from '@orrery/kernel';
import { EVENT_TRACK } from './data/index.ts';

/** What is hidden is seen by its owner and, in a team, by the teammate (AE-4.17.8). */
const player = record({
  /** Number in FACTIONS; NONE until it is chosen. */
  faction: int,
  /** Faction cards to choose from, during set-up. */
  dealtFactions: hidden(ids('faction'), 'owner'),
  vp: int,
  /** Energy, titanium, nanocarbon, ice, credits (AE-4.1.11). */
  stock: ints,
  /** Tactics cards, as in TACTICS_CARDS. */
  hand: hidden(ids('tactics'), 'team'),
  /** Support cards in play. */
  support: ids('tactics'),
  /** Discovery tokens taken and not used yet. */
  discoveries: hidden(ids('discovery'), 'team'),
  /** A stack of discovery tokens that the player is looking at. */
  looking: hidden(ids('discovery'), 'team'),
  /** Supremacy tokens taken and not used yet. */
  tokens: ints,
  /** Two destiny cards to choose from during set-up, then the one that was kept; open in the end (AE-4.16.1). */
  destinies: hidden(ids('destiny'), 'destiny'),
  /** The top of the event deck, while this player alone knows it; two cards while sorting them. */
  foreseen: hidden(ids('event'), 'team'),
  /** Index reached on each track. */
  tracks: ints,
  /** Where each ship is: six transports, then one of each other type (SHIP_TYPES); see the places below. */
  ships: ints,
  /** Damage markers on the shields of each ship (AE-4.11.3). */
  wear: ints,
  /** The upgrade installed on each type of ship, or NONE. */
  upgrades: ints,
  /** Upgrade tiles in the personal supply. */
  tiles: ints,
  /** Leaders waiting in each region. */
  leaders: ints,
  /** Leaders in the leader bay, on a raider's card, and inside outposts. */
  leaderBay: int,
  captives: int,
  settled: int,
  /** The module in each cell. */
  modules: ints,
  /** Damage on each cell: markers, and TOKEN for a mechaphage token. */
  damage: ints,
  /** What activated each cell in this Return, as in DOCK. */
  docks: ints,
  /** The moon in the slot of each cell, or NONE; in the industry row the one towards the next cell of `line`. */
  slots: ints,
  /** Cells that have given the VP of their slot. */
  paidSlots: ints,
  /** Cells of the industry row from left to right. */
  line: ints,
  /** Unplaced moons. */
  moons: ints,
  /** The moon at tactical operations, or NONE. */
  operations: int,
  /** Outpost cards face up, by type. */
  outpostCards: ints,
  /** Outpost cards turned face down, by type. */
  usedCards: ints,
  /** Hour of the doomsday clock; 0 without one. */
  clock: int,
});

/** Sides of a battle are seats, and RAIDERS; sets of them are bits. */
const battle = record({
  /** True once it was ended, or only one side is left. */
  over: flag,
  /** Dice by side from cards, energy and abilities. */
  dice: ints,
  /** Targeting by side: what cards and abilities add, and the whole of it once dice are thrown. */
  aim: ints,
  /** Dice of each side once they are thrown, MOST_DICE places each, the best first; 0 where there is none. */
  rolls: ints,
  /** True once nobody else may enter. */
  closed: flag,
  /** Seats whose ships take no damage. */
  spared: int,
  /** Ships whose damage is prevented: seat × 16 + ship. */
  warded: ints,
  /** Sides that won and lost; neither if the battle was ended before. */
  winners: int,
  defeated: int,
  /** Seats that lost a ship to the scrapyard. */
  scrapped: int,
  /** True if shields don't protect in this battle. */
  unshielded: flag,
  /** What players do once it is over. */
  after: list(record({ seat: int, list: text() })),
});

export const shape = record({
  // ——— the table ———

  /** As in PHASE. */
  phase: int,
  /** True for two versus two: seats 0 and 1 against 2 and 3 (AE-4.17.1). */
  teams: flag,
  /** True with Cosmic Twilight, false with Galactic Dawn. */
  twilight: flag,
  /** True with destiny cards. */
  destiny: flag,
  /** VP that end the game. */
  terminus: int,
  first: int,
  active: int,
  /** Turns begun so far. */
  turns: int,
  /** Turns after which the scores are counted whatever happens; 0 without such a limit. */
  mostTurns: int,
  /** Turns to come after the running one once the end is triggered; NONE before. */
  ending: int,

  // ——— the frontier ———

  /** The tile on each space, as in TILES, or NONE. */
  tiles: ints,
  /** Planets still in the stack, one bit each. */
  planetStack: int,
  /** The moon that lies open in each region, or NONE. */
  topMoons: ints,
  /** Moons beneath it. */
  moonsBelow: ints,
  /** Planet moons that nobody has seen, by colour, one bit each. */
  unseenMoons: ints,
  discardedMoons: ints,
  /** Bonus resources in each region, packed (bonus.ts). */
  bonus: ints,
  /** Who has the outpost on each space, or NONE. */
  outposts: ints,

  // ——— raiders ———

  /** The raider card of each class. */
  raiders: ints,
  /** Where each figure is, or NONE on its card: four of the S class, then A to D. */
  figures: ints,
  /** Damage markers on the shields of each figure. */
  figureWear: ints,
  /** Mechaphage tokens in the supply. */
  mechaphages: int,

  // ——— modules, cards and tokens ———

  /** The face-up modules: type × 3 + row, the oldest in row 0; NONE in gaps. */
  market: ints,
  /** Modules that nobody has seen, by type, one bit each. */
  unseenModules: ints,
  /** Modules put under their decks, in that order. */
  buriedModules: ints,
  tacticsDeck: deck('tactics'),
  tacticsDiscard: ids('tactics'),
  /** Tactics cards being resolved. */
  resolving: ids('tactics'),
  eventDeck: deck('event'),
  eventDiscard: ids('event'),
  /** The event card being resolved, or none. */
  eventCard: ids('event'),
  /** Discovery tokens: the stacks, those that left the game unseen, and the used ones. */
  stacks: hidden(list(ids('discovery')), 'nobody'),
  unusedDiscoveries: hidden(ids('discovery'), 'nobody'),
  usedDiscoveries: ids('discovery'),
  /** The supremacy token on each marked space, or NONE. */
  supremacyTokens: ints,
  undealtFactions: hidden(ids('faction'), 'nobody'),
  undealtDestinies: hidden(ids('destiny'), 'nobody'),
  /** Space of the event marker; ON_STATION, or NONE once it is removed. */
  marker: int,
  /** The space of the planet that the current event revealed, or NONE. */
  newest: int,

  // ——— the turn ———

  /** The active region, or NONE. */
  region: int,
  /** The ship launched this turn, or NONE. */
  launched: int,
  /** True if the active player has to return to the station (AE-4.2.3, AE-4.2.4). */
  mustReturn: flag,
  /** True during step 1 of a Return. */
  returning: flag,
  /** True while a field purchase is under way: columns keep their gaps. */
  purchasing: flag,
  /** Rules granted to the active player for this turn, each followed by its number (RULES). */
  grants: ints,
  /** What was done this turn, bits as in ONCE. */
  once: int,
  /** Tactics cards played this turn, by number. */
  played: ints,
  /** Targeting that raiders gained by attacking this turn. */
  raiderAim: int,
  battle: maybe(battle),
  players: perSeat(player),
});

export type State = Infer<typeof shape>;
export type Player = Infer<typeof player>;
export type Battle = Infer<typeof battle>;

export const PHASE = { setUp: 0, play: 1, over: 2 } as const;

/**
 * Where a ship is, besides the regions: not built, in the launch bay, in either zone of the
 * scrapyard (AE-4.3.10).
 */
export const SUPPLY = -1;
export const BAY = 29;
export const WRECK = 30;
export const BARGE = 31;
/** Inside an outpost: no ship any more (AE-4.1.12). */
export const SETTLED = 32;
/** On a module: DOCKED + cell. */
export const DOCKED = 33;

/** Cells of the core modules come first, in the order of the tracks. */
export const CORE_CELLS = 4;

/** How a module was activated in this Return. */
export const DOCK = { idle: 0, energy: 1, ship: 2, reactor: 3 } as const;

/** In `damage`: a mechaphage token, besides any markers. */
export const TOKEN = 16;

/** In `marker`: it lies on the active player's station. */
export const ON_STATION = EVENT_TRACK.end;

/** Bits of `once`. */
export const ONCE = {
  /** Payments and docking are asked for unit by unit. */
  byHand: 1,
  /** The industry row was set in order, and nothing has happened to it since. */
  arranged: 2,
  /** Something was handed to the teammate. */
  handedOver: 4,
  /** A module was gained. */
  gainedModule: 8,
  /** The faction's free action was taken. */
  ability: 16,
  /** The teammate has refused a gift: a bit for each kind, from this one on. */
  refused: 32,
} as const;

/** The side of the raiders in a battle; the others are seats. */
export const RAIDERS = 4;
export const SIDES = 5;

export const seatAfter = (first: number, steps: number, seats: number): number =>
  (first + steps) % seats;

export const isActive = (state: State, seat: number): boolean => state.active === seat;

/** The teammate's seat, or NONE. */
export const teammateOf = (state: State, seat: number): number => (state.teams ? seat ^ 1 : NONE);

/** Whether two different seats are opponents (AE-4.1.8, AE-4.17.7). */
export const areOpponents = (state: State, one: number, other: number): boolean =>
  one !== other && teammateOf(state, one) !== other;

/** Whether an event card is being resolved: nobody acts meanwhile (AE-4.14.11). */
export const resolvesEvent = (state: State): boolean => state.eventCard.length > 0;

export const did = (state: State, what: number): boolean => (state.once & what) !== 0;
