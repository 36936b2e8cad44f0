/** What the features count, by rounds to come. */
import { ROUNDS } from '../data/set-up.ts';
import { FEATURES, type Feature } from './features.ts';
import { ROUNDS_AT, WEIGHTS } from './weights.ts';

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
