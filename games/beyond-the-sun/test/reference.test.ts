import { expect, test } from 'vitest';
import { en } from '../reference/en.ts';
import { ru } from '../reference/ru.ts';
import { uk } from '../reference/uk.ts';

const ids = (book: typeof en) =>
  book.chapters.flatMap((chapter) => [chapter.id, ...chapter.rules.map(({ id }) => id)]);

test('every numbered rule is there once, in order', () => {
  const rules = en.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
  const numbered = (chapter: number, length: number) =>
    Array.from({ length }, (_, at) => `BTS-${chapter}.${at + 1}`);
  expect(rules).toEqual([...numbered(3, 13), ...numbered(4, 165)]);
});

test.each([
  ['ru', ru],
  ['uk', uk],
])('%s has the same chapters and rules', (_language, book) => {
  expect(ids(book)).toEqual(ids(en));
});

test('rules are short, and refer only to rules that exist', () => {
  const known = new Set(ids(en));
  for (const book of [en, ru, uk]) {
    for (const { id, text } of book.chapters.flatMap((chapter) => chapter.rules)) {
      expect(text, id).toMatch(/\.$/);
      expect(text.length, id).toBeLessThan(420);
      for (const [other] of text.matchAll(/BTS-\d+\.\d+/g)) expect(known, id).toContain(other);
    }
  }
});
