import { expect, test } from 'vitest';
import { checkTranslations } from '../translations.ts';
import { tree } from './tree.ts';

type Texts = Record<string, Record<string, unknown>>;

/** The files of a text folder. */
function texts(folder: string, given: Texts): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [language, messages] of Object.entries(given)) {
    files[`${folder}/${language}.ts`] =
      `export const ${language} = ${JSON.stringify(messages)} as const;`;
  }
  return files;
}

const CARDS = {
  en: '{who}: {n, plural, one {# card} other {# cards}}',
  ru: '{who}: {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  uk: '{who}: {n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
};

/** Problems of a folder that is fine but for these messages. */
function problems(key: string, given: Record<string, unknown>): Promise<string[]> {
  const all = { en: 'Fine', ru: 'Хорошо', uk: 'Добре', ...given };
  const folder = Object.fromEntries(Object.entries(all).map(([l, text]) => [l, { [key]: text }]));
  return checkTranslations(tree(texts('web/text', folder)));
}

test('a complete translation is fine, and so is nothing at all', async () => {
  expect(await checkTranslations(tree({}))).toEqual([]);
  expect(await problems('cards', CARDS)).toEqual([]);
  expect(await problems('title', { ru: 'Master of Orion', uk: 'Master of Orion' })).toEqual([]);
  const place = { en: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}' };
  expect(await problems('place', { ...place, ru: '{n}-й', uk: '{n}-й' })).toEqual([]);
  const take = '{form, select, inf {взять} other {возьмите}} {n}';
  expect(await problems('forms', { en: 'take {n}', ru: take, uk: 'візьміть {n}' })).toEqual([]);
  expect(await problems('only', { en: '{a} {b}', ru: '{b}, {a}', uk: '{a} {b}' })).toEqual([]);
});

test('a default export will do', async () => {
  const files = { 'text/en.ts': "export default { a: 'One' };" };
  const rest = texts('text', { ru: { a: 'Один' }, uk: { a: 'Один' } });
  expect(await checkTranslations(tree({ ...files, ...rest }))).toEqual([]);
});

test.each(['text', 'web/text', 'cli/text', 'games/tiny/text'])('%s is checked', async (folder) => {
  const files = texts(folder, { en: { a: 'One' }, ru: { a: 'Один' }, uk: {} });
  expect(await checkTranslations(tree(files))).toEqual([`${folder}/uk.ts: 'a' is missing`]);
});

test.each([
  ['an empty message', { uk: ' ' }, "web/text/uk.ts: 'x' is empty"],
  ['no string', { ru: 7 }, "web/text/ru.ts: 'x' is not a string"],
  [
    'a skeleton, which the page leaves out',
    { en: '{n, number, ::percent}' },
    "web/text/en.ts: 'x' can't be parsed: the page reads no skeletons (::)",
  ],
  ['an open brace', { en: 'Hi {name' }, "web/text/en.ts: 'x' can't be parsed: EXPECT"],
  [
    'another placeholder',
    { en: '{a}', ru: '{a} там', uk: '{b}' },
    "web/text/uk.ts: 'x' has the placeholders {b}, but {a} in en",
  ],
  [
    'a choice that is not made',
    { en: '{k, select, a {A} other {B}}', ru: 'А', uk: '{k, select, a {А} other {Б}}' },
    "web/text/ru.ts: 'x' has the placeholders {}, but {k} in en",
  ],
  [
    'half a plural',
    { ...CARDS, uk: CARDS.uk.replace('few {# карти} many {# карт}', '') },
    "web/text/uk.ts: 'x' has a plural without few, many",
  ],
  [
    'half a plural inside a select',
    {
      en: '{g, select, a {{n, plural, one {#} other {#}}} other {}}',
      ru: '{g, select, a {{n, plural, one {#} few {#} other {#}}} other {}}',
      uk: '{g, select, a {{n, plural, one {#} few {#} many {#} other {#}}} other {}}',
    },
    "web/text/ru.ts: 'x' has a plural without many",
  ],
  [
    'left in English',
    { ru: 'Draw a card from the deck' },
    "web/text/ru.ts: 'x' is not translated: «Draw a card from the deck»",
  ],
  [
    'a Latin letter in a Cyrillic word',
    { uk: 'Зiрка сяє' },
    "web/text/uk.ts: 'x' mixes Latin and Cyrillic letters in «Зiрка»",
  ],
])('%s is found', async (_, given, problem) => {
  const found = await problems('x', given);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(problem);
});

test('a missing key, a missing language, and a file without the export are found', async () => {
  const some = texts('games/go/text', { en: { a: 'A', b: 'B' }, ru: { a: 'А', c: 'В' } });
  expect(await checkTranslations(tree(some))).toEqual([
    'games/go/text/uk.ts: is missing',
    "games/go/text/ru.ts: 'b' is missing",
    "games/go/text/en.ts: 'c' is missing",
  ]);
  const wrong = { ...texts('text', { en: {}, ru: {} }), 'text/uk.ts': 'export const ua = {};' };
  expect(await checkTranslations(tree(wrong))).toEqual(['text/uk.ts: exports no const uk']);
});

/** A reference in which chapter 1 has the rules given as id → text. */
function book(language: string, title: string, rules: Record<string, string>): string {
  const list = Object.entries(rules).map(([id, text]) => ({ id, text }));
  const chapters = [{ id: '1', title, rules: list }];
  return `export const ${language} = ${JSON.stringify({ chapters })};`;
}

test('the numbered rules are the same in all languages', async () => {
  const folder = 'games/go/reference';
  const fine = {
    [`${folder}/en.ts`]: book('en', 'Turn', { 'GO-1.1': 'Place.', 'GO-1.2': 'Or pass.' }),
    [`${folder}/ru.ts`]: book('ru', 'Ход', { 'GO-1.1': 'Поставьте.', 'GO-1.2': 'Или пас.' }),
    [`${folder}/uk.ts`]: book('uk', 'Хід', { 'GO-1.1': 'Поставте.', 'GO-1.2': 'Або пас.' }),
  };
  expect(await checkTranslations(tree(fine))).toEqual([]);

  const broken = {
    ...fine,
    [`${folder}/ru.ts`]: book('ru', '', { 'GO-1.1': 'Поставьте.', 'GO-1.3': 'Pass if you must.' }),
    [`${folder}/uk.ts`]: book('uk', 'Хід', { 'GO-1.1': 'Поставте.' }),
  };
  expect(await checkTranslations(tree(broken))).toEqual([
    `${folder}/ru.ts: the title of 1 is empty`,
    `${folder}/ru.ts: GO-1.3 is not translated: «Pass if you must.»`,
    `${folder}/ru.ts: expected GO-1.2 where GO-1.3 is`,
    `${folder}/uk.ts: expected GO-1.2 where the end is`,
  ]);

  const shapeless = { ...fine, [`${folder}/en.ts`]: 'export const en = { chapters: [{}] };' };
  expect((await checkTranslations(tree(shapeless)))[0]).toContain('en must be { chapters:');
  const twice = {
    ...fine,
    [`${folder}/uk.ts`]: book('uk', 'Хід', {}).replace(
      /\[\]/,
      '[{"id":"a","text":"а"},{"id":"a","text":"а"}]',
    ),
  };
  expect(await checkTranslations(tree(twice))).toContain(`${folder}/uk.ts: a is there twice`);
});

test('a game that is there must have words and rules', async () => {
  expect(await checkTranslations(tree({ 'games/go/game.ts': '' }))).toEqual([
    'games/go: has no reference/ of its rules',
    'games/go: has no text/ in any language',
  ]);
});
