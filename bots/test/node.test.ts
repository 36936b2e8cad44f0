import { expect, test } from 'vitest';
import { Node } from '../search/node.ts';

test('what many seats choose at once has one number each, however many they are', () => {
  const SEATS = 8;
  const node = new Node('bid', 2 ** SEATS - 1);
  const rows = [0, 1].flatMap((first) =>
    [1000, 1023].map((last) => [...Array(SEATS - 2).fill(1023), first, last]),
  );
  const key = (row: number[]) => row.reduce((so, candidate) => node.joint(so, candidate), 0);
  const keys = rows.map(key);
  expect(new Set(keys).size).toBe(rows.length);
  expect(rows.map(key)).toEqual(keys);
  expect(keys.every(Number.isSafeInteger)).toBe(true);
});
