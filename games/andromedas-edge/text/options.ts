/** Options of the game as instructions, with what they touch, cost and bring. */
import type { OptionText, ReadOption, View } from '@orrery/kernel';
import type { State } from '../state.ts';
import { asking } from '../vocabulary.ts';
import { battle } from './options/battle.ts';
import { choices } from './options/choices.ts';
import { free } from './options/free.ts';
import type { Describers } from './options/option.ts';
import { turn } from './options/turn.ts';
import { phrase } from './phrases.ts';

const BY_STEP: Readonly<Record<string, Describers>> = { ...turn, ...battle, ...choices };

export function describeOption(
  view: View<State>,
  seat: number,
  { kind, args }: ReadOption,
): OptionText {
  const { position } = view;
  const frame = asking(position);
  // A question's own options come before free actions of the same name.
  const describe = frame && (BY_STEP[frame.step]?.[kind] ?? free[kind]);
  if (!frame || !describe) return { words: phrase(`option.${kind}`), touches: [] };
  return describe({ state: position.state, seat, args, frame });
}
