/** The game in words, for page, terminal and log. */
import type { GameWords } from '@orrery/kernel';
import { PHASES, type State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { describeEvent } from './events.ts';
import { describeOption } from './options.ts';
import { phrase } from './phrases.ts';
import { describeQuestion } from './questions.ts';
import { whyNot } from './why-not.ts';

export const words: GameWords<State, Vocabulary> = {
  moment: ({ position: { state } }) =>
    phrase(state.round > 0 && state.round === state.lastRound ? 'moment.last' : 'moment', {
      round: Math.max(1, state.round),
      most: state.mostRounds,
      phase: PHASES[state.phase],
    }),
  describeQuestion,
  describeOption,
  describeEvent,
  whyNot,
};
