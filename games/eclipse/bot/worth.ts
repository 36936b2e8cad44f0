/** What one more of something is worth in points, by rounds to come. */
import { ROUNDS } from '../data/set-up.ts';
import type { Player } from '../state.ts';
import { FEATURES, type Feature, MUCH } from './features.ts';
import { LEFT_OVER, ROUNDS_AT, WEIGHTS } from './weights.ts';

const ALL_ROUNDS = Array.from({ length: ROUNDS }, (_, rounds) => rounds);

function weightAt(feature: Feature, rounds: number): number {
  const weights: readonly number[] = WEIGHTS[feature];
  let next = 1;
  while (ROUNDS_AT[next] < rounds) next++;
  const [few, many] = [ROUNDS_AT[next - 1], ROUNDS_AT[next]];
  const share = (rounds - few) / (many - few);
  return weights[next - 1] + share * (weights[next] - weights[next - 1]);
}

/** The weights of all features, for each number of rounds to come. */
export const WEIGHTS_LEFT: readonly Float64Array[] = ALL_ROUNDS.map((rounds) =>
  Float64Array.from(FEATURES, (feature) => weightAt(feature, rounds)),
);

const byRounds = (feature: Feature): readonly number[] =>
  ALL_ROUNDS.map((rounds) => weightAt(feature, rounds));

/** The weight of each feature, by rounds to come. */
export const WORTH: Readonly<Record<Feature, readonly number[]>> = Object.fromEntries(
  FEATURES.map((feature) => [feature, byRounds(feature)]),
) as Record<Feature, readonly number[]>;

const UNITS = [WORTH.money, WORTH.science, WORTH.materials];
const UNITS_OF_MUCH = [WORTH.muchMoney, WORTH.muchScience, WORTH.muchMaterials];

/** A unit of a resource more or less. */
export function unitWorth(player: Player, resource: number, rounds: number): number {
  const much = player.storage[resource] > MUCH ? UNITS_OF_MUCH[resource][rounds] : 0;
  return Math.max(0, UNITS[resource][rounds] + much) + LEFT_OVER;
}
