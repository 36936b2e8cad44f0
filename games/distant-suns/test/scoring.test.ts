import { describe, expect, test } from 'vitest';
import { missionPoints } from '../data/missions.ts';
import { BLACK_HOLE } from '../data/shapes.ts';
import { distantSuns } from '../game.ts';
import { cellsIn, NEXT_TO_TREASURE, WORD_BITS } from '../geometry.ts';
import {
  enclosedTreasures,
  missionCount,
  scoreSheet,
  totalScore,
  uncoveredAliens,
} from '../scoring.ts';
import {
  emptySheet,
  missionNumber,
  panelWith,
  shapeNumber,
  sheetWith,
  type TestSheet,
} from './sheet.ts';
import { drawable, drawing, drawKey, table } from './table.ts';

/** How often the mission is fulfilled with the shape. */
function count(mission: string, shape: string, sheet: TestSheet): number {
  return missionCount(missionNumber(mission), shapeNumber(shape), sheet);
}

const PANEL = panelWith(
  'star/cluster',
  'beam/treasure',
  'comet/alien',
  'dipper/upgrade',
  'rocket/black-hole',
);

describe('points for missions', () => {
  test('X-4 DS-4.70 counts of 3, 4, 1, 3, 0 are worth 38 points', () => {
    const points = [3, 4, 1, 3, 0].map(missionPoints);
    expect(points).toEqual([10, 15, 3, 10, 0]);
    expect(points.reduce((sum, each) => sum + each)).toBe(38);
  });

  test('X-5 DS-4.70 beyond the table each further time is worth 5', () => {
    expect([5, 6, 7, 10].map(missionPoints)).toEqual([20, 25, 30, 45]);
  });

  test('DS-4.70 each mission counts only the shape of its own column', () => {
    const sheet = sheetWith('beam B10 C10 D10 E10', 'beam A6 B6 C6 D6', 'star D0 B1 C1 D2');
    const missions = (...columns: string[]) =>
      scoreSheet(panelWith(...columns), sheet).missions.map(({ points }) => points);
    expect(missions('beam/alien', 'star/upgrade', 'comet/treasure')).toEqual([6, 3, 0]);
    expect(missions('comet/alien', 'beam/upgrade', 'star/treasure')).toEqual([0, 0, 3]);
  });
});

describe('the alien mission', () => {
  test('DS-4.71 counts alien cells under the required shape, several in one drawing too', () => {
    const one = sheetWith('beam B10 C10 D10 E10');
    expect(count('alien', 'beam', one)).toBe(1);
    expect(count('alien', 'beam', sheetWith('beam H4 H5 I6 I7'))).toBe(2);
    const three = sheetWith('beam B10 C10 D10 E10', 'beam H4 H5 I6 I7');
    expect(count('alien', 'beam', three)).toBe(3);
  });

  test('DS-4.71 aliens under other shapes do not count', () => {
    const sheet = sheetWith('beam B10 C10 D10 E10', 'star D7 C8 D8 D9');
    expect(count('alien', 'star', sheet)).toBe(1);
    expect(count('alien', 'comet', sheet)).toBe(0);
  });
});

describe('the treasure mission', () => {
  test('X-8 DS-4.72 each treasure counts once, one drawing may serve several', () => {
    const sheet = sheetWith('star A7 B8 C8 A9', 'beam B6 C6 D6 E6', 'beam D8 E8 F8 G8');
    expect(count('treasure', 'beam', sheet)).toBe(2);
    expect(count('treasure', 'star', sheet)).toBe(1);
    const score = scoreSheet(
      panelWith(
        'comet/cluster',
        'beam/treasure',
        'rocket/alien',
        'dipper/upgrade',
        'galaxy/black-hole',
      ),
      sheet,
    );
    expect(score.missions[1]).toEqual({
      mission: missionNumber('treasure'),
      shape: shapeNumber('beam'),
      count: 2,
      points: 6,
    });
    expect(score.aliens).toEqual({ count: 12, points: -60 });
    expect(score.total).toBe(-54);
  });

  test('DS-4.72 a neighbour covered by another shape does not help', () => {
    expect(count('treasure', 'beam', sheetWith('star A7 B8 C8 A9'))).toBe(0);
  });
});

describe('the upgrade mission', () => {
  test('DS-4.73 counts upgrade cells under the required shape', () => {
    const sheet = sheetWith('beam C9 D9 E9 F9', 'beam E8 F8 G8 H8', 'star G5 F6 G6 G7');
    expect(count('upgrade', 'beam', sheet)).toBe(2);
    expect(count('upgrade', 'star', sheet)).toBe(1);
    expect(count('upgrade', 'comet', sheet)).toBe(0);
    expect(count('upgrade', 'dipper', sheetWith('dipper E8 F8 B9 C9 D9'))).toBe(2);
  });

  test('DS-4.73 the drawing that a spent upgrade made smaller counts like any other', () => {
    expect(count('upgrade', 'beam', sheetWith('beam C9 D9 E9'))).toBe(1);
  });
});

describe('the cluster mission', () => {
  test('X-9 DS-4.74 of two groups of two only one scores', () => {
    const game = [
      'star A7 B8 C8 A9',
      'star D8 D9 E9 D10',
      'beam F9 G9 H9 I9',
      'star H6 F7 G7 H8',
      'star H3 G4 H4 H5',
    ];
    const counts = game.map((_, last) =>
      count('cluster', 'star', sheetWith(...game.slice(0, last + 1))),
    );
    expect(counts).toEqual([1, 2, 2, 2, 2]);
    expect(counts.map(missionPoints)).toEqual([3, 6, 6, 6, 6]);
  });

  test('DS-4.74 drawings hang together by a chain of touches, in whatever order they came', () => {
    const chain = ['beam B10 C10 D10 E10', 'beam B9 C9 D9 E9', 'beam B8 C8 D8 E8'];
    const [a, b, c] = chain;
    expect(count('cluster', 'beam', sheetWith(a, c))).toBe(1);
    for (const order of [
      [a, b, c],
      [a, c, b],
      [c, b, a],
      [b, a, c],
    ]) {
      expect(count('cluster', 'beam', sheetWith(...order))).toBe(3);
    }
  });

  test('DS-4.74 another shape between two drawings does not join them', () => {
    const sheet = sheetWith('beam B10 C10 D10 E10', 'star B7 A8 B8 B9', 'beam B6 C6 D6 E6');
    expect(count('cluster', 'beam', sheet)).toBe(1);
  });

  test('DS-4.75 a lone drawing is a cluster of one, and no drawing is none', () => {
    expect(count('cluster', 'beam', sheetWith('beam B10 C10 D10 E10'))).toBe(1);
    expect(count('cluster', 'star', sheetWith('beam B10 C10 D10 E10'))).toBe(0);
  });
});

describe('the black-hole mission', () => {
  const hole = 'black-hole B8 C8 A9 B9 C9 B10 C10';
  const near = 'beam D8 E8 F8 G8';
  const far = 'beam D0 E0 F0 G0';

  test('DS-4.76 counts drawings of the required shape that touch a black hole', () => {
    expect(count('black-hole', 'beam', sheetWith(hole, near, far))).toBe(1);
    expect(count('black-hole', 'beam', sheetWith(hole, near, 'beam D9 E9 F9 G9', far))).toBe(2);
    expect(count('black-hole', 'star', sheetWith(hole, near))).toBe(0);
  });

  test('DS-4.76 a drawing between two black holes counts once', () => {
    const other = 'black-hole E6 F6 D7 E7 F7 E8 F8';
    const between = 'beam D8 D9 E10';
    for (const holes of [[hole], [other], [hole, other]]) {
      expect(count('black-hole', 'beam', sheetWith(...holes, between))).toBe(1);
    }
  });

  test('DS-4.77 without a black hole it is never fulfilled', () => {
    expect(count('black-hole', 'beam', sheetWith(near, far))).toBe(0);
  });

  test('DS-4.78 it does not matter which was drawn first', () => {
    expect(count('black-hole', 'beam', sheetWith(near, hole))).toBe(1);
    expect(count('black-hole', 'beam', sheetWith(hole, near))).toBe(1);
  });

  test('DS-4.79 the black hole has no mission of its own: it brings what it covers, no more', () => {
    // H4 is an alien.
    const sheet = sheetWith(hole, 'black-hole G3 H3 G4 H4 I4 G5 H5');
    const { missions, aliens, total } = scoreSheet(PANEL, sheet);
    expect(missions.map(({ shape }) => shape)).toEqual(PANEL.zones.slice(1));
    expect(missions.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0]);
    expect([aliens.count, total]).toEqual([11, -55]);
  });

  test('DS-4.79 it may be drawn again, beside another one', () => {
    const at = drawing('black-hole', [hole]);
    expect(drawable(at)).toContain('A5 B5 A6 B6 C6 A7 B7');
    at.choose(drawKey('black-hole A5 B5 A6 B6 C6 A7 B7'));
    at.choose(at.options(1)[0], { seat: 1 });
    expect(at.state.sheets[0].shapeOf).toEqual([BLACK_HOLE, BLACK_HOLE]);
  });
});

describe('worlds, treasures, aliens and the total', () => {
  test('DS-4.80 the values noted for worlds are added', () => {
    const sheet = sheetWith('beam F9 G9 H9 I9');
    const before = totalScore(PANEL, sheet);
    sheet.worlds = [5, 0, 10];
    expect(totalScore(PANEL, sheet) - before).toBe(15);
    expect(scoreSheet(PANEL, sheet).worlds).toEqual([5, 0, 10]);
  });

  test('DS-4.81 a treasure is enclosed when all its neighbours are covered, by any shapes', () => {
    const ring = ['beam B6 C6 D6 E6', 'star B7 A8 B8 B9', 'beam C8 D8 E8 F8'];
    expect(enclosedTreasures(sheetWith(...ring).covered)).toBe(0);
    const sheet = sheetWith(...ring, 'beam D7 E7 F7 G7');
    expect(enclosedTreasures(sheet.covered)).toBe(1);
    expect(scoreSheet(PANEL, sheet).treasures).toEqual({ count: 1, points: 10 });
  });

  test('DS-4.81 one open neighbour is enough to leave a treasure open', () => {
    for (const ring of NEXT_TO_TREASURE) {
      expect(enclosedTreasures(ring)).toBe(1);
      for (const open of cellsIn(ring)) {
        const covered = Array.from(ring);
        covered[Math.floor(open / WORD_BITS)] ^= 1 << (open % WORD_BITS);
        expect(enclosedTreasures(covered)).toBe(0);
      }
    }
  });

  test('DS-4.82 every alien cell left open costs 5 points', () => {
    expect(uncoveredAliens(emptySheet().covered)).toBe(12);
    const sheet = sheetWith('beam B10 C10 D10 E10', 'beam H4 H5 I6 I7');
    expect(scoreSheet(PANEL, sheet).aliens).toEqual({ count: 9, points: -45 });
  });

  test('DS-4.83 the total adds everything up, and may be negative', () => {
    const empty = emptySheet();
    expect(scoreSheet(PANEL, empty).total).toBe(-60);
    const sheet = sheetWith('beam B6 C6 D6 E6', 'beam D7 E7 F7 G7', 'star A7 B8 C8 A9');
    sheet.worlds = [0, 8, 0];
    const score = scoreSheet(PANEL, sheet);
    const missions = score.missions.reduce((sum, { points }) => sum + points, 0);
    // Star cluster 1, beam at the treasures C7, E5 and H7; one alien covered at D7.
    expect([missions, score.worlds[1], score.treasures.points, score.aliens.points]).toEqual([
      13, 8, 0, -55,
    ]);
    expect(score.total).toBe(-34);
    expect(totalScore(PANEL, sheet)).toBe(-34);
  });

  test('DS-4.84 the highest total wins, and ties are shared', () => {
    /** The places of players who have nothing but a far world each. */
    const places = (...points: number[]) => {
      const { state } = table({ seats: points.length });
      state.sheets.forEach((sheet, seat) => {
        sheet.worlds = [points[seat], 0, 0];
      });
      return distantSuns.definition.places(state, points.length);
    };
    expect(places(0, 15, 10)).toEqual([3, 1, 2]);
    expect(places(0, 15, 10, 15)).toEqual([4, 1, 3, 1]);
    expect(places(5, 5)).toEqual([1, 1]);
  });
});
