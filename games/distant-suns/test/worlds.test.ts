import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CELLS, WORLDS } from '../data/sheet.ts';
import { placementOf, placementsOf } from '../placements.ts';
import { scoreSheet } from '../scoring.ts';
import type { State } from '../state.ts';
import { exampleSheets } from './example-game.ts';
import { cells, shapeNumber } from './sheet.ts';
import { drawAnything, drawing, drawKey, table } from './table.ts';

/** What a seat has noted for A0, J0 and J10. */
const noted = (at: Scene<State>, seat: number): number[] => at.state.sheets[seat].worlds;

/** Seat 0 draws that, the other one anything. */
const draws = (at: Scene<State>, what: string): Scene<State> =>
  drawAnything(at.choose(drawKey(what), { seat: 0 }));

const NEAR_J10 = ['beam F8 G8 H8 I8'];
const COLUMNS = [
  'beam/cluster',
  'star/alien',
  'comet/treasure',
  'dipper/upgrade',
  'rocket/black-hole',
];

describe('reaching a far world', () => {
  test('DS-4.50 happens when a cell next to it is covered, and not before', () => {
    const near = drawing('beam', NEAR_J10);
    expect(noted(near, 0)).toEqual([0, 0, 0]);
    expect(noted(draws(near, 'beam E9 F9 G9 H9'), 0)).toEqual([0, 0, 0]);
    expect(noted(draws(drawing('beam', NEAR_J10), 'beam F9 G9 H9 I9'), 0)).toEqual([0, 0, 10]);
  });

  test.each([
    ['A0', 'B0', 'beam C1 D1 E1 F1', 'beam B0 C0 D0 E0', [10, 0, 0]],
    ['A0', 'A1', 'beam E1 F1 G1 H1', 'beam A1 B1 C1 D1', [10, 0, 0]],
    ['J0', 'I0', 'beam E1 F1 G1 H1', 'beam F0 G0 H0 I0', [0, 15, 0]],
    ['J0', 'I1', 'beam B1 C1 D1 E1', 'beam F1 G1 H1 I1', [0, 15, 0]],
    ['J10', 'I9', 'beam F8 G8 H8 I8', 'beam F9 G9 H9 I9', [0, 0, 10]],
    ['J10', 'I10', 'beam D9 E9 F9 G9', 'beam F10 G10 H10 I10', [0, 0, 10]],
  ])('DS-4.50 %s is reached by covering %s', (_world, _cell, sheet, what, expected) => {
    const at = draws(drawing('beam', [sheet]), what);
    expect(noted(at, 0)).toEqual(expected);
    expect(at.reported('world-reached').filter(({ seat }) => seat === 0)).toHaveLength(1);
  });

  test('DS-4.50 only by whoever drew there, also when somebody before them drew nothing', () => {
    const at = table({
      columns: COLUMNS,
      sheets: [exampleSheets()[0], NEAR_J10],
      upgrades: [0, 0],
    });
    // Seat 0 has no room for the black hole.
    at.choose('place T0a').choose(drawKey('beam F9 G9 H9 I9'), { seat: 1 });
    expect(at.reported('passed').map(({ seat }) => seat)).toEqual([0]);
    expect([noted(at, 0), noted(at, 1)]).toEqual([
      [0, 0, 0],
      [0, 0, 10],
    ]);
  });

  test('DS-4.51 whoever is there first notes the higher value', () => {
    const at = draws(drawing('beam', NEAR_J10), 'beam F9 G9 H9 I9');
    expect(noted(at, 0)[2]).toBe(10);
    expect(at.state.reached[2]).toBe(1);
  });

  test('X-11 DS-4.52 those who are first on the same turn all note the higher value', () => {
    const at = table({
      seats: 3,
      columns: COLUMNS,
      sheets: [['beam E1 F1 G1 H1'], ['beam D0 E0 F0 G0'], ['beam D1 E1 F1 G1']],
    });
    at.choose('place T1a');
    at.choose(drawKey('star H0 H1 I1 H2'), { seat: 1 });
    at.choose(drawKey('star D2 D3 E3 D4'), { seat: 2 });
    at.choose(drawKey('beam F0 G0 H0 I0'), { seat: 0 });
    expect([0, 1, 2].map((seat) => noted(at, seat)[1])).toEqual([15, 15, 0]);

    // A turn later nobody else gets there.
    at.choose('place T3a');
    for (const seat of [0, 1, 2]) {
      const away = at.options(seat).findLast((key) => !/\b(F0|G0|H0|I0|I1|H2|I2|I3)\b/.test(key));
      at.choose(away as string, { seat });
    }
    expect([0, 1, 2].map((seat) => noted(at, seat)[1])).toEqual([15, 15, 0]);

    // Two turns later P2 arrives; P0 covers the other cell next to it.
    at.choose('place B1a');
    at.choose(drawKey('beam F0 G0 H0 I0'), { seat: 2 });
    at.choose(drawKey('star I1 H2 I2 I3'), { seat: 0 });
    at.choose(at.options(1)[0], { seat: 1 });
    expect([0, 1, 2].map((seat) => noted(at, seat)[1])).toEqual([15, 15, 8]);
  });

  test('DS-4.52 the seat that answers first has no advantage', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const at = table({
        columns: COLUMNS,
        sheets: [['beam E1 F1 G1 H1'], ['beam D0 E0 F0 G0']],
      }).choose('place T1a');
      const keys = [drawKey('beam F0 G0 H0 I0'), drawKey('star H0 H1 I1 H2')];
      for (const seat of order) at.choose(keys[seat], { seat });
      expect([noted(at, 0), noted(at, 1)]).toEqual([
        [0, 15, 0],
        [0, 15, 0],
      ]);
    }
  });

  test.each([
    [[3, 0, 0], 'beam C1 D1 E1 F1', 'beam B0 C0 D0 E0', [5, 0, 0]],
    [[0, 3, 0], 'beam E1 F1 G1 H1', 'beam F0 G0 H0 I0', [0, 8, 0]],
    [[0, 0, 3], 'beam F8 G8 H8 I8', 'beam F9 G9 H9 I9', [0, 0, 5]],
  ])(
    'DS-4.53 whoever comes on a later turn notes the lower value',
    (reached, sheet, what, expected) => {
      const at = draws(drawing('beam', [sheet], 0, { turn: 4, reached }), what);
      expect(noted(at, 0)).toEqual(expected);
      expect(at.state.reached).toEqual(reached);
    },
  );

  test('DS-4.54 a world counts once; more cells next to it change nothing', () => {
    const at = draws(drawing('beam', NEAR_J10), 'beam F9 G9 H9 I9');
    at.choose('place B1b');
    draws(at, 'beam F10 G10 H10 I10');
    expect(noted(at, 0)).toEqual([0, 0, 10]);
    expect(at.reported('world-reached').filter(({ seat }) => seat === 0)).toHaveLength(1);
    expect(scoreSheet(at.state, at.state.sheets[0]).worlds).toEqual([0, 0, 10]);
  });

  test('DS-4.54 one who noted the lower value does not get the higher one later', () => {
    const at = drawing('beam', NEAR_J10, 0, { turn: 4, reached: [0, 0, 2] });
    draws(at, 'beam F9 G9 H9 I9').choose('place B1b');
    draws(at, 'beam F10 G10 H10 I10');
    expect(noted(at, 0)).toEqual([0, 0, 5]);
  });

  test('DS-4.55 it happens by itself and is told to everybody', () => {
    const at = drawing('beam', NEAR_J10);
    draws(at, 'beam F9 G9 H9 I9');
    expect([at.step, at.asked]).toEqual(['place-module', [1]]);
    const [event] = at.reported('world-reached');
    expect(event).toEqual({ type: 'world-reached', seat: 0, world: 2, points: 10 });
    for (const seat of [-1, 0, 1]) expect(at.game.redact(event, seat, at.state)).toEqual(event);
  });

  test('DS-4.56 worlds reached on the same turn are looked at one by one', () => {
    const at = table({
      columns: COLUMNS,
      sheets: [NEAR_J10, ['beam D0 E0 F0 G0']],
      turn: 4,
      reached: [0, 0, 2],
    }).choose('place T1a');
    at.choose(drawKey('beam F9 G9 H9 I9'), { seat: 0 });
    at.choose(drawKey('star H0 H1 I1 H2'), { seat: 1 });
    expect([noted(at, 0), noted(at, 1)]).toEqual([
      [0, 0, 5],
      [0, 15, 0],
    ]);
    expect(at.state.reached).toEqual([0, 4, 2]);
  });

  test('DS-4.56 a drawing that lay next to several worlds would reach them all', () => {
    // No shape is that long on this sheet; so for once the table says that one were.
    const beam = shapeNumber('beam');
    const { worlds } = placementsOf(beam);
    const placement = placementOf(beam, cells('F9 G9 H9 I9'));
    expect([...worlds].every((bits) => (bits & (bits - 1)) === 0)).toBe(true);
    worlds[placement] = 0b111;
    try {
      const at = drawing('beam', NEAR_J10, 0, { turn: 4, reached: [2, 0, 0] });
      draws(at, 'beam F9 G9 H9 I9');
      expect(noted(at, 0)).toEqual([5, 15, 10]);
    } finally {
      worlds[placement] = 0b100;
    }
  });

  test('DS-4.57 the world opposite the start is worth 15 and 8, the other two 10 and 5', () => {
    const values = WORLDS.map(({ cell, first, later }) => `${CELLS[cell].id} ${first}/${later}`);
    expect(values).toEqual(['A0 10/5', 'J0 15/8', 'J10 10/5']);
  });
});
