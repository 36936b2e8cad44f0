/**
 * Putting parts on blueprints and taking them off. A design may be illegal in the middle of an
 * Upgrade, but only so far as the installations that are left can mend it: nobody gets stuck.
 */
import { has } from './bits.ts';
import { ENERGY, MOVEMENT, partAt, planOf, STATS } from './blueprints.ts';
import { EMPTY_SLOT } from './data/blueprints.ts';
import { FIRST_ANCIENT_PART, PART, PARTS } from './data/parts.ts';
import { SHIP_TYPES, SHIPS, STARBASE } from './data/ships.ts';
import { PART_NEEDS } from './data/technologies.ts';
import { type Player, SLOTS, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/** By part + 1, so that EMPTY_SLOT counts as nothing. */
const ENERGY_OF = [0, ...PARTS.map((part) => part.energy)];
const MOVEMENT_OF = [0, ...PARTS.map((part) => part.move)];
export const isDrive = (part: number): boolean => MOVEMENT_OF[part + 1] > 0;

/** Sources that anybody with the technology may install, the best first. */
const SOURCES = PARTS.filter((part) => part.kind === 'source' && !part.ancient)
  .map((part) => part.index)
  .sort((a, b) => PARTS[b].energy - PARTS[a].energy);
/** The thriftiest drive: open to everybody. */
const THRIFTY_DRIVE = PARTS[PART['nuclear-drive']].energy;

function bestSource(player: Player): number {
  for (const part of SOURCES)
    if ((player.techs & PART_NEEDS[part]) === PART_NEEDS[part]) return PARTS[part].energy;
  return 0;
}

/** What a ship type yields once sources cover the n hungriest of these slots. */
function energyAfter(energy: number, slots: readonly number[], n: number, source: number): number {
  let after = energy;
  for (let i = 0; i < n; i++) after += source - slots[i];
  return after;
}

const ascending = (a: number, b: number): number => a - b;

/**
 * The fewest installations that make a ship type legal (ECL-8.5) if `part` lay on `slot` (slot −1:
 * as things are); `most` + 1 if even `most` are not enough.
 */
function repairs(player: Player, type: number, slot: number, part: number, most: number): number {
  let energy = player.designs[type * STATS + ENERGY];
  let movement = player.designs[type * STATS + MOVEMENT];
  if (slot >= 0) {
    const old = partAt(player, type, slot);
    energy += ENERGY_OF[part + 1] - ENERGY_OF[old + 1];
    movement += MOVEMENT_OF[part + 1] - MOVEMENT_OF[old + 1];
  }
  const mobile = type !== STARBASE;
  if (energy >= 0 && (movement > 0 || !mobile)) return 0;
  if (most === 0) return 1;

  const source = bestSource(player);
  const { slots } = planOf(player, type);
  const shown = slots.map((_, i) => (i === slot ? part : partAt(player, type, i)));
  const hungriest = shown.map((each) => ENERGY_OF[each + 1]).sort(ascending);
  // Sources in place of whatever uses most; a mobile ship keeps its thriftiest drive …
  const others = mobile ? withoutThriftiestDrive(shown, hungriest) : hungriest;
  for (let n = 1; n <= most && n <= others.length && (movement > 0 || !mobile); n++)
    if (energyAfter(energy, others, n, source) >= 0) return n;
  if (!mobile) return most + 1;
  // … or gets a new one.
  for (let n = 1; n <= most && n <= hungriest.length; n++)
    if (energyAfter(energy, hungriest, n, source) - source + THRIFTY_DRIVE >= 0) return n;
  return most + 1;
}

/** The energy of all parts but one: the drive that uses least. */
function withoutThriftiestDrive(shown: readonly number[], hungriest: readonly number[]): number[] {
  const drives = shown.filter(isDrive).map((part) => ENERGY_OF[part + 1]);
  const kept = hungriest.lastIndexOf(Math.max(...drives));
  return hungriest.filter((_, at) => at !== kept);
}

/** The fewest installations that make all designs legal; `most` + 1 if more than `most`. */
export function repairsNeeded(player: Player, most: number): number {
  let needed = 0;
  for (const type of SHIP_TYPES) {
    needed += repairs(player, type, -1, EMPTY_SLOT, most);
    if (needed > most) return most + 1;
  }
  return needed;
}

export const areDesignsLegal = (player: Player): boolean => repairsNeeded(player, 0) === 0;

/** Whether `part` may lie on a slot, with so many installations left to mend what it upsets. */
function fits(
  player: Player,
  type: number,
  slot: number,
  part: number,
  left: number,
  elsewhere: number,
): boolean {
  if (type === STARBASE && isDrive(part)) return false;
  return elsewhere + repairs(player, type, slot, part, left) <= left;
}

/** Repairs that the other ship types need anyway. */
function repairsElsewhere(player: Player, type: number, left: number): number {
  let needed = 0;
  for (const other of SHIP_TYPES)
    if (other !== type) needed += repairs(player, other, -1, EMPTY_SLOT, left);
  return needed;
}

/** Makes the choice of a slot. */
export type SlotChoice = (type: number, slot: number) => number;

/**
 * The slots that can take a part; `left`: installations after this one. Slots that show the same
 * part already are left out.
 */
export function listLegalSlots(
  player: Player,
  part: number,
  left: number,
  list: number[],
  choice: SlotChoice,
): void {
  findSlots(player, part, left, (type, slot) => {
    list.push(choice(type, slot));
    return false;
  });
}

/** True if a part can go anywhere, with so many installations after it. */
export const fitsSomewhere = (player: Player, part: number, left: number): boolean =>
  findSlots(player, part, left, () => true);

/** Goes through the slots that can take a part until one is wanted; true if it is. */
function findSlots(
  player: Player,
  part: number,
  left: number,
  isWanted: (type: number, slot: number) => boolean,
): boolean {
  for (const type of SHIP_TYPES) {
    const elsewhere = repairsElsewhere(player, type, left);
    if (elsewhere > left) continue;
    const { length } = planOf(player, type).slots;
    for (let slot = 0; slot < length; slot++) {
      if (partAt(player, type, slot) === part) continue;
      if (!fits(player, type, slot, part, left, elsewhere)) continue;
      if (isWanted(type, slot)) return true;
    }
  }
  return false;
}

/** Part tiles that may be taken off with so many installations left. */
export function listTakeOffs(
  player: Player,
  left: number,
  list: number[],
  choice: SlotChoice,
): void {
  for (const type of SHIP_TYPES) {
    const { slots } = planOf(player, type);
    for (let slot = 0; slot < slots.length; slot++) {
      if (player.parts[type * SLOTS + slot] === EMPTY_SLOT) continue;
      const elsewhere = repairsElsewhere(player, type, left);
      if (fits(player, type, slot, slots[slot], left, elsewhere)) list.push(choice(type, slot));
    }
  }
}

/** Whether a player may install a part at all: by technology, or because it was kept aside. */
export const mayInstall = (player: Player, part: number): boolean =>
  part >= FIRST_ANCIENT_PART
    ? has(player.savedParts, part - FIRST_ANCIENT_PART)
    : (player.techs & PART_NEEDS[part]) === PART_NEEDS[part];

/** Lays a part on a slot; a tile that it covers goes back, an ancient one is lost (ECL-8.2, ECL-8.9). */
export function coverSlot(
  state: State,
  seat: number,
  type: number,
  slot: number,
  part: number,
  k: Doors,
): void {
  const { parts } = state.players[seat];
  const covered = parts[type * SLOTS + slot];
  parts[type * SLOTS + slot] = part;
  k.emit({ type: 'part-installed', seat, part, thing: SHIPS[type].id, slot });
  if (covered >= FIRST_ANCIENT_PART) k.emit({ type: 'part-lost', seat, part: covered });
}

/** Takes a tile off: what is printed below counts again (ECL-8.10). */
export function takeOff(state: State, seat: number, type: number, slot: number, k: Doors): void {
  const { parts } = state.players[seat];
  const part = parts[type * SLOTS + slot];
  parts[type * SLOTS + slot] = EMPTY_SLOT;
  k.emit({ type: 'part-removed', seat, part, thing: SHIPS[type].id, slot });
  if (part >= FIRST_ANCIENT_PART) k.emit({ type: 'part-lost', seat, part });
}
