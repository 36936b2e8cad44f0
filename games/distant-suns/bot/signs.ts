/**
 * What the evaluation looks at, as bits of a covered area: which cells near each treasure and round
 * each alien are covered, which aliens and upgrades are, how near the worlds are. The signs of two
 * areas together are those of the one OR those of the other, so they are worked out once for every
 * placement and, for whole sheets, by table.
 */
import type { Axial } from '../data/shapes.ts';
import { CELLS, cellAt, cellsOfType, WORLDS } from '../data/sheet.ts';
import {
  CELL_COUNT,
  COVERABLE,
  cellsIn,
  contains,
  lowestBit,
  type Mask,
  WORD_BITS,
  WORDS,
} from '../geometry.ts';
import { placementsOf } from '../placements.ts';

const TREASURES = cellsOfType('treasure');
const ALIENS = cellsOfType('alien');
export const TREASURE_COUNT = TREASURES.length;
export const ALIEN_COUNT = ALIENS.length;
export const UPGRADE_COUNT = cellsOfType('upgrade').length;

/** For each treasure one number: bits 0 to 5 are the covered cells of its ring, then those behind. */
export const TREASURE_SIGNS = 0;
/** One bit for each alien that is covered, then one for each round which something is. */
export const FINDS = TREASURE_SIGNS + TREASURE_COUNT;
/** For each world ten bits: bit d is set if a covered cell lies d away from a cell next to it. */
export const WAYS = FINDS + 1;
/** Six bits for each alien: the covered cells round it; four aliens in each number. */
export const ALIEN_SIGNS = WAYS + 1;
export const ALIENS_PER_SIGN = 4;
/** Numbers in the signs of one area. */
export const SIGNS = ALIEN_SIGNS + Math.ceil(ALIEN_COUNT / ALIENS_PER_SIGN);

export const ALIEN_BITS = (1 << ALIEN_COUNT) - 1;
export const WAY_BITS = 10;

/** Steps to the six cells round one, and to the twelve behind these. */
const DISC: readonly Axial[] = [1, 2].flatMap((distance) => {
  const steps: Axial[] = [];
  for (let r = -distance; r <= distance; r++) {
    for (let q = -distance; q <= distance; q++) {
      if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === distance) steps.push([q, r]);
    }
  }
  return steps;
});
export const RING = 6;
export const NEAR = DISC.length;

/** Which places of a disc lie side by side, as bits. */
export const BESIDE: readonly number[] = DISC.map(([q, r]) => {
  let bits = 0;
  DISC.forEach(([q2, r2], other) => {
    const [dq, dr] = [q - q2, r - r2];
    if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1) bits |= 1 << other;
  });
  return bits;
});

/** The place of a cell in the disc round another, or -1. */
function placeInDisc(center: number, cell: number): number {
  const [q, r] = CELLS[center].axial;
  return DISC.findIndex(([dq, dr]) => cellAt(q + dq, r + dr) === cell);
}

/** The bits of a disc where no drawing can ever be. */
function neverCovered(center: number): number {
  const [q, r] = CELLS[center].axial;
  let bits = 0;
  DISC.forEach(([dq, dr], place) => {
    const cell = cellAt(q + dq, r + dr);
    if (cell < 0 || !contains(COVERABLE, cell)) bits |= 1 << place;
  });
  return bits;
}

export const NEVER_NEAR_TREASURE: readonly number[] = TREASURES.map(neverCovered);
export const NEVER_ROUND_ALIEN: readonly number[] = ALIENS.map(
  (cell) => neverCovered(cell) & ((1 << RING) - 1),
);

/** Steps over coverable cells from each cell to the nearest one next to a world. */
const STEPS_TO_WORLD = WORLDS.map((world) => {
  const steps = new Array<number>(CELL_COUNT).fill(WAY_BITS - 1);
  let edge = CELLS[world.cell].neighbours.filter((cell) => contains(COVERABLE, cell));
  const reached = new Set(edge);
  for (let distance = 0; edge.length > 0; distance++) {
    for (const cell of edge) steps[cell] = Math.min(distance, WAY_BITS - 1);
    edge = edge
      .flatMap((cell) => CELLS[cell].neighbours)
      .filter((cell) => contains(COVERABLE, cell) && !reached.has(cell) && reached.add(cell));
  }
  return steps;
});

/** The signs of a single cell. */
function signsOfCell(cell: number): number[] {
  const signs = new Array<number>(SIGNS).fill(0);
  TREASURES.forEach((treasure, number) => {
    const place = placeInDisc(treasure, cell);
    if (place >= 0) signs[TREASURE_SIGNS + number] |= 1 << place;
  });
  const alien = ALIENS.indexOf(cell);
  if (alien >= 0) signs[FINDS] |= 1 << alien;
  STEPS_TO_WORLD.forEach((steps, world) => {
    signs[WAYS] |= 1 << (world * WAY_BITS + steps[cell]);
  });
  ALIENS.forEach((center, number) => {
    const place = placeInDisc(center, cell);
    if (place < 0 || place >= RING) return;
    const shift = (number % ALIENS_PER_SIGN) * RING + place;
    signs[ALIEN_SIGNS + Math.floor(number / ALIENS_PER_SIGN)] |= 1 << shift;
    signs[FINDS] |= 1 << (ALIEN_COUNT + number);
  });
  return signs;
}
const SIGNS_OF_CELL = [...CELLS.keys()].map(signsOfCell);

/** Signs of all sets of nine cells that lie together in a word of a mask. */
const CHUNK_BITS = 9;
const CHUNK = (1 << CHUNK_BITS) - 1;
const CHUNKS = WORD_BITS / CHUNK_BITS;
const SIGNS_OF_CHUNK = new Int32Array((WORDS * CHUNKS * SIGNS) << CHUNK_BITS);
for (let chunk = 0; chunk < WORDS * CHUNKS; chunk++) {
  for (let bits = 1; bits <= CHUNK; bits++) {
    const own = SIGNS_OF_CELL[chunk * CHUNK_BITS + lowestBit(bits)];
    const at = ((chunk << CHUNK_BITS) + bits) * SIGNS;
    const rest = ((chunk << CHUNK_BITS) + (bits & (bits - 1))) * SIGNS;
    for (let sign = 0; sign < SIGNS; sign++) {
      SIGNS_OF_CHUNK[at + sign] = SIGNS_OF_CHUNK[rest + sign] | (own?.[sign] ?? 0);
    }
  }
}

/** Writes down the signs of a covered area. */
export function readSigns(covered: Mask, signs: Int32Array): void {
  signs.fill(0);
  for (let word = 0, chunk = 0; word < WORDS; word++) {
    for (let bits = covered[word], part = 0; part < CHUNKS; part++, chunk++) {
      const set = bits & CHUNK;
      bits >>= CHUNK_BITS;
      if (set === 0) continue;
      const at = ((chunk << CHUNK_BITS) + set) * SIGNS;
      for (let sign = 0; sign < SIGNS; sign++) signs[sign] |= SIGNS_OF_CHUNK[at + sign];
    }
  }
}

const tables = new Map<number, Int32Array>();

/** The signs of every placement of a shape, one after the other. */
export function signsOf(shape: number): Int32Array {
  let table = tables.get(shape);
  if (table) return table;
  const { count, masks } = placementsOf(shape);
  table = new Int32Array(count * SIGNS);
  for (let placement = 0; placement < count; placement++) {
    for (const cell of cellsIn(masks, placement * WORDS)) {
      for (let sign = 0; sign < SIGNS; sign++) {
        table[placement * SIGNS + sign] |= SIGNS_OF_CELL[cell][sign];
      }
    }
  }
  tables.set(shape, table);
  return table;
}

/** How far the nearest covered cell is from one next to a world. */
export function distanceTo(world: number, ways: number): number {
  const field = (ways >> (world * WAY_BITS)) & ((1 << WAY_BITS) - 1);
  return field === 0 ? WAY_BITS - 1 : lowestBit(field);
}
