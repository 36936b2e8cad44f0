/** Sheets and panels set up in the words of the game, for tests. */
import { MISSIONS } from '../data/missions.ts';
import { BLACK_HOLE, SHAPES } from '../data/shapes.ts';
import { CELLS, cellNumber } from '../data/sheet.ts';
import { cellsIn, contains, NEXT_TO_START } from '../geometry.ts';
import { cover, legalPlacements, placementKey, placementOf } from '../placements.ts';

export function shapeNumber(id: string): number {
  const number = SHAPES.findIndex((shape) => shape.id === id);
  if (number < 0) throw new Error(`no shape ${id}`);
  return number;
}

export function missionNumber(id: string): number {
  const number = MISSIONS.findIndex((mission) => mission.id === id);
  if (number < 0) throw new Error(`no mission ${id}`);
  return number;
}

/** `cells('B8 A9')`: the numbers of those cells. */
export function cells(names: string): number[] {
  return names.split(' ').map((name) => {
    const cell = cellNumber(name);
    if (cell < 0) throw new Error(`no cell ${name}`);
    return cell;
  });
}

export interface TestSheet {
  covered: number[];
  touch: number[];
  shapeOf: number[];
  placementOf: number[];
  worlds: number[];
}

export function emptySheet(): TestSheet {
  const touch = Array.from(NEXT_TO_START);
  return { covered: [0, 0, 0, 0], touch, shapeOf: [], placementOf: [], worlds: [0, 0, 0] };
}

/** Adds a drawing given as `star A7 B8 C8 A9`. It must fit, but need not touch the others. */
export function draw(sheet: TestSheet, drawing: string): void {
  const [name, ...names] = drawing.split(' ');
  const shape = shapeNumber(name);
  const wanted = cells(names.join(' '));
  const placement = placementOf(shape, wanted);
  if (placement < 0) throw new Error(`${drawing} is no ${name}`);
  const taken = wanted.find((cell) => contains(sheet.covered, cell));
  if (taken !== undefined) throw new Error(`${drawing}: ${CELLS[taken].id} is covered`);
  cover(sheet.covered, sheet.touch, shape, placement);
  sheet.shapeOf.push(shape);
  sheet.placementOf.push(placement);
}

/** A sheet with these drawings: `sheetWith('star A7 B8 C8 A9', 'beam B6 C6 D6 E6')`. */
export function sheetWith(...drawings: string[]): TestSheet {
  const sheet = emptySheet();
  for (const drawing of drawings) draw(sheet, drawing);
  return sheet;
}

/** A panel with `satellite/black-hole` and so on over Z1 to Z5. */
export function panelWith(...columns: string[]) {
  const pairs = columns.map((column) => column.split('/'));
  return {
    zones: [BLACK_HOLE, ...pairs.map(([shape]) => shapeNumber(shape))],
    missions: pairs.map(([, mission]) => missionNumber(mission)),
  };
}

/** The legal placements on a sheet, as numbers. */
export function legal(sheet: TestSheet, shape: string, upgrades = 0): number[] {
  const out: number[] = [];
  legalPlacements(shapeNumber(shape), sheet.covered, sheet.touch, upgrades, out);
  return out;
}

/** The legal placements on a sheet, as keys. */
export function legalKeys(sheet: TestSheet, shape: string, upgrades = 0): string[] {
  return legal(sheet, shape, upgrades).map((placement) =>
    placementKey(shapeNumber(shape), placement),
  );
}

/** Names of the cells of a mask, in reading order. */
export function names(mask: ArrayLike<number>): string {
  return cellsIn(mask)
    .map((cell) => CELLS[cell].id)
    .join(' ');
}
