import type { Advice } from '@orrery/kernel';
import { finalScore } from '../scoring.ts';
import type { State } from '../state.ts';

export const advice: Advice<State> = {
  scale: 6,
  evaluate: (state, seat) => finalScore(state.players[seat]),
};
