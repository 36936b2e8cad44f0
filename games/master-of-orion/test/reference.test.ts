import { expect, test } from 'vitest';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { RACES } from '../data/races.ts';
import { en } from '../reference/en.ts';
import { ru } from '../reference/ru.ts';
import { uk } from '../reference/uk.ts';

/** Rules in each chapter, from set-up (0) to the deck (16). */
const RULES = [7, 21, 4, 12, 8, 13, 5, 10, 11, 7, 7, 6, 11, 8, 14, 21, 4];

const idsOf = (book: typeof en) => book.chapters.map(({ rules }) => rules.map(({ id }) => id));

test('every rule of the game is in the reference, in order', () => {
  const expected = RULES.map((count, chapter) =>
    Array.from({ length: count }, (_, i) => `MOO-${chapter}.${i + 1}`),
  );
  for (const book of [en, ru, uk]) expect(idsOf(book)).toEqual(expected);
});

test('the three languages have the same chapters', () => {
  const chapters = en.chapters.map(({ id }) => id);
  for (const book of [ru, uk]) expect(book.chapters.map(({ id }) => id)).toEqual(chapters);
});

test('rules are sentences, refer to rules that exist, and name the same ones in each language', () => {
  const known = new Set(idsOf(en).flat());
  const mentioned = (text: string) => text.match(/MOO-\d+\.\d+/g) ?? [];
  for (const [c, { rules }] of en.chapters.entries()) {
    for (const [r, { id, text }] of rules.entries()) {
      for (const rule of mentioned(text)) expect(known, id).toContain(rule);
      for (const book of [en, ru, uk]) {
        const translated = book.chapters[c].rules[r].text;
        expect(translated, id).toMatch(/[.)]$/);
        expect(mentioned(translated), id).toEqual(mentioned(text));
      }
    }
  }
});

test('numbers are the same in every language', () => {
  // Small numbers are written as words in some languages, so only digits of 3 and up are compared.
  const numbers = (text: string) => {
    const all = text.replace(/MOO-[\d.]+/g, '').match(/\d+/g) ?? [];
    return [...new Set(all.filter((n) => Number(n) > 2))].sort();
  };
  for (const [c, { rules }] of en.chapters.entries()) {
    for (const [r, { id, text }] of rules.entries()) {
      for (const book of [ru, uk]) {
        expect(numbers(book.chapters[c].rules[r].text), id).toEqual(numbers(text));
      }
    }
  }
});

test('cards cite rules that exist', () => {
  const known = new Set(idsOf(en).flat());
  for (const { id, rules } of [...BUILDINGS, ...ADVISORS, ...RACES]) {
    for (const rule of rules) expect(known, id).toContain(rule);
  }
});
