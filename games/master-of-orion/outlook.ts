/** Looking ahead: what the next round brings a player, and what a building would cost and change. */
import { NONE } from '@orrery/kernel';
import { BUILDINGS, CARDS } from './data/buildings.ts';
import { type Level, RESOURCES } from './data/effects.ts';
import { RESOURCE_MAX, ROUNDS } from './data/limits.ts';
import { levelOf } from './data/mobilization.ts';
import { COST, discountAt, FULL_PRICE } from './price.ts';
import { canOpenSystem, PHASE, type Player, roomIn, type State } from './state.ts';

const INCOME = Int8Array.from(
  BUILDINGS.flatMap(({ income }) => RESOURCES.map((resource) => income[resource])),
);

/** Is there a round to come, with income and a mobilization of its own? It may end before it begins (MOO-10.2). */
export const hasNextRound = ({ round, phase }: State): boolean =>
  round < ROUNDS && phase !== PHASE.over;

/** What all buildings of a player bring each round, before the limit of the track (MOO-3.1). */
export function incomeOf(player: Player): number[] {
  const income = [0, 0, 0];
  for (const system of player.systems) {
    for (const card of system) {
      const at = CARDS[card].index * 3;
      for (let i = 0; i < 3; i++) income[i] += INCOME[at + i];
    }
  }
  return income;
}

/** The level that a player would mobilize to if the round ended now: income comes first (MOO-3.3). */
export function nextLevel(player: Player, change: readonly number[] = [0, 0, 0]): Level {
  const income = incomeOf(player);
  const expected = player.resources.map((n, i) =>
    Math.min(RESOURCE_MAX, n + change[i] + income[i]),
  );
  return levelOf(Math.max(...expected));
}

/** Systems that a card could go on, NONE for a new one. */
const openSystems = (player: Player): number[] => [
  ...[...player.systems.keys()].filter((system) => roomIn(player, system) > 0),
  ...(canOpenSystem(player) ? [NONE] : []),
];

/** What discounts take off the price of a design, at the best place there is. */
export function bestDiscount(player: Player, design: number): number {
  const discounts = openSystems(player).map((system) => discountAt(player, design, system));
  return Math.min(FULL_PRICE[design], Math.max(0, ...discounts));
}

/**
 * The level of the next round after building a design at so much off; null if that depends on how
 * the price is paid, or on what the card does at once.
 */
export function levelAfterBuilding(player: Player, design: number, off: number): Level | null {
  if (BUILDINGS[design].abilities.some(({ timing }) => timing === 'afterBuild')) return null;
  const at = design * 3;
  const full = FULL_PRICE[design] - off;
  const found = new Set<Level>();
  for (let food = 0; food <= COST[at]; food++) {
    for (let fleet = 0; fleet <= COST[at + 1]; fleet++) {
      const production = full - food - fleet;
      if (production < 0 || production > COST[at + 2]) continue;
      const paid = [food, fleet, production];
      if (paid.some((n, i) => n > player.resources[i])) continue;
      found.add(
        nextLevel(
          player,
          paid.map((n, i) => INCOME[at + i] - n),
        ),
      );
    }
  }
  const [level] = found;
  return found.size === 1 ? level : null;
}
