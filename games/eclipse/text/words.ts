/** The game in words, for page, terminal and log alike. */
import type { GameWords } from '@orrery/kernel';
import { PHASES } from '../data/actions.ts';
import { ROUNDS } from '../data/setup.ts';
import type { State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { phrase } from './describe.ts';
import { describeEvent } from './events.ts';
import { describeOption } from './options.ts';
import { describeQuestion } from './questions.ts';
import { whyNot } from './why-not.ts';

export const words: GameWords<State, Vocabulary> = {
  moment: ({ position: { state } }) =>
    state.round === 0
      ? phrase('phase.set-up')
      : phrase('moment', {
          round: state.round,
          rounds: ROUNDS,
          phase: phrase(`phase.${PHASES[state.phase]}`),
        }),
  describeQuestion,
  describeOption,
  describeEvent,
  whyNot,
};
