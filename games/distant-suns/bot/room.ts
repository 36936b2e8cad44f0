/** What is left to do round a treasure, told by the covered cells near it. */
import { lowestBit, popcount } from '../geometry.ts';
import { BESIDE, NEAR, RING } from './signs.ts';

/** Kinds of room: none, or one to six open cells with little to plenty of room for a drawing. */
const TIGHTNESS = 4;
export const ROOM_KINDS = 1 + RING * TIGHTNESS;

const UNKNOWN = 255;
const known = new Uint8Array(1 << NEAR).fill(UNKNOWN);

/**
 * 0 if the ring is closed. Else it counts the open cells, and how little room the tightest of them
 * leaves for a drawing: a cell on its own can never be covered any more.
 */
export function roomAround(near: number): number {
  const kind = known[near];
  if (kind !== UNKNOWN) return kind;
  known[near] = kindOfRoom(near);
  return known[near];
}

function kindOfRoom(near: number): number {
  const free = ~near & ((1 << NEAR) - 1);
  const open = free & ((1 << RING) - 1);
  if (open === 0) return 0;
  let tightest = TIGHTNESS;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const area = areaFrom(rest & -rest, free);
    // Cells behind the ring count twice: there may be more room beyond them.
    tightest = Math.min(tightest, popcount(area) + popcount(area >> RING));
  }
  return (popcount(open) - 1) * TIGHTNESS + tightest;
}

/** All free places that hang together with one. */
function areaFrom(start: number, free: number): number {
  let area = start;
  for (let before = 0; before !== area; ) {
    before = area;
    for (let rest = before; rest !== 0; rest &= rest - 1) area |= BESIDE[lowestBit(rest)] & free;
  }
  return area;
}
