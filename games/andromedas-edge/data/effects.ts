/**
 * What components do, as data: modules, tactics cards, events, raiders, factions, ship upgrades,
 * bases, outposts, tokens, the station itself.
 *
 * One executor runs these lists in order and `text/card-text.ts` says them in words, so a card can't
 * say anything but what it does. Everything is compulsory as far as possible (AE-4.1.6, AE-4.1.14)
 * unless it stands inside a `may`; a list that begins with `pay` is open only to those who can pay
 * all of it. All fields are always present, which keeps every kind in one shape.
 */
import type { ModuleType, Stack, TacticsType, Track } from './terms.ts';

/**
 * How many of each resource, in the order of `RESOURCES`, then two places for units of choice:
 * `BASIC_OF_CHOICE` and `ANY_OF_CHOICE`, each unit picked separately by whoever gains or pays.
 */
export type Bag = readonly number[];
export const BASIC_OF_CHOICE = 6;
export const ANY_OF_CHOICE = 7;
export const BAG_LENGTH = 8;

/** Something about a player or the active region that can be counted. */
export const COUNTERS = [
  /** Outposts owned; with a `type`, of that type only. */
  'outposts',
  /** Modules gained (core modules are not); with a `type`, of that type only. */
  'modules',
  /** Built ships, wherever they are; transports inside outposts are not ships any more. */
  'ships',
  'ships-in-active-region',
  /** Ships of opponents, and raider figures (AE-4.1.8). */
  'rival-ships-in-active-region',
  /** Ships of defeated rivals in the active region; a defeated raider side counts as 1. */
  'defeated-ships',
  'ships-at-bases',
  /** Both zones of the scrapyard. */
  'ships-in-scrapyard',
  /** Installed ship upgrades. */
  'upgrades',
  /** On the station, placed or not. */
  'moons',
  /** In the leader bay. */
  'leaders',
  /** In hand. */
  'tactics',
] as const;
export interface Counter {
  readonly of: (typeof COUNTERS)[number];
  readonly type: Track | null;
}

/** `n` (or a bag) is given once per thing counted, counting at most `max`; `null`: no limit. */
export interface Per {
  readonly counter: Counter;
  readonly max: number | null;
}

/** Whom a `forEach` goes through, in turn order from the active player. */
export const WHO = [
  'each-player',
  'each-opponent',
  /** Players in the battle; at a raider's attack, those with a ship in the active region. */
  'each-participant',
  'each-other-participant',
  'each-defeated',
  /** Nobody if raiders won or nobody did. */
  'winner',
  /** The player picked earlier in this list by `pick`. */
  'picked',
  /** Everybody who is lowest on the track `on`. */
  'lowest',
] as const;
export type Who = (typeof WHO)[number];

/**
 * What holds while a component is in force, or for as long as a `grant` says.
 * Those of a ship upgrade speak of the ships of its type, those of a raider of its battles.
 */
export const RULES = [
  // The ship launched this turn
  'launch-attack',
  'launch-hyperdrive',
  'launch-range',
  // Ships
  'hyperdrive',
  'range',
  'escalation-range',
  /** Ships launched measure `n` more when they count from this ship. */
  'range-from-here',
  'free-jump',
  'targeting',
  /** What would go to the upper scrapyard goes to the barge. */
  'scrap-to-barge',
  /** A ship built or gained may be put on the barge instead of into the launch bay. */
  'new-ship-to-barge',
  // Costs and limits
  /** Ships cost `n` titanium less, at least 1; other discounts come after (AE-4.20.6). */
  'ship-discount',
  /** Outposts need `n` leaders fewer, at least 1. */
  'leader-discount',
  'energy-for-outposts',
  'tactics-as-credits',
  'energy-in-any-row',
  'hand-limit',
  'no-hand-limit',
  /** The unplaced-moon limit is `n`. */
  'moon-limit',
  // Raiders
  'swarm',
  'no-escalation',
  'no-diplomacy',
  'ignore-shields',
] as const;
export interface Rule {
  readonly rule: (typeof RULES)[number];
  /** How much, where the rule has a number; 0 otherwise. */
  readonly n: number;
}

/** `support`: until the next step 3 of an own Return, with the card (AE-4.19.4). */
export type Until = 'launch' | 'return' | 'battle' | 'support';

export type Effect =
  // Resources and points
  /** Tactics cards are drawn. */
  | { readonly op: 'gain'; readonly bag: Bag; readonly per: Per | null }
  /** All or nothing. `card`: the tactics card paid has to be of that type. */
  | { readonly op: 'pay'; readonly bag: Bag; readonly card: TacticsType | null }
  /** As much as possible, kinds and cards picked by the loser; credits never stand in. */
  | { readonly op: 'lose'; readonly bag: Bag }
  /** From the player picked, kinds by the taker, tactics cards at random. */
  | { readonly op: 'steal'; readonly n: number; readonly what: 'any' | 'tactics' }
  /** Negative: lost, though nobody falls below 0. */
  | { readonly op: 'vp'; readonly n: number; readonly per: Per | null }
  /** As many VP as one die shows. */
  | { readonly op: 'rollVp' }
  /** `track` null: one track of choice for all the steps. */
  | { readonly op: 'progress'; readonly track: Track | null; readonly n: number }
  | { readonly op: 'event'; readonly n: number }

  // Station
  /** One face-up module of these types, at the board's price less `discount`, or `free`. */
  | {
      readonly op: 'module';
      readonly types: readonly ModuleType[];
      readonly free: boolean;
      readonly discount: number;
    }
  /** One or two modules of these columns at one go (AE-4.6.9). */
  | { readonly op: 'fieldPurchase'; readonly types: readonly ModuleType[] }
  | { readonly op: 'repair'; readonly n: number }
  /** Own undamaged modules of the owner's choice, core modules included. */
  | { readonly op: 'damageModule'; readonly n: number }
  /** A mechaphage token, or a damage marker if none is left (AE-4.21.6). */
  | { readonly op: 'infest' }
  /** Own science modules act, each at most once (AE-4.9.6). */
  | { readonly op: 'activateScience' }
  /** An own module activated in this Return acts again, without ship or energy; not a science one. */
  | { readonly op: 'reactivate' }
  | { readonly op: 'refreshOutpostCard'; readonly n: number }
  | { readonly op: 'discovery'; readonly stack: Stack | null }
  /** Hours of the doomsday clock, one at a time; each midnight acts at once (AE-4.20.4). */
  | { readonly op: 'clock'; readonly n: number }

  // Ships, outposts, leaders, moons
  | { readonly op: 'buildShip'; readonly discount: number }
  | { readonly op: 'upgrade'; readonly n: number }
  /** Own ships on the map, picked by their owner; shields protect. */
  | { readonly op: 'damageShip'; readonly n: number }
  /** Up to `n`, from the barge to the launch bay. */
  | { readonly op: 'bargeToBay'; readonly n: number }
  | { readonly op: 'outpost'; readonly discount: number }
  /** Up to `n` own leaders from any regions to the leader bay, ships or no ships. */
  | { readonly op: 'recruit'; readonly n: number }
  /** From the leader bay to one random nebula. */
  | { readonly op: 'returnLeader'; readonly n: number }
  /** Top moons of planets, one by one; `withShip`: only of planets with an own ship. */
  | { readonly op: 'moon'; readonly n: number; readonly withShip: boolean }
  /** The resource printed on the active planet, besides what activating it gave. */
  | { readonly op: 'planetResource' }

  // Frontier and events
  /** Look at the top 2 event cards, leave one on top, put the other to the bottom (AE-4.4.3). */
  | { readonly op: 'sortEvents' }
  | { readonly op: 'lookEvent' }
  /** The oldest module of every column to the bottom of its deck, then all refill. */
  | { readonly op: 'discardModules' }
  /** Bonus resources onto every planet of the type, or (`null`) every nebula. */
  | { readonly op: 'addBonus'; readonly bag: Bag; readonly planets: Track | null }
  /** S-class figures, as many as the card still holds (AE-4.21.8). */
  | { readonly op: 'placeSwarm'; readonly n: number }
  /** The active player picks a region; all S-class figures there go back to their card. */
  | { readonly op: 'removeSwarm' }
  /** The top moon of the active planet is discarded. */
  | { readonly op: 'discardMoon' }
  /** Each player moves `n` own leaders from regions of choice onto the raider's card. */
  | { readonly op: 'abduct'; readonly n: number }
  /** The winner takes all own leaders from the raider's card, every other player 1. */
  | { readonly op: 'rescue' }

  // Battle
  /** `rival`: of another side, picked by the player; a side keeps at least 1 die. */
  | { readonly op: 'dice'; readonly n: number; readonly of: 'self' | 'rival' }
  | { readonly op: 'targeting'; readonly n: number }
  /** Up to `n` own dice, once each. */
  | { readonly op: 'reroll'; readonly n: number }
  | { readonly op: 'setDie'; readonly n: number; readonly value: number }
  /** `forced`: it just ends; otherwise they may end it (AE-4.8.8). */
  | { readonly op: 'endBattle'; readonly by: 'forced' | 'self' | 'each-participant' | 'picked' }
  /** All own ships to one adjacent region that they may enter, without raiders and rival ships. */
  | { readonly op: 'retreat' }
  /** `n` own ships of choice in the active region take no damage. */
  | { readonly op: 'preventDamage'; readonly n: number }
  /** Own ships and those of the player picked take no damage in this battle. */
  | { readonly op: 'truce' }
  /** All raiders of the active region to another random nebula without another class. */
  | { readonly op: 'banishRaiders' }
  /** Nobody else enters the active region in this escalation. */
  | { readonly op: 'blockEscalation' }
  /** One own ship from anywhere on the map into the active region, range or not. */
  | { readonly op: 'callShip' }

  // Structure
  | { readonly op: 'may'; readonly do: EffectList }
  /** Exactly one that is available (AE-4.1.15). */
  | { readonly op: 'choose'; readonly options: readonly EffectList[] }
  /** Up to `n` times, as often as wanted and payable. */
  | { readonly op: 'repeat'; readonly n: number; readonly do: EffectList }
  /** `on`: the track that `lowest` speaks of. */
  | {
      readonly op: 'forEach';
      readonly who: Who;
      readonly on: Track | null;
      readonly do: EffectList;
    }
  /** One player for the rest of this list; with nobody to pick, whatever speaks of `picked` is skipped. */
  | { readonly op: 'pick'; readonly among: 'opponents' | 'participants' | 'defeated' }
  | { readonly op: 'grant'; readonly rule: Rule; readonly until: Until }
  /** Done by the same player once the running battle is over, in whatever way it ends. */
  | { readonly op: 'afterBattle'; readonly do: EffectList };

export type EffectList = readonly Effect[];
export type Op = Effect['op'];

/** When an ability acts by itself. Those of a ship upgrade want a ship of its type. */
export const TRIGGERS = [
  /** Start of the own turn (AE-4.2.1). */
  'turn-start',
  /** Right after the ship is placed, before its region is activated. */
  'launched',
  /** After the own launch activated a planet or nebula. */
  'planet-activated',
  'nebula-activated',
  /** With the energy of the Main Reactor, before the science modules. */
  'reactor-activated',
  /** After an upgrade is installed and its free ship is built. */
  'upgrade-gained',
  /** After both benefits of an own outpost (AE-4.13.3). */
  'outpost-built',
  /** Each repair that takes a marker or token off an own module. */
  'module-repaired',
  /** Start of the preparation of any battle. */
  'battle-prepared',
  /** The ship moved in during escalation. */
  'escalated',
  /** AE-4.8.21 (1), once per battle. */
  'battle-won',
  /** The same, if at least one opponent is defeated. */
  'battle-won-against-player',
  /** After an event card was resolved at the end of the own turn. */
  'event-resolved',
  'clock-midnight',
  // Raiders
  /** Placed from its card by an event. */
  'entered',
  /** Moved in by this turn's raider attack. */
  'attacked',
  'raider-won',
  /** A player won against it: together with the reward, once for all winners. */
  'raider-defeated',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const CONDITIONS = ['ship-in-active-region', 'ships-in-scrapyard'] as const;
/** An own ship in the active region; anybody's ship in either zone of the scrapyard. */
export type Condition = (typeof CONDITIONS)[number];

/** What a faction, a ship upgrade or a raider has for good. */
export type Ability =
  | { readonly when: 'always'; readonly rule: Rule }
  /** A free action: once in each own turn, or once in step 1 of each own Return. */
  | { readonly when: 'own-turn' | 'return'; readonly do: EffectList }
  | { readonly when: Trigger; readonly if: Condition | null; readonly do: EffectList };

/** An ability with a name of its own. */
export interface NamedAbility {
  readonly key: string;
  readonly ability: Ability;
}

/** When a tactics card may be played (AE-4.19.10). */
export const TIMINGS = [
  /** Any point of the own turn outside a battle. */
  'own-turn',
  /** Own turn, before the launched ship is placed. */
  'launch',
  /** Any moment of step 1 of the own Return. */
  'return',
  /** An opponent has placed a launched ship. */
  'react-launch',
  /** An opponent has played a tactics card outside a battle. */
  'react-card',
  /** Own decision in escalation, with or without a ship there. */
  'escalation',
  'diplomacy',
  /** Own decision in preparation, before the energy is named. */
  'preparation',
  'after-roll',
  'battle-won',
  'battle-lost',
  /** Before damage is dealt to the own defeated ships (AE-4.8.26). */
  'before-damage',
  /** After an own ship has gone to the scrapyard. */
  'ship-scrapped',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** The lists inside an effect. */
export function innerLists(effect: Effect): readonly EffectList[] {
  switch (effect.op) {
    case 'may':
    case 'repeat':
    case 'forEach':
    case 'afterBattle':
      return [effect.do];
    case 'choose':
      return effect.options;
    default:
      return [];
  }
}
