/** What a ranking of one step looks like. */
import type { State } from '../../state.ts';
import type { StepFrame, StepType } from '../../vocabulary.ts';

/** The score of one option that is not a free step; `frame` is the one that asks. */
export type Guess<N extends StepType = StepType> = (
  state: State,
  frame: StepFrame<N>,
  seat: number,
  option: number,
) => number;
