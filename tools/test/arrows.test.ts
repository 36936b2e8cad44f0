import { describe, expect, test } from 'vitest';
import { checkArrows } from '../arrows.ts';
import { tree } from './tree.ts';

const PACKAGES = Object.fromEntries(
  ['kernel', 'text', 'bots', 'server', 'web', 'cli', 'games/go', 'games/chess'].map((folder) => [
    `${folder}/package.json`,
    `{ "name": "@orrery/${folder.replace('games/', '')}" }`,
  ]),
);

/** The problems of a small house in which these files stand. */
function problems(files: Record<string, string>): string[] {
  return checkArrows(tree({ ...PACKAGES, ...files }));
}

describe('imports that are right', () => {
  test.each([
    ['kernel/a.ts', "import { x } from 'pure-rand/types'; export * from './b.ts';"],
    ['kernel/test/a.test.ts', "import 'vitest'; import 'fast-check'; import 'node:fs';"],
    ['kernel/testing/index.ts', "import '../a.ts'; import 'fast-check';"],
    ['text/a.ts', "import 'intl-messageformat'; import type { P } from '@orrery/kernel';"],
    ['games/go/steps/a.ts', "import '@orrery/kernel'; import '../data/b.ts';"],
    ['games/go/test/a.test.ts', "import '@orrery/kernel/testing'; import 'vitest';"],
    ['games/go/test/text.test.ts', "import '@orrery/text';"],
    ['games/go/bot/a.ts', "import '@orrery/kernel'; import '../state.ts';"],
    [
      'games/go/board/Board.tsx',
      "import 'react'; import 'react/jsx-runtime'; import '@orrery/web/kit'; import '@orrery/text'; import '../state.ts'; import './x.css';",
    ],
    ['bots/a.ts', "import '@orrery/kernel'; import 'pure-rand';"],
    ['bots/test/a.test.ts', "import '@orrery/go'; import '@orrery/kernel/testing';"],
    [
      'web/a.ts',
      "import '@orrery/go/board/Board.tsx'; import '@orrery/bots'; import './kit/b.ts';",
    ],
    ['cli/a.ts', "import '@orrery/go'; import '@orrery/bots'; import '@orrery/text';"],
    ['cli/soak.ts', "import '@orrery/kernel/testing';"],
    ['cli/soak-worker.ts', "import '@orrery/kernel/testing/checks';"],
    ['tools/a.ts', "import '../server/index.ts';"],
    ['vitest.config.ts', "import './anything.ts';"],
  ])('%s: %s', (path, source) => {
    expect(problems({ [path]: source })).toEqual([]);
  });
});

describe('imports that are wrong', () => {
  test.each([
    ['kernel/a.ts', "import 'react';", 'may not import (only pure-rand)'],
    ['kernel/a.ts', "import '@orrery/go';", 'points the wrong way'],
    ['kernel/a.ts', "import 'node:fs';", 'may not import'],
    ['kernel/a.ts', "import '../games/go/x.ts';", 'into another workspace: import games/go'],
    ['kernel/a.ts', "import { t } from './testing/index.ts';", 'for tests only'],
    ['text/a.ts', "import '@orrery/go';", 'points the wrong way'],
    ['games/go/steps/a.ts', "import '../board/Board.tsx';", 'points the wrong way'],
    ['games/go/steps/a.ts', "import '@orrery/bots';", 'points the wrong way'],
    ['games/go/steps/a.ts', "import '@orrery/text';", 'points the wrong way'],
    ['games/go/steps/a.ts', "import '@orrery/chess';", 'into another game'],
    ['games/go/steps/a.ts', "import 'lodash';", 'may not import (no packages)'],
    ['games/go/steps/a.ts', "import '@orrery/kernel/testing';", 'for tests only'],
    ['cli/a.ts', "import '@orrery/text/testing';", 'for tests only'],
    ['games/go/test/a.test.ts', "import '@orrery/chess';", 'into another game'],
    ['games/go/test/a.test.ts', "import '../../chess/game.ts';", 'into another workspace'],
    ['games/go/board/Board.tsx', "import '@orrery/web/shell/a.ts';", 'points the wrong way'],
    ['games/go/board/Board.tsx', "import 'motion';", 'may not import (only react)'],
    ['games/go/board/Board.tsx', "import '@orrery/chess/board/B.tsx';", 'into another game'],
    ['bots/a.ts', "import '@orrery/go';", 'points the wrong way'],
    ['web/kit/a.ts', "import '@orrery/go';", 'points the wrong way'],
    ['web/kit/a.ts', "import '../shell.ts';", 'points the wrong way'],
    ['web/a.ts', "import '@orrery/server';", 'points the wrong way'],
    ['server/a.ts', "import '@orrery/web';", 'points the wrong way'],
    ['cli/a.ts', "import '@orrery/server';", 'points the wrong way'],
    ['cli/a.ts', "import '@orrery/kernel/testing';", 'for tests only'],
    ['web/a.ts', "import '../tools/a.ts';", 'into another workspace'],
    ['cli/a.ts', "import '@orrery/checkers';", 'does not exist'],
    ['cli/a.ts', "import '../../elsewhere.ts';", 'out of the repository'],
  ])('%s: %s', (path, source, message) => {
    const found = problems({ [path]: source });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('every way to import is seen, with its line', () => {
    const source = [
      '// import "react" in a comment and in a string is none',
      'const s = "import \'react\'";',
      "import type { A } from 'react';",
      "export { b } from 'react';",
      "export * from 'react';",
      "const c = () => import('react');",
      "type D = import('react').D;",
    ].join('\n');
    const lines = problems({ 'kernel/a.ts': source }).map((problem) => problem.split(': ')[0]);
    expect(lines.sort()).toEqual([3, 4, 5, 6, 7].map((line) => `kernel/a.ts:${line}`));
  });

  test('a folder that nobody knows, and a file that is none', () => {
    expect(problems({ 'plugins/a.ts': '' })).toEqual([
      'plugins/a.ts: lies in a folder that is not on the map in tools/arrows.ts',
    ]);
    expect(problems({ 'kernel/a.ts': '\nconst = ;' })[0]).toMatch(
      /^kernel\/a\.ts:2: can't be parsed/,
    );
  });
});

describe('what rules may not touch', () => {
  test.each([
    ['const t = Date.now();', 'Date: rules may not look at the clock'],
    ['const t = new Date();', 'Date:'],
    ['const t = performance.now();', 'performance:'],
    ['const r = Math.random();', 'Math.random: rules may draw'],
    ['list.sort((a, b) => a.localeCompare(b));', 'localeCompare: sorts differently'],
    ['const c = structuredClone(s);', 'structuredClone: too slow'],
    ["document.title = '';", 'document: rules run where there is no page'],
    ['globalThis.document.title = x;', 'document:'],
    ['export const x = { window };', 'window:'],
  ])('%s', (source, message) => {
    for (const path of ['kernel/a.ts', 'games/go/steps/a.ts', 'games/go/bot/a.ts']) {
      const found = problems({ [path]: `\n${source}` });
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`${path}:2: ${message}`);
    }
  });

  test.each([
    '// Date.now() and Math.random() in a comment',
    "const s = 'Date.now()';",
    'const x = { Date: 1 }; use(x.Date);',
    'function open(window: Frame) { return window.rest; }',
    'const [document, { navigator }] = pages;',
    "export { window } from './windows.ts';",
    'interface Doors { window: string; fetch(): void }',
  ])('but not: %s', (source) => {
    expect(problems({ 'kernel/a.ts': source })).toEqual([]);
  });

  test('tests, boards and the page may', () => {
    const source = 'const t = Date.now();';
    const paths = ['kernel/a.test.ts', 'kernel/testing/a.ts', 'games/go/board/a.ts', 'web/a.ts'];
    for (const path of paths) expect(problems({ [path]: source })).toEqual([]);
  });
});

test('an empty house is in order', () => {
  expect(checkArrows(tree({}))).toEqual([]);
});
