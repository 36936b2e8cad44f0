import { afterEach, expect, test, vi } from 'vitest';
import { emphasis } from '../prose.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  process.stdout.isTTY = was;
});

const was = process.stdout.isTTY;

test.each([
  ['a terminal', true, {}, '\u001b[1mso\u001b[22m'],
  ['a pipe', false, {}, 'so'],
  ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }, 'so'],
  ['a terminal that knows nothing', true, { TERM: 'dumb' }, 'so'],
])('bold on %s', (_, terminal, env, expected) => {
  process.stdout.isTTY = terminal;
  for (const [name, value] of Object.entries({ NO_COLOR: '', TERM: 'xterm', ...env })) {
    vi.stubEnv(name, value);
  }
  expect(emphasis('**so**')).toBe(expected);
});
