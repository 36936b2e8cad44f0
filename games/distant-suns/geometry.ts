/**
 * Sets of cells as bits, so that «does it overlap», «does it touch», «how many aliens» are a few
 * machine instructions each.
 *
 * A mask is four words of 27 bits: cell n is bit n % 27 of word n / 27. A word could hold 32, but
 * 27 are enough for the 105 cells and stay small positive integers in every JavaScript engine.
 */
import { CELLS, type CellType, cellsOfType, WORLDS } from './data/sheet.ts';

export const CELL_COUNT = CELLS.length;
export const WORDS = 4;
export const WORD_BITS = 27;

/** Four words, one bit for each cell. */
export type Mask = ArrayLike<number>;

export function maskOf(cells: Iterable<number>): number[] {
  const mask = [0, 0, 0, 0];
  for (const cell of cells) mask[Math.floor(cell / WORD_BITS)] |= 1 << (cell % WORD_BITS);
  return mask;
}

/** The cells of the mask that begins at `at`, in reading order. */
export function cellsIn(masks: Mask, at = 0): number[] {
  const cells: number[] = [];
  for (let word = 0; word < WORDS; word++) {
    for (let rest = masks[at + word]; rest !== 0; rest &= rest - 1) {
      cells.push(word * WORD_BITS + lowestBit(rest));
    }
  }
  return cells;
}

export function contains(mask: Mask, cell: number): boolean {
  return ((mask[Math.floor(cell / WORD_BITS)] >> (cell % WORD_BITS)) & 1) === 1;
}

/** True if two masks, which begin there in their tables, share a cell. */
export function overlaps(a: Mask, atA: number, b: Mask, atB: number): boolean {
  const common =
    (a[atA] & b[atB]) |
    (a[atA + 1] & b[atB + 1]) |
    (a[atA + 2] & b[atB + 2]) |
    (a[atA + 3] & b[atB + 3]);
  return common !== 0;
}

/** How many cells a mask shares with the one that begins at `at` in a table of masks. */
export function countCommon(mask: Mask, masks: Mask, at = 0): number {
  return (
    popcount(mask[0] & masks[at]) +
    popcount(mask[1] & masks[at + 1]) +
    popcount(mask[2] & masks[at + 2]) +
    popcount(mask[3] & masks[at + 3])
  );
}

/** How many bits of a word are set. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of the lowest bit that is set. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function nextTo(cell: number): Mask {
  return maskOf(CELLS[cell].neighbours);
}

const coverable: readonly CellType[] = ['empty', 'alien', 'upgrade'];

/** The cells that share a side with each cell. */
export const NEXT_TO: readonly Mask[] = [...CELLS.keys()].map(nextTo);
/** Cells that may be covered at all (DS-4.23). */
export const COVERABLE: Mask = maskOf(coverable.flatMap(cellsOfType));
export const ALIENS: Mask = maskOf(cellsOfType('alien'));
export const UPGRADES: Mask = maskOf(cellsOfType('upgrade'));
/** The first drawing has to cover one of these (DS-4.25). */
export const NEXT_TO_START: Mask = nextTo(cellsOfType('start')[0]);
/** The ring of cells round each treasure, in reading order of the treasures. */
export const NEXT_TO_TREASURE: readonly Mask[] = cellsOfType('treasure').map(nextTo);
/** Covering one of these reaches the world (DS-4.50); in the order of `WORLDS`. */
export const NEXT_TO_WORLD: readonly Mask[] = WORLDS.map((world) => nextTo(world.cell));
