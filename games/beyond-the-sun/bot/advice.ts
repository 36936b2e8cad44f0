/** What a bot should know of Beyond the Sun. */
import type { Advice } from '@orrery/kernel';
import { totalPoints } from '../scoring.ts';
import { PHASE, type State } from '../state.ts';
import { FEATURE_COUNT, FEATURES, readFeatures, turnsLeft } from './features.ts';
import { rank } from './rank.ts';
import { WEIGHTS } from './weights.ts';

const features = new Float64Array(FEATURE_COUNT);
const AT_END = Float64Array.from(FEATURES, (name) => WEIGHTS[name][0]);
const PER_TURN = Float64Array.from(FEATURES, (name) => WEIGHTS[name][1]);

/** Points that a faction may expect in the end. */
function evaluate(state: State, seat: number): number {
  if (state.phase === PHASE.over) return totalPoints(state, seat);
  readFeatures(state, seat, features);
  const turns = turnsLeft(state, seat);
  let sum = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) sum += features[i] * (AT_END[i] + turns * PER_TURN[i]);
  return sum;
}

/** Steps between which nothing is half done. */
const SETTLED = new Set(['act', 'produce', 'abilities', 'claim', 'choose-faction']);

export const advice: Advice<State> = {
  scale: 4,
  evaluate,
  rank,
  settled: (_state, frame) => SETTLED.has(frame.step),
};
