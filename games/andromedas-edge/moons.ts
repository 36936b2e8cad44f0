/** Moons: stacks on planets, the unplaced zone, slots of the station. */

import { NONE } from '@orrery/kernel';
import { MODULES, MOONS, UNPLACED_MOONS } from './data/index.ts';
import { TRACK } from './data/terms.ts';
import { gainVp } from './points.ts';
import { RULE, ruleFor } from './rules.ts';
import { ONCE, type Player, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';

const MOONS_PER_COLOR = 9;

/** Slots are named by the module they belong to; this one is tactical operations. */
export const OPERATIONS = MODULES.length;

/** Draws a face-down moon of a color. */
export function drawMoon(state: State, color: number, k: Doors): number {
  const unseen: number[] = [];
  for (let at = 0; at < MOONS_PER_COLOR; at++) {
    if ((state.unseenMoons[color] >> at) & 1) unseen.push(color * MOONS_PER_COLOR + at);
  }
  const moon = k.take(unseen);
  state.unseenMoons[color] &= ~(1 << (moon - color * MOONS_PER_COLOR));
  return moon;
}

/** Takes the moon that lies open in a region; the next one is turned up. */
export function takeTopMoon(state: State, region: number, k: Doors): number {
  const moon = state.topMoons[region];
  if (state.moonsBelow[region] > 0) {
    state.moonsBelow[region]--;
    state.topMoons[region] = drawMoon(state, MOONS[moon].color, k);
  } else state.topMoons[region] = NONE;
  return moon;
}

/** How many unplaced moons a player may have (AE-4.5.1). */
export const moonLimit = (state: State, seat: number): number =>
  ruleFor(state, seat, RULE['moon-limit']) || UNPLACED_MOONS;

export const hasRoom = (state: State, seat: number): boolean =>
  state.players[seat].moons.length < moonLimit(state, seat);

/**
 * Whether a cell has a slot for a moon: half slots only between neighbours (AE-4.5.8 to AE-4.5.11,
 * AE-4.5.14).
 */
function takesMoon(player: Player, cell: number, moon: number): boolean {
  const { slot } = MODULES[player.modules[cell]];
  if (slot === 'input') return MOONS[moon].repair === 0;
  if (slot === 'half') return player.line.indexOf(cell) + 1 < player.line.length;
  return slot === 'output';
}

/** Calls `found` with every slot that could take a moon, by its module (OPERATIONS comes last). */
export function forEachSlot(player: Player, moon: number, found: (slot: number) => void): void {
  for (let cell = 0; cell < player.modules.length; cell++) {
    if (takesMoon(player, cell, moon)) found(player.modules[cell]);
  }
  found(OPERATIONS);
}

export function takeUnplaced(player: Player, moon: number): void {
  player.moons.splice(player.moons.indexOf(moon), 1);
}

/**
 * Places an unplaced moon; the one that lay there is discarded without benefit (AE-4.5.5, AE-4.5.6,
 * AE-4.5.7).
 */
export function placeMoon(state: State, seat: number, moon: number, slot: number, k: Doors): void {
  const player = state.players[seat];
  takeUnplaced(player, moon);
  k.emit({ type: 'moon-placed', seat, moon, slot });
  if (slot === OPERATIONS) {
    if (player.operations !== NONE) state.discardedMoons.push(player.operations);
    player.operations = moon;
    return;
  }
  const cell = player.modules.indexOf(slot);
  if (player.slots[cell] !== NONE) state.discardedMoons.push(player.slots[cell]);
  player.slots[cell] = moon;
  state.once &= ~ONCE.arranged;
  const vp = firstMoonVp(player, slot);
  if (vp > 0) {
    player.paidSlots.push(cell);
    gainVp(state, seat, vp, k);
  }
}

/** VP that a slot gives for its first moon, if that is yet to come (AE-4.5.10). */
function firstMoonVp({ modules, paidSlots }: Player, slot: number): number {
  if (slot === OPERATIONS || paidSlots.includes(modules.indexOf(slot))) return 0;
  return MODULES[slot].slotVp;
}

// ——— the industry row ———

/** The cell to the left of a cell in the industry row, or NONE. */
export function leftOf({ line }: Player, cell: number): number {
  const at = line.indexOf(cell);
  return at > 0 ? line[at - 1] : NONE;
}

export function rightOf({ line }: Player, cell: number): number {
  const at = line.indexOf(cell);
  return at >= 0 && at + 1 < line.length ? line[at + 1] : NONE;
}

/** Sets the industry row in a new order: pairs that part lose their moon (AE-4.5.13, AE-4.6.6). */
export function setLine(state: State, seat: number, line: readonly number[], k: Doors): void {
  const player = state.players[seat];
  const old = player.line;
  const moons = old.map((cell) => player.slots[cell]);
  for (const cell of old) player.slots[cell] = NONE;
  player.line = line.slice();
  for (let at = 0; at + 1 < old.length; at++) {
    if (moons[at] === NONE) continue;
    const [one, other] = [line.indexOf(old[at]), line.indexOf(old[at + 1])];
    if (Math.abs(one - other) === 1) {
      player.slots[line[Math.min(one, other)]] = moons[at];
    } else {
      state.discardedMoons.push(moons[at]);
      k.emit({ type: 'moon-lost', seat, moon: moons[at] });
    }
  }
}

export const isIndustry = (module: number): boolean => MODULES[module].type === TRACK.industry;

/** Each way to place a moon that brings VP at once: what may matter between the choices of others (AE-4.10.7). */
export function forEachScoringPlace(
  player: Player,
  visit: (moon: number, slot: number) => void,
): void {
  for (const moon of player.moons) {
    forEachSlot(player, moon, (slot) => {
      if (firstMoonVp(player, slot) > 0) visit(moon, slot);
    });
  }
}
