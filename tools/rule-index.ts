/**
 * The index of rules: which files carry out a rule and which tests prove it. Fails for a rule that
 * neither steps nor data name, or that no test carries in its name, and for a citation of a rule that
 * doesn't exist.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder, gamesIn, isSource, isTest, ROOT } from './files.ts';
import { loadRulebook } from './load.ts';
import { report } from './report.ts';
import { literalText, type Node, type Parsed, parseFile, walk } from './syntax.ts';

interface RuleEntry {
  readonly id: string;
  /** Where the code names it, rules before boards, bots and words: `games/go/steps/capture.ts:12`. */
  readonly cited: string[];
  readonly tests: string[];
}

interface RuleIndex {
  readonly game: string;
  readonly rules: readonly RuleEntry[];
  readonly problems: readonly string[];
}

/** The index of each game that has its `game.ts`, or of one of them. */
export async function indexRules(root: string, only?: string): Promise<RuleIndex[]> {
  const games = gamesIn(root).filter(
    (game) =>
      existsSync(join(root, 'games', game, 'game.ts')) && (only === undefined || only === game),
  );
  return Promise.all(
    games.map((game) =>
      indexGame(root, game).catch((error: Error) => ({
        game,
        rules: [],
        problems: [error.message],
      })),
    ),
  );
}

async function indexGame(root: string, game: string): Promise<RuleIndex> {
  const book = await loadRulebook(root, game, 'en');
  if (!book) {
    return { game, rules: [], problems: [`games/${game}/reference/en.ts: is missing`] };
  }
  const rules = new Map<string, RuleEntry>();
  for (const { id } of book.chapters.flatMap((chapter) => chapter.rules)) {
    rules.set(id, { id, cited: [], tests: [] });
  }
  const ids = [...rules.keys()];
  const problems: string[] = [];

  for (const path of filesUnder(root, `games/${game}`).filter(isSource)) {
    if (path.startsWith(`games/${game}/reference/`)) continue;
    const file = parseFile(root, path);
    if (isTest(path)) {
      for (const { name, line } of testNames(file.program, file.lineOf)) {
        for (const id of rulesNamed(name, ids))
          rules.get(id)?.tests.push(`${path}:${line}: ${name}`);
      }
      continue;
    }
    for (const { id, line } of citations(file, ids)) {
      const rule = rules.get(id);
      const place = `${path}:${line}`;
      if (!rule) problems.push(`${place}: cites ${id}, which the reference doesn't have`);
      else if (!rule.cited.includes(place)) rule.cited.push(place);
    }
  }
  const isRule = (place: string): boolean => !OTHERS.test(place);
  for (const rule of rules.values()) {
    rule.cited.sort((a, b) => Number(isRule(b)) - Number(isRule(a)));
    if (!rule.cited.some(isRule)) problems.push(`${rule.id}: no code of games/${game} names it`);
    if (rule.tests.length === 0) problems.push(`${rule.id}: no test of games/${game} names it`);
  }
  return { game, rules: [...rules.values()], problems };
}

/** The names given to `test`, `it` and `describe`; not to what is skipped or still to be written. */
export function testNames(program: Node, lineOf: (offset: number) => number) {
  const found: { name: string; line: number }[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return true;
    const chain = calleeChain(node.callee);
    if (!['test', 'it', 'describe'].includes(chain[0])) return true;
    if (chain.includes('skip') || chain.includes('todo')) return false;
    const name = literalText(node.arguments[0]);
    if (name !== undefined) found.push({ name, line: lineOf(node.start) });
    return true;
  });
  return found;
}

/** `test.each(table)` → ['test', 'each'] */
function calleeChain(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return calleeChain(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeChain(callee.tag);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return [...calleeChain(callee.object), callee.property.name];
  }
  return [''];
}

/** Code that names rules to tell of them, not to carry them out. */
const OTHERS = /^games\/[^/]+\/(board|bot|text)\//;

/** The rules that strings and comments of a file name. */
function citations({ program, comments, lineOf }: Parsed, ids: readonly string[]) {
  const found: { id: string; line: number }[] = [];
  walk(program, (node) => {
    const id = node.type === 'Literal' ? literalText(node) : undefined;
    if (id !== undefined && /^[A-Z]+-\d[\w.]*$/.test(id)) {
      found.push({ id, line: lineOf(node.start) });
    }
  });
  for (const { value, line } of comments) {
    for (const [at, words] of value.split('\n').entries()) {
      for (const id of rulesNamed(words, ids)) found.push({ id, line: line + at });
    }
  }
  return found;
}

/**
 * The rules that a test's name or a comment speaks of: whole ids, and ranges `DS-4.10–DS-4.12`,
 * `DS-4.10 to DS-4.12`, `DS-4.10–12`, `DS-4.10..4.12` in the order of the reference.
 */
export function rulesNamed(name: string, ids: readonly string[]): string[] {
  const found = new Set<string>();
  const tokens = name.match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*|–|…|\.\./gu) ?? [];
  tokens.forEach((token, at) => {
    if (ids.includes(token)) found.add(token);
    if (!/^(–|…|\.\.|to)$/.test(token)) return;
    const from = ids.indexOf(tokens[at - 1]);
    const to = ids.indexOf(completed(tokens[at + 1] ?? '', tokens[at - 1] ?? ''));
    for (let i = from; from >= 0 && i <= to; i++) found.add(ids[i]);
  });
  return [...found];
}

/** The end of a range may leave out what it shares with the beginning: `12` after `DS-4.10`. */
function completed(end: string, begin: string): string {
  if (/^\d+\.\d/.test(end)) return begin.replace(/\d.*$/, end);
  return /^\d/.test(end) ? begin.replace(/[^.-]+$/, end) : end;
}

function print({ game, rules }: RuleIndex): void {
  console.log(`\n${game}: ${rules.length} rules`);
  for (const { id, cited, tests } of rules) {
    console.log(id);
    for (const place of cited) console.log(`  in ${place}`);
    for (const test of tests) console.log(`  proved by ${test}`);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { print: { type: 'boolean' } },
  });
  const indexes = await indexRules(ROOT);
  if (values.print) indexes.forEach(print);
  const count = indexes.reduce((sum, index) => sum + index.rules.length, 0);
  report(
    indexes.flatMap((index) => index.problems),
    `Every rule has its code and a test: ${count} rules in ${indexes.length} games.`,
  );
}
