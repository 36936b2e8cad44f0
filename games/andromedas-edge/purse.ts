/** What a player could pay with: storage, hand, unplaced moons (AE-4.1.4 to AE-4.1.7). */
import { ANY_OF_CHOICE, BASIC_OF_CHOICE, type Bag } from './data/effects.ts';
import { MOONS } from './data/index.ts';
import { RESOURCE } from './data/terms.ts';
import { RULE, ruleFor } from './rules.ts';
import { isActive, resolvesEvent, type State } from './state.ts';

export const TOKENS = 5;
const KINDS = 6;
const { energy, titanium, ice, credit, tactics } = RESOURCE;

/** How a price may be paid. */
export interface Terms {
  /** Units that need not be paid, of the payer's choice. */
  readonly off: number;
  /** True for outposts, where energy may stand in for some (AE-4.20.1). */
  readonly outpost: boolean;
}
export const PLAIN: Terms = Object.freeze({ off: 0, outpost: false });

/** What is spoken for and can't be paid again. */
export interface SpokenFor {
  /** For a jump, or on the module itself. */
  readonly energy: number;
  /** The tactics card that is being played. */
  readonly cards: number;
}
export const NOTHING: SpokenFor = Object.freeze({ energy: 0, cards: 0 });

/** Moons may be discarded for a price on the own turn, but not while an event is resolved (AE-4.14.11). */
export const mayPayWithMoons = (state: State, seat: number): boolean =>
  isActive(state, seat) && !resolvesEvent(state);

/** All that a player has, by kind; overwritten by the next call. */
const purse = [0, 0, 0, 0, 0, 0];

/** Storage and hand, less what is spoken for. */
export function storage(state: State, seat: number, spent: SpokenFor = NOTHING): number[] {
  const { stock, hand } = state.players[seat];
  for (let kind = 0; kind < TOKENS; kind++) purse[kind] = stock[kind];
  purse[energy] -= spent.energy;
  purse[tactics] = hand.length - spent.cards;
  return purse;
}

/** The same with everything on unplaced moons. */
export function wealth(state: State, seat: number, spent: SpokenFor = NOTHING): number[] {
  const have = storage(state, seat, spent);
  if (mayPayWithMoons(state, seat)) {
    const { moons } = state.players[seat];
    for (let i = 0; i < moons.length; i++) addMoon(have, moons[i]);
  }
  return have;
}

export function addMoon(have: number[], moon: number): void {
  const { bag } = MOONS[moon];
  for (let kind = 0; kind < KINDS; kind++) have[kind] += bag[kind];
}

/** Whether a price can be paid as it stands, each kind with itself: the common case. */
function isCovered(have: readonly number[], owed: Bag): boolean {
  let rest = -owed[BASIC_OF_CHOICE] - owed[ANY_OF_CHOICE];
  let basic = -owed[BASIC_OF_CHOICE];
  for (let kind = 0; kind < KINDS; kind++) {
    const left = have[kind] - owed[kind];
    if (left < 0) return false;
    rest += left;
    if (kind >= titanium && kind <= ice) basic += left;
  }
  return rest >= 0 && basic >= 0;
}

/** How many units of a price can't be paid out of what is there; 0 if it can be paid. */
export function lack(
  state: State,
  seat: number,
  have: readonly number[],
  owed: Bag,
  { off, outpost }: Terms,
): number {
  if (isCovered(have, owed)) return 0;
  const cardsForCredits = ruleFor(state, seat, RULE['tactics-as-credits']) > 0;
  const energyToo = outpost && ruleFor(state, seat, RULE['energy-for-outposts']) > 0;
  let missing = 0;
  let total = 0;
  for (let kind = 0; kind < owed.length; kind++) total += owed[kind];
  for (let kind = 0; kind < KINDS; kind++) total -= have[kind];

  let spareEnergy = have[energy] - owed[energy];
  if (spareEnergy < 0) {
    missing -= spareEnergy;
    spareEnergy = 0;
  }
  let spareCards = have[tactics] - owed[tactics];
  if (spareCards < 0) {
    missing -= spareCards;
    spareCards = 0;
  }
  let spareCredits = have[credit] - owed[credit];
  if (cardsForCredits) {
    spareCredits += spareCards;
    spareCards = 0;
  }
  if (spareCredits < 0) {
    missing -= spareCredits;
    spareCredits = 0;
  }
  let short = 0;
  let spare = 0;
  for (let kind: number = titanium; kind <= ice; kind++) {
    const rest = have[kind] - owed[kind];
    if (rest < 0) short -= rest;
    else spare += rest;
  }
  if (energyToo) short -= Math.min(short, spareEnergy);
  const stoodIn = Math.min(short, spareCredits);
  missing += short - stoodIn;
  missing += Math.max(0, owed[BASIC_OF_CHOICE] - spare - (spareCredits - stoodIn));
  return Math.max(0, Math.max(missing, total) - off);
}

/** Whether a player can pay a price now, moons included, without what is spoken for. */
export function canPay(
  state: State,
  seat: number,
  owed: Bag,
  terms: Terms = PLAIN,
  spent: SpokenFor = NOTHING,
): boolean {
  const have = wealth(state, seat, spent);
  return have[energy] >= 0 && lack(state, seat, have, owed, terms) === 0;
}

/** Bags of one kind, by kind and number: prices are asked for at every turn, and never changed. */
const SINGLE: Bag[][] = [[], [], [], [], [], []];

/** A bag of one kind. */
export function only(kind: number, n: number): Bag {
  SINGLE[kind][n] ??= [0, 0, 0, 0, 0, 0, 0, 0].with(kind, n);
  return SINGLE[kind][n];
}

export const unitsIn = (owed: Bag): number => owed.reduce((sum, n) => sum + n, 0);
