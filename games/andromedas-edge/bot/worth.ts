/** Quick guesses at what effects, moons and cards are worth to a player, in points. */
import { NONE } from '@orrery/kernel';
import {
  ANY_OF_CHOICE,
  BASIC_OF_CHOICE,
  type Bag,
  type Effect,
  type EffectList,
} from '../data/effects.ts';
import { DISCOVERIES, MODULES, MOONS, OUTPOSTS, SUPREMACY_TOKENS, TACTICS } from '../data/index.ts';

/** What one more of each resource is worth while there is time to use it; then units of choice. */
export const RATES: readonly number[] = [0.5, 0.85, 0.85, 0.85, 1.15, 1, 0.9, 1.2];

/** A step on a track of one's choice: about two points, and what its space gives. */
const STEP = 3;
const MODULE = 4.2;
const UPGRADE = 3;
/** The chance to build an outpost; what it brings is counted where one could be built. */
const OUTPOST = 1.2;
const REPAIR = 0.9;
const LEADER = 0.9;
const DISCOVERY = 3.2;
const RECORDS = 1.5;

/** What a bag is worth to whoever gains it. */
export function bagWorth(bag: Bag): number {
  let sum = 0;
  for (let kind = 0; kind < bag.length; kind++) sum += bag[kind] * RATES[kind];
  return sum;
}

/** What paying a bag costs: of any resource one gives the least useful. */
function priceOf(bag: Bag): number {
  const choice = bag[ANY_OF_CHOICE] * (RATES[0] - RATES[ANY_OF_CHOICE]);
  return bagWorth(bag) + choice - bag[BASIC_OF_CHOICE] * 0.1;
}

/** How many things a counter may be expected to find. */
const USUAL_COUNT = 1.8;

function effectWorth(effect: Effect): number {
  switch (effect.op) {
    case 'gain':
      return bagWorth(effect.bag) * (effect.per ? USUAL_COUNT : 1);
    case 'pay':
      return -priceOf(effect.bag);
    case 'lose':
      return -0.7 * bagWorth(effect.bag);
    case 'steal':
      return 1.6 * effect.n;
    case 'vp':
      return effect.n * (effect.per ? USUAL_COUNT : 1);
    case 'rollVp':
      return 3.5;
    case 'progress':
      return STEP * effect.n;
    case 'module':
      return effect.free ? MODULE : MODULE - 1.7 + 0.85 * Math.min(2, effect.discount);
    case 'fieldPurchase':
      return MODULE;
    case 'repair':
      return REPAIR * effect.n;
    case 'damageModule':
      return -2.5 * effect.n;
    case 'refreshOutpostCard':
      return RECORDS;
    case 'discovery':
      return DISCOVERY;
    case 'clock':
      return 0.8 * effect.n;
    case 'buildShip':
      return 1.5 + 0.5 * effect.discount;
    case 'upgrade':
      return UPGRADE;
    case 'outpost':
      return OUTPOST;
    case 'recruit':
      return LEADER * effect.n;
    case 'returnLeader':
      return -LEADER * effect.n;
    case 'moon':
      return 1.6 * effect.n;
    case 'may':
      return Math.max(0, worthOf(effect.do));
    case 'repeat':
      return Math.max(0, worthOf(effect.do)) * effect.n * 0.7;
    case 'choose':
      return Math.max(...effect.options.map(worthOf));
    case 'forEach':
      return effect.who === 'each-opponent' ? -0.5 * worthOf(effect.do) : 0;
    case 'afterBattle':
      return worthOf(effect.do);
    default:
      return 0.6;
  }
}

/** What a list of effects is worth on an ordinary day, all costs included. */
export function worthOf(effects: EffectList): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(effect);
  return sum;
}

/** Everything on a moon, gained once. */
export const MOON_WORTH: readonly number[] = MOONS.map(
  ({ bag, vp, repair }) => bagWorth(bag) + vp + REPAIR * repair,
);

/** What a module gives each time it acts, its own costs paid; an output moon is not counted. */
export const ACTION_WORTH: readonly number[] = MODULES.map(({ effects, activation }) =>
  activation === 'endgame' ? 0 : Math.max(0, worthOf(effects)),
);

export const CARD_WORTH: readonly number[] = TACTICS.map(({ effects }) =>
  Math.max(0.8, Math.min(4, worthOf(effects))),
);
export const DISCOVERY_WORTH: readonly number[] = DISCOVERIES.map(({ effects }) =>
  worthOf(effects),
);
export const TOKEN_WORTH: readonly number[] = SUPREMACY_TOKENS.map(({ effects }) =>
  worthOf(effects),
);
export const OUTPOST_CARD_WORTH: readonly number[] = OUTPOSTS.map(({ effects }) =>
  worthOf(effects),
);

/** What the moon in a slot is worth each time its module acts; 0 without one. */
export const moonYield = (moon: number): number => (moon === NONE ? 0 : MOON_WORTH[moon]);
