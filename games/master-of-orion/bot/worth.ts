/** Quick guesses at what effects and cards are worth to a player, in points. */
import { NONE } from '@orrery/kernel';
import {
  EXPLOIT_BONUS,
  PROGRAMS,
  RESEARCH_BONUS,
  TRIGGERED,
  type Triggered,
} from '../abilities.ts';
import { amountOf, meets } from '../counting.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { type Amounts, type Effect, RESOURCES, type Stock } from '../data/effects.ts';
import { LOYALTY, RESOURCE_MAX } from '../data/limits.ts';
import { COST, discountAt } from '../price.ts';
import { ADVISOR_PLACE, handSize, hasCube, type Player, RACE_PLACE, sourceAt } from '../state.ts';
import { resourceIndex } from '../steps/stock.ts';
import { DESIGNS_FROM, SIGN, WORTH } from './signs.ts';

/** The weights that hold at the moment: a row of WEIGHTS_AT_SIGHT. */
export type Row = Float64Array;

const AVERAGE_POINTS = 2.2;
/** Builds and activations for nothing, in the middle of all that could become of them. */
const GRANTED = 0.7;
/** Worths of cards that wait to be activated. */
const best: number[] = [];
/** An action more or less. */
const CUBE = 1.2;

/** What a card in hand is worth: to build it, to exploit it, or to pay with it. */
export const cardWorth = (row: Row, design: number): number =>
  row[SIGN.cards] + row[SIGN.handPoints] * WORTH[design];

/** What a card from the deck is worth. */
const unknownCard = (row: Row, player: Player): number => {
  const sign = handSize(player) < 6 ? SIGN.cards : SIGN.moreCards;
  return row[sign] + row[SIGN.handPoints] * AVERAGE_POINTS;
};

const loyaltyWorth = (row: Row, player: Player): number =>
  1 - (player.loyalty < LOYALTY.gate ? row[SIGN.lowLoyalty] : 0);

/** What so much of something is worth that a player gains. */
function stockWorth(row: Row, player: Player, what: Stock, n: number): number {
  switch (what) {
    case 'points':
      return n;
    case 'loyalty':
      return Math.min(n, LOYALTY.max - player.loyalty) * loyaltyWorth(row, player);
    case 'cube':
      return Math.min(n, player.reserve) * CUBE;
    case 'card':
      return n * unknownCard(row, player);
    default: {
      const at = resourceIndex(what);
      return Math.min(n, RESOURCE_MAX - player.resources[at]) * row[SIGN.food + at];
    }
  }
}

/** What is given up, without looking at limits. */
function lossOf(row: Row, player: Player, what: Stock, n: number): number {
  switch (what) {
    case 'points':
      return n;
    case 'loyalty':
      return n * loyaltyWorth(row, player);
    case 'cube':
      return n * CUBE;
    case 'card':
      return n * row[SIGN.cards];
    default:
      return n * row[SIGN.food + resourceIndex(what)];
  }
}

/** What effects bring to whoever uses them. */
export function effectsWorth(row: Row, player: Player, effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(row, player, effect);
  return sum;
}

function effectWorth(row: Row, player: Player, effect: Effect): number {
  switch (effect.op) {
    case 'gain':
      return stockWorth(row, player, effect.what, amountOf(player, effect.n));
    case 'lose':
      // What the other side loses counts as much as what one gains.
      return (effect.who === 'you' ? -1 : 1) * lossOf(row, player, effect.what, effect.n);
    case 'choose': {
      let best = Number.NEGATIVE_INFINITY;
      for (const option of effect.options) best = Math.max(best, effectsWorth(row, player, option));
      return best;
    }
    case 'exchange':
      return Math.max(
        swapWorth(row, player, effect.a, effect.b),
        swapWorth(row, player, effect.b, effect.a),
      );
    case 'activate':
      return readyWorth(row, player, effect.upTo);
    case 'build':
    case 'sink':
      return GRANTED;
    case 'takeDiscard':
      return row[SIGN.cards] + row[SIGN.handPoints] * 3;
    case 'sift':
      return (effect.draw - effect.discard) * unknownCard(row, player);
    default:
      return 0.5;
  }
}

/** What the best of a player's cards that wait to be activated would bring, so many of them for nothing. */
function readyWorth(row: Row, player: Player, n: number): number {
  best.length = 0;
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    const source = sourceAt(player, place);
    const ability = source === NONE || hasCube(player, place) ? null : TRIGGERED.activation[source];
    if (ability) best.push(Math.max(0, abilityWorth(row, player, ability)));
  }
  best.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < Math.min(n, best.length); i++) sum += best[i];
  return sum;
}

/** What giving one side of an exchange for the other brings; next to nothing if it can't be given. */
export function swapWorth(row: Row, player: Player, give: Amounts, take: Amounts): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    const [given, taken] = [give[RESOURCES[i]], take[RESOURCES[i]]];
    if (given > player.resources[i]) return -9;
    const room = RESOURCE_MAX - player.resources[i] + given;
    sum += (Math.min(taken, room) - given) * row[SIGN.food + i];
  }
  return sum;
}

/** What an ability brings when it is used, its price taken off. */
export function abilityWorth(row: Row, player: Player, ability: Triggered): number {
  if (ability.if && !meets(player, ability.if)) return 0;
  let sum = effectsWorth(row, player, ability.effects);
  for (const { what, n } of ability.price) sum -= lossOf(row, player, what, n);
  return ability.may ? Math.max(0, sum) : sum;
}

/** What building a design brings besides where it goes: points, income, effects, less its price. */
export function buildWorth(row: Row, player: Player, design: number, extra: number): number {
  const { points, income, abilities } = BUILDINGS[design];
  let sum = (points ?? 0) + row[DESIGNS_FROM + design] - cardWorth(row, design);
  sum -= row[SIGN.buildable];
  if (TRIGGERED.activation[design]) sum += row[SIGN.ready];
  for (let i = 0; i < 3; i++) {
    sum +=
      income[RESOURCES[i]] * row[SIGN.incomeFood + i] - COST[design * 3 + i] * row[SIGN.food + i];
  }
  for (const ability of abilities) {
    if (ability.timing !== 'endOfGame') continue;
    const { each, of } = ability.points;
    // A card that counts cards of its colour counts itself.
    sum += amountOf(player, ability.points) + (of.count === 'cards' ? each : 0);
  }
  const afterBuild = TRIGGERED.afterBuild[design];
  if (afterBuild) sum += abilityWorth(row, player, afterBuild);
  return sum + (discountAt(player, design, NONE) + extra) * row[SIGN.food];
}

const bonusWorth = (row: Row, player: Player, bonuses: readonly (string | null)[]): number => {
  const bonus = bonuses[sourceAt(player, RACE_PLACE)];
  return bonus ? effectsWorth(row, player, PROGRAMS[bonus].effects) : 0;
};

export const exploitBonus = (row: Row, player: Player): number =>
  bonusWorth(row, player, EXPLOIT_BONUS);
export const researchBonus = (row: Row, player: Player): number =>
  bonusWorth(row, player, RESEARCH_BONUS);
