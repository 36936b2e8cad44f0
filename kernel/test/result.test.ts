import { describe, expect, test } from 'vitest';
import { placesBy, seatsIn, total } from '../index.ts';

describe('results', () => {
  test('equal places share, and the next place is left out', () => {
    const places = (points: number[]) => placesBy(points.length, (a, b) => points[b] - points[a]);
    expect(places([5, 9, 5, 1])).toEqual([2, 1, 2, 4]);
    expect(places([3])).toEqual([1]);
    expect(places([2, 2])).toEqual([1, 1]);
  });

  test('lines of a score sheet add up', () => {
    expect(total([])).toBe(0);
    expect(
      total([
        { id: 'a', points: 3 },
        { id: 'b', points: -1 },
      ]),
    ).toBe(2);
  });
});

test('a mask names its seats in order', () => {
  expect(seatsIn(0)).toEqual([]);
  expect(seatsIn(0b1011)).toEqual([0, 1, 3]);
});
