import { expect, test } from 'vitest';
import { train } from '../train.ts';
import { lanes } from './brains.ts';
import type { Lanes } from './games/lanes.ts';

/** Points so far tell the points in the end, and nothing else does. */
const training = {
  features: ['points', 'nothing'],
  stages: [0, 9],
  stage: (state: Lanes) => 9 - state.turn,
  read(state: Lanes, seat: number, into: Float64Array) {
    into[0] = state.points[seat];
    into[1] = 0;
  },
  guesses: { points: [0.5, 0.5], nothing: [3, 3] },
};
const course = { games: 30, seed: 'a', seats: 2, bots: ['greedy', 'random'], share: 1, faith: 0 };

test('weights are fitted to what games say, and stay as guessed where they say nothing', () => {
  const { weights, errorBefore, errorAfter } = train(lanes, training, course);
  expect(weights.points[0]).toBeGreaterThan(0.55);
  expect(weights.nothing).toEqual([3, 3]);
  expect(errorAfter).toBeLessThan(errorBefore);
});

test('training repeats for a seed', () => {
  expect(train(lanes, training, course)).toEqual(train(lanes, training, course));
});

test('much faith leaves the guesses alone', () => {
  const { weights } = train(lanes, training, { ...course, faith: 1e6 });
  expect(weights.points).toEqual([0.5, 0.5]);
});
