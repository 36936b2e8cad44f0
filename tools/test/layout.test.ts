import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../files.ts';
import { checkLayout } from '../layout.ts';
import { tree } from './tree.ts';

const INDEX = `
export { advice } from './bot/advice.ts';
export { go as game } from './game.ts';
export type { State } from './state.ts';
export { tallies } from './tallies.ts';
export { words } from './text/describe.ts';
export { terminal } from './text/terminal.ts';
`;

const FILES = [
  'package.json',
  'game.ts',
  'state.ts',
  'vocabulary.ts',
  'tallies.ts',
  'board/index.tsx',
  'bot/advice.ts',
  'test/laws.ts',
  'test/properties.test.ts',
  'text/describe.ts',
  'text/terminal.ts',
  ...['en', 'ru', 'uk'].flatMap((language) => [`reference/${language}.ts`, `text/${language}.ts`]),
];

/** The problems of a sound game with these files beside, or instead (null: without). */
function problems(more: Readonly<Record<string, string | null>>): string[] {
  const sound = Object.fromEntries(FILES.map((path) => [path, '']));
  const files = Object.entries({ ...sound, 'index.ts': INDEX, ...more })
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([path, content]) => [`games/go/${path}`, content]);
  return checkLayout(tree(Object.fromEntries(files)));
}

test.each([
  {},
  { 'stones.ts': '', 'RULINGS.md': '', 'board/stones.tsx': '', 'board/stones.test.ts': '' },
  { 'data/stones.ts': '', 'stones.ts': '', 'text/stones.ts': '' },
  { 'steps/capture.ts': "import { type Doors, steps } from '../vocabulary.ts';" },
  { 'stones.ts': "import { type Doors, asking } from './vocabulary.ts';" },
  { 'vocabulary.ts': 'export type Told = EventOf<Vocabulary>;' },
  { 'steps/index.ts': '', 'steps/battle/index.ts': '' },
])('%j is laid out well', (more) => {
  expect(problems(more)).toEqual([]);
});

test.each([
  [{ 'text/describe.ts': null }, 'games/go/text/describe.ts: is missing'],
  [{ 'stones.ts': '', 'steps/stones.ts': '' }, 'games/go/stones.ts: there is steps/stones.ts'],
  [{ 'a/fire.ts': '', 'steps/fight/fire.ts': '' }, 'steps/fight/fire.ts: there is a/fire.ts'],
  [{ 'capture.ts': "import { steps } from './vocabulary.ts';" }, 'capture.ts: declares steps'],
  [{ 'vocabulary.ts': 'export type Happening = EventOf<V>;' }, 'vocabulary.ts: Happening should'],
  [{ 'bot/test/a.test.ts': '' }, 'tests lie in test/'],
  [{ 'notes.txt': '' }, 'does not belong at the top'],
  [{ 'data/setup.ts': '' }, 'is spelled set-up'],
  [{ 'steps/placeStone.ts': '' }, 'small letters'],
  [
    { 'index.ts': INDEX.replace('describe', 'words') },
    'should export words from ./text/describe.ts',
  ],
])('%j is not', (more, problem) => {
  expect(problems(more)).toEqual([expect.stringContaining(problem)]);
});

test('the page on the layout speaks of everything that a game must have', () => {
  const page = readFileSync(join(ROOT, 'docs/layout-of-a-game.md'), 'utf8');
  for (const path of ['index.ts', ...FILES]) {
    const [folder, file] = path.includes('/') ? path.split('/') : ['', path];
    const named =
      page.includes(`\`${path}\``) ||
      (page.includes(`\`${folder}/`) && page.includes(`\`${file}\``));
    expect(named, path).toBe(true);
  }
});
