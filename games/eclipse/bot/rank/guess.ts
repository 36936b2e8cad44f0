/** What a ranking of one step looks like. */
import type { State } from '../../state.ts';
import type { StepFrame, StepType } from '../../vocabulary.ts';

/** For what has no effect, or only does harm: bots leave it out as long as there is anything else. */
export const NEVER = Number.NEGATIVE_INFINITY;

/** The score of one option that is not a free step; `frame` is the one that asks. */
export type Guess<N extends StepType = StepType> = (
  state: State,
  frame: StepFrame<N>,
  seat: number,
  option: number,
) => number;
