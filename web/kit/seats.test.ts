import { expect, test } from 'vitest';
import { seatColour, seatPattern } from './seats.tsx';

test('every number has a colour and a pattern', () => {
  expect([0, 5, 6, 13].map(seatColour)).toEqual([0, 5, 0, 1].map((at) => `var(--seat-${at})`));
  for (const odd of [-1, -7, 0.5, Number.NaN, 1e300, 'red', {}, null] as number[]) {
    expect(seatColour(odd)).toMatch(/^var\(--seat-[0-5]\)$/);
    expect(seatPattern(odd)).toMatch(/^url\(#seat-[a-z]+\)$/);
  }
  expect(seatColour(-1)).toBe('var(--seat-5)');
});
