import { expect, test } from 'vitest';
import { orrery } from './run.ts';

test('soak plays checked games over all seat counts', async () => {
  const { code, out, err } = await orrery(['soak', 'distant-suns', '--games', '8']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^distant-suns: 8 games, \d+ decisions, 0 failures\n$/);
});
