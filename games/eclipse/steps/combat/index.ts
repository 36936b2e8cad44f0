/** Combat phase. */
import { action, type Step } from '@orrery/kernel';
import type { State } from '../../state.ts';

export const combatSteps: Readonly<Record<string, Step<State>>> = {
  'combat-phase': action<State>(() => {}, 'ECL-12.1'),
};
