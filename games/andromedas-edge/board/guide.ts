/** Notes for somebody's first turns, by what is asked; the words are in `text/`. */
import type { Phrase, View } from '@orrery/kernel';
import type { State } from '../state.ts';
import { asking, type StepType } from '../vocabulary.ts';

/** Turns of all players together while notes are shown. */
const YOUNG = 24;

/** The rule that speaks of it. */
const RULES: Partial<Record<StepType, string>> = {
  act: 'AE-4.2.2',
  launch: 'AE-4.3.2',
  return: 'AE-4.9.2',
  pay: 'AE-4.1.5',
  escalate: 'AE-4.8.5',
  prepare: 'AE-4.8.10',
  'take-module': 'AE-4.6.2',
  'field-purchase': 'AE-4.6.9',
  'choose-track': 'AE-4.14.1',
  'make-room': 'AE-4.5.2',
};

export function guide(
  { position }: View<State>,
  seat: number,
): { words: Phrase; rule: string } | null {
  const { state } = position;
  const frame = asking(position);
  if (!frame || frame.seat !== seat || state.turns > YOUNG) return null;
  const rule = RULES[frame.step];
  return rule ? { words: { id: `guide.${frame.step}` }, rule } : null;
}
