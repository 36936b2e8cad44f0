/** What `orrery train` fits: the weights of the features. */
import { PHASE, type State } from '../state.ts';
import { readFeatures } from './evaluate.ts';
import { turnsLeft } from './time.ts';
import { FEATURES, grainOf, LONG, WEIGHTS } from './weights.ts';

const ignored = new Float64Array(FEATURES.length);

export const training = {
  groups: [{ features: FEATURES, stages: [0, LONG] }],
  stage: (state: State): number | null =>
    state.phase === PHASE.over || state.phase === PHASE.setUp ? null : grainOf(turnsLeft(state)),
  certain: (state: State, seat: number): number => readFeatures(state, seat, ignored),
  read(state: State, seat: number, into: Float64Array): void {
    readFeatures(state, seat, into);
  },
  guesses: WEIGHTS,
};
