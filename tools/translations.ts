/**
 * Checks that everything is said in all three languages: the same messages with the same
 * placeholders and complete plurals, none of them in vain, and the same numbered rules.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { filesUnder, gamesIn, ROOT } from './files.ts';
import { LANGUAGES, type Language, loadLanguage, loadRulebook, type Rulebook } from './load.ts';
import { unusedMessages } from './messages.ts';
import { report } from './report.ts';

/** What Russian and Ukrainian need to count anything. */
const SLAVIC_PLURALS = ['one', 'few', 'many', 'other'];

/** The folders that hold messages in at least one language. */
function textFolders(root: string): string[] {
  const games = gamesIn(root).map((game) => `games/${game}/text`);
  return ['text', 'web/text', 'cli/text', ...games].filter((path) =>
    LANGUAGES.some((language) => existsSync(join(root, path, `${language}.ts`))),
  );
}

/** Loads a folder's three languages; says what is missing or broken. */
async function loadAll<T>(
  folder: string,
  load: (language: Language) => Promise<T | undefined>,
  problems: string[],
): Promise<Map<Language, T>> {
  const loaded = new Map<Language, T>();
  for (const language of LANGUAGES) {
    try {
      const value = await load(language);
      if (value === undefined) problems.push(`${folder}/${language}.ts: is missing`);
      else loaded.set(language, value);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return loaded;
}

interface Message {
  /** All that is said in it, without placeholders. */
  readonly words: string;
  /** Names that are said, counted or chosen by. */
  readonly placeholders: ReadonlySet<string>;
  /** Those that are more than chosen by. */
  readonly said: ReadonlySet<string>;
  /** For each plural in it, the forms it has. */
  readonly plurals: readonly (readonly string[])[];
}

function readMessage(source: string): Message {
  const placeholders = new Set<string>();
  const said = new Set<string>();
  const plurals: string[][] = [];
  let words = '';
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal) words += ` ${element.value}`;
      else if (element.type !== TYPE.pound && element.type !== TYPE.tag) {
        placeholders.add(element.value);
        if (element.type !== TYPE.select) said.add(element.value);
      }
      if ('style' in element && typeof element.style === 'object' && element.style) {
        throw new Error('the page reads no skeletons (::)');
      }
      if (element.type === TYPE.plural && element.pluralType !== 'ordinal') {
        plurals.push(Object.keys(element.options));
      }
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  // As the translator reads them: angle brackets are ordinary characters.
  visit(parse(source, { ignoreTag: true }));
  return { words, placeholders, said, plurals };
}

/** What is wrong with a text in itself. */
function wrongWords(words: string, language: Language): string | undefined {
  if (words.trim() === '') return 'is empty';
  const mixed = words.match(
    /[\p{L}]*(\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})\p{L}*/u,
  );
  if (mixed) return `mixes Latin and Cyrillic letters in «${mixed[0]}»`;
  if (language !== 'en' && !/\p{Script=Cyrillic}/u.test(words)) {
    const latin = words.match(/\p{Script=Latin}+/gu) ?? [];
    if (latin.length > 3) return `is not translated: «${words.trim()}»`;
  }
  return undefined;
}

function checkMessage(source: unknown, language: Language, complain: (what: string) => void) {
  if (typeof source !== 'string') {
    complain('is not a string');
    return undefined;
  }
  if (source.trim() === '') {
    complain('is empty');
    return undefined;
  }
  try {
    const message = readMessage(source);
    const wrong = message.words.trim() === '' ? undefined : wrongWords(message.words, language);
    if (wrong) complain(wrong);
    if (language !== 'en') {
      for (const forms of message.plurals) {
        const missing = SLAVIC_PLURALS.filter((form) => !forms.includes(form));
        if (missing.length === 0) continue;
        complain(`has a plural without ${missing.join(', ')} (for exact numbers there is select)`);
      }
    }
    return message;
  } catch (error) {
    complain(`can't be parsed: ${(error as Error).message}`);
    return undefined;
  }
}

async function checkMessages(root: string, folder: string, problems: string[]): Promise<void> {
  const texts = await loadAll(folder, (language) => loadLanguage(root, folder, language), problems);
  const records = new Map<Language, Record<string, unknown>>();
  for (const [language, text] of texts) {
    if (typeof text === 'object' && text !== null && !Array.isArray(text)) {
      records.set(language, text as Record<string, unknown>);
    } else problems.push(`${folder}/${language}.ts: ${language} must be a record of messages`);
  }

  const keys = new Set([...records.values()].flatMap((record) => Object.keys(record)));
  for (const key of keys) {
    let model: { readonly language: Language; readonly message: Message } | undefined;
    for (const [language, record] of records) {
      const complain = (what: string): void => {
        problems.push(`${folder}/${language}.ts: '${key}' ${what}`);
      };
      if (!Object.hasOwn(record, key)) {
        complain('is missing');
        continue;
      }
      const message = checkMessage(record[key], language, complain);
      if (!message) continue;
      model ??= { language, message };
      if (!samePlaceholders(message, model.message)) {
        complain(
          `has the placeholders {${namesIn(message)}}, but {${namesIn(model.message)}} in ${model.language}`,
        );
      }
    }
  }
}

/** A language may choose its own word forms by something that the first one does without. */
function samePlaceholders(message: Message, model: Message): boolean {
  const all = [...model.placeholders].every((name) => message.placeholders.has(name));
  return all && [...message.said].every((name) => model.placeholders.has(name));
}

function namesIn(message: Message): string {
  return [...message.placeholders].sort().join(', ');
}

async function checkReference(root: string, game: string, problems: string[]): Promise<void> {
  const folder = `games/${game}/reference`;
  const books = await loadAll(folder, (language) => loadRulebook(root, game, language), problems);
  for (const [language, book] of books) {
    const complain = (what: string): void => {
      problems.push(`${folder}/${language}.ts: ${what}`);
    };
    const seen = new Set<string>();
    for (const id of idsOf(book)) {
      if (seen.has(id)) complain(`${id} is there twice`);
      seen.add(id);
    }
    for (const chapter of book.chapters) {
      for (const [what, words] of [
        [`the title of ${chapter.id}`, chapter.title],
        ...chapter.rules.map((rule) => [rule.id, rule.text] as const),
      ]) {
        const wrong = wrongWords(words, language);
        if (wrong) complain(`${what} ${wrong}`);
      }
    }
  }

  const english = books.get('en');
  if (!english) return;
  const expected = idsOf(english);
  for (const [language, book] of books) {
    const ids = idsOf(book);
    const at = expected.findIndex((id, index) => id !== ids[index]);
    const place = at < 0 && ids.length > expected.length ? expected.length : at;
    if (place < 0) continue;
    problems.push(
      `${folder}/${language}.ts: expected ${expected[place] ?? 'the end'} where ${ids[place] ?? 'the end'} is`,
    );
  }
}

/** The ids of chapters and rules in the order of the book. */
function idsOf(book: Rulebook): string[] {
  return book.chapters.flatMap((chapter) => [
    `chapter ${chapter.id}`,
    ...chapter.rules.map((rule) => rule.id),
  ]);
}

export async function checkTranslations(root: string): Promise<string[]> {
  const problems: string[] = [];
  const texts = textFolders(root);
  for (const folder of texts) await checkMessages(root, folder, problems);
  for (const game of gamesIn(root)) {
    const complete = existsSync(join(root, 'games', game, 'game.ts'));
    const begun = filesUnder(root, `games/${game}/reference`).length > 0;
    if (begun) await checkReference(root, game, problems);
    if (complete && !begun) problems.push(`games/${game}: has no reference/ of its rules`);
    if (complete && !texts.includes(`games/${game}/text`)) {
      problems.push(`games/${game}: has no text/ in any language`);
    }
  }
  return problems;
}

if (import.meta.main) {
  const unsaid = textFolders(ROOT).map((folder) => unusedMessages(ROOT, folder));
  report(
    [...(await checkTranslations(ROOT)), ...(await Promise.all(unsaid)).flat()],
    'Everything is said in English, Russian and Ukrainian.',
  );
}
