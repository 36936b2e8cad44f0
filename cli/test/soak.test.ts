import { expect, test } from 'vitest';
import { orrery } from './run.ts';

test('soak plays checked games over all seat counts', async () => {
  const { code, out, err } = await orrery(['soak', 'distant-suns', '--games', '8', '--fuzz', '0']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^distant-suns: 8 games, \d+ decisions, 0 failures\n$/);
});

test('soak damages records, links, saved tables and settings', async () => {
  const { code, out, err } = await orrery([
    'soak',
    'beyond-the-sun',
    '--games',
    '1',
    '--fuzz',
    '60',
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/60 records, 45 links, 30 saved tables, 15 settings damaged; \d+ still made/);
  expect(out).toMatch(/, 0 failures\n$/);
});
