import { expect, test } from 'vitest';
import { orrery } from './run.ts';

test('bench measures what a game offers beside playing, a JSON object per line for programs', async () => {
  const { code, out, err } = await orrery([
    'bench',
    '--only',
    'eclipse.odds_ms',
    '--seconds',
    '1',
    '--json',
  ]);
  expect([code, err]).toEqual([0, '']);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ name, unit }) => [name, unit])).toEqual([['eclipse.odds_ms', 'ms']]);
  expect(lines[0].value).toBeGreaterThan(0);
});

test('bench measures the kernel, and prints a line for people', async () => {
  const { code, out } = await orrery(['bench', '--only', 'kernel', '--seconds', '1']);
  expect(code).toBe(0);
  expect(out).toMatch(/^kernel\.decisions_per_s +[\d.,]+ 1\/s\n$/);
});

test('bench --page says what it can measure', async () => {
  const { code, err } = await orrery(['bench', '--page', '--only', 'backgammon']);
  expect(code).toBe(2);
  expect(err).toContain('--page measures start, andromedas-edge');
});
