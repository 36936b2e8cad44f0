import { expect, test } from 'vitest';
import { beyondTheSun as game } from '../game.ts';
import { areaFor, areaOf, sheetFor } from './areas.ts';

const start = game.view(game.start({ seats: 2, options: {} }, 'areas'), 0);
const places = (...all: string[]): ReadonlySet<string> => new Set(all);

test('a question whose answers may lie anywhere turns to where they are', () => {
  expect(areaFor('link', start, places('achievement empire'))).toBe('mine');
  expect(areaFor('link', start, places('place a1'))).toBe('map');
  expect(areaFor('link', start, places('slot ii-3'))).toBe('tree');
  expect(areaFor('exhibit', start, places('ship 0 sol.1', 'place sol'))).toBe('map');
});

test('what stands over every part turns to none', () => {
  expect(areaFor('pay', start, places('ore 0', 'population 0'))).toBe(null);
  expect(areaFor('may', start, places())).toBe(null);
});

test('places lie in the parts that show them', () => {
  expect(areaOf(start, 'space guild-terraforming.0')).toBe('tree');
  expect(areaOf(start, 'track 0 food')).toBe('mine');
  expect(areaOf(start, 'ship 0 sol.1')).toBe('map');
});

test('achievements come up where they are what is chosen from', () => {
  expect(sheetFor(places('achievement empire', 'achievement visionary'))).toBe('achievements');
  expect(sheetFor(places('achievement empire', 'board 0'))).toBe('faction');
  expect(sheetFor(places('slot ii-3'))).toBe('faction');
});
