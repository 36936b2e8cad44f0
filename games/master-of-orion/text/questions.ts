/** What is asked, in words. */
import type { Phrase, View } from '@orrery/kernel';
import { HAND } from '../data/limits.ts';
import type { State } from '../state.ts';
import { asking, type StepFrame, type StepType } from '../vocabulary.ts';
import { cardPhrase, programPhrase, seatPhrase } from './phrases.ts';

/** The frame of the open question; words are put only while there is one. */
export const askingFrame = ({ position }: View<State>): StepFrame<StepType> =>
  asking(position) as StepFrame<StepType>;

export function describeQuestion(view: View<State>, seat: number): Phrase {
  const frame = askingFrame(view);
  const id = `ask.${frame.step}`;
  switch (frame.step) {
    case 'redraw':
      return { id, values: { n: frame.marked?.length ?? 0 } };
    case 'action':
      return { id, values: { n: view.position.state.players[seat].available } };
    case 'build-place':
    case 'build-pay':
      return { id, values: { card: cardPhrase(frame.card) } };
    case 'activate-free':
      return { id, values: { source: programPhrase(frame.program), n: frame.left } };
    case 'discard':
      return discardQuestion(frame);
    case 'sink':
    case 'block':
      return {
        id,
        values: { source: programPhrase(frame.program), player: seatPhrase(frame.rival) },
      };
    case 'choose': {
      const source = programPhrase(frame.program);
      return frame.seat === frame.owner
        ? { id, values: { source } }
        : { id: 'ask.choose.victim', values: { source, player: seatPhrase(frame.owner) } };
    }
    default:
      return 'program' in frame ? { id, values: { source: programPhrase(frame.program) } } : { id };
  }
}

function discardQuestion({ why, n, program }: StepFrame<'discard'>): Phrase {
  const id = `ask.discard.${why}`;
  if (why === 'deal') return { id, values: { n } };
  if (why === 'limit') return { id, values: { n, limit: HAND.limit } };
  return { id, values: { n, source: programPhrase(program) } };
}
