/**
 * Every place on an empty sheet where a shape fits, worked out once per shape, with everything
 * about a place that drawing and scoring ask again and again.
 */
import { CELLS, cellAt } from './data/sheet.ts';
import { type Form, formsOf } from './forms.ts';
import {
  ALIENS,
  CELL_COUNT,
  COVERABLE,
  contains,
  countCommon,
  type Mask,
  maskOf,
  NEXT_TO,
  NEXT_TO_TREASURE,
  NEXT_TO_WORLD,
  overlaps,
  UPGRADES,
  WORDS,
} from './geometry.ts';

/** No more than two cells may be left out of a drawing (DS-4.44). */
export const MAX_IGNORED = 2;
/** No shape has as many placements as this. */
export const PLACEMENT_LIMIT = 4096;

/** The placements of one shape: arrays by placement number, and how to find that number. */
export interface PlacementTable {
  readonly count: number;
  /** Cells left out, 0 to 2. */
  readonly ignored: Uint8Array;
  /** Covered cells, four words for each placement. */
  readonly masks: Int32Array;
  /** Cells next to the covered ones, without these; four words for each placement. */
  readonly neighbours: Int32Array;
  /** Number of alien cells covered. */
  readonly aliens: Uint8Array;
  /** Number of upgrade cells covered (DS-4.41). */
  readonly upgrades: Uint8Array;
  /** The treasures next to it, one bit each. */
  readonly treasures: Uint8Array;
  /** The far worlds next to it, one bit each. */
  readonly worlds: Uint8Array;
  /**
   * Placements with u cells left out and c as their first cell are numbered without a gap, from
   * `groups[u * CELL_COUNT + c]` up to where the next group begins.
   */
  readonly groups: Uint16Array;
  readonly forms: FormTable;
}

/** The forms of a shape, laid out for finding all legal placements at once. */
export interface FormTable {
  /** The forms with u cells left out are numbered from `first[u]` up to `first[u + 1]`. */
  readonly first: Uint8Array;
  /** How far the forms' cells lie behind their first cells: all different distances. */
  readonly distances: Uint8Array;
  /** Form f has the distances `distances[cells[i]]`, for i from `cellsFrom[f]` to `cellsFrom[f + 1]`. */
  readonly cells: Uint8Array;
  readonly cellsFrom: Uint16Array;
  /** Where the first cell can lie on an empty sheet, four words for each form. */
  readonly fits: Int32Array;
  /** Number of the placement with form f and first cell c, at `f * CELL_COUNT + c`. */
  readonly placement: Uint16Array;
}

/** One placement while the table is being made. */
interface Place {
  readonly form: number;
  readonly cells: readonly number[];
}

export function buildTable(shape: number): PlacementTable {
  const forms: Form[] = [];
  const first = [0];
  const places: Place[] = [];
  const groups = [0];
  for (let ignored = 0; ignored <= MAX_IGNORED; ignored++) {
    forms.push(...formsOf(shape, ignored));
    // First cells in reading order, then forms in reading order: so the cell sets are in order too.
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      for (let form = first[ignored]; form < forms.length; form++) {
        const cells = lay(forms[form], cell);
        if (cells !== null) places.push({ form, cells });
      }
      groups.push(places.length);
    }
    first.push(forms.length);
  }
  return {
    ...describePlaces(places, forms[0].length),
    groups: Uint16Array.from(groups),
    forms: describeForms(forms, first, places),
  };
}

/** The cells of a form whose first cell lies there, or null if it doesn't fit an empty sheet. */
function lay(form: Form, first: number): number[] | null {
  const [q, r] = CELLS[first].axial;
  const cells: number[] = [];
  for (const [dq, dr] of form) {
    const cell = cellAt(q + dq, r + dr);
    if (cell < 0 || !contains(COVERABLE, cell)) return null;
    cells.push(cell);
  }
  return cells;
}

function describePlaces(places: readonly Place[], size: number) {
  const count = places.length;
  const ignored = new Uint8Array(count);
  const masks = new Int32Array(count * WORDS);
  const neighbours = new Int32Array(count * WORDS);
  const aliens = new Uint8Array(count);
  const upgrades = new Uint8Array(count);
  const treasures = new Uint8Array(count);
  const worlds = new Uint8Array(count);
  for (let placement = 0; placement < count; placement++) {
    const { cells } = places[placement];
    const at = placement * WORDS;
    ignored[placement] = size - cells.length;
    masks.set(maskOf(cells), at);
    for (let word = 0; word < WORDS; word++) {
      for (const cell of cells) neighbours[at + word] |= NEXT_TO[cell][word];
      neighbours[at + word] &= ~masks[at + word];
    }
    aliens[placement] = countCommon(ALIENS, masks, at);
    upgrades[placement] = countCommon(UPGRADES, masks, at);
    treasures[placement] = overlapped(NEXT_TO_TREASURE, masks, at);
    worlds[placement] = overlapped(NEXT_TO_WORLD, masks, at);
  }
  return { count, ignored, masks, neighbours, aliens, upgrades, treasures, worlds };
}

/** One bit for each of the areas that the mask at `at` overlaps. */
function overlapped(areas: readonly Mask[], masks: Int32Array, at: number): number {
  let bits = 0;
  for (let area = 0; area < areas.length; area++) {
    if (overlaps(areas[area], 0, masks, at)) bits |= 1 << area;
  }
  return bits;
}

function describeForms(forms: Form[], first: number[], places: readonly Place[]): FormTable {
  // A step to (q, r) from anywhere adds q + 10r to the number of the cell.
  const behind = forms.map((form) => form.map(([q, r]) => q + 10 * r));
  const distances = [...new Set(behind.flat())];
  const cellsFrom = [0];
  for (const form of forms) cellsFrom.push((cellsFrom.at(-1) as number) + form.length);
  const fits = forms.map((): number[] => []);
  const placement = new Uint16Array(forms.length * CELL_COUNT);
  for (const [number, { form, cells }] of places.entries()) {
    fits[form].push(cells[0]);
    placement[form * CELL_COUNT + cells[0]] = number;
  }
  return {
    first: Uint8Array.from(first),
    distances: Uint8Array.from(distances),
    cells: Uint8Array.from(behind.flat(), (distance) => distances.indexOf(distance)),
    cellsFrom: Uint16Array.from(cellsFrom),
    fits: Int32Array.from(fits.flatMap(maskOf)),
    placement,
  };
}
