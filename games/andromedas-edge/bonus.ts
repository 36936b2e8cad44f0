/** Bonus resources lying in a region: energy and the basic ones, seven bits each in one number. */
import type { State } from './state.ts';

export const BONUS_KINDS = 4;
const BITS = 7;
const MOST = (1 << BITS) - 1;

export const bonusOf = (state: State, region: number, kind: number): number =>
  (state.bonus[region] >> (kind * BITS)) & MOST;

export function addBonus(state: State, region: number, kind: number, n: number): void {
  const room = MOST - bonusOf(state, region, kind);
  state.bonus[region] += Math.min(n, room) << (kind * BITS);
}

export function takeBonus(state: State, region: number, kind: number, n: number): void {
  state.bonus[region] -= n << (kind * BITS);
}
