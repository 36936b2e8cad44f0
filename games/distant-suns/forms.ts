/**
 * The forms that a shape can take: turned, mirrored, and with cells left out for upgrades.
 */
import { type Axial, SHAPES } from './data/shapes.ts';

/** Cells in reading order, counted from the first of them, which is [0, 0]. */
export type Form = readonly Axial[];

/** An outline turned clockwise by `turns` times 60°, mirrored before that if asked to (DS-4.21). */
export function turned(
  cells: readonly Axial[],
  turns: number,
  mirrored: boolean,
): readonly Axial[] {
  let result = mirrored ? cells.map(([q, r]): Axial => [r, q]) : cells;
  for (let turn = 0; turn < turns; turn++) result = result.map(([q, r]): Axial => [-r, q + r]);
  return result;
}

/**
 * All different forms of a shape with that many cells left out, sorted in reading order, cell by
 * cell. What is left of the shape hangs together (DS-4.45); cells left out are as if they were never
 * there (DS-4.46, DS-4.47), but it remains that shape (DS-4.48).
 */
export function formsOf(shape: number, ignored: number): Form[] {
  const rests = orientationsOf(shape).flatMap((form) => leaveOut(form, ignored));
  return distinct(rests.filter(hangsTogether).map(fromFirstCell)).sort(inReadingOrder);
}

function orientationsOf(shape: number): Form[] {
  const forms: Form[] = [];
  for (let turns = 0; turns < 6; turns++) {
    for (const mirrored of [false, true]) {
      forms.push(fromFirstCell(turned(SHAPES[shape].cells, turns, mirrored)));
    }
  }
  return distinct(forms);
}

/** Every way to leave out that many cells. */
function leaveOut(cells: readonly Axial[], count: number): (readonly Axial[])[] {
  if (count === 0) return [cells];
  return cells.flatMap((_, at) =>
    leaveOut(cells.slice(at + 1), count - 1).map((rest) => [...cells.slice(0, at), ...rest]),
  );
}

/** True if one can walk from the first cell to every other one over shared sides. */
function hangsTogether(cells: readonly Axial[]): boolean {
  const reached = [cells[0]];
  // The list grows while one walks through it: new cells are visited in their turn.
  for (const cell of reached) {
    for (const other of cells) {
      if (!reached.includes(other) && adjacent(cell, other)) reached.push(other);
    }
  }
  return reached.length === cells.length;
}

function adjacent(a: Axial, b: Axial): boolean {
  const [q, r] = [a[0] - b[0], a[1] - b[1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

function fromFirstCell(cells: readonly Axial[]): Form {
  const sorted = cells.toSorted(compareCells);
  const [q0, r0] = sorted[0];
  return sorted.map(([q, r]): Axial => [q - q0, r - r0]);
}

function distinct(forms: readonly Form[]): Form[] {
  return [...new Map(forms.map((form) => [form.join(' '), form])).values()];
}

function compareCells(a: Axial, b: Axial): number {
  return a[1] - b[1] || a[0] - b[0];
}

function inReadingOrder(a: Form, b: Form): number {
  for (let at = 0; at < a.length; at++) {
    const order = compareCells(a[at], b[at]);
    if (order !== 0) return order;
  }
  return 0;
}
