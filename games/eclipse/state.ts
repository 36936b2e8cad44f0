/**
 * The declared shape of a game of Eclipse.
 *
 * Everything on the map is kept by sector (index into SECTORS, 50 of them), in flat lists of whole
 * numbers: copying them is nearly free, and search copies a state at every iteration. Lists by
 * sector and seat have a fixed stride of MAX_SEATS: `sector * MAX_SEATS + seat`.
 */
import { flag, hidden, type Infer, ids, int, ints, maybe, perSeat, record } from '@orrery/kernel';

const player = record({
  /** Index into SPECIES; −1 until chosen. */
  species: int,
  /** Money, science, materials. */
  storage: ints,
  /** Cubes on the population tracks: money, science, materials. */
  tracks: ints,
  /** Killed cubes that wait for Cleanup, by column. */
  graveyard: ints,
  /** Cubes picked up and not yet put down: their owner is about to be asked where. */
  cubesInHand: int,
  /** Discs on the influence track, those beside it included. */
  discs: int,
  /** Discs on the action track: actions and reactions of this round. */
  spent: int,
  /** Discs kept back for Advanced Robotics and Quantum Grid. */
  reserve: int,
  /** Colony ships that are ready. */
  colonyShips: int,
  /** Technologies owned, printed ones included, one bit each (ECL-7.5). */
  techs: int,
  /**
   * The part tile on each slot, by ship type × SLOTS + slot; EMPTY_SLOT where what is printed shows
   * (ECL-8.3).
   */
  parts: ints,
  /** What the four designs add up to, by ship type × STATS + stat (blueprints.ts); kept in step with `parts`. */
  designs: ints,
  /** Ancient parts kept beside the board: bit i is part FIRST_ANCIENT_PART + i. */
  savedParts: int,
  /** Figures not on the map, by ship type (ECL-20.1). */
  unbuilt: ints,
  /** Seats whose ambassador lies on this player's track; relations are mutual, so also those who hold theirs. */
  ambassadors: int,
  /** Reputation tiles on the track, by points. */
  reputation: hidden(ids('reputation'), 'owner'),
  /** Reputation tiles turned up at the end of the game. */
  shownReputation: ids('reputation'),
  /** Discovery tiles kept face down for points, by kind. */
  discoveries: hidden(ids('discovery'), 'owner'),
  /** True once passed in this round. */
  passed: flag,
  /** PLAYING, RESIGNED or COLLAPSED. */
  status: int,
  /** What the map was worth on leaving the game, by line of the score sheet; empty while playing. */
  legacy: ints,
});

/**
 * The sector that is being fought over. Owned by steps/combat: change it there as combat needs.
 * A side is a seat, or ANCIENTS, or DEFENSE_SYSTEM; a group is side × 4 + ship type (NPCs: type 0).
 */
const battle = record({
  /** The sector. */
  sector: int,
  /** The side that attacks in the current battle of the ladder: always a seat. */
  attacker: int,
  /** The side that defends: a seat or an NPC side. */
  defender: int,
  /** Engagement round; 0 during the missile volley. */
  round: int,
  /** Groups of both sides that are still to act in this round, in order of initiative. */
  order: ints,
  /** Damaged ships: group × 64 + damage for each, ascending; ships that are not listed are whole. */
  hurt: ints,
  /** Groups that declared a retreat: group × 64 + destination (sector) for each. */
  retreating: ints,
  /**
   * Those of them that declared in an earlier round and leave when their turn comes, as bits by
   * group (ECL-13.13).
   */
  due: int,
  /** Dice thrown and still to be assigned: colour × 8 + face, the most damaging first. */
  dice: ints,
  /** True if all ships they may be aimed at were retreating when they were thrown. */
  routed: flag,
  /** Reputation tiles earned by ships destroyed here, by seat. */
  credit: ints,
  /** Seats that fought here, as bits. */
  fought: int,
  /** Seats whose last ships left or died here while all were retreating, as bits. */
  fled: int,
  /** Seats that fought here, in the order in which they draw reputation (settled at the start). */
  draws: ints,
});

export const shape = record({
  // ——— the table ———

  /** Table options in force, as bits (the RULE_… constants below). */
  rules: int,
  /** Round being played, from 1; 0 during set-up. */
  round: int,
  /** Index into PHASES. */
  phase: int,
  /** Whose turn it is in the Action phase, or whose upkeep; −1 once the game is over. */
  active: int,
  /** Who begins this round. */
  startPlayer: int,
  /** Who passed first this round and begins the next; −1 while nobody has. */
  firstToPass: int,
  /** Who holds the traitor card, or −1 (ECL-6.14). */
  traitor: int,
  /** Seats that refused an offer of the player who is active (or talking), as bits. */
  refused: int,
  /** Counts arrivals of ships: the last entry stamp given. */
  arrivals: int,
  /** True once the last player left has stopped the game. */
  stopped: flag,

  // ——— supplies ———

  /** Technology tiles on offer, how many of each. */
  offer: ints,
  /** Tiles in the technology bag; what is in there is no secret, only the order, and there is none. */
  techBag: ints,
  /** Reputation tiles in the bag, by points. */
  reputationBag: hidden(ids('reputation'), 'nobody'),
  /**
   * Discovery tiles nobody has seen: the pile and those that wait on sectors. Which tile lies where
   * is drawn when somebody takes it.
   */
  discoveryPool: hidden(ids('discovery'), 'nobody'),
  /** Discovery tiles whose front was used. */
  usedDiscoveries: ids('discovery'),
  /** The stacks that are explored. */
  inner: hidden(ids('inner-sector'), 'nobody'),
  middle: hidden(ids('middle-sector'), 'nobody'),
  outer: hidden(ids('outer-sector'), 'nobody'),
  /** Outer sectors that are not in this game. */
  unused: hidden(ids('outer-sector'), 'nobody'),
  /** Discarded sectors, face up. */
  innerDiscards: ids('inner-sector'),
  middleDiscards: ids('middle-sector'),
  outerDiscards: ids('outer-sector'),
  /** Sectors turned up by an explorer and neither placed nor discarded yet. */
  revealed: ints,

  // ——— the map, by sector ———

  /** The hex it lies on (galaxy/hexes.ts), or −1 if it isn't on the map. */
  hexOf: ints,
  /** Its turn: printed edge e faces direction (e + rotation) mod 6. */
  rotation: ints,
  /**
   * What lies beyond each edge, by sector × 6 + direction: neighbouring sector × 4 + CLOSED, HALF or
   * FULL; −1 where there is no sector. Kept in step with `hexOf` (ways.ts).
   */
  ways: ints,
  /** Whose disc lies there, or −1. */
  owner: ints,
  /** Squares with a cube (of the disc's owner), one bit each; bit ORBITAL_SQUARE is the Orbital's. */
  cubes: ints,
  /** HAS_ORBITAL and HAS_MONOLITH (ECL-2.13, ECL-9.4). */
  structures: ints,
  /** Ancients there (ECL-20.5). */
  ancients: ints,
  /** 1 where a discovery tile waits: as numbers, because flat lists of these copy fastest. */
  discovery: ints,
  /** True while the centre's Defense System stands. */
  defenseSystem: flag,
  /** Ships by sector and seat, four bits for each type (ships.ts). */
  fleets: ints,
  /** Entry stamps by sector and seat: when that player came to have ships there; 0 without ships. */
  arrived: ints,

  // ——— the players ———

  players: perSeat(player),

  /** The sector being fought over, or null. */
  battle: maybe(battle),
});

export type State = Infer<typeof shape>;
export type Player = Infer<typeof player>;
export type Battle = Infer<typeof battle>;

/** Stride of the lists by ship type and slot: no blueprint has more. */
export const SLOTS = 8;

/** Sides in a battle beside the seats. */
export const ANCIENTS = 6;
export const DEFENSE_SYSTEM = 7;

export const PLAYING = 0;
export const RESIGNED = 1;
export const COLLAPSED = 2;

export const HAS_ORBITAL = 1;
export const HAS_MONOLITH = 2;

/** Bits of `rules`: a bit is set where the table plays something other than the standard. */
export const RULE_STORAGE_CAP = 1;
export const RULE_NO_SETTLING_ON_PASS = 2;
export const RULE_NO_INFLUENCE_BY_SHIP = 4;
export const RULE_TRANSIT_IS_PEACEFUL = 8;
export const RULE_REVERSE_ENTRY_DRAWS = 16;
export const RULE_UNLIMITED_STRUCTURES = 32;

export const plays = (state: State, rule: number): boolean => (state.rules & rule) !== 0;

/** True while a seat takes part in the game. */
export const isIn = (state: State, seat: number): boolean => state.players[seat].status === PLAYING;
