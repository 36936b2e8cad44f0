/**
 * Combat phase. Where each step lives:
 *
 * battles.ts     battle-hex (the next sector), battle (the next two on its ladder)
 * rounds.ts      missiles, engagement (a round), group (whose turn it is), activate, forced-retreat
 * fire.ts        assign-die; throwing, hitting, destroying
 * reputation.ts  draw-reputation (the next to draw), reputation, reputation-return
 * bombard.ts     bombardment (the next sector), bombard, bombard-cube
 * occupy.ts      lose-control, occupation (the next sector), occupy, unguarded-discoveries
 * talks.ts       all-talks, begin-talks, talks
 *
 * What needs no position of the kernel lies in ../../combat.
 */
import { type StepFrame, steps } from '../../vocabulary.ts';
import { battleSteps } from './battles.ts';
import { bombardSteps } from './bombard.ts';
import { fireSteps } from './fire.ts';
import { occupySteps } from './occupy.ts';
import { reputationSteps } from './reputation.ts';
import { roundSteps } from './rounds.ts';
import { talksSteps } from './talks.ts';

const PARTS: readonly StepFrame[] = (
  [
    'battle-hex',
    'bombardment',
    'lose-control',
    'occupation',
    'unguarded-discoveries',
    'all-talks',
  ] as const
).map((step) => ({ step, seat: -1 }));

export const combatSteps = steps({
  'combat-phase': {
    rule: 'ECL-12.1',
    run(_state, _frame, k) {
      k.pushInOrder(...PARTS);
    },
  },
  ...battleSteps,
  ...roundSteps,
  ...fireSteps,
  ...reputationSteps,
  ...bombardSteps,
  ...occupySteps,
  ...talksSteps,
});
