import { expect, test } from 'vitest';
import { tallies } from '../tallies.ts';
import { anything, playOut, table } from './table.ts';

test.each([
  [2, 0, ['1', '2']],
  [2, 1, ['2', '1']],
  [3, 2, ['2', '3', '1']],
  [4, 1, ['4', '1', '2', '3']],
  [1, 0, ['1']],
])('of %i players the one who began, seat %i, is counted as first', (seats, active, expected) => {
  const { state } = playOut(table({ seats, active }), anything(seats));
  expect(expected.map((_, seat) => tallies.order(state, seat, []))).toEqual(expected);
});
