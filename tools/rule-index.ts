/**
 * The index of rules: which files carry out a rule and which tests prove it. Fails for a rule that
 * no test carries in its name, and for a citation of a rule that doesn't exist.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder, gamesIn, isSource, isTest, ROOT } from './files.ts';
import { loadRulebook } from './load.ts';
import { report } from './report.ts';
import { literalText, type Node, parseFile, walk } from './syntax.ts';

interface RuleEntry {
  readonly id: string;
  /** Where it is cited: `games/go/steps/capture.ts:12`. */
  readonly cited: string[];
  readonly tests: string[];
}

interface RuleIndex {
  readonly game: string;
  readonly rules: readonly RuleEntry[];
  readonly problems: readonly string[];
}

/** The index of each game that has its `game.ts`. */
export async function indexRules(root: string): Promise<RuleIndex[]> {
  const games = gamesIn(root).filter((game) => existsSync(join(root, 'games', game, 'game.ts')));
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
    for (const { id, line } of citations(file.program, file.lineOf)) {
      const rule = rules.get(id);
      if (rule) rule.cited.push(`${path}:${line}`);
      else problems.push(`${path}:${line}: cites ${id}, which the reference doesn't have`);
    }
  }
  for (const rule of rules.values()) {
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

/** Everything that stands after `rule:` and looks like the id of a rule. */
function citations(program: Node, lineOf: (offset: number) => number) {
  const found: { id: string; line: number }[] = [];
  walk(program, (node) => {
    if (node.type !== 'Property' || node.key.type !== 'Identifier') return;
    if (node.key.name !== 'rule' && node.key.name !== 'rules') return;
    walk(node.value, (inner) => {
      const id = inner.type === 'Literal' ? literalText(inner) : undefined;
      if (id !== undefined && /^[A-Z]+-\d[\w.]*$/.test(id)) {
        found.push({ id, line: lineOf(inner.start) });
      }
    });
  });
  return found;
}

/**
 * The rules that a test's name speaks of: whole ids, and ranges `DS-4.10–DS-4.12`, `DS-4.10–12`,
 * `DS-4.10..4.12` in the order of the reference.
 */
export function rulesNamed(name: string, ids: readonly string[]): string[] {
  const found = new Set<string>();
  const tokens = name.match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*|–|…|\.\./gu) ?? [];
  tokens.forEach((token, at) => {
    if (ids.includes(token)) found.add(token);
    if (!/^(–|…|\.\.)$/.test(token)) return;
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
  const { values } = parseArgs({ options: { print: { type: 'boolean' } } });
  const indexes = await indexRules(ROOT);
  if (values.print) indexes.forEach(print);
  const count = indexes.reduce((sum, index) => sum + index.rules.length, 0);
  report(
    indexes.flatMap((index) => index.problems),
    `Every rule has a test: ${count} rules in ${indexes.length} games.`,
  );
}
