/** Lists of effects on the agenda, and the questions that their effects ask. */
import { EFFECT_LISTS } from '../data/index.ts';
import type { Doors, StepFrame } from '../vocabulary.ts';

/** What every frame says that belongs to a list of effects. */
export type EffectFrame = Omit<StepFrame<'effects'>, 'step'>;

/** Puts a list of effects on the agenda. */
export function runList(k: Doors, seat: number, list: string, must = false, copied = false): void {
  if (EFFECT_LISTS[list].effects.length === 0) return;
  k.push({ step: 'effects', seat, list, at: 0, must, copied });
}

/** Puts a question on the agenda that an effect asks, with how much of it is left. */
export function ask(
  k: Doors,
  step: 'may' | 'choose' | 'short-supply' | 'recall' | 'trade',
  frame: EffectFrame,
  n: number,
): void {
  const { seat, list, at, must, copied } = frame;
  k.push({ step, seat, list, at, must, copied, n });
}

/** The effect that a frame is about. */
export const effectOf = ({ list, at }: Pick<EffectFrame, 'list' | 'at'>) =>
  EFFECT_LISTS[list].effects[at];
