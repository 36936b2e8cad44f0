/** Which files hold a game's rules, which tests are about them, and who imports whom. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesUnder, isSource } from '../files.ts';
import { testNames } from '../rule-index.ts';
import { type Parsed, parseFile, walk } from '../syntax.ts';

/** Folders of a game that its rules may read, but that are no rules. */
const NOT_RULES = ['board', 'bot', 'data', 'reference', 'test', 'text'];

/** What stands for whole games played at random: it notices much and proves no rule. */
const RANDOM_PLAY = new Set(['propertyKit', 'goldenRecords']);

/** A game's rules: `game.ts`, `steps/`, scoring, and all of the game's own that they import. */
export function ruleFiles(root: string, game: string): string[] {
  const folder = `games/${game}`;
  const isRule = (path: string): boolean => {
    const [first, ...rest] = path.slice(folder.length + 1).split('/');
    return rest.length === 0 || !NOT_RULES.includes(first);
  };
  const roots = filesUnder(root, folder).filter(
    (path) =>
      isSource(path) && /^(game\.ts|steps\/|scoring[./])/.test(path.slice(folder.length + 1)),
  );
  const found = new Set<string>();
  for (const path of roots) {
    for (const inner of reachable(root, path)) {
      if (inner.startsWith(`${folder}/`) && isRule(inner)) found.add(inner);
    }
  }
  return [...found].sort();
}

/** The tests of a game whose names carry its rules, without those that play at random. */
export function ruleTests(root: string, game: string): string[] {
  return filesUnder(root, `games/${game}/test`).filter((path) => {
    if (!path.endsWith('.test.ts') || path.endsWith('.long.test.ts')) return false;
    const file = parseFile(root, path);
    if (playsAtRandom(file)) return false;
    return testNames(file.program, file.lineOf).some(({ name }) => /\b[A-Z]+-\d/.test(name));
  });
}

function playsAtRandom({ program }: Parsed): boolean {
  let found = false;
  walk(program, (node) => {
    if (node.type === 'Identifier' && RANDOM_PLAY.has(node.name)) found = true;
  });
  return found;
}

/** A file and everything of the same workspace that it imports, directly or through others. */
export function reachable(root: string, path: string): ReadonlySet<string> {
  const known = memo.get(root + path);
  if (known) return known;
  const found = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    for (const { specifier } of parseFile(root, next).imports) {
      if (!specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(next), specifier);
      if (isSource(target) && existsSync(join(root, target))) open.push(target);
    }
  }
  memo.set(root + path, found);
  return found;
}

const memo = new Map<string, ReadonlySet<string>>();
