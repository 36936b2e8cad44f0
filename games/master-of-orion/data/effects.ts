/**
 * What cards, advisors, race boards and actions do, as plain data. The rules execute it and the
 * texts are written from it, so a card cannot say one thing and do another.
 */

export const RESOURCES = ['food', 'fleet', 'production'] as const;
export type Resource = (typeof RESOURCES)[number];

export const COLORS = ['blue', 'red', 'yellow', 'grey'] as const;
export type Color = (typeof COLORS)[number];

/** Some of each resource: a price, an income, one side of an exchange. */
export type Amounts = Readonly<Record<Resource, number>>;

/** Levels of mobilization, from the most exhausting to the most restful. */
export const LEVELS = ['high', 'medium', 'low'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What can be gained or given away. `cube`: an action cube, from the reserve to the available ones
 * or back. `card`: from the deck to the hand, or from the hand to the discard pile (MOO-1.20).
 */
export const STOCKS = [...RESOURCES, 'loyalty', 'points', 'cube', 'card'] as const;
export type Stock = (typeof STOCKS)[number];

/** Whose stock it is: the owner of the effect, or one of the two sides of the attack that set it off. */
export type Who = 'you' | 'attacker' | 'victim';

/** Something about the owner that can be counted. */
export type Count =
  /** Own buildings of a colour: working ones only, or all in the systems. */
  | { readonly count: 'cards'; readonly color: Color; readonly working: boolean }
  /** Own systems; Alluvia alone is one. */
  | { readonly count: 'systems' }
  /** Complete sets of one own building of each colour. */
  | { readonly count: 'colorSets' };

/** A number, or a number for each thing counted. */
export type Amount = number | { readonly each: number; readonly of: Count };

export interface Condition {
  readonly of: Extract<Count, { count: 'cards' }> | { readonly count: 'loyalty' };
  readonly atLeast: number;
}

/** One part of a price: paid in full before the effect, or the effect is not to be had. */
export interface Price {
  readonly what: Stock;
  readonly n: number;
}

export type Effect =
  | { readonly op: 'gain'; readonly what: Stock; readonly n: Amount }
  /** `card`: the player concerned chooses what to discard. */
  | {
      readonly op: 'lose';
      readonly who: Who;
      readonly what: 'loyalty' | 'card';
      readonly n: number;
    }
  /** Exactly one of those that can be done in full. */
  | {
      readonly op: 'choose';
      readonly who: 'you' | 'victim';
      readonly options: readonly (readonly Effect[])[];
    }
  /** From hand, at its price, by all rules of building but without an action. */
  | {
      readonly op: 'build';
      readonly may: boolean;
      readonly color: Color | null;
      readonly on: 'any' | 'thisCard';
      readonly discount: number;
    }
  /** Other own working cards, one after the other, with cubes from the reserve; may stop early. */
  | { readonly op: 'activate'; readonly upTo: number }
  /** Gives one side and gets the other, in either direction, once. */
  | { readonly op: 'exchange'; readonly a: Amounts; readonly b: Amounts }
  /** What follows depends on the colour of the card directly beneath this one. */
  | { readonly op: 'byColorBeneath'; readonly table: Readonly<Record<Color, readonly Effect[]>> }
  /** One card of the discard pile into the hand: any, or one of the `top` ones. */
  | { readonly op: 'takeDiscard'; readonly top: number | null }
  /** Draws, then discards some of the cards just drawn. */
  | { readonly op: 'sift'; readonly draw: number; readonly discard: number }
  /** The cards of one own system into any order. */
  | { readonly op: 'rearrange' }
  /** The advisor of a chosen opponent back to the table. */
  | { readonly op: 'dismissAdvisor' }
  /** A working building of the victim to the bottom of its system. */
  | { readonly op: 'sink' }
  /** A cube of the victim's reserve into a free slot on one of the victim's working cards. */
  | { readonly op: 'blockSlot' }
  /** The cube on this card, if any, to the available ones. */
  | { readonly op: 'releaseCube' }
  /** Every opponent with more cards in hand than the owner discards some, clockwise. */
  | { readonly op: 'othersDiscard'; readonly n: number };

/** What holds all the time, without anybody doing anything. */
export type StandingRule =
  /** Changes the price of attacks by or against the owner. */
  | { readonly rule: 'attackPrice'; readonly when: 'attacking' | 'attacked'; readonly n: number }
  /** Fleets that count in the comparison only. */
  | { readonly rule: 'attackStrength'; readonly when: 'attacking' | 'attacked'; readonly n: number }
  /** Off the price of the owner's buildings of a colour (or any), anywhere or in this system. */
  | {
      readonly rule: 'discount';
      readonly color: Color | null;
      readonly where: 'anywhere' | 'thisSystem';
      readonly n: number;
    }
  /** Follows each action of that kind. */
  | {
      readonly rule: 'actionBonus';
      readonly action: 'exploit' | 'research';
      readonly do: readonly Effect[];
    }
  /** Takes the place of the usual effects of a level. */
  | { readonly rule: 'mobilization'; readonly level: Level; readonly do: readonly Effect[] }
  /** Starts an extra system of its own, works while covered, never leaves or moves. */
  | { readonly rule: 'ownSystem' }
  /** A cube on this card stays there at the end of the round. */
  | { readonly rule: 'keepCube' };

export type Trigger =
  | 'activation'
  | 'afterBuild'
  | 'afterAttack'
  | 'afterAttacked'
  | 'startOfRound';
export type Timing = Trigger | 'always' | 'endOfGame';

/** Filled by an activation (A), or from the owner's reserve when the effect is used (R). */
export type Slot = 'A' | 'R';

export interface TriggeredAbility {
  readonly timing: Trigger;
  readonly slot: Slot | null;
  /** The owner may decline. */
  readonly may: boolean;
  readonly if: Condition | null;
  readonly price: readonly Price[];
  readonly do: readonly Effect[];
}

export interface StandingAbility {
  readonly timing: 'always';
  readonly rules: readonly StandingRule[];
}

export interface ScoringAbility {
  readonly timing: 'endOfGame';
  readonly points: Exclude<Amount, number>;
}

export type Ability = TriggeredAbility | StandingAbility | ScoringAbility;

export const isTriggered = (ability: Ability): ability is TriggeredAbility =>
  ability.timing !== 'always' && ability.timing !== 'endOfGame';
