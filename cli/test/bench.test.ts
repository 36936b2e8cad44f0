import { expect, test } from 'vitest';
import { orrery } from './run.ts';

test('bench prints one JSON object per line', async () => {
  const { code, out, err } = await orrery(['bench', '--only', 'kernel', '--json']);
  expect([code, err]).toEqual([0, '']);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ name, unit }) => [name, unit])).toEqual([['kernel.decisions_per_s', '1/s']]);
  expect(lines[0].value).toBeGreaterThan(0);
});

test('bench measures what a game offers beside playing', async () => {
  const { code, out } = await orrery(['bench', '--only', 'eclipse.odds_ms', '--json']);
  expect(code).toBe(0);
  const { name, value, unit } = JSON.parse(out);
  expect([name, unit]).toEqual(['eclipse.odds_ms', 'ms']);
  expect(value).toBeGreaterThan(0);
});

test('bench prints a line for people', async () => {
  const { code, out } = await orrery(['bench', '--only', 'distant-suns.verify_ms']);
  expect(code).toBe(0);
  expect(out).toMatch(/^distant-suns\.verify_ms +[\d.]+ ms\n$/);
});

test('bench --page says what it can measure', async () => {
  const { code, err } = await orrery(['bench', '--page', '--only', 'backgammon']);
  expect(code).toBe(2);
  expect(err).toContain('--page measures start, andromedas-edge');
});
