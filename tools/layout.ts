/** Checks that every game's folder is laid out as docs/layout-of-a-game.md says. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesUnder, gamesIn, isSource, ROOT } from './files.ts';
import { report } from './report.ts';

/** What every game has. */
const REQUIRED = [
  'package.json',
  'index.ts',
  'game.ts',
  'state.ts',
  'vocabulary.ts',
  'tallies.ts',
  'board/index.tsx',
  'bot/advice.ts',
  'reference/en.ts',
  'reference/ru.ts',
  'reference/uk.ts',
  'test/laws.ts',
  'test/properties.test.ts',
  'text/en.ts',
  'text/ru.ts',
  'text/uk.ts',
  'text/describe.ts',
  'text/terminal.ts',
];

/** What lies at the top beside code. */
const PAPERS = ['package.json', 'RULINGS.md', 'BALANCE.md'];

/** What `index.ts` hands out, and the file it must come from. */
const HANDED_OUT = [
  ['advice', './bot/advice.ts'],
  ['game', './game.ts'],
  ['State', './state.ts'],
  ['tallies', './tallies.ts'],
  ['words', './text/describe.ts'],
  ['terminal', './text/terminal.ts'],
] as const;

/** What the types that follow from a vocabulary are called in every game. */
const FOLLOWING = ['Vocabulary', 'Doors', 'StepType', 'StepFrame', 'EventType', 'Told'];

/** Folders with a reader of their own; all others, `steps` and the top hold the rules. */
const APART = /^(board|bot|data|reference|test|text)\//;

const IMPORTS_STEPS = /import \{[^}]*\bsteps\b[^}]*\} from '[./]*vocabulary\.ts'/;

export function checkLayout(root: string): string[] {
  return gamesIn(root).flatMap((game) => {
    const folder = `games/${game}`;
    const paths = filesUnder(root, folder).map((path) => path.slice(folder.length + 1));
    const read = (path: string) => readFileSync(join(root, folder, path), 'utf8');
    const rules = paths.filter((path) => isSource(path) && !APART.test(path));
    return [
      ...REQUIRED.filter((path) => !paths.includes(path)).map((path) => `${path}: is missing`),
      ...paths.flatMap(misplaced),
      ...twice(rules),
      ...rules
        .filter((path) => !path.startsWith('steps/') && IMPORTS_STEPS.test(read(path)))
        .map((path) => `${path}: declares steps, which lie in steps/`),
      ...(paths.includes('vocabulary.ts') ? namedOtherwise(read('vocabulary.ts')) : []),
      ...(paths.includes('index.ts') ? handedOutElsewhere(read('index.ts')) : []),
    ].map((problem) => `${folder}/${problem}`);
  });
}

/** What is wrong with where a file lies or what it is called. */
function misplaced(path: string): string[] {
  const { base, dir } = posix.parse(path);
  const problems: string[] = [];
  if (dir === '' && !base.endsWith('.ts') && !PAPERS.includes(base))
    problems.push('does not belong at the top of a game');
  if (/\.test\.tsx?$/.test(base) && !/^(test|board)$/.test(dir))
    problems.push('tests lie in test/, those of the board beside it');
  if (isSource(path) && !/^[a-z0-9]+(-[a-z0-9]+)*(\.long)?(\.test)?\.tsx?$/.test(base))
    problems.push('is not named in small letters and hyphens');
  if (/setup/i.test(path)) problems.push('is spelled set-up');
  return problems.map((problem) => `${path}: ${problem}`);
}

/** Files of the rules that have one name: which of them holds a rule could only be guessed. */
function twice(paths: readonly string[]): string[] {
  const name = (path: string): string => posix.basename(path);
  return paths.flatMap((path, at) => {
    if (name(path) === 'index.ts') return [];
    const other = paths.slice(0, at).find((before) => name(before) === name(path));
    return other ? [`${path}: there is ${other} already`] : [];
  });
}

function namedOtherwise(vocabulary: string): string[] {
  return [...vocabulary.matchAll(/^export type (\w+)/gm)]
    .filter(([, name]) => !FOLLOWING.includes(name))
    .map(([, name]) => `vocabulary.ts: ${name} should be one of ${FOLLOWING.join(', ')}`);
}

function handedOutElsewhere(index: string): string[] {
  return HANDED_OUT.filter(
    ([name, from]) =>
      !new RegExp(`\\b${name} \\} from '${from.replaceAll('.', '\\.')}'`).test(index),
  ).map(([name, from]) => `index.ts: should export ${name} from ${from}`);
}

if (import.meta.main) report(checkLayout(ROOT), 'Every game is laid out alike.');
