import { expect, test } from 'vitest';
import { same } from './same.ts';

test('plain data is the same if it says the same', () => {
  expect(
    same(
      { at: { x: 1, y: 2 }, ships: [{ type: 1 }] },
      { at: { x: 1, y: 2 }, ships: [{ type: 1 }] },
    ),
  ).toBe(true);
  expect(same({ at: { x: 1, y: 2 } }, { at: { x: 1, y: 3 } })).toBe(false);
  expect(same([1, 2], [1, 2, 3])).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
});

test('functions, sets and nothing are the same only if they are one', () => {
  const act = (): void => {};
  expect(same({ act }, { act })).toBe(true);
  expect(same({ act }, { act: () => {} })).toBe(false);
  expect(same(new Set([1]), new Set([1]))).toBe(false);
  expect(same(null, {})).toBe(false);
});
