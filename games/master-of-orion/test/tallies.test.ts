import { expect, test } from 'vitest';
import { tallies } from '../tallies.ts';
import { table } from './table.ts';

test('wins are counted by race, advisor and building', () => {
  const { state } = table({
    players: [{ race: 'psilon', systems: [['titan', 'frigate'], ['titan']] }, { advisor: 'quail' }],
  });
  expect(tallies.race(state, 0, [])).toBe('psilon');
  expect([tallies.advisor(state, 0, []), tallies.advisor(state, 1, [])]).toEqual(['none', 'quail']);
  expect(tallies.building(state, 0, [])).toEqual(['titan', 'frigate']);
  expect(tallies.building(state, 1, [])).toEqual([]);
});
