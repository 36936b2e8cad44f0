/** Stated chances to win against how games ended. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { collect, decilesOf } from '../calibrate.ts';
import type { Brain } from '../player.ts';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));
const brains: Brain<unknown>[] = await Promise.all(
  readdirSync(folder).map((id) => import(`${folder}${id}/index.ts`)),
);

test('every game says how much a lead counts at each point of it', () => {
  expect(brains.filter(({ advice }) => !advice?.scales)).toEqual([]);
});

const USUAL = { games: 600, share: 0.1 };
/** A game of Distant Suns has few settled positions; one of Beyond the Sun is often close. Both take little time. */
const COURSES: Readonly<Record<string, typeof USUAL>> = {
  'distant-suns': { games: 3000, share: 0.4 },
  'beyond-the-sun': { games: 2000, share: 0.1 },
};

test.each(brains.map((brain) => [brain.game.id, brain] as const))(
  '%s: a stated chance comes true within five points, in every tenth',
  (id, brain) => {
    const course = { seed: 'long', seats: 2, bots: ['instinct'], ...(COURSES[id] ?? USUAL) };
    const samples = collect(brain, { ...course, iterations: 0 });
    expect(samples.length).toBeGreaterThan(2000);
    for (const { stated, won } of decilesOf(samples))
      expect(Math.abs(stated - won)).toBeLessThan(0.05);
  },
);
