import { expect, test } from 'vitest';
import { ACTIONS } from './icon-actions.ts';
import { CONCEPTS } from './icon-concepts.ts';
import type { IconDrawing } from './icon-drawings.ts';
import { placedPath } from './placed-path.ts';

test('a path is moved and scaled by its own coordinates', () => {
  expect(placedPath('M12 2L15 8V13H3l1-2v4h-2Z', 10, 20, 0.5)).toBe(
    'M16 21L17.5 24V26.5H11.5l0.5 -1v2h-1Z',
  );
  expect(placedPath('M4 4C1 2 3 4 5 6s1 2 3 4', 1, 2, 2)).toBe('M9 10C3 6 7 10 11 14s2 4 6 8');
});

test('an arc keeps its angle and flags; the first move is absolute however it is written', () => {
  expect(placedPath('M12 7A2.4 2.4 0 1 0 12.1 7Z', 100, 0, 10)).toBe('M220 70A24 24 0 1 0 221 70Z');
  expect(placedPath('m1 1a4 2 30 0 1 3-1', 5, 5, 2)).toBe('m7 7a8 4 30 0 1 6 -2');
});

test('a circle, which ends a hair beside where it began, stays a circle', () => {
  expect(placedPath('M10.5 3.5a7 7 0 1 0 .001 0Z', 0, 0, 1)).toBe('M10.5 3.5a7 7 0 1 0 0.001 0Z');
  expect(placedPath('M10.5 3.5a7 7 0 1 0 .001 0Z', 0, 0, 0.1)).toContain('a0.7 0.7 0 1 0 0.0001 0');
});

test('nothing is lost of any icon: where it stays as large and where it is, it stays the same', () => {
  const numbers = (path: string): number[] =>
    (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  for (const { line, fill } of Object.values<IconDrawing>({ ...CONCEPTS, ...ACTIONS })) {
    for (const path of [line, fill]) {
      if (!path) continue;
      expect(path.replace(/[^a-z]/gi, '')).toBe(placedPath(path, 0, 0, 1).replace(/[^a-z]/gi, ''));
      expect(numbers(placedPath(path, 0, 0, 1))).toEqual(numbers(path));
      // As many numbers as its commands need: no flags written without a space between.
      for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
        const each = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }[
          command.toUpperCase()
        ];
        expect(numbers(rest).length % (each ?? Number.POSITIVE_INFINITY), path).toBe(0);
      }
    }
  }
});
