import { expect, test } from 'vitest';
import { orreryHere } from './run.ts';

test('where few games were played, no line tells of positions that there are none of', async () => {
  const args = ['calibrate', '--game', 'distant-suns', '--games', '2', '--bots', 'instinct'];
  const { code, out } = await orreryHere([...args, '--iterations', '5']);
  expect(code).toBe(0);
  const [head, ...lines] = out.trimEnd().split('\n');
  expect(head).toContain('stated, %');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).not.toMatch(/NaN| 0$/);
});
