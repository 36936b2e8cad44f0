/** What a bot should know of Beyond the Sun. */
import type { Advice } from '@orrery/kernel';
import { totalPoints } from '../scoring.ts';
import { PHASE, type State } from '../state.ts';
import type { StepType, Vocabulary } from '../vocabulary.ts';
import { FEATURE_COUNT, FEATURES, progress, readFeatures, turnsLeft } from './features.ts';
import { rank } from './rank.ts';
import { TURNS_AT, WEIGHTS } from './weights.ts';

const features = new Float64Array(FEATURE_COUNT);
/** The weights of all features, for one number of turns after the other. */
const WEIGHTS_AT = TURNS_AT.map((_, at) =>
  Float64Array.from(FEATURES, (name) => WEIGHTS[name][at]),
);

/** Points that a faction may expect in the end. */
function evaluate(state: State, seat: number): number {
  if (state.phase === PHASE.over) return totalPoints(state, seat);
  readFeatures(state, seat, features);
  const turns = turnsLeft(state, seat);
  let next = 1;
  while (next < TURNS_AT.length - 1 && TURNS_AT[next] < turns) next++;
  const [few, many] = [TURNS_AT[next - 1], TURNS_AT[next]];
  const share = Math.min(1, (turns - few) / (many - few));
  const [atFew, atMany] = [WEIGHTS_AT[next - 1], WEIGHTS_AT[next]];
  let sum = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) {
    sum += features[i] * (atFew[i] + share * (atMany[i] - atFew[i]));
  }
  return sum;
}

/** Steps between which nothing is half done. */
const SETTLED: ReadonlySet<StepType> = new Set([
  'act',
  'produce',
  'abilities',
  'claim',
  'choose-faction',
]);

export const advice: Advice<State, Vocabulary> = {
  scale: 6,
  // Fitted to 600 games of `instinct` each (`orrery calibrate --fit`).
  scales: { 2: [16.2, 16.2, 10.2, 7.6, 4], 4: [12.2, 10.8, 7.5, 6.5, 4] },
  progress,
  evaluate,
  rank,
  planError: 0.8,
  treeFrom: 1000,
  foresight: 2,
  turnsTaken: ({ round, active, first, players: { length } }) =>
    round * length + ((active - first + length) % length),
  settled: (_state, frame) => SETTLED.has(frame.step),
};
