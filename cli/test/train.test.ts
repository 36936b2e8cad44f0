import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder, orreryHere } from './run.ts';

const file = folder();

test('weights are fitted, tried against those in use, and written down', async () => {
  const to = file('weights.json');
  const line = 'train --game distant-suns --games 2 --faith 1000000 --trial 2 --out';
  const { code, out, err } = await orreryHere([...line.split(' '), to]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^\d+ samples from ends; points are foretold within [\d.]+ by the weights in use/,
  );
  // With so much faith nothing changes, so nobody is better.
  expect(out).toContain('greedy with the fitted weights wins 1 of 2 games');
  const weights: Record<string, number[]> = JSON.parse(readFileSync(to, 'utf8'));
  const rows = out.split('\n').filter((text) => text.includes('→'));
  expect(rows.length).toBe(Object.keys(weights).length);
  for (const text of rows) {
    const [before, after] = text.split('→').map((half) => half.match(/-?[\d.]+(?=,|$| $)/g));
    expect(before).toHaveLength(7);
    for (let at = 0; at < 7; at++) expect(Number(after?.[at])).toBeCloseTo(Number(before?.[at]), 1);
  }
});

test('choices are learned from as well, at tables of several sizes', async () => {
  const line = 'train --game beyond-the-sun --from both --seats 2,3 --games 1 --share 20';
  const { code, out } = await orreryHere(line.split(' '));
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+ samples from choices; .*\n\d+ samples from ends; /);
  expect(out).toMatch(/\nautomation {7}/);
});
