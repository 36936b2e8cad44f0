/** Damage on ships: the current battle lists those that have any, marked with their group and damage. */
import type { Battle } from '../state.ts';
import { mark, markedGroup, markedNumber } from './marks.ts';

/** Damaged ships of a group. */
export function hurtCount(battle: Battle, group: number): number {
  let count = 0;
  for (const hurt of battle.hurt) if (markedGroup(hurt) === group) count++;
  return count;
}

/** Damages of a group's ships that have any, ascending. */
export function hurtShips(battle: Battle, group: number): number[] {
  const found: number[] = [];
  for (const hurt of battle.hurt) if (markedGroup(hurt) === group) found.push(markedNumber(hurt));
  return found;
}

/** Forgets a damaged ship: it is destroyed, or its damage changes. */
export function removeHurt(battle: Battle, group: number, damage: number): void {
  battle.hurt.splice(battle.hurt.indexOf(mark(group, damage)), 1);
}

export function addHurt(battle: Battle, group: number, damage: number): void {
  const added = mark(group, damage);
  let at = battle.hurt.length;
  while (at > 0 && battle.hurt[at - 1] > added) at--;
  battle.hurt.splice(at, 0, added);
}

/** Forgets all damage of a group that leaves. */
export function removeGroup(battle: Battle, group: number): void {
  battle.hurt = battle.hurt.filter((hurt) => markedGroup(hurt) !== group);
}
