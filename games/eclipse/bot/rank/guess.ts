/** What a ranking of one step looks like. */
import type { Frame } from '@orrery/kernel';
import type { State } from '../../state.ts';

/** The score of one option that is not a free step; `frame` is the one that asks. */
export type Guess = (
  state: State,
  // biome-ignore lint/suspicious/noExplicitAny: frames of all kinds, read by field
  frame: Frame & Readonly<Record<string, any>>,
  seat: number,
  option: number,
) => number;
