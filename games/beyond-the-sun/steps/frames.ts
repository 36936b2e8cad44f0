/** Frames that lists of effects put on the agenda. */
import type { Doors, Frame } from '@orrery/kernel';
import { EFFECT_LISTS } from '../data/index.ts';

/** A list of effects, by name, and which of its effects comes next. */
export interface EffectFrame extends Frame {
  readonly list: string;
  readonly at: number;
  /** True while the action that this belongs to has to change something yet (BTS-4.8). */
  readonly must: boolean;
  /** True if the list is that of a copied action, which has to research (BTS-4.129). */
  readonly copied: boolean;
}

/** A question that an effect asks, with how much of it is left. */
export interface CountedFrame extends EffectFrame {
  readonly n: number;
}

/** Puts a list of effects on the agenda. */
export function runList(k: Doors, seat: number, list: string, must = false, copied = false): void {
  if (EFFECT_LISTS[list].effects.length === 0) return;
  k.push<EffectFrame>({ step: 'effects', seat, list, at: 0, must, copied });
}

/** Puts a question on the agenda that an effect asks. */
export function ask(k: Doors, step: string, frame: EffectFrame, n: number): void {
  const { seat, list, at, must, copied } = frame;
  k.push<CountedFrame>({ step, seat, list, at, must, copied, n });
}

/** The effect that a frame is about. */
export const effectOf = ({ list, at }: EffectFrame) => EFFECT_LISTS[list].effects[at];
