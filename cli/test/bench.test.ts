import { expect, test } from 'vitest';
import { orrery, orreryHere } from './run.ts';

test('bench measures what a game offers beside playing, a JSON object per line for programs', async () => {
  const { code, out, err } = await orrery([
    'bench',
    '--only',
    'eclipse.odds_ms',
    '--seconds',
    '0.1',
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
  const { code, out } = await orrery(['bench', '--only', 'kernel', '--seconds', '0.1']);
  expect(code).toBe(0);
  expect(out).toMatch(/^kernel\.decisions_per_s +[\d.,]+ 1\/s\n$/);
});

test('bench wants a time that it can measure for', async () => {
  for (const odd of ['0', '601', 'long']) {
    const { code, err } = await orreryHere(['bench', '--only', 'kernel', '--seconds', odd]);
    expect(code).toBe(2);
    expect(err).toContain('--seconds is a number up to 600');
  }
});

test('bench --page says what it can measure', async () => {
  const { code, err } = await orreryHere(['bench', '--page', '--only', 'backgammon']);
  expect(code).toBe(2);
  expect(err).toContain('--page measures start, andromedas-edge');
});
