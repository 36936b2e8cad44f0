/** The game in words, for page, terminal and log. */
import type { GameWords } from '@orrery/kernel';
import { PHASE, type State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { describeEvent } from './events.ts';
import { describeOption } from './options.ts';
import { phrase } from './phrases.ts';
import { describeQuestion } from './questions.ts';
import { whyNot } from './why-not.ts';

export const words: GameWords<State, Vocabulary> = {
  moment({ position: { state } }) {
    if (state.phase === PHASE.setUp) return phrase('moment.set-up');
    if (state.phase === PHASE.over) return phrase('moment.over');
    const leader = Math.max(...state.players.map(({ vp }) => vp));
    if (state.ending >= 0) return phrase('moment.ending', { n: state.ending + 1 });
    return phrase('moment', {
      turn: state.turns,
      most: state.mostTurns,
      vp: leader,
      terminus: state.terminus,
    });
  },
  describeQuestion,
  describeOption,
  describeEvent,
  whyNot,
};
