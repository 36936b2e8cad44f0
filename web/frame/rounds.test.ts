import { expect, test } from 'vitest';
import type { LogLine } from './log.ts';
import { roundsOf } from './rounds.ts';

const line = (moment: number, weight: 'round' | 'turn'): LogLine => ({
  id: `${moment}`,
  moment,
  text: { words: { id: 'any' }, places: [], weight },
});

test('rounds reach from their beginning to that of the next, the last one to the end', () => {
  const log = [
    line(-1, 'round'),
    line(2, 'turn'),
    line(7, 'round'),
    line(12, 'turn'),
    line(19, 'round'),
  ];
  expect(roundsOf(log, 20)).toEqual([
    { from: 0, to: 8 },
    { from: 8, to: 20 },
  ]);
});

test('what comes before the first round belongs to none', () => {
  expect(roundsOf([line(3, 'round'), line(9, 'round')], 10)).toEqual([{ from: 4, to: 10 }]);
});
