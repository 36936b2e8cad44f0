/** Stated chances to win against how games ended, for every game that says how much leads count. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { collect, decilesOf } from '../calibrate.ts';
import type { Brain } from '../player.ts';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));
const brains: Brain<unknown>[] = await Promise.all(
  readdirSync(folder).map((id) => import(`${folder}${id}/index.ts`)),
);
const measured = brains.filter(({ advice }) => advice?.scales?.[2]);

test('Eclipse is among those measured', () => {
  expect(measured.map(({ game }) => game.id)).toContain('eclipse');
});

test.each(measured.map((brain) => [brain.game.id, brain] as const))(
  '%s: a stated chance comes true within five points, in every tenth',
  (_, brain) => {
    const course = { games: 600, seed: 'long', seats: 2, bots: ['instinct'], share: 0.1 };
    const samples = collect(brain, { ...course, iterations: 0 });
    expect(samples.length).toBeGreaterThan(2000);
    for (const { stated, won } of decilesOf(samples))
      expect(Math.abs(stated - won)).toBeLessThan(0.05);
  },
);
