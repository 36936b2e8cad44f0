/** Population, supply and ore of a faction: how they come and go (BTS-4.54, BTS-4.57). */

import { hasAbility } from './abilities.ts';
import { lose } from './losses.ts';
import { boardOf, type Player, type State, supplyOf } from './state.ts';
import type { Doors } from './vocabulary.ts';

const COLUMN_COUNT = 5;

/** Ore is never short (BTS-4.9). */
export function gainOre(state: State, seat: number, n: number, k: Doors): void {
  if (n <= 0) return;
  state.players[seat].ore += n;
  state.changed = true;
  k.emit({ type: 'ore', seat, n });
}

/** The column that supply leaves next: the leftmost one with a cube, or −1 (BTS-4.11). */
function leftmost({ columns }: Player): number {
  for (let column = 0; column < COLUMN_COUNT; column++) if (columns[column] > 0) return column;
  return -1;
}

/** The rightmost column with a cube, or −1. */
export function rightmost({ columns }: Player): number {
  for (let column = COLUMN_COUNT - 1; column >= 0; column--) if (columns[column] > 0) return column;
  return -1;
}

/** Takes one supply cube off the columns, from the left. */
export function takeSupply(player: Player): void {
  player.columns[leftmost(player)]--;
}

/** Turns so many supply cubes into population, as far as there are any (BTS-4.55). */
export function supplyToPopulation(state: State, seat: number, n: number, k: Doors): void {
  const player = state.players[seat];
  const taken = Math.min(n, supplyOf(player));
  for (let i = 0; i < taken; i++) takeSupply(player);
  if (taken > 0) {
    player.population += taken;
    state.changed = true;
    k.emit({ type: 'population', seat, n: taken });
  }
  lose(k, seat, 'supply', n - taken);
}

export const hasRoom = (player: Player, column: number): boolean =>
  player.columns[column] < boardOf(player).columns[column];

/**
 * The column that returned cubes go to: the rightmost with room, else above A (BTS-4.11, BTS-4.12,
 * BTS-4.14).
 */
function returnColumn(player: Player): number {
  for (let column = COLUMN_COUNT - 1; column > 0; column--) {
    if (hasRoom(player, column)) return column;
  }
  return 0;
}

/** How many columns have room. */
function roomyColumns(player: Player): number {
  let count = 0;
  for (let column = 0; column < COLUMN_COUNT; column++) if (hasRoom(player, column)) count++;
  return count;
}

/**
 * Puts cubes that were something else back into supply. Whoever may choose columns is asked, as long
 * as there is a choice; the question comes on top of what is on the agenda.
 */
export function returnCubes(state: State, seat: number, n: number, k: Doors): void {
  const player = state.players[seat];
  player.returning += n;
  state.changed = true;
  const chooses = hasAbility(state, seat, 'freeReturn');
  while (player.returning > 0) {
    if (chooses && roomyColumns(player) > 1) {
      k.push({ step: 'return-cube', seat });
      return;
    }
    player.columns[returnColumn(player)]++;
    player.returning--;
  }
}

/** Population that a faction may use now: not what the rest of its action needs (BTS-4.7). */
export function spendable(state: State, seat: number): number {
  const kept = state.active === seat && (state.owed & 15) !== 0 ? 1 : 0;
  return state.players[seat].population - kept;
}
