/** Ships of a battle in the order in which its stage draws them. */
import { hurtShips } from '../combat/hurt.ts';
import { groupSize } from '../combat/sides.ts';
import type { Battle, State } from '../state.ts';

/**
 * Damage of each ship of a group: whole ones first, the worst hurt last. It is the last one that goes down as a rule,
 * so that those who stay are where they were.
 */
export function damagesOf(state: State, battle: Battle, group: number): number[] {
  const hurt = hurtShips(battle, group);
  const whole = groupSize(state, battle.sector, group) - hurt.length;
  return [...new Array<number>(whole).fill(0), ...hurt];
}
