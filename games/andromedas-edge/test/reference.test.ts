import { expect, test } from 'vitest';
import { en } from '../reference/en.ts';
import { ru } from '../reference/ru.ts';
import { uk } from '../reference/uk.ts';

const ids = (book: typeof en) =>
  book.chapters.flatMap((chapter) => [chapter.id, ...chapter.rules.map(({ id }) => id)]);

/** How many rules each chapter has. */
const LENGTHS = [15, 8, 10, 8, 14, 10, 11, 27, 12, 7, 7, 5, 8, 12, 7, 1, 11, 6, 11, 6, 8];

test('every numbered rule is there once, in order', () => {
  const [setUp, ...rules] = en.chapters.map((chapter) => chapter.rules.map(({ id }) => id));
  const eight = (section: number) =>
    Array.from({ length: 8 }, (_, at) => `AE-3.${section}.${at + 1}`);
  expect(setUp).toEqual([...eight(1), ...eight(2)]);
  expect(rules).toEqual(
    LENGTHS.map((length, chapter) =>
      Array.from({ length }, (_, at) => `AE-4.${chapter + 1}.${at + 1}`),
    ),
  );
  expect(rules.flat()).toHaveLength(204);
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
      for (const [other] of text.matchAll(/AE-\d+\.\d+\.\d+/g)) expect(known, id).toContain(other);
    }
  }
});
