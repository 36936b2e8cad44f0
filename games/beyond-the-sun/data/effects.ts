/**
 * What cards do, as data.
 *
 * One executor runs these lists in order and `text/card-text.ts` says them in words, so a card can't
 * say anything but what it does. Every effect is compulsory as far as BTS-4.4 and BTS-4.5 make it
 * so; what a faction may decline stands inside a `may`. All fields are always present, which keeps
 * every kind in one shape.
 */
import type { Column, CubeSource, Level, ShipLevel, SystemDeck, Track } from './terms.ts';

/** Something about a faction that can be counted: for amounts, end scoring and achievements. */
export const COUNTERS = [
  /** Colonies owned, however they were won. */
  'colonies',
  'deckAColonies',
  /** Locations on the exploration board that carry the faction's outpost. */
  'locations',
  /** Those, plus Sol and Deep Space where its strength is above 0 and nobody's is higher. */
  'locationsAndMajorities',
  /** Locations whose control passed from another faction to this one during the running action. */
  'seizedLocations',
  /** Discs on and right of the automation track. */
  'automation',
  /** Levels of its ships on the exploration board. */
  'fleetStrength',
  'ore',
  /** Production discs no longer on the two tracks. */
  'discsOffTracks',
  'emptiedTracks',
  /** Printed icons of the commoner specialization on colonies, controlled systems and shipyards. */
  'specializationIcons',
  /** Technologies of the board only, without private ones. */
  'boardLevel2',
  'boardLevel3',
  'level4',
  /** Levels II and III, private ones included. */
  'level2And3',
  /** By output type; a level IV technology counts if either of its types fits. */
  'scientificOrMilitary',
  /** Output types found among its technologies of level II and III. */
  'typesAtLevel2And3',
  /** Output types of which it owns two technologies of level I to III. */
  'typesTwice',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** `min(max, times × ⌊count ÷ per⌋ + plus)`. */
export interface Tally {
  readonly count: Counter;
  readonly per: number;
  readonly times: number;
  readonly plus: number;
  /** `null`: no limit. */
  readonly max: number | null;
}

export type Amount = number | Tally;

/** Paid in full before anything else happens (BTS-4.6). */
export interface Cost {
  readonly ore: number;
  /** Population returned to supply. */
  readonly population: number;
}

/** One of the lines of a `choose`. */
export interface Alternative {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

/** What a linked event changes about the card it points at (BTS-4.124). */
export interface LinkTerms {
  /** Ore cost of each action on the linked technology. */
  readonly actionOre: number;
  /** Strength that colonizing the linked system takes. */
  readonly strength: number;
  /** For whoever colonizes the linked system. */
  readonly colonizerPoints: number;
  /** For each disc on the linked achievement, to its owner. */
  readonly pointsPerDisc: number;
}

/** How an event that stays on the table scores at the end of the game (BTS-4.163). */
export type StandingScore =
  /** To every faction with the highest count, if that is above 0. */
  | { readonly kind: 'most'; readonly count: Counter; readonly points: number }
  /** For each ship exhibited on the card, by level 1 to 4. */
  | { readonly kind: 'exhibits'; readonly points: readonly [number, number, number, number] };

/** Where a new ship appears: Sol or a shipyard of yours, Deep Space, or wherever you like. */
export type BuildPlace = 'yard' | 'deep' | 'anywhere';

/** Systems that a faction controls, or those that nobody controlled when the turn began. */
export type ColonyTarget = 'controlled' | 'unclaimed';

export type Effect =
  // Ore and cubes
  | { readonly op: 'gainOre'; readonly n: Amount }
  /** `column` null: by the usual rule, from the left. */
  | {
      readonly op: 'supplyToPopulation';
      readonly n: Amount;
      readonly column: Column | null;
    }
  | {
      readonly op: 'moveSupply';
      readonly n: number;
      readonly from: 'rightmost' | 'any';
      readonly to: 'first' | 'any';
    }
  | { readonly op: 'grow' }
  | { readonly op: 'mine' }
  /** `limit` null: as many exchanges as one likes. */
  | { readonly op: 'trade'; readonly limit: number | null }
  | { readonly op: 'automate'; readonly track: Track | 'either' }

  // Ships
  | {
      readonly op: 'build';
      readonly n: number;
      readonly level: ShipLevel;
      readonly from: CubeSource;
      readonly at: BuildPlace;
    }
  /** Single steps: all on one ship, spread at will, or on up to that many different ships. */
  | {
      readonly op: 'upgrade';
      readonly levels: number;
      readonly on: 'one' | 'any' | 'different';
    }
  | { readonly op: 'jump'; readonly points: number }
  | { readonly op: 'warp'; readonly ships: number }
  | { readonly op: 'shipsToPopulation'; readonly upTo: number }

  // Technologies and systems
  | {
      readonly op: 'research';
      /** One technology of one of these levels; a tally gives the exact level. */
      readonly levels: readonly Level[] | Tally;
      readonly discovered: boolean;
      readonly prerequisites: boolean;
      readonly immediate: boolean;
      readonly cube: CubeSource;
    }
  | { readonly op: 'privateTechnology'; readonly level: 2 | 3; readonly draw: number }
  | { readonly op: 'colonize'; readonly target: ColonyTarget }
  | { readonly op: 'drawColony'; readonly deck: SystemDeck; readonly draw: number }

  // Borrowed actions
  | { readonly op: 'basicAction' }
  | { readonly op: 'copyResearch' }

  // Structure
  | { readonly op: 'may'; readonly cost: Cost; readonly effects: readonly Effect[] }
  /** Pick one alternative, `times` times over; the same one may be picked again. */
  | {
      readonly op: 'choose';
      readonly times: number;
      readonly alternatives: readonly Alternative[];
    }
  | { readonly op: 'eachFaction'; readonly effects: readonly Effect[] }

  // What only events do
  | { readonly op: 'uncoverGuild'; readonly rank: 1 | 2 }
  | { readonly op: 'keepEvent'; readonly points: number }
  | {
      readonly op: 'linkEvent';
      readonly to: 'technology' | 'system' | 'achievement';
      readonly terms: LinkTerms;
    }
  | { readonly op: 'standEvent'; readonly score: StandingScore }
  | { readonly op: 'exhibitShip' }
  | { readonly op: 'attachSystem'; readonly deck: SystemDeck }
  | { readonly op: 'holdSystem'; readonly deck: SystemDeck }
  | { readonly op: 'takeHeldSystem' };

export type Op = Effect['op'];

/** What an owner has for good, or while a cell of the faction board is uncovered. */
export type Ability =
  /** At the start of the turn, between its phases or at its end (BTS-4.10). */
  | { readonly rule: 'oncePerTurn'; readonly cost: Cost; readonly effects: readonly Effect[] }
  | { readonly rule: 'lackOnePrerequisite' }
  | { readonly rule: 'oreForPopulation' }
  | { readonly rule: 'eitherTrack' }
  | { readonly rule: 'wormholes' }
  | { readonly rule: 'pushPawns' }
  | { readonly rule: 'replaceAchievementDiscs' }
  | { readonly rule: 'guildDiscount'; readonly ore: number }
  | { readonly rule: 'strongerFirstShip'; readonly levels: number }
  | { readonly rule: 'longerJumps'; readonly points: number }
  | { readonly rule: 'easierColonies'; readonly strength: number }
  | { readonly rule: 'freeReturn' }
  | { readonly rule: 'afterExchanges'; readonly min: number; readonly effects: readonly Effect[] }
  | {
      readonly rule: 'afterAutomating';
      readonly track: Track;
      readonly effects: readonly Effect[];
    }
  /** Once per track, after all bonuses of systems (BTS-4.146). */
  | { readonly rule: 'afterEmptyingTrack'; readonly effects: readonly Effect[] };

export type AbilityRule = Ability['rule'];

/** An action that a pawn can take, with the number of its spaces; `null` for any number. */
export interface Action {
  readonly spaces: number | null;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export const FREE: Cost = Object.freeze({ ore: 0, population: 0 });

export function isFree(cost: Cost): boolean {
  return cost.ore === 0 && cost.population === 0;
}

/** The lists inside an effect: of `may`, `eachFaction`, and each alternative of `choose`. */
export function innerLists(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.op) {
    case 'may':
    case 'eachFaction':
      return [effect.effects];
    case 'choose':
      return effect.alternatives.map((alternative) => alternative.effects);
    default:
      return [];
  }
}

/** Whether any effect of the list, however deep, has that op. */
export function containsOp(effects: readonly Effect[], op: Op): boolean {
  return effects.some(
    (effect) => effect.op === op || innerLists(effect).some((inner) => containsOp(inner, op)),
  );
}

/** Levels that a list offers for research by its own words; a tallied level is not among them. */
export function researchLevels(effects: readonly Effect[]): readonly Level[] {
  const found = new Set<Level>();
  const look = (list: readonly Effect[]): void => {
    for (const effect of list) {
      if (effect.op === 'research' && !('count' in effect.levels)) {
        for (const level of effect.levels) found.add(level);
      }
      for (const inner of innerLists(effect)) look(inner);
    }
  };
  look(effects);
  return [...found].sort();
}
