import { expect, test } from 'vitest';
import { detectLanguage, namesLayer, plain, translator, typeset } from './index.ts';

const cards = {
  en: '{n, plural, one {# card} other {# cards}}',
  ru: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  uk: '{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
};

test.each([
  ['en', [1, '1 card'], [2, '2 cards'], [11, '11 cards']],
  ['ru', [1, '1 карта'], [3, '3 карты'], [11, '11 карт'], [21, '21 карта'], [25, '25 карт']],
  ['uk', [1, '1 карта'], [3, '3 карти'], [11, '11 карт'], [21, '21 карта'], [25, '25 карт']],
] as const)('plurals in %s', (language, ...cases) => {
  const t = translator(language, [{ cards: cards[language] }]);
  for (const [n, words] of cases) expect(t('cards', { n })).toBe(words);
});

test('phrases nest, and numbers inside them stay numbers', () => {
  const t = translator('en', [
    { draw: '{who} draws {what}', cards: cards.en, seat: 'Seat {n}', plain: 'just words' },
  ]);
  const what = { id: 'cards', values: { n: 2 } };
  const who = { id: 'seat', values: { n: 1 } };
  expect(t.say({ id: 'draw', values: { who, what } })).toBe('Seat 1 draws 2 cards');
  expect(t.say({ id: 'plain' })).toBe('just words');
});

test('a later layer wins', () => {
  const t = translator('en', [{ a: 'one', b: 'under' }, { a: 'two' }]);
  expect([t('a'), t('b'), t.has('a'), t.has('c')]).toEqual(['two', 'under', true, false]);
});

test('a missing message, value or brace is shown loudly and never throws', () => {
  const t = translator('en', [{ hello: 'Hello {name}', broken: 'Hello {name' }]);
  expect(t('nowhere')).toBe('⟦nowhere⟧');
  expect(t('hello')).toBe('⟦hello⟧');
  expect(t('broken', { name: 'x' })).toBe('⟦broken⟧');
  const problems: string[] = [];
  const quiet = translator('en', [], { missing: (id, why) => `${problems.push(why)}:${id}` });
  expect(quiet('x')).toBe('1:x');
});

test('numbers and lists follow the language', () => {
  expect(translator('en', []).number(12345.5)).toBe('12,345.5');
  expect(translator('ru', []).number(-42)).toBe('−42');
  expect(translator('ru', []).number(-0)).toBe('0');
  expect(translator('ru', []).list(['А', 'Б', 'В'])).toBe('А, Б и В');
  expect(translator('uk', []).list(['А', 'Б', 'В'], 'disjunction')).toBe('А, Б або В');
});

test('angle brackets are ordinary characters and quotes are ICU quotes', () => {
  const t = translator('en', [{ a: 'A < B & <b>', b: "it''s {n}", c: "'{'x'}'" }]);
  expect([t('a'), t('b', { n: 1 }), t('c')]).toEqual(['A < B & <b>', "it's 1", '{x}']);
});

test('the first language of ours among the preferred ones', () => {
  expect(detectLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
  expect(detectLanguage(['ru_RU.UTF-8'])).toBe('ru');
  expect(detectLanguage(['fr'])).toBe('en');
  expect(detectLanguage([])).toBe('en');
});

test('names stand in sentences as they are written, whatever is in them', () => {
  const names = ["O'Neil {the} bold", 'Ada'];
  const t = translator('en', [{ attack: '{who} attacks {whom}' }, namesLayer(names)]);
  const attack = { id: 'attack', values: { who: { id: 'seat.0' }, whom: { id: 'seat.1' } } };
  expect(t.say(attack)).toBe("O'Neil {the} bold attacks Ada");
});

test('on a page no line ends between a number and what it counts, or before a dash', () => {
  const t = translator('ru', [{ cards: cards.ru, dash: 'Карта — тоже 2 карты' }], {
    finish: typeset,
  });
  expect(t('cards', { n: 3 })).toBe('3\u00A0карты');
  expect(t('dash')).toBe('Карта\u00A0— тоже 2\u00A0карты');
  expect(plain(t('dash'))).toBe('Карта — тоже 2 карты');
  expect(typeset('от 1 до 2, 3 : 1')).toBe('от 1\u00A0до 2, 3 : 1');
});
