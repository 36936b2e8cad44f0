/** Where a sensible player's dice go, one by one. */
import { assignDice } from '../combat/autopilot.ts';
import { colourOf, faceOf } from '../combat/dice.ts';
import { HULLS, TYPES } from '../combat/fleet.ts';
import { DIE_DAMAGE } from '../data/parts.ts';
import type { Battle, State } from '../state.ts';

/** For each type, what the damage of the ship that was hit last was and is. */
const started = new Int8Array(TYPES);
const stands = new Int8Array(TYPES);

/** The target that a sensible player would give to the next die, as ship type × HULLS + damage, or −1. */
export function adviseTarget(state: State, battle: Battle, group: number): number {
  const plan = assignDice(state, battle, group);
  const [next] = battle.dice;
  stands.fill(-1);
  for (let i = 0; i < plan.length; i++) {
    const type = plan.type[i];
    // Dice on one ship may come in any order: what counts is the ship as it is now.
    if (plan.before[i] !== stands[type]) started[type] = plan.before[i];
    stands[type] = plan.before[i] + DIE_DAMAGE[plan.colour[i]];
    if (plan.colour[i] === colourOf(next) && plan.face[i] === faceOf(next))
      return type * HULLS + started[type];
  }
  return -1;
}
