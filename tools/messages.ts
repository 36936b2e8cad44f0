/**
 * Finds messages that nothing says. A message is said where its key stands in the code, whole or
 * put together: `event.${type}` says `event.drew` if `drew` stands somewhere too.
 */
import { posix } from 'node:path';
import { filesUnder, isSource, isTest } from './files.ts';
import { LANGUAGES, loadLanguage } from './load.ts';
import { type Node, parseFile, walk } from './syntax.ts';

/** What a part of the code says. */
interface Said {
  /** Every text, name of a property, and number. */
  readonly words: Set<string>;
  /** Keys put together, as patterns: `event.(.*)`. */
  readonly keys: RegExp[];
  /** What is put to the end of another key: `(.*)\.limited`. */
  readonly endings: RegExp[];
  /** Other texts put together: `technologies-(.*)`. */
  readonly texts: RegExp[];
}

/** Code that says messages of any game: it reads what a game's own code names. */
const SHELL = ['bots', 'cli', 'kernel', 'text', 'web'];

/** Problems: keys in a folder of messages that neither its own code nor the shell's says. */
export async function unusedMessages(root: string, folder: string): Promise<string[]> {
  const messages = await loadLanguage(root, folder, LANGUAGES[0]);
  const owner = posix.dirname(folder);
  const game = owner.startsWith('games/') ? [owner] : [];
  const said = [...SHELL, ...game].map((part) => saidIn(root, part));
  return Object.keys(messages as object)
    .filter((key) => !isSaid(key, said))
    .map((key) => `${folder}/${LANGUAGES[0]}.ts: nothing says '${key}'`);
}

function isSaid(key: string, said: readonly Said[]): boolean {
  const fits = (pattern: RegExp, text: string): boolean =>
    pattern
      .exec(text)
      ?.slice(1)
      .every((part) => part.split('.').every(isWord)) ?? false;
  const isWord = (text: string): boolean =>
    said.some(({ words, texts }) => words.has(text) || texts.some((made) => fits(made, text)));
  return said.some(
    ({ words, keys, endings }) =>
      words.has(key) ||
      keys.some((pattern) => fits(pattern, key)) ||
      endings.some((ending) => ending.test(key) && isSaid(key.replace(ending, '$1'), said)),
  );
}

const known = new Map<string, Said>();

function saidIn(root: string, folder: string): Said {
  const before = known.get(root + folder);
  if (before) return before;
  const said: Said = { words: new Set(['']), keys: [], endings: [], texts: [] };
  for (const path of filesUnder(root, folder)) {
    const isText = /\/text\/(en|ru|uk)[./]/.test(path);
    if (!isSource(path) || isTest(path) || isText) continue;
    walk(parseFile(root, path).program, (node) => listen(node, said));
  }
  known.set(root + folder, said);
  return said;
}

function listen(node: Node, { words, keys, endings, texts }: Said): void {
  if (node.type === 'Literal' && node.value !== null) {
    const text = String(node.value);
    // The end of a key may be put to it: `.forced`.
    for (const word of [text, text.replace(/^\./, ''), ...text.split(/\s+/)]) words.add(word);
  }
  if (node.type === 'Property' && node.key.type === 'Identifier') words.add(node.key.name);
  if (node.type !== 'TemplateLiteral') return;
  const parts = node.quasis.map((part) => part.value.cooked ?? '');
  const pattern = new RegExp(`^${parts.map(escaped).join('(.*)')}$`);
  // What is put together must say something by itself: nothing but gaps would fit anything.
  if (parts.length === 1) words.add(parts[0]);
  else if (parts.length === 2 && /^\.[a-z]{3}/.test(parts[1])) endings.push(pattern);
  if (/[a-z]{3}/.test(parts[0])) (parts[0].includes('.') ? keys : texts).push(pattern);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
