/** What `orrery train` fits: the weights of the features. */
import { PHASE, type State } from '../state.ts';
import { FEATURES, readFeatures, turnsLeft } from './features.ts';
import { TURNS_AT, WEIGHTS } from './weights.ts';

export const training = {
  groups: [{ features: FEATURES, stages: TURNS_AT }],
  stage: (state: State, seat: number): number | null =>
    state.phase === PHASE.over ? null : turnsLeft(state, seat),
  read: readFeatures,
  guesses: WEIGHTS,
};
