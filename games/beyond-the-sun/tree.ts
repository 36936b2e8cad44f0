/** The technology tree: what a faction may research, and what it owns. */
import { NONE } from '@orrery/kernel';
import { hasAbility } from './abilities.ts';
import { amount } from './counting.ts';
import type { Effect } from './data/effects.ts';
import { SLOTS, TECHNOLOGIES, TYPES } from './data/index.ts';
import { FIRST_SLOT, ownsSlot, type State } from './state.ts';

export type ResearchEffect = Extract<Effect, { op: 'research' }>;

const PREREQUISITES: readonly number[] = SLOTS.map(({ prerequisites }) =>
  prerequisites.reduce((mask, slot) => mask | (1 << slot), 0),
);

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether a faction owns what leads to a slot, or may do without (BTS-4.62, BTS-4.137). */
export function prerequisitesMet(state: State, seat: number, slot: number): boolean {
  const { needed } = SLOTS[slot];
  if (needed === 0) return true;
  const owned = bits(state.players[seat].slots & PREREQUISITES[slot]);
  if (owned >= needed) return true;
  return (
    needed === 2 &&
    owned === 1 &&
    state.cards[slot] !== NONE &&
    hasAbility(state, seat, 'lackOnePrerequisite')
  );
}

/**
 * The levels that an effect lets a faction research now, one bit each: bit 0 for level I
 * (BTS-4.60).
 */
export function levelsOf(state: State, seat: number, effect: ResearchEffect): number {
  const { levels } = effect;
  if ('count' in levels) return 1 << (amount(state, seat, levels) - 1);
  let mask = 0;
  for (let i = 0; i < levels.length; i++) mask |= 1 << (levels[i] - 1);
  return mask;
}

/** Whether a slot may be researched, apart from the cube for it (BTS-4.61, BTS-4.63, BTS-4.69). */
function isEligible(
  state: State,
  seat: number,
  slot: number,
  discovered: boolean,
  prerequisites: boolean,
): boolean {
  if (ownsSlot(state.players[seat], slot)) return false;
  if (discovered && state.cards[slot] === NONE) return false;
  return !prerequisites || prerequisitesMet(state, seat, slot);
}

/** Whether some slot of these levels, discovered or not, may be researched. */
function someEligible(state: State, seat: number, levels: number): boolean {
  for (let level = 1; level <= 4; level++) {
    if (((levels >> (level - 1)) & 1) === 0) continue;
    for (let slot = FIRST_SLOT[level]; slot < FIRST_SLOT[level + 1]; slot++) {
      if (isEligible(state, seat, slot, false, true)) return true;
    }
  }
  return false;
}

/** Whether research that the running action still owes remains possible after this slot (BTS-4.7). */
function leavesOwed(state: State, seat: number, slot: number): boolean {
  const levels = state.owed & 15;
  if (levels === 0 || seat !== state.active) return true;
  const player = state.players[seat];
  const before = player.slots;
  player.slots |= 1 << slot;
  const left = someEligible(state, seat, levels);
  player.slots = before;
  return left;
}

/** Pushes the slots that an effect lets a faction research; with `list` null says whether there are any. */
export function eligibleSlots(
  state: State,
  seat: number,
  effect: ResearchEffect,
  list: number[] | null,
  first = 0,
): boolean {
  const levels = levelsOf(state, seat, effect);
  let found = false;
  for (let level = 1; level <= 4; level++) {
    if (((levels >> (level - 1)) & 1) === 0) continue;
    for (let slot = FIRST_SLOT[level]; slot < FIRST_SLOT[level + 1]; slot++) {
      if (!isEligible(state, seat, slot, effect.discovered, effect.prerequisites)) continue;
      if (!leavesOwed(state, seat, slot)) continue;
      if (list === null) return true;
      found = true;
      list.push(first + slot);
    }
  }
  return found;
}

const eligible: number[] = [];

/** The slot that an effect lets a faction research, if it is the only one; else NONE. */
export function onlySlot(state: State, seat: number, effect: ResearchEffect): number {
  eligible.length = 0;
  eligibleSlots(state, seat, effect, eligible);
  return eligible.length === 1 ? eligible[0] : NONE;
}

// ——— types ———

/** By technology: its types, one bit each, in the order of TYPES. */
const TYPE_MASKS: readonly number[] = TECHNOLOGIES.map(({ types }) =>
  types.reduce((mask, type) => mask | (1 << TYPES.indexOf(type)), 0),
);

/** Whether a technology has a type; a hybrid has both (BTS-4.70). */
export const hasType = (technology: number, type: number): boolean =>
  ((TYPE_MASKS[technology] >> type) & 1) === 1;

/** Types that the owned prerequisites of a slot hand on, one bit each (BTS-4.67, BTS-4.68). */
export function typesFor(state: State, seat: number, slot: number): number {
  const player = state.players[seat];
  const { prerequisites } = SLOTS[slot];
  let mask = 0;
  for (let i = 0; i < prerequisites.length; i++) {
    if (!ownsSlot(player, prerequisites[i])) continue;
    const { output } = TECHNOLOGIES[state.cards[prerequisites[i]]];
    if (output !== null) mask |= 1 << TYPES.indexOf(output);
  }
  return mask;
}

/** Whether a technology has any of these types. */
export const hasSomeType = (technology: number, types: number): boolean =>
  (TYPE_MASKS[technology] & types) !== 0;
