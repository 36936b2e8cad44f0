import { describe, expect, test } from 'vitest';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { popcount } from '../geometry.ts';
import { exampleSheets } from './example-game.ts';
import { drawAnything, drawable, moduleNumber, shapeAsked, table, turn } from './table.ts';

/** Ids of the places where a module may go. */
const places = (at: ReturnType<typeof table>): string[] =>
  at.options().map((key) => key.replace('place ', ''));
const pairs = (at: ReturnType<typeof table>): string[] => [
  ...new Set(places(at).map((id) => id.slice(0, 2))),
];

describe('placing a module', () => {
  test('DS-4.10 the active player, and nobody else, must place the next module', () => {
    const at = table({ seats: 3, active: 1 });
    expect([at.step, at.asked]).toEqual(['place-module', [1]]);
    expect(at.options().filter((key) => !/^place [TB][0-4][ab]$/.test(key))).toEqual([]);
    expect([at.options(0), at.options(2)]).toEqual([[], []]);
  });

  test('DS-4.10 modules come off the stack from 1 to 5', () => {
    const at = table({ seats: 3 });
    for (const module of ['T0a', 'T2b', 'T4a', 'B0a', 'B2b']) turn(at, module);
    expect(at.reported('module-placed').map(({ module }) => module)).toEqual([1, 2, 3, 4, 5]);
  });

  test('DS-4.11 a module takes two neighbouring notches of one edge', () => {
    const at = table();
    expect(places(at)).toHaveLength(20);
    for (const id of places(at)) {
      const after = table().choose(`place ${id}`).state.notches;
      const edges = [after & 0b111111, after >> 6];
      expect(edges.map(popcount).sort()).toEqual([0, 2]);
      const taken = edges[0] | edges[1];
      expect(taken & (taken >> 1)).not.toBe(0);
    }
    expect(() => at.choose('place T5a')).toThrow();
    expect(() => at.choose('place L0a')).toThrow();
  });

  test('DS-4.11 both notches must be free', () => {
    expect(pairs(table({ modules: ['T1a'] }))).toEqual(['T3', 'T4', 'B0', 'B1', 'B2', 'B3', 'B4']);
    expect(pairs(table({ modules: ['T1a', 'B0b'] }))).toEqual(['T3', 'T4', 'B2', 'B3', 'B4']);
    expect(pairs(table({ modules: ['T0a', 'B4b', 'T4a'] }))).toEqual(['T2', 'B0', 'B1', 'B2']);
    const at = table({ modules: ['T1a'] });
    expect(['T0a', 'T0b', 'T1b', 'T2a'].every((id) => at.refuses(`place ${id}`))).toBe(true);
  });

  test('DS-4.12 either edge may be used', () => {
    const edges = (at: ReturnType<typeof table>) =>
      places(at)
        .map((id) => id[0])
        .join('');
    expect(edges(table())).toBe(`${'T'.repeat(10)}${'B'.repeat(10)}`);
    expect(edges(table({ modules: ['B2a'] }))).toContain('B');
  });

  test('DS-4.13 either face may be up', () => {
    for (const modules of [[], ['T1a'], ['B0b', 'T4b', 'B3a']]) {
      const at = table({ modules });
      expect(places(at)).toEqual(pairs(at).flatMap((pair) => [`${pair}a`, `${pair}b`]));
    }
  });

  test('DS-4.14 the circle is for the active player, the octagon for everybody else', () => {
    // Z2 is the dipper, Z3 the rocket.
    for (const [module, self, others] of [
      ['T2a', 'dipper', 'rocket'],
      ['T2b', 'rocket', 'dipper'],
      ['B2a', 'dipper', 'rocket'],
      ['B2b', 'rocket', 'dipper'],
    ]) {
      const at = table({ seats: 4, active: 2 }).choose(`place ${module}`);
      expect([0, 1, 2, 3].map((seat) => shapeAsked(at, seat))).toEqual([
        others,
        others,
        self,
        others,
      ]);
    }
  });

  test('DS-4.14 the two shapes are always those of neighbouring zones', () => {
    for (const { selfZone, othersZone } of MODULE_PLACEMENTS) {
      expect(Math.abs(selfZone - othersZone)).toBe(1);
    }
  });

  test('DS-4.15 the black hole is a zone like the others', () => {
    const at = table();
    expect(['T0a', 'T0b', 'B0a', 'B0b'].every((id) => places(at).includes(id))).toBe(true);
    const own = table().choose('place T0a');
    expect([shapeAsked(own, 0), shapeAsked(own, 1)]).toEqual(['black-hole', 'satellite']);
    const others = table().choose('place B0b');
    expect([shapeAsked(others, 0), shapeAsked(others, 1)]).toEqual(['satellite', 'black-hole']);
  });

  test('DS-4.16 the same two zones may be used twice, once from each edge', () => {
    const at = table();
    turn(at, 'T2a');
    expect(places(at)).toContain('B2a');
    turn(at, 'B2b');
    const zones = places(at).flatMap((id) => {
      const { selfZone, othersZone } = MODULE_PLACEMENTS[moduleNumber(id)];
      return [selfZone, othersZone];
    });
    expect(zones).not.toContain(2);
    expect(zones).not.toContain(3);
    expect(zones).toContain(0);
  });

  test('DS-4.17 shapes may be assigned that nobody has room for', () => {
    const at = table({ sheets: exampleSheets(), upgrades: [0, 0] });
    expect(places(at)).toHaveLength(20);
    at.choose('place T0b');
    // Neither the satellite nor the black hole fits: the turn is over without a question.
    expect(at.reported('passed').map(({ seat, forced }) => [seat, forced])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect([at.step, at.asked]).toEqual(['place-module', [1]]);
  });

  test('DS-4.18 the number of the module has no effect', () => {
    const sheets = [['star A7 B8 C8 A9'], ['beam B10 C10 D10 E10']];
    const first = table({ sheets, upgrades: [1, 2] }).choose('place T4a');
    const third = table({ sheets, upgrades: [1, 2], modules: ['T0a', 'B1b'] }).choose('place T4a');
    for (const seat of [0, 1]) expect(third.options(seat)).toEqual(first.options(seat));
    drawAnything(first);
    drawAnything(third);
    expect(third.state.sheets).toEqual(first.state.sheets);
  });

  test('DS-4.19 a module stays where it is until the round ends', () => {
    const at = table();
    const placed: number[] = [];
    for (const module of ['T0a', 'B1b', 'T2a', 'B3a']) {
      turn(at, module);
      placed.push(moduleNumber(module));
      expect(at.state.modules).toEqual(placed);
      expect(pairs(at)).not.toContain('T0');
    }
    expect(drawable(at)).toEqual([]);
    turn(at, 'T4b');
    expect(at.state.modules).toEqual([]);
  });
});
