import { NONE, UNKNOWN } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { table } from '../test/table.ts';
import { foreseenBy } from './foreseen.ts';

test('AE-4.4.3: what one has foreseen is shown to oneself, as long as it may come', () => {
  const { state } = table({
    seats: [{}, {}],
    state: ({ players }) => {
      players[0].foreseen = [3];
      players[1].foreseen = [UNKNOWN];
    },
  });
  expect([foreseenBy(state, 0), foreseenBy(state, 1), foreseenBy(state, -1)]).toEqual([
    [3],
    [],
    [],
  ]);
  expect(foreseenBy({ ...state, marker: NONE }, 0)).toEqual([]);
});
