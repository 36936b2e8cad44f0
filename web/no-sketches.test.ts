import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutSketches } from './no-sketches.ts';

const LINES = /^ *'(?!sketch\.)[^']*':/gm;
const GAMES = join(import.meta.dirname, '../games');
const found = (pattern: string): string[] =>
  globSync(pattern, { cwd: GAMES }).map((path) => readFileSync(join(GAMES, path), 'utf8'));

test('the page gets every message of a game but those of the terminal’s sketch', () => {
  const texts = found('*/text/{en,ru,uk}{.ts,/*.ts}');
  const left = texts.map(withoutSketches);
  expect(texts.join('')).toContain("'sketch.");
  expect(left.join('')).not.toContain("'sketch.");
  left.forEach((text, at) => {
    expect(text.match(LINES)).toEqual(texts[at].match(LINES));
  });
});

test('no board says what only the terminal does', () => {
  for (const code of found('*/board/*.{ts,tsx}')) expect(code).not.toMatch(/['"`]sketch\./);
});
