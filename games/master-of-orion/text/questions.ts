/** What is asked, in words. */
import type { Frame, Phrase, View } from '@orrery/kernel';
import { HAND } from '../data/limits.ts';
import type { State } from '../state.ts';
import { cardPhrase, programPhrase, seatPhrase } from './phrases.ts';

/** The fields that the frames of our questions carry. */
interface AskingFrame extends Frame {
  readonly program: string;
  readonly card: number;
  readonly n: number;
  readonly left: number;
  readonly why: 'price' | 'effect' | 'deal' | 'limit';
  readonly rival: number;
  readonly timing: string;
  readonly place: number;
  readonly marked?: readonly number[];
}

export const askingFrame = (view: View<State>): AskingFrame =>
  view.position.agenda[view.position.agenda.length - 1] as AskingFrame;

export function describeQuestion(view: View<State>, seat: number, step: string): Phrase {
  const frame = askingFrame(view);
  const id = `ask.${step}`;
  switch (step) {
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
    case 'race':
    case 'start-effect':
    case 'trigger':
    case 'sift':
    case 'hire':
      return { id };
    default:
      return { id, values: { source: programPhrase(frame.program) } };
  }
}

function discardQuestion({ why, n, program }: AskingFrame): Phrase {
  const id = `ask.discard.${why}`;
  if (why === 'deal') return { id, values: { n } };
  if (why === 'limit') return { id, values: { n, limit: HAND.limit } };
  return { id, values: { n, source: programPhrase(program) } };
}
