import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cellsOfType } from '../data/sheet.ts';
import { distantSuns } from '../game.ts';
import { scoreSheet, totalScore } from '../scoring.ts';
import { type State, upgradesOwned } from '../state.ts';
import { names } from './sheet.ts';
import { drawAnything, drawable, drawing, drawKey, table } from './table.ts';

const START = ['star A7 B8 C8 A9'];

/** Sizes of what a seat may draw, the largest first. */
const sizes = (at: Scene<State>, seat = 0): number[] =>
  [...new Set(drawable(at, seat).map((cells) => cells.split(' ').length))].sort((a, b) => b - a);

/** Seat 0 draws that, the other one anything. */
const draws = (at: Scene<State>, what: string): Scene<State> =>
  drawAnything(at.choose(drawKey(what), { seat: 0 }));

/** What seat 0 was told to have gained. */
const gains = (at: Scene<State>): unknown[] =>
  at
    .reported('upgrade-gained')
    .filter(({ seat }) => seat === 0)
    .map(({ upgrades }) => upgrades);

const own = (at: Scene<State>): number => upgradesOwned(at.state.sheets[0]);

describe('gaining upgrades', () => {
  test('DS-4.39 there is room for one upgrade from every upgrade cell of the sheet', () => {
    expect(cellsOfType('upgrade')).toHaveLength(9);
    const at = draws(drawing('beam', START, 8), 'beam B9 C9 D9 E9');
    expect([at.state.sheets[0].gained, own(at)]).toEqual([9, 9]);
  });

  test('DS-4.41 each upgrade cell that is covered gives one at once', () => {
    const none = draws(drawing('beam', START), 'beam B10 C10 D10 E10');
    expect(own(none)).toBe(0);
    const one = draws(drawing('beam', START), 'beam B9 C9 D9 E9');
    expect(own(one)).toBe(1);
    expect(gains(one)).toEqual([1]);
  });

  test('DS-4.41 two under the same drawing give two', () => {
    const at = draws(drawing('dipper', START), 'dipper E8 F8 B9 C9 D9');
    expect(own(at)).toBe(2);
    expect(gains(at)).toEqual([2]);
  });

  test('DS-4.42 an upgrade can not be spent on the turn on which it is gained', () => {
    const at = drawing('beam', START);
    expect(sizes(at)).toEqual([4]);
    draws(at, 'beam B9 C9 D9 E9').choose('place B1b');
    expect(sizes(at)).toEqual([4, 3]);
  });

  test('DS-4.42 … not even together with an older one', () => {
    const at = drawing('beam', START, 1);
    expect(sizes(at)).toEqual([4, 3]);
    draws(at, 'beam C9 D9 E9').choose('place B1b');
    expect([own(at), sizes(at)]).toEqual([1, [4, 3]]);
  });
});

describe('spending upgrades', () => {
  test('DS-4.40 each upgrade leaves one cell of the shape out', () => {
    expect(sizes(drawing('rocket', START, 0))).toEqual([6]);
    expect(sizes(drawing('rocket', START, 1))).toEqual([6, 5]);
    expect(sizes(drawing('rocket', START, 2))).toEqual([6, 5, 4]);
    const one = draws(drawing('beam', START, 2), 'beam D8 E8 F8');
    expect(one.state.sheets[0].spent).toBe(1);
    expect(one.reported('drew')[0]).toMatchObject({ seat: 0, ignored: 1 });
    const two = draws(drawing('beam', START, 2), 'beam D8 E8');
    expect(two.state.sheets[0].spent).toBe(2);
  });

  test('DS-4.43 an upgrade is spent once', () => {
    const at = draws(drawing('beam', START, 1), 'beam D8 E8 F8');
    // F8 is an upgrade cell: what was spent is gone, what was gained is new.
    expect([at.state.sheets[0].gained, at.state.sheets[0].spent, own(at)]).toEqual([2, 1, 1]);
    const gone = draws(drawing('beam', START, 1), 'beam A6 B6 C6');
    expect(own(gone)).toBe(0);
    expect(sizes(gone.choose('place B1b'))).toEqual([4]);
  });

  test('DS-4.43 what is not spent is kept for later rounds', () => {
    const at = table({ modules: ['T0a', 'T2a', 'B0a', 'B2a'], sheets: [START], upgrades: [2, 0] });
    at.choose('place T4a');
    draws(at, 'galaxy A5 C5 D5 B6 C6 E6');
    expect([at.state.round, own(at)]).toEqual([2, 2]);
    at.choose('place T4b');
    expect(sizes(at)).toEqual([6, 5, 4]);
  });

  test('DS-4.43 at the end upgrades are worth nothing', () => {
    const [rich, poor] = [9, 0].map(
      (upgrades) => table({ sheets: [START], upgrades: [upgrades, 0] }).state,
    );
    expect(totalScore(rich, rich.sheets[0])).toBe(totalScore(poor, poor.sheets[0]));
    expect(distantSuns.definition.score(rich, 0)).toEqual(distantSuns.definition.score(poor, 0));
  });

  test('DS-4.44 never more than two on one turn', () => {
    for (const upgrades of [3, 5, 9]) {
      expect(sizes(drawing('galaxy', START, upgrades))).toEqual([6, 5, 4]);
    }
  });

  test('DS-4.49 upgrades may be spent although the whole shape would fit', () => {
    const at = drawing('beam', START, 1);
    expect(drawable(at)).toContain('B9 C9 D9 E9');
    expect(drawable(at)).toContain('C9 D9 E9');
  });
});

describe('what is left of the shape', () => {
  test('X-10 DS-4.45 hangs together', () => {
    const offered = drawable(drawing('crescent', [], 1));
    expect(offered).toContain('B8 A9 C9 B10 C10');
    expect(offered).toContain('A9 C9 B10 C10');
    expect(offered).toContain('B8 A9 B10 C10');
    for (const split of ['B8 C9 B10 C10', 'B8 A9 C9 C10', 'B8 A9 C9 B10']) {
      expect(offered).not.toContain(split);
    }
  });

  // In each case the star could only be completed on the one cell that is named.
  test.each([
    ['off the grid', 'beam D1 E1 F1 G1', 'B0 C0 C1'],
    ['on the treasure C2', 'beam D0 E0 F0 G0', 'C0 A1 B1'],
    ['on the far world A0', 'beam C1 D1 E1 F1', 'A1 B1 A2'],
    ['on the start', 'beam C9 D9 E9 F9', 'A8 A9 B9'],
    ['on a covered cell', 'beam B8 C8 D8 E8', 'B9 C9 B10'],
  ])('DS-4.46 a left out cell may lie %s', (_, sheet, rest) => {
    const at = drawing('star', [sheet], 1);
    const whole = drawable(at).filter((cells) => rest.split(' ').every((id) => cells.includes(id)));
    expect(whole).toEqual([rest]);
    draws(at, `star ${rest}`);
    expect(at.state.sheets[0].shapeOf).toHaveLength(2);
  });

  test('DS-4.46 the cells that remain obey the rules of drawing by themselves', () => {
    const first = drawable(drawing('satellite', [], 2));
    expect(first.length).toBeGreaterThan(20);
    for (const cells of first) {
      expect(cells).toMatch(/\b(A9|B10)\b/);
      expect(cells).not.toMatch(/\b(A10|C7)\b/);
    }
  });

  test('DS-4.47 a left out cell is not covered and brings nothing', () => {
    const upgrade = draws(drawing('beam', ['beam D8 E8 F8 G8'], 1), 'beam D9 E9 F9');
    expect(names(upgrade.state.sheets[0].covered)).not.toContain('C9');
    expect(gains(upgrade)).toEqual([]);
    const alien = draws(drawing('beam', [], 1), 'beam B10 C10 D10');
    expect(scoreSheet(alien.state, alien.state.sheets[0]).aliens.count).toBe(12);
    const world = draws(drawing('beam', ['beam D8 E8 F8 G8'], 1), 'beam F9 G9 H9');
    expect(world.state.sheets[0].worlds).toEqual([0, 0, 0]);
    expect(world.reported('world-reached')).toEqual([]);
  });

  test('DS-4.47 nothing touches by way of a left out cell', () => {
    const at = drawing('beam', ['beam A9 B9 C9 D9'], 1);
    expect(drawable(at)).toContain('E9 F9 G9 H9');
    expect(drawable(at)).toContain('E9 F9 G9');
    expect(drawable(at)).not.toContain('F9 G9 H9');
  });
});

describe('a smaller drawing in the missions', () => {
  const points = (at: Scene<State>) =>
    Object.fromEntries(
      scoreSheet(at.state, at.state.sheets[0]).missions.map(({ mission, count }) => [
        ['alien', 'treasure', 'upgrade', 'cluster', 'black-hole'][mission],
        count,
      ]),
    );

  test('DS-4.48 counts as one drawing of its shape', () => {
    const cluster = draws(drawing('beam', ['beam A9 B9 C9 D9'], 2), 'beam D8 E8');
    expect(points(cluster).cluster).toBe(2);
    const columns = (mission: string) => [
      `beam/${mission}`,
      ...['alien', 'treasure', 'upgrade', 'cluster', 'black-hole']
        .filter((id) => id !== mission)
        .map((id, at) => `${['star', 'comet', 'rocket', 'galaxy'][at]}/${id}`),
    ];
    const drawn = (mission: string, sheet: string, what: string) =>
      points(draws(drawing('beam', [sheet], 2, { columns: columns(mission) }), what))[mission];
    expect(drawn('alien', 'star A7 B8 C8 A9', 'beam A6 B6')).toBe(1);
    expect(drawn('upgrade', 'star A7 B8 C8 A9', 'beam B9 C9')).toBe(1);
    expect(drawn('treasure', 'star A7 B8 C8 A9', 'beam D8 E8 F8')).toBe(1);
    expect(drawn('black-hole', 'black-hole B8 C8 A9 B9 C9 B10 C10', 'beam D8 E8')).toBe(1);
  });

  test('DS-4.48 a smaller black hole is a black hole', () => {
    const columns = [
      'beam/black-hole',
      'star/alien',
      'comet/treasure',
      'rocket/upgrade',
      'galaxy/cluster',
    ];
    const at = drawing('black-hole', ['beam E8 F8 G8 H8'], 2, { columns });
    expect(points(draws(at, 'black-hole D8 B9 C9 D9 C10'))['black-hole']).toBe(1);
  });
});
