import { expect, test } from 'vitest';
import { rowsOf } from './score-rows.ts';

test('lines of equal id stand side by side, also where a seat has fewer of them', () => {
  const rows = rowsOf([
    [
      { id: 'mission', points: 3 },
      { id: 'mission', points: 0 },
      { id: 'worlds', points: 10 },
    ],
    [
      { id: 'mission', points: 6 },
      { id: 'worlds', points: 5 },
      { id: 'bonus', points: 1 },
    ],
  ]);
  expect(rows.map(({ key, lines }) => [key, ...lines.map((line) => line?.points)])).toEqual([
    ['mission 0', 3, 6],
    ['mission 1', 0, undefined],
    ['worlds 0', 10, 5],
    ['bonus 0', undefined, 1],
  ]);
});
