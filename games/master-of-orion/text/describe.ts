/** The game in words: where we are, what is asked, what may be chosen, what happened. */
import type { GameWords } from '@orrery/kernel';
import { ROUNDS } from '../data/limits.ts';
import { PHASE, PHASES, type State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { describeEvent } from './events.ts';
import { describeOption } from './options.ts';
import { describeQuestion } from './questions.ts';
import { verdict } from './verdict.ts';
import { whyNot } from './why-not.ts';

export const words: GameWords<State, Vocabulary> = {
  moment({ position: { state } }) {
    if (state.phase === PHASE.setUp) return { id: 'moment.set-up' };
    if (state.phase === PHASE.over) return { id: 'moment.over' };
    const phase = { id: `phase.${PHASES[state.phase]}` };
    return { id: 'moment.round', values: { n: state.round, of: ROUNDS, phase } };
  },
  describeQuestion,
  describeOption,
  describeEvent,
  verdict,
  whyNot,
};
