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
 *
 * A battle can be told from its events. All name the `sector`, those of a battle its `round` too (0:
 * missiles); `side` is whose ships are spoken of, `thing` of what kind.
 *
 * battle-began      attacker, defender, order (groups by initiative)
 * volley            ships, missiles, dice as thrown (colour × 8 + face)
 * ship-hit          by (side), die, damage, before (damage it had), hull; ship-destroyed: by
 * missed            none of the dice can hit; no-cannons: there are none
 * retreat-declared  ships, from (the battle), sector (where to); retreated: the same
 * stalemate, ship-stranded, battle-won (side), battle-empty
 * reputation-drawn  n; no-reputation
 * bombarded         other, dice, damage, n (cubes); neutron-bombed, population-withered
 */
import { action, type Step } from '@orrery/kernel';
import type { State } from '../../state.ts';
import { battleSteps } from './battles.ts';
import { bombardSteps } from './bombard.ts';
import { fireSteps } from './fire.ts';
import { occupySteps } from './occupy.ts';
import { reputationSteps } from './reputation.ts';
import { roundSteps } from './rounds.ts';
import { talksSteps } from './talks.ts';

const PARTS = [
  'battle-hex',
  'bombardment',
  'lose-control',
  'occupation',
  'unguarded-discoveries',
  'all-talks',
].map((step) => ({ step, seat: -1 }));

export const combatSteps: Readonly<Record<string, Step<State>>> = {
  'combat-phase': action<State>((_state, _frame, k) => k.pushInOrder(...PARTS), 'ECL-12.1'),
  ...battleSteps,
  ...roundSteps,
  ...fireSteps,
  ...reputationSteps,
  ...bombardSteps,
  ...occupySteps,
  ...talksSteps,
};
