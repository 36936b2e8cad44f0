/** What `orrery train` fits: the weights of the features. */
import { PLAYING, type State } from '../state.ts';
import { promise } from './evaluate.ts';
import { FEATURES, readFeatures } from './features.ts';
import { isOver, roundsLeft } from './time.ts';
import { ROUNDS_AT, WEIGHTS } from './weights.ts';

export const training = {
  groups: [{ features: FEATURES, stages: ROUNDS_AT }],
  stage: (state: State, seat: number): number | null =>
    state.round === 0 || isOver(state) || state.players[seat].status !== PLAYING
      ? null
      : roundsLeft(state),
  certain: (state: State, seat: number): number => promise(state.players[seat], roundsLeft(state)),
  read: readFeatures,
  guesses: WEIGHTS,
};
