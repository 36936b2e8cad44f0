/** A battle in its six steps (AE-4.8). */

import { NONE } from '@orrery/kernel';
import { MOST_DICE } from '../../data/index.ts';
import { countSides, sides } from '../../sides.ts';
import { SIDES } from '../../state.ts';
import { steps } from '../../vocabulary.ts';
import { runList } from '../triggers.ts';
import { damageSteps } from './damage.ts';
import { diplomacySteps } from './diplomacy.ts';
import { escalationSteps } from './escalation.ts';
import { preparationSteps } from './preparation.ts';
import { resultSteps } from './result.ts';
import { rollSteps } from './roll.ts';

const zeros = (n: number): number[] => new Array<number>(n).fill(0);

export const battleSteps = steps({
  ...escalationSteps,
  ...diplomacySteps,
  ...preparationSteps,
  ...rollSteps,
  ...resultSteps,
  ...damageSteps,

  /**
   * Step 4 of a launch, if at least two sides are in the active region (AE-4.8.1, AE-4.8.2,
   * AE-4.17.3).
   */
  battle: {
    rule: 'AE-4.8.1',
    run(state, { seat }, k) {
      if (countSides(state, sides(state)) < 2) return;
      state.battle = {
        over: false,
        dice: zeros(SIDES),
        aim: zeros(SIDES),
        rolls: zeros(SIDES * MOST_DICE),
        closed: false,
        spared: 0,
        warded: [],
        winners: 0,
        defeated: 0,
        scrapped: 0,
        unshielded: false,
        after: [],
      };
      k.emit({ type: 'battle', seat, region: state.region });
      k.pushInOrder(
        { step: 'escalation', seat },
        { step: 'diplomacy', seat },
        { step: 'preparation', seat },
        { step: 'roll', seat },
        { step: 'result', seat },
        { step: 'aftermath', seat },
        { step: 'damage', seat },
        { step: 'battle-end', seat },
      );
    },
  },

  /** Whatever way it ended, what waits for its end happens now. */
  'battle-end': {
    rule: 'AE-4.8.4',
    run(state, _frame, k) {
      const after = state.battle?.after ?? [];
      state.battle = null;
      for (let at = after.length - 1; at >= 0; at--)
        runList(k, after[at].seat, after[at].list, NONE);
    },
  },
});
