import { seededGenerator } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { finalChoice } from '../search/bot.ts';
import type { Mind } from '../search/mind.ts';
import { nim } from './brains.ts';

/** Thought about to the end: 5 is best, 6 nearly as good, 7 was hardly tried, 8 is far behind. */
const mind: Mind = {
  forced: null,
  iterations: 100,
  run: () => {},
  isDecided: () => true,
  best: () => 5,
  thoughts: () => [
    { choice: 5, visits: 60, chance: 0.6, behind: 0 },
    { choice: 6, visits: 30, chance: 0.59, behind: 0.1 },
    { choice: 8, visits: 30, chance: 0.1, behind: 9 },
    { choice: 7, visits: 2, chance: 0.6, behind: 0 },
  ],
};

const chosen = (noise: number, of: Mind = mind): Set<number> => {
  const brain = { ...nim, advice: { evaluate: () => 0, scale: 6, slip: 1 } };
  const seeds = Array.from({ length: 60 }, (_, seed) => seededGenerator(`${seed}`));
  return new Set(seeds.map((generator) => finalChoice(of, brain, generator, noise)));
};

test('whoever does not err takes the best', () => {
  expect(chosen(0)).toEqual(new Set([5]));
});

test('whoever errs takes what is nearly as good for the best, not what is far behind or hardly tried', () => {
  expect(chosen(0.5)).toEqual(new Set([5, 6]));
});

test('nobody errs where there is nothing to think about', () => {
  expect(chosen(50, { ...mind, forced: 5 })).toEqual(new Set([5]));
});
