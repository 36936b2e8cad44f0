import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../files.ts';
import { withoutEquivalents } from '../mutate/equivalents.ts';
import { hunt } from '../mutate/hunt.ts';
import { broken, mutantsOf } from '../mutate/mutants.ts';
import { ruleFiles, ruleTests } from '../mutate/rule-files.ts';
import { plant } from './tree.ts';

const changesIn = (source: string): string[] =>
  mutantsOf('a.ts', source).map((mutant) => broken(source, mutant));

describe('small ways to break a file', () => {
  test('comparisons, sums and joined conditions get another operator', () => {
    expect(changesIn('const f = (a, b) => a < b;')).toEqual(['const f = (a, b) => a <= b;']);
    expect(changesIn('const f = (a, b) => a === b && a;')).toEqual([
      'const f = (a, b) => a !== b && a;',
      'const f = (a, b) => a === b || a;',
    ]);
    expect(changesIn('const f = (a, b) => a - b;')).toEqual(['const f = (a, b) => a + b;']);
  });

  test('conditions hold always, or never; a loop is never entered, and never endless', () => {
    expect(changesIn('function f(a) { if (a) a = g(); }')).toEqual([
      'function f(a) { if (true) a = g(); }',
      'function f(a) { if (false) a = g(); }',
      'function f(a) { if (a) ; }',
    ]);
    expect(changesIn('const f = (a) => { while (a) g(); }')).toContain(
      'const f = (a) => { while (false) g(); }',
    );
    expect(changesIn('const f = (a) => { for (let i = a; i; i++) g(); }')).toEqual([
      'const f = (a) => { for (let i = a; i; i++) ; }',
    ]);
  });

  test('numbers grow, signs fall off, truth turns round, kin methods are mistaken', () => {
    expect(changesIn('const a = 3;')).toEqual(['const a = 4;']);
    expect(changesIn('const a = !b;')).toEqual(['const a = b;']);
    expect(changesIn('const a = { b: true };')).toEqual(['const a = { b: false };']);
    expect(changesIn('const a = b.some(c);')).toEqual(['const a = b.every(c);']);
  });

  test('statements are left out', () => {
    expect(
      changesIn('function f(a) { a.push(b); for (const x of a) { continue; } return; }'),
    ).toEqual([
      'function f(a) { ; for (const x of a) { continue; } return; }',
      'function f(a) { a.push(b); for (const x of a) { ; } return; }',
      'function f(a) { a.push(b); for (const x of a) { continue; } ; }',
    ]);
  });

  test('types, texts, errors and imports are left alone', () => {
    const source = `import { a } from './1.ts';
      type Two = 2 | 3;
      const f = (x: 1 | 2): string => 'a' + x;
      const g = (x: number) => { throw new Error(\`\${x - 1}\`); };
      const h = { bounds: { decisions: 75 }, 1: a as unknown as 7 };`;
    expect(changesIn(source)).toEqual([]);
  });

  test('a complaint is not kept from being made, nor is a step of nobody given to somebody', () => {
    expect(changesIn('function f(a) { if (a) throw b; }')).toEqual([
      'function f(a) { if (true) throw b; }',
    ]);
    expect(changesIn('k.push({ step: a, seat: -1 });')).toEqual([]);
    expect(changesIn('const e = { type: a, seat: -1 };')).not.toEqual([]);
  });

  test('it is named by its line and what stands there', () => {
    const [mutant] = mutantsOf('steps/a.ts', 'const a = 1,\n  b = c < d;\n').slice(1);
    expect(mutant).toMatchObject({ line: 2, code: 'b = c < d;', change: '< → <=' });
    expect(mutantsOf('a.ts', 'f(a < b, c < d)').map(({ change }) => change)).toEqual([
      '< → <=',
      '< → <= (2)',
    ]);
  });
});

test('what is noted as equivalent is left out, and a note that fits nothing is told of', () => {
  const mutants = mutantsOf('games/go/steps/a.ts', 'const a = b < c;');
  const note = { file: 'steps/a.ts', code: 'const a = b < c;', change: '< → <=', reason: '' };
  expect(withoutEquivalents(mutants, 'go', [note])).toEqual({ mutants: [], stale: [] });
  const other = { ...note, code: 'const a = b < d;' };
  expect(withoutEquivalents(mutants, 'go', [other])).toEqual({ mutants, stale: [other] });
});

describe('a small game', () => {
  // Inside the repository, so that Vitest is found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.cache', 'mutate-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  plant(root, {
    'games/go/data/board.ts': 'export const SIZE = 19;',
    'games/go/liberties.ts': 'export const free = (n: number): boolean => n > 0;',
    'games/go/never.ts': 'export const never = (n: number): boolean => n > 0;',
    'games/go/steps/capture.ts': `import { free } from '../liberties.ts';
import { SIZE } from '../data/board.ts';
export function capture(n: number): boolean {
  let at = 0;
  while (at < SIZE) at++;
  return at === SIZE && !free(n);
}`,
    'games/go/board/board.ts': 'export const b = 1;',
    'games/go/test/capture.test.ts': `import { frozen } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { capture } from '../steps/capture.ts';
test('GO-2 as in every test, tables can not be changed', () => {
  expect(() => (frozen([19]) as number[]).push(13)).toThrow();
});
test('GO-1 no liberties', () => {
  expect(capture(0)).toBe(true);
  expect(capture(2)).toBe(false);
});`,
    'games/go/test/properties.test.ts': `import { propertyKit } from '@orrery/kernel/testing';
import { test } from 'vitest';
test('GO-1 at random', () => propertyKit);`,
    'games/go/test/words.test.ts': `import { test } from 'vitest';
test('says something', () => {});`,
  });

  test('rules are the steps and what they import of their own, without data', () => {
    expect(ruleFiles(root, 'go')).toEqual(['games/go/liberties.ts', 'games/go/steps/capture.ts']);
  });

  test('only tests that name rules and play nothing at random count', () => {
    expect(ruleTests(root, 'go')).toEqual(['games/go/test/capture.test.ts']);
  });

  test('what no test notices is told, and what never ends is noticed', async () => {
    const before = readFileSync(join(root, 'games/go/steps/capture.ts'), 'utf8');
    const mutants = ruleFiles(root, 'go')
      .flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')))
      .filter(({ change }) => ['> → >=', '0 → 1', '++ → --'].includes(change));
    const tried: string[] = [];
    const unnoticed = await hunt({
      root,
      mutants,
      tests: ruleTests(root, 'go'),
      jobs: 1,
      patience: 1000,
      tried: ({ path, change }, noticed) => tried.push(`${path} ${change} ${noticed}`),
    });
    expect(tried).toHaveLength(4);
    expect(tried).toContain('games/go/liberties.ts > → >= true');
    expect(tried).toContain('games/go/steps/capture.ts ++ → -- true');
    // One liberty is never tried; and wherever counting begins, it ends at the same number.
    expect(unnoticed.map(({ path, change }) => `${path} ${change}`)).toEqual([
      'games/go/liberties.ts 0 → 1',
      'games/go/steps/capture.ts 0 → 1',
    ]);
    expect(readFileSync(join(root, 'games/go/steps/capture.ts'), 'utf8')).toBe(before);
  });
});
