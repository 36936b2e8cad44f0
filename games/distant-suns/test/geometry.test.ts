import { describe, expect, test } from 'vitest';
import { MODULE_PLACEMENTS, MODULES } from '../data/panel.ts';
import { BLACK_HOLE, SHAPES } from '../data/shapes.ts';
import { CELLS, cellAt, cellNumber, cellsOfType, WORLDS } from '../data/sheet.ts';
import {
  ALIENS,
  CELL_COUNT,
  COVERABLE,
  cellsIn,
  contains,
  countCommon,
  maskOf,
  NEXT_TO_START,
  NEXT_TO_TREASURE,
  NEXT_TO_WORLD,
  overlaps,
  popcount,
  UPGRADES,
} from '../geometry.ts';
import { cells, names } from './sheet.ts';

describe('the sheet', () => {
  test('has 105 cells, numbered in reading order, which is q + 10r', () => {
    expect(CELL_COUNT).toBe(105);
    expect(CELLS[0].id).toBe('A0');
    expect(CELLS[95].id).toBe('A10');
    expect(CELLS[104].id).toBe('J10');
    for (const [number, { id, axial }] of CELLS.entries()) {
      expect(cellAt(...axial)).toBe(number);
      expect(axial[0] + 10 * axial[1]).toBe(number);
      expect(cellNumber(id)).toBe(number);
    }
    expect(cellNumber('J1')).toBe(-1);
    expect([cellAt(-1, 0), cellAt(10, 0), cellAt(9, 1), cellAt(0, -1), cellAt(0, 11)]).toEqual([
      -1, -1, -1, -1, -1,
    ]);
  });

  test('has as many cells of each type as the plan says', () => {
    const types = ['empty', 'alien', 'upgrade', 'treasure', 'start', 'far-world'] as const;
    expect(types.map((type) => cellsOfType(type).length)).toEqual([75, 12, 9, 5, 1, 3]);
    expect(names(ALIENS)).toBe('D0 E1 I1 A3 D4 H4 I5 A6 D7 I7 G9 E10');
    expect(names(UPGRADES)).toBe('G0 B1 E3 I3 B5 G6 F8 C9 I10');
    expect(countCommon(COVERABLE, COVERABLE)).toBe(96);
  });

  test('has neighbours both ways, two in each corner, six inside', () => {
    for (const [number, { neighbours }] of CELLS.entries()) {
      for (const neighbour of neighbours) expect(CELLS[neighbour].neighbours).toContain(number);
    }
    const count = (name: string) => CELLS[cellNumber(name)].neighbours.length;
    expect(['A0', 'J0', 'A10', 'J10'].map(count)).toEqual([2, 2, 2, 2]);
    const near = (name: string) => names(maskOf(CELLS[cellNumber(name)].neighbours));
    expect(near('D4')).toBe('C3 D3 C4 E4 C5 D5');
    expect(near('E5')).toBe('E4 F4 D5 F5 E6 F6');
  });

  test('start, worlds and treasures lie where they should', () => {
    expect(names(NEXT_TO_START)).toBe('A9 B10');
    expect(WORLDS.map(({ cell, first, later }) => [CELLS[cell].id, first, later])).toEqual([
      ['A0', 10, 5],
      ['J0', 15, 8],
      ['J10', 10, 5],
    ]);
    expect(NEXT_TO_WORLD.map(names)).toEqual(['B0 A1', 'I0 I1', 'I9 I10']);
    for (const ring of NEXT_TO_TREASURE) {
      expect(countCommon(ring, ring)).toBe(6);
      expect(countCommon(ring, COVERABLE)).toBe(6);
    }
  });
});

describe('masks', () => {
  test('hold every cell and no other', () => {
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const mask = maskOf([cell]);
      expect(cellsIn(mask)).toEqual([cell]);
      expect([...CELLS.keys()].filter((other) => contains(mask, other))).toEqual([cell]);
    }
    expect(cellsIn(maskOf(CELLS.keys()))).toEqual([...CELLS.keys()]);
  });

  test('overlap and count by cells', () => {
    const a = maskOf(cells('A0 C2 J10'));
    expect(overlaps(a, 0, maskOf(cells('B0 J10')), 0)).toBe(true);
    expect(overlaps(a, 0, maskOf(cells('B0 I10')), 0)).toBe(false);
    expect(overlaps([9, 9, 9, ...a], 3, maskOf(cells('C2')), 0)).toBe(true);
    expect(countCommon(a, [...maskOf(cells('A0')), ...maskOf(cells('C2 J10'))], 4)).toBe(2);
  });

  test('bits are counted right in every word', () => {
    for (const word of [0, 1, 0x7ffffff, 0x5555555, 0x40000001, -1, -2147483648]) {
      expect(popcount(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
    }
  });
});

describe('the panel', () => {
  const notches = (...ids: string[]) =>
    MODULE_PLACEMENTS.filter(({ id }) => ids.includes(id.slice(0, 2)))
      .map((placement) => placement.notches)
      .reduce((all, taken) => all | taken, 0);
  const free = (taken: number) =>
    MODULE_PLACEMENTS.filter((placement) => (placement.notches & taken) === 0).map(({ id }) => id);

  test('X-1 modules at T1, T3, B1, B4 leave no place for a fifth', () => {
    expect(free(notches('T1', 'T3', 'B1', 'B4'))).toEqual([]);
  });

  test('X-2 modules at T0, T2, B0, B3 leave T4 with either face', () => {
    expect(free(notches('T0', 'T2', 'B0', 'B3'))).toEqual(['T4a', 'T4b']);
  });

  test('X-3 modules at T1 and T3 close the top edge', () => {
    expect(free(0)).toHaveLength(20);
    expect(free(notches('T1', 'T3'))).toEqual(free(0).filter((id) => id.startsWith('B')));
  });

  test('the circle is on the left on face a, on the right on face b', () => {
    const zones = (id: string) => {
      const placement = MODULE_PLACEMENTS.find((known) => known.id === id);
      return [placement?.selfZone, placement?.othersZone];
    };
    expect(zones('T2a')).toEqual([2, 3]);
    expect(zones('T2b')).toEqual([3, 2]);
    expect(zones('B0b')).toEqual([1, 0]);
    expect(zones('B4a')).toEqual([4, 5]);
  });

  test('every order of placing lasts 4 or 5 modules', () => {
    const pairs = MODULE_PLACEMENTS.filter(({ face }) => face === 'a');
    const lengths = new Map<number, number>();
    const place = (taken: number, placed: number) => {
      const open = pairs.filter((pair) => (pair.notches & taken) === 0);
      if (placed === MODULES || open.length === 0) {
        lengths.set(placed, (lengths.get(placed) ?? 0) + 1);
      } else {
        for (const pair of open) place(taken | pair.notches, placed + 1);
      }
    };
    place(0, 0);
    expect([...lengths.keys()].sort()).toEqual([4, 5]);
    expect((lengths.get(4) as number) + (lengths.get(5) as number)).toBe(SEQUENCES);
  });
});

/** Orders of placing modules, faces aside, until the round ends. */
const SEQUENCES = 1656;

describe('the shapes', () => {
  test('are eleven, the black hole first, of 4 to 7 cells', () => {
    expect(SHAPES.map(({ id, cells: outline }) => `${id} ${outline.length}`)).toEqual([
      'black-hole 7',
      'crescent 5',
      'lightning 5',
      'comet 5',
      'rocket 6',
      'star 4',
      'satellite 5',
      'ringed-planet 6',
      'beam 4',
      'galaxy 6',
      'dipper 5',
    ]);
    expect(SHAPES[BLACK_HOLE].id).toBe('black-hole');
  });

  test('can not be changed by anybody', () => {
    expect(() => Object.assign(SHAPES[3].cells[0], [9, 9])).toThrow(TypeError);
    expect(() => Object.assign(CELLS[3], { type: 'empty' })).toThrow(TypeError);
  });
});
