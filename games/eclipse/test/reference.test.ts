import { describe, expect, test } from 'vitest';
import { TABLE_OPTIONS } from '../data/index.ts';
import { en } from '../reference/en.ts';
import { ru } from '../reference/ru.ts';
import { uk } from '../reference/uk.ts';

/** Rules of each chapter, in order. */
const RULES = [16, 13, 9, 18, 9, 15, 10, 10, 8, 10, 9, 12, 17, 18, 8, 5, 4, 5, 8, 5];

describe.each(Object.entries({ en, ru, uk }))('the rules in %s', (language, { chapters }) => {
  test('all 209 rules, numbered without a gap', () => {
    const expected = RULES.map((n, i) =>
      Array.from({ length: n }, (_, rule) => `ECL-${i + 1}.${rule + 1}`),
    );
    expect(chapters.map((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(expected);
    expect(expected.flat()).toHaveLength(209);
  });

  test('the same chapters as in English', () => {
    expect(chapters.map((chapter) => chapter.id)).toEqual(en.chapters.map((chapter) => chapter.id));
  });

  test('each in one to three whole sentences of the right alphabet', () => {
    for (const { rules, title } of chapters) {
      expect(title).not.toBe('');
      for (const { id, text } of rules) {
        expect(text, id).toMatch(/\.$/);
        expect(text, id).not.toMatch(/ {2}|ECL-/);
        expect(text.split(/[.!?] +(?=\p{Lu})/u).length, id).toBeLessThanOrEqual(3);
        if (language === 'en') expect(text, id).not.toMatch(/[а-яёіїєґ]/i);
        if (language === 'ru') expect(text, id).not.toMatch(/[іїєґ]/i);
        if (language === 'uk') expect(text, id).not.toMatch(/[ыэъё]/i);
      }
    }
  });
});

test('table options cite rules that exist', () => {
  const ids = en.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  for (const { rule } of Object.values(TABLE_OPTIONS)) expect(ids).toContain(rule);
});
