import { afterEach, expect, test, vi } from 'vitest';
import { emphasis, fold, foldLine } from '../prose.ts';

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

test('lines break between words, and go on indented', () => {
  expect(foldLine('one two three four', 9)).toEqual(['one two', '  three', '  four']);
  expect(foldLine('  one two three four', 13)).toEqual(['  one two', '    three', '    four']);
  expect(foldLine('  7  one two three', 10, 5)).toEqual(['  7  one', '     two', '     three']);
  expect(foldLine('short', 9)).toEqual(['short']);
  expect(foldLine('    ', 2)).toEqual(['']);
  expect(foldLine('        deep', 4)).toEqual(['        deep']);
});

test('a word that is too long stands alone', () => {
  expect(foldLine('extraordinary word', 5, 0)).toEqual(['extraordinary', 'word']);
  expect(foldLine('an extraordinary word', 5, 0)).toEqual(['an', 'extraordinary', 'word']);
  expect(foldLine('extraordinary', 5)).toEqual(['extraordinary']);
});

test('texts of several lines are broken line by line', () => {
  expect(fold('one two\n\nthree four', 9)).toBe('one two\n\nthree\n  four');
});
