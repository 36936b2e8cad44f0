import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A game's numbered rules in one language. */
export interface Rulebook {
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/** What a file of a language exports under the language's name; undefined if there is no file. */
export async function loadLanguage(
  root: string,
  folder: string,
  language: Language,
): Promise<unknown> {
  const file = join(root, folder, `${language}.ts`);
  if (!existsSync(file)) return undefined;
  const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const value = module[language] ?? module.default;
  if (value === undefined)
    throw new Error(`${folder}/${language}.ts: exports no const ${language}`);
  return value;
}

/** A game's rules in one language, if they are written; throws where they have another shape. */
export async function loadRulebook(
  root: string,
  game: string,
  language: Language,
): Promise<Rulebook | undefined> {
  const folder = `games/${game}/reference`;
  const book = await loadLanguage(root, folder, language);
  if (book === undefined) return undefined;
  if (!isRulebook(book)) {
    throw new Error(
      `${folder}/${language}.ts: ${language} must be { chapters: { id, title, rules: { id, text }[] }[] }`,
    );
  }
  return book;
}

function isRulebook(value: unknown): value is Rulebook {
  return hasList(value, 'chapters', (chapter) => {
    return hasStrings(chapter, 'id', 'title') && hasList(chapter, 'rules', isRule);
  });
}

function isRule(value: unknown): boolean {
  return hasStrings(value, 'id', 'text');
}

function hasStrings(value: unknown, ...names: string[]): boolean {
  return names.every((name) => typeof (value as Record<string, unknown>)?.[name] === 'string');
}

function hasList(value: unknown, name: string, each: (item: unknown) => boolean): boolean {
  const list = (value as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) && list.every(each);
}
