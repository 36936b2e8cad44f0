import { describe, expect, test } from 'vitest';
import { type Axial, SHAPES } from '../data/shapes.ts';
import { CELLS, cellAt } from '../data/sheet.ts';
import { formsOf, turned } from '../forms.ts';
import { contains, type Mask, maskOf } from '../geometry.ts';
import { PLACEMENT_LIMIT } from '../placement-table.ts';
import {
  cellsOf,
  cover,
  legalPlacements,
  parsePlacement,
  placementKey,
  placementOf,
  placementsOf,
} from '../placements.ts';
import { cells, emptySheet, legal, legalKeys, names, shapeNumber, sheetWith } from './sheet.ts';

/** Forms, then placements on an empty sheet with 0, 1, 2 cells left out, then first placements. */
const COUNTS: [string, number, number, number, number, number][] = [
  ['black-hole', 1, 33, 270, 944, 2],
  ['crescent', 6, 262, 312, 380, 11],
  ['lightning', 12, 530, 1698, 701, 18],
  ['comet', 12, 490, 1368, 701, 12],
  ['rocket', 6, 177, 683, 832, 5],
  ['star', 2, 100, 380, 236, 3],
  ['satellite', 3, 134, 636, 701, 5],
  ['ringed-planet', 3, 102, 510, 1050, 3],
  ['beam', 3, 142, 185, 236, 3],
  ['galaxy', 6, 197, 488, 612, 6],
  ['dipper', 12, 458, 890, 565, 14],
];

describe('all placements', () => {
  test.each(COUNTS)('of the %s are as many as they should be', (id, forms, ...expected) => {
    const shape = shapeNumber(id);
    const { count, ignored } = placementsOf(shape);
    const leftOut = (u: number) => ignored.filter((left) => left === u).length;
    expect(formsOf(shape, 0)).toHaveLength(forms);
    expect([leftOut(0), leftOut(1), leftOut(2), legal(emptySheet(), id).length]).toEqual(expected);
    expect(count).toBe(expected[0] + expected[1] + expected[2]);
    expect(count).toBeLessThan(PLACEMENT_LIMIT);
  });

  test.each(COUNTS)('of the %s are those found the slow way', (id) => {
    const shape = shapeNumber(id);
    const { count, ignored } = placementsOf(shape);
    for (const u of [0, 1, 2]) {
      const table: string[] = [];
      for (let placement = 0; placement < count; placement++) {
        if (ignored[placement] === u) table.push(placementKey(shape, placement));
      }
      expect(new Set(table)).toEqual(everyCellSet(shape, u));
    }
  });

  test('are numbered by cells left out, then by cells in reading order', () => {
    for (const shape of SHAPES.keys()) {
      const { count, ignored } = placementsOf(shape);
      for (let placement = 1; placement < count; placement++) {
        const [before, now] = [placement - 1, placement].map((p) =>
          [ignored[p], ...cellsOf(shape, p)].map((n) => String(n).padStart(3, '0')).join(),
        );
        expect(before < now).toBe(true);
      }
    }
  });

  test('know their neighbours, aliens, upgrades, treasures and worlds', () => {
    const beam = shapeNumber('beam');
    const table = placementsOf(beam);
    const about = (where: string) => {
      const placement = placementOf(beam, cells(where));
      const at = placement * 4;
      return {
        cells: names(table.masks.slice(at, at + 4)),
        neighbours: names(table.neighbours.slice(at, at + 4)),
        aliens: table.aliens[placement],
        upgrades: table.upgrades[placement],
        treasures: table.treasures[placement],
        worlds: table.worlds[placement],
      };
    };
    expect(about('F9 G9 H9 I9')).toEqual({
      cells: 'F9 G9 H9 I9',
      neighbours: 'F8 G8 H8 I8 J8 E9 F10 G10 H10 I10 J10',
      aliens: 1,
      upgrades: 0,
      treasures: 0,
      worlds: 0b100,
    });
    // Treasures in reading order: C2, G2, E5, C7, H7.
    expect(about('B6 C6 D6 E6')).toMatchObject({ aliens: 0, upgrades: 0, treasures: 0b01100 });
    expect(about('D7 E7 F7 G7')).toMatchObject({ aliens: 1, upgrades: 0, treasures: 0b11000 });
    expect(about('E0 F0 G0 H0')).toMatchObject({ aliens: 0, upgrades: 1, worlds: 0 });
    expect(about('F0 G0 H0 I0')).toMatchObject({ upgrades: 1, worlds: 0b010 });
    expect(about('B0 C0 D0 E0')).toMatchObject({ aliens: 1, worlds: 0b001 });
  });
});

describe('keys', () => {
  test('name each placement, and lead back to it', () => {
    for (const shape of SHAPES.keys()) {
      for (let placement = 0; placement < placementsOf(shape).count; placement += 7) {
        expect(parsePlacement(shape, placementKey(shape, placement))).toBe(placement);
      }
    }
    const beam = shapeNumber('beam');
    expect(placementKey(beam, placementOf(beam, cells('E10 B10 D10 C10')))).toBe('B10+C10+D10+E10');
  });

  test.each([
    ['another order', 'C10+B10+D10+E10'],
    ['a cell twice', 'B10+C10+D10+D10'],
    ['a gap', 'B10+C10+D10+F10'],
    ['two rows that only follow each other in number', 'I0+J0+A1+B1'],
    ['a treasure', 'B2+C2+D2+E2'],
    ['too many cells', 'B10+C10+D10+E10+F10'],
    ['too few cells', 'B10'],
    ['an unknown cell', 'B10+C10+D10+K10'],
    ['nothing', ''],
  ])('with %s name nothing', (_, key) => {
    expect(parsePlacement(shapeNumber('beam'), key)).toBe(-1);
  });
});

describe('legal placements', () => {
  test('X-6 the beam has three first placements', () => {
    expect(legalKeys(emptySheet(), 'beam')).toEqual([
      'C6+B7+B8+A9',
      'A9+B9+C9+D9',
      'B10+C10+D10+E10',
    ]);
  });

  test('X-7 the black hole has two first placements', () => {
    expect(legalKeys(emptySheet(), 'black-hole')).toEqual([
      'A7+B7+A8+B8+C8+A9+B9',
      'B8+C8+A9+B9+C9+B10+C10',
    ]);
  });

  test('X-10 a crescent stays in one piece when a cell is left out', () => {
    const lie = cells('B8 A9 B10 C10 C9');
    const crescent = shapeNumber('crescent');
    expect(placementOf(crescent, lie)).toBeGreaterThanOrEqual(0);
    const rests = lie.map((left) => lie.filter((cell) => cell !== left));
    const possible = rests.filter((rest) => placementOf(crescent, rest) >= 0);
    expect(possible.map((rest) => names(maskOf(rest)))).toEqual(['A9 C9 B10 C10', 'B8 A9 B10 C10']);
    const offered = legalKeys(emptySheet(), 'crescent', 1);
    expect(offered).toContain('A9+C9+B10+C10');
    expect(offered).toContain('B8+A9+B10+C10');
    expect(offered).not.toContain('B8+C9+B10+C10');
  });

  test('leave out no more cells than there are upgrades, and never more than two', () => {
    const most = (upgrades: number) =>
      Math.max(
        ...legalKeys(emptySheet(), 'galaxy', upgrades).map((key) => 6 - key.split('+').length),
      );
    expect([0, 1, 2, 3, 9].map(most)).toEqual([0, 1, 2, 2, 2]);
  });

  test('touch what is drawn, and no longer the start', () => {
    const sheet = sheetWith('beam A9 B9 C9 D9');
    expect(names(sheet.touch)).toBe('A8 B8 C8 D8 E8 E9 A10 B10 C10 D10 E10');
    expect(legalKeys(sheet, 'beam')).toContain('B10+C10+D10+E10');
    expect(legalKeys(sheet, 'beam')).not.toContain('A6+B6+C6+D6');
  });

  test('a drawing elsewhere on the sheet is out of reach', () => {
    const sheet = sheetWith('star A7 B8 C8 A9');
    expect(legalKeys(sheet, 'star')).toContain('D8+D9+E9+D10');
    expect(legalKeys(sheet, 'star')).not.toContain('H3+G4+H4+H5');
    expect(legalKeys(sheet, 'star')).not.toContain('A7+B8+C8+A9');
  });

  test('are those of the slow way on the sheets of many random games', () => {
    const random = generator(7);
    let compared = 0;
    for (let game = 0; game < 60; game++) {
      const sheet = emptySheet();
      let upgrades = 0;
      for (let turn = 0; turn < 15; turn++) {
        const shape = random(SHAPES.length);
        const found = [-5];
        legalPlacements(shape, sheet.covered, sheet.touch, upgrades, found);
        const slow = slowlyLegal(shape, sheet.covered, sheet.touch, upgrades);
        expect(found).toEqual([-5, ...slow]);
        compared += slow.length;
        if (slow.length === 0) continue;
        const placement = slow[random(slow.length)];
        cover(sheet.covered, sheet.touch, shape, placement);
        const { ignored, upgrades: gained } = placementsOf(shape);
        upgrades += gained[placement] - ignored[placement];
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });
});

test('DS-4.21 a turn is by 60° clockwise, six of them are none, and mirroring comes first', () => {
  const outline: Axial[] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  expect(turned(outline, 0, false)).toEqual(outline);
  expect(turned(outline, 1, false)).toEqual([
    [-0, 0],
    [-0, 1],
    [-1, 2],
  ]);
  expect(turned(outline, 6, false).map(([q, r]) => [q + 0, r + 0])).toEqual(outline);
  expect(turned(outline, 0, true)).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
});

/** Every cell set by the words of the rules: turn, mirror, move, leave cells out, look. */
function everyCellSet(shape: number, u: number): Set<string> {
  const found = new Set<string>();
  for (let turns = 0; turns < 6; turns++) {
    for (const mirrored of [false, true]) {
      const outline = turned(SHAPES[shape].cells, turns, mirrored);
      for (let q = -12; q <= 16; q++) {
        for (let r = -6; r <= 16; r++) {
          const at = outline.map(([dq, dr]: Axial) => cellAt(q + dq, r + dr));
          for (const rest of without(at, u)) {
            if (rest.some((cell) => cell < 0 || !coverable(cell)) || !inOnePiece(rest)) continue;
            found.add(names(maskOf(rest)).replaceAll(' ', '+'));
          }
        }
      }
    }
  }
  return found;
}

function without(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[...list]];
  return list.flatMap((_, i) =>
    without(list.slice(i + 1), count - 1).map((rest) => [...list.slice(0, i), ...rest]),
  );
}

function coverable(cell: number): boolean {
  return ['empty', 'alien', 'upgrade'].includes(CELLS[cell].type);
}

function inOnePiece(set: readonly number[]): boolean {
  const reached = new Set([set[0]]);
  for (const cell of reached) {
    for (const next of CELLS[cell].neighbours) if (set.includes(next)) reached.add(next);
  }
  return reached.size === set.length;
}

function slowlyLegal(shape: number, covered: Mask, touch: Mask, upgrades: number): number[] {
  const { count, ignored } = placementsOf(shape);
  return Array.from({ length: count }, (_, placement) => placement).filter((placement) => {
    const at = cellsOf(shape, placement);
    const fits = at.every((cell) => !contains(covered, cell));
    return fits && ignored[placement] <= upgrades && at.some((cell) => contains(touch, cell));
  });
}

/** Whole numbers below a bound, the same at every run. */
function generator(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
