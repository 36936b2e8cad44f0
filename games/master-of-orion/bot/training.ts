/** What `orrery train` fits: the worth of all signs. */
import { finalScore } from '../scoring.ts';
import { PHASE, SOURCE_IDS, type State } from '../state.ts';
import { PLAIN_AT, PLAIN_WORTH, SOURCE_AT, SOURCE_WORTH } from './learned.ts';
import { actionsToCome, PLAIN, readSigns } from './signs.ts';

export const training = {
  groups: [
    { features: PLAIN, stages: PLAIN_AT },
    { features: SOURCE_IDS, stages: SOURCE_AT },
  ],
  stage: (state: State, seat: number): number | null =>
    state.phase === PHASE.over ? null : actionsToCome(state, state.players[seat]),
  certain: (state: State, seat: number): number => finalScore(state.players[seat]),
  read: readSigns,
  guesses: { ...PLAIN_WORTH, ...SOURCE_WORTH },
};
