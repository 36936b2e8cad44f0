/** A step for each player, the first player first (MOO-1.2). */
import { seatsFrom } from '@orrery/kernel';
import type { State } from '../state.ts';
import type { Doors, StepFrame, StepType } from '../vocabulary.ts';

type Each = 'races' | 'deal-hands' | 'redraws' | 'mobilize-all' | 'start-effects';
type One = Extract<StepType, 'race' | 'deal-hand' | 'redraw' | 'mobilize' | 'start-effect'>;

/** The order is settled when the first of them begins. */
export const inTurnOrder = (step: One) => ({
  run(state: State, frame: StepFrame<Each>, k: Doors): void {
    const { at = 0, order = seatsFrom(state.first, k.seats) } = frame;
    if (at + 1 < order.length) k.push({ ...frame, at: at + 1, order });
    k.push({ step, seat: order[at] });
  },
});
