/**
 * Where a shape may be drawn. Everywhere in the game a placement is a number within its shape:
 * one for each different set of cells, no matter how the shape was turned or which cells were left
 * out to get it. Placements are numbered by the cells left out (none, one, two), then by their
 * cells in reading order.
 */
import { SHAPES } from './data/shapes.ts';
import { CELLS, cellNumber } from './data/sheet.ts';
import { CELL_COUNT, cellsIn, lowestBit, type Mask, maskOf, WORD_BITS, WORDS } from './geometry.ts';
import {
  buildTable,
  type FormTable,
  MAX_IGNORED,
  PLACEMENT_LIMIT,
  type PlacementTable,
} from './placement-table.ts';

const tables: (PlacementTable | undefined)[] = SHAPES.map(() => undefined);

/** All that is known of a shape's placements; made when the shape is first asked for. */
export function placementsOf(shape: number): PlacementTable {
  return tables[shape] ?? makeTable(shape);
}

function makeTable(shape: number): PlacementTable {
  const table = buildTable(shape);
  tables[shape] = table;
  return table;
}

/** The cells of a placement, in reading order. */
export function cellsOf(shape: number, placement: number): number[] {
  return cellsIn(placementsOf(shape).masks, placement * WORDS);
}

/** The placement of a shape that covers exactly these cells, in any order, or -1. */
export function placementOf(shape: number, cells: readonly number[]): number {
  const ignored = SHAPES[shape].cells.length - cells.length;
  if (ignored < 0 || ignored > MAX_IGNORED) return -1;
  const { groups, masks } = placementsOf(shape);
  const group = ignored * CELL_COUNT + Math.min(...cells);
  const wanted = maskOf(cells);
  for (let placement = groups[group]; placement < groups[group + 1]; placement++) {
    if (wanted.every((word, at) => masks[placement * WORDS + at] === word)) return placement;
  }
  return -1;
}

/** A placement in words: its cells in reading order, as in `B10+C10+D10+E10`. */
export function placementKey(shape: number, placement: number): string {
  return cellsOf(shape, placement)
    .map((cell) => CELLS[cell].id)
    .join('+');
}

/** The placement that a key names, or -1. The cells must stand in reading order, as written above. */
export function parsePlacement(shape: number, key: string): number {
  const cells = key.split('+').map(cellNumber);
  const inOrder = cells.every((cell, at) => cell > (at === 0 ? -1 : cells[at - 1]));
  return inOrder ? placementOf(shape, cells) : -1;
}

/**
 * Draws a placement on a sheet, in place: its cells become covered (DS-4.33), and later drawings
 * have to touch it or an earlier one; the start no longer counts (DS-4.26), and did as long as nothing
 * was drawn (DS-4.27).
 */
export function cover(covered: number[], touch: number[], shape: number, placement: number): void {
  const { masks, neighbours } = placementsOf(shape);
  const first = (covered[0] | covered[1] | covered[2] | covered[3]) === 0;
  for (let word = 0; word < WORDS; word++) {
    const at = placement * WORDS + word;
    covered[word] |= masks[at];
    touch[word] = first ? neighbours[at] : touch[word] | neighbours[at];
  }
}

/**
 * Adds to `out`, in rising order, every placement of a shape that may be drawn on a sheet: it
 * covers no covered cell, at least one cell of `touch`, and leaves out no more cells than there
 * are upgrades to pay with (DS-4.22 to DS-4.26, DS-4.40 ff.).
 *
 * This is where random games spend their time, so it looks at forms, not at placements. Cell
 * numbers grow by the same amount for the same step, wherever one stands; so a mask moved down by
 * d bits tells, for all first cells at once, whether the cell d further on is in it. Put together
 * for all cells of a form, that gives the first cells where the form overlaps something covered,
 * and those where it touches. It allocates nothing.
 */
export function legalPlacements(
  shape: number,
  covered: Mask,
  touch: Mask,
  upgrades: number,
  out: number[],
): void {
  const table = placementsOf(shape);
  const { first, cells, cellsFrom, fits, placement } = table.forms;
  const most = Math.min(upgrades, MAX_IGNORED);
  moveMasks(table.forms, covered, touch);
  for (let form = 0; form < first[most + 1]; form++) {
    let c0 = 0;
    let c1 = 0;
    let c2 = 0;
    let c3 = 0;
    let t0 = 0;
    let t1 = 0;
    let t2 = 0;
    let t3 = 0;
    for (let cell = cellsFrom[form]; cell < cellsFrom[form + 1]; cell++) {
      const at = cells[cell] * 2 * WORDS;
      c0 |= moved[at];
      c1 |= moved[at + 1];
      c2 |= moved[at + 2];
      c3 |= moved[at + 3];
      t0 |= moved[at + 4];
      t1 |= moved[at + 5];
      t2 |= moved[at + 6];
      t3 |= moved[at + 7];
    }
    const at = form * WORDS;
    mark(placement, form, 0, fits[at] & t0 & ~c0);
    mark(placement, form, 1, fits[at + 1] & t1 & ~c1);
    mark(placement, form, 2, fits[at + 2] & t2 & ~c2);
    mark(placement, form, 3, fits[at + 3] & t3 & ~c3);
  }
  sweep(table.groups[(most + 1) * CELL_COUNT], out);
}

/** Working memory of `legalPlacements`: `covered` and `touch` moved by each distance in turn. */
const moved = new Int32Array(64 * 2 * WORDS);

function moveMasks({ distances }: FormTable, covered: Mask, touch: Mask): void {
  moveMask(distances, covered[0], covered[1], covered[2], covered[3], 0);
  moveMask(distances, touch[0], touch[1], touch[2], touch[3], WORDS);
}

/** Moves four words down by each distance. Bits above the 27th are left over: `fits` drops them. */
function moveMask(
  distances: Uint8Array,
  w0: number,
  w1: number,
  w2: number,
  w3: number,
  from: number,
): void {
  for (let i = 0, at = from; i < distances.length; i++, at += 2 * WORDS) {
    const distance = distances[i];
    if (distance < WORD_BITS) {
      const up = WORD_BITS - distance;
      moved[at] = (w0 >> distance) | (w1 << up);
      moved[at + 1] = (w1 >> distance) | (w2 << up);
      moved[at + 2] = (w2 >> distance) | (w3 << up);
      moved[at + 3] = w3 >> distance;
    } else {
      const down = distance - WORD_BITS;
      const up = WORD_BITS - down;
      moved[at] = (w1 >> down) | (w2 << up);
      moved[at + 1] = (w2 >> down) | (w3 << up);
      moved[at + 2] = w3 >> down;
      moved[at + 3] = 0;
    }
  }
}

/** Working memory of `legalPlacements`: one bit for each placement; all clear between two calls. */
const marks = new Int32Array(PLACEMENT_LIMIT / 32);

/** Marks the placements of a form whose first cells are the bits of one word. */
function mark(placement: Uint16Array, form: number, word: number, firsts: number): void {
  const at = form * CELL_COUNT + word * WORD_BITS;
  for (let rest = firsts; rest !== 0; rest &= rest - 1) {
    const number = placement[at + lowestBit(rest)];
    marks[number >> 5] |= 1 << (number & 31);
  }
}

/** Writes the marked placements down in rising order and clears the marks. */
function sweep(end: number, out: number[]): void {
  for (let word = 0; word << 5 < end; word++) {
    for (let rest = marks[word]; rest !== 0; rest &= rest - 1) {
      out.push((word << 5) + lowestBit(rest));
    }
    marks[word] = 0;
  }
}
