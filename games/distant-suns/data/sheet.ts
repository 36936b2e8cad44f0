import { frozen, type Provenance } from '@orrery/kernel';
import type { Axial } from './shapes.ts';

export type CellType = 'empty' | 'alien' | 'upgrade' | 'treasure' | 'start' | 'far-world';

export interface Cell {
  /** Column letter and row number: `A0` is the upper left corner, `J10` the lower right one. */
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly axial: Axial;
  readonly type: CellType;
  /** Numbers of the cells that share a side with this one, rising. */
  readonly neighbours: readonly number[];
}

export interface World {
  readonly id: string;
  /** Key of the name in `text/`. */
  readonly name: string;
  /** Number of its cell. */
  readonly cell: number;
  /** Points for whoever reaches it on the first turn on which anybody does. */
  readonly first: number;
  /** Points for everybody who comes later. */
  readonly later: number;
  readonly provenance: { readonly values: Provenance; readonly corner: Provenance };
}

/**
 * The cosmos sheet: . empty, A alien, U upgrade, T treasure, S start, w far world. Rows of ten and
 * nine cells alternate; the odd ones sit half a cell to the right.
 *
 * Book: a hexagonal grid, the start in the lower left corner, the cell types. Public: a world in
 * each of the other three corners. Designed: the size, the counts and all other positions.
 */
const PLAN = [
  'w . . A . . U . . w',
  ' . U . . A . . . A',
  '. . T . . . T . . .',
  ' A . . . U . . . U',
  '. . . A . . . A . .',
  ' . U . . T . . . A',
  'A . . . . . U . . .',
  ' . . T A . . . T A',
  '. . . . . U . . . .',
  ' . . U . . . A . .',
  'S . . . A . . . U w',
];

const TYPES: Readonly<Record<string, CellType>> = {
  '.': 'empty',
  A: 'alien',
  U: 'upgrade',
  T: 'treasure',
  S: 'start',
  w: 'far-world',
};

/** Steps to the six neighbours of a cell, in the order of the neighbours' numbers. */
const STEPS: readonly Axial[] = frozen([
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
]);

/**
 * Number of the cell at (q, r), or -1 outside the grid. Cells are numbered in reading order, and
 * since two rows together have 19 cells while the second one also starts half a cell further on,
 * that number is simply q + 10r: a step in a given direction always adds the same amount.
 */
export function cellAt(q: number, r: number): number {
  const col = q + (r >> 1);
  const width = r % 2 === 0 ? 10 : 9;
  return r >= 0 && r < PLAN.length && col >= 0 && col < width ? q + 10 * r : -1;
}

/** The 105 cells in reading order. Everywhere else a cell is its number in this list. */
export const CELLS: readonly Cell[] = frozen(
  PLAN.flatMap((line, row) =>
    [...line.replaceAll(' ', '')].map((letter, col): Cell => {
      const q = col - (row >> 1);
      return {
        id: `${'ABCDEFGHIJ'[col]}${row}`,
        row,
        col,
        axial: [q, row],
        type: TYPES[letter],
        neighbours: STEPS.map(([dq, dr]) => cellAt(q + dq, row + dr)).filter((n) => n >= 0),
      };
    }),
  ),
);

const numbers: ReadonlyMap<string, number> = new Map(
  CELLS.map((cell, number) => [cell.id, number]),
);

/** Number of the cell with that id, or -1. */
export function cellNumber(id: string): number {
  return numbers.get(id) ?? -1;
}

/** Numbers of all cells of a type, rising. */
export function cellsOfType(type: CellType): readonly number[] {
  return [...CELLS.keys()].filter((number) => CELLS[number].type === type);
}

/** The three far worlds; the one opposite the start is the prize (DS-4.57). */
export const WORLDS: readonly World[] = frozen([
  {
    id: 'near-world-a',
    name: 'world.near-world-a',
    cell: cellNumber('A0'),
    first: 10,
    later: 5,
    provenance: { values: 'book', corner: 'designed' },
  },
  {
    id: 'deep-world',
    name: 'world.deep-world',
    cell: cellNumber('J0'),
    first: 15,
    later: 8,
    provenance: { values: 'book', corner: 'designed' },
  },
  {
    id: 'near-world-b',
    name: 'world.near-world-b',
    cell: cellNumber('J10'),
    first: 10,
    later: 5,
    provenance: { values: 'book', corner: 'designed' },
  },
]);
