import { expect, test } from 'vitest';
import { table } from '../test/table.ts';
import { worldMark } from './world-mark.ts';

const [A0, J0] = [0, 1];

test('DS-4.50 a world nobody has reached shows both values', () => {
  const { state } = table();
  expect(worldMark(state, 0, J0)).toMatchObject({ lost: null, value: '15/8', noted: false });
});

test('DS-4.53 once somebody has reached it, the higher value is crossed out for the others', () => {
  const { state } = table({ reached: [3, 0, 0], turn: 5 });
  state.sheets[1].worlds[A0] = 10;
  expect(worldMark(state, 0, A0)).toMatchObject({ lost: 10, value: '5', noted: false });
  expect(worldMark(state, 0, A0)).toMatchObject({ drone: false, words: { id: 'world.taken' } });
  expect(worldMark(state, 1, A0)).toMatchObject({ lost: null, value: '10', noted: true });
});

test('DS-4.93 alone, a world that the drone has claimed is marked as its own', () => {
  const { state } = table({ seats: 1, reached: [0, 4, 0], turn: 6, round: 2 });
  expect(worldMark(state, 0, J0)).toMatchObject({ lost: 15, value: '8', drone: true });
  expect(worldMark(state, 0, J0).words.id).toBe('world.drone');
  state.sheets[0].worlds[J0] = 8;
  expect(worldMark(state, 0, J0)).toMatchObject({ value: '8', noted: true, drone: false });
});
