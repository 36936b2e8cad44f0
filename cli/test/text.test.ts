import { translator } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { messages } from '../text/index.ts';

/** Something for every placeholder. */
const VALUES = {
  ...{ n: 3, all: 12, number: 3, from: 1, to: 24 },
  ...{
    name: 'Olha',
    names: 'Olha',
    words: 'C9',
    key: 'pass',
    effect: '−1',
    numbers: '1, 2',
    options: '3',
    file: 'game.json',
    id: 'DS-4.1',
  },
};

describe.each(['en', 'ru', 'uk'] as const)('what the terminal says in %s', (language) => {
  const t = translator(language, [messages[language]]);

  test('is all there', () => {
    expect(Object.keys(messages[language])).toEqual(Object.keys(messages.en));
    for (const id of Object.keys(messages.en)) expect(t(id, VALUES)).not.toMatch(/[⟦⟧{}]/);
  });

  test('keeps to 80 columns', () => {
    expect(t('play.page', { from: 101, to: 124, n: 1698 }).length).toBeLessThanOrEqual(80);
  });
});

test('counts options as each language does', () => {
  const say = (language: 'en' | 'ru' | 'uk', n: number) =>
    translator(language, [messages[language]])('play.options', { n });
  expect([1, 3, 20, 21].map((n) => say('en', n))).toEqual([
    '1 option',
    '3 options',
    '20 options',
    '21 options',
  ]);
  expect([1, 3, 20, 21].map((n) => say('ru', n))).toEqual([
    '1 вариант',
    '3 варианта',
    '20 вариантов',
    '21 вариант',
  ]);
  expect([1, 3, 20, 21].map((n) => say('uk', n))).toEqual([
    '1 варіант',
    '3 варіанти',
    '20 варіантів',
    '21 варіант',
  ]);
});
