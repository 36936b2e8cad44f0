/** Notes for somebody's first turns, by what is asked; the words are in `text/`. */
import type { Phrase, View } from '@orrery/kernel';
import type { State } from '../state.ts';
import { asking, type StepType } from '../vocabulary.ts';

/** Turns of all players together while notes are shown. */
const YOUNG = 24;

const NOTES: Partial<Record<StepType, { readonly id: string; readonly rule: string }>> = {
  act: { id: 'guide.act', rule: 'AE-4.2.2' },
  launch: { id: 'guide.launch', rule: 'AE-4.3.2' },
  return: { id: 'guide.return', rule: 'AE-4.9.2' },
  pay: { id: 'guide.pay', rule: 'AE-4.1.5' },
  escalate: { id: 'guide.escalate', rule: 'AE-4.8.5' },
  prepare: { id: 'guide.prepare', rule: 'AE-4.8.10' },
  'take-module': { id: 'guide.module', rule: 'AE-4.6.2' },
  'field-purchase': { id: 'guide.field-purchase', rule: 'AE-4.6.9' },
  'choose-track': { id: 'guide.track', rule: 'AE-4.14.1' },
  'make-room': { id: 'guide.moons', rule: 'AE-4.5.2' },
};

export function guide(
  { position }: View<State>,
  seat: number,
): { words: Phrase; rule: string } | null {
  const { state } = position;
  const frame = asking(position);
  if (!frame || frame.seat !== seat || state.turns > YOUNG) return null;
  const note = NOTES[frame.step];
  return note ? { words: { id: note.id }, rule: note.rule } : null;
}
