import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../files.ts';
import { check, countTests, type Outcome, runSteps, type Step } from '../steps.ts';
import { tree } from './tree.ts';

function step(name: string, outcome: Outcome, ...after: string[]): Step {
  return { name, about: `about ${name}`, after, run: async () => outcome };
}

const FINE = { passed: 1, failed: 0, output: 'all is well' };
const BROKEN = { passed: 0, failed: 1, output: 'the whole story\nof a failure\n' };

async function told(steps: readonly Step[]) {
  const lines: string[] = [];
  const total = await runSteps(steps, (line) => lines.push(line.replace(/[\d.]+ s/g, 'T')));
  return { lines, total };
}

test('the test command says how it is used, and what it can run', () => {
  for (const asked of ['--help', '-h']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test.ts', asked], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: orrery test \[STEP\]…/);
    for (const name of ['types', 'browser', 'long']) expect(stdout).toContain(`\n  ${name} `);
  }
});

test('every step is told about; the last line counts', async () => {
  const { lines, total } = await told([
    step('a', FINE),
    step('b', { passed: 40, failed: 0, output: 'chatter' }),
  ]);
  expect(lines).toEqual([
    '✔ about a (T)',
    '✔ about b (T, 40 passed, 0 failed)',
    'In T:',
    '41 passed, 0 failed',
  ]);
  expect(total).toEqual({ passed: 41, failed: 0 });
});

test('a failure is shown in full, and what does not need it goes on', async () => {
  const { lines } = await told([
    step('a', BROKEN),
    step('b', FINE, 'a'),
    step('c', FINE, 'x', 'b'),
    step('d', { passed: 7, failed: 2, output: 'two of nine' }),
  ]);
  expect(lines).toEqual([
    '✘ about a (T)',
    'the whole story\nof a failure',
    '✘ about b: not run, because a failed',
    '✘ about c: not run, because b failed',
    '✘ about d (T, 7 passed, 2 failed)',
    'two of nine',
    'In T:',
    '7 passed, 5 failed',
  ]);
});

test('steps run side by side, told in order; one that needs another waits for it', async () => {
  const begun: string[] = [];
  const slow = (name: string, more: Partial<Step> = {}): Step => ({
    ...step(name, FINE),
    ...more,
    async run() {
      begun.push(name);
      await new Promise((done) => setImmediate(done));
      begun.push(`${name} done`);
      return FINE;
    },
  });
  const { lines } = await told([
    slow('a'),
    slow('b', { after: ['a'] }),
    slow('c'),
    slow('fetched', { early: true }),
  ]);
  expect(begun.indexOf('b')).toBeGreaterThan(begun.indexOf('a done'));
  expect(begun.slice(0, 2)).toEqual(['fetched', 'a']);
  expect(lines.slice(0, 4)).toEqual([
    '✔ about a (T)',
    '✔ about b (T)',
    '✔ about c (T)',
    '✔ about fetched (T)',
  ]);
});

test('a script passes or fails by its exit code, and all it prints is kept', async () => {
  const good = await check('x', 'x', ['-e', 'console.log("out")']).run();
  expect(good).toEqual({ passed: 1, failed: 0, output: 'out\n' });
  const bad = await check('x', 'x', ['-e', 'console.error("err"); process.exit(3)']).run();
  expect(bad).toEqual({ passed: 0, failed: 1, output: 'err\n' });
});

test.each([
  ['all passed', true, { numPassedTests: 5, numFailedTests: 0, numTotalTests: 5 }, 5, 0],
  ['some failed', false, { numPassedTests: 3, numFailedTests: 2, numTotalTests: 5 }, 3, 2],
  ['some skipped', true, { numPassedTests: 3, numFailedTests: 0, numTotalTests: 5 }, 3, 2],
  ['a file broke', false, { numPassedTests: 5, numFailedTests: 0, numTotalTests: 5 }, 5, 1],
  ['nothing was counted', false, undefined, 0, 1],
  ['nothing was counted, silently', true, undefined, 0, 1],
])('tests are counted: %s', (_, ok, results, passed, failed) => {
  const root = tree(results ? { 'results.json': JSON.stringify(results) } : {});
  expect(countTests(ok, '', join(root, 'results.json'))).toMatchObject({ passed, failed });
});

test('it is told where the time went', async () => {
  const file = (name: string, seconds: number) => {
    return { name: join(ROOT, name), startTime: 1000, endTime: 1000 + seconds * 1000 };
  };
  const results = {
    numPassedTests: 2,
    numFailedTests: 0,
    numTotalTests: 2,
    testResults: [file('a.test.ts', 2), file('web/b.test.ts', 61.5)],
  };
  const root = tree({ 'results.json': JSON.stringify(results) });
  const outcome = countTests(true, '', join(root, 'results.json'));
  expect(outcome.slowest).toEqual(['web/b.test.ts 61.5 s', 'a.test.ts 2.0 s']);
  const { lines } = await told([step('a', outcome)]);
  expect(lines[1]).toBe('  longest: web/b.test.ts T, a.test.ts T');
});

test('a test that passed only on the second try counts, and is named', async () => {
  const tried = (fullName: string, status: string, ...failureMessages: string[]) => {
    return { fullName, status, failureMessages };
  };
  const results = {
    numPassedTests: 2,
    numFailedTests: 0,
    numTotalTests: 2,
    testResults: [
      {
        name: join(ROOT, 'web/b.test.ts'),
        startTime: 0,
        endTime: 1000,
        assertionResults: [
          tried(' at once', 'passed'),
          tried(' later', 'passed', 'Error: too slow\n    at b.test.ts:7'),
          tried(' never', 'failed', 'Error: no', 'Error: no'),
        ],
      },
    ],
  };
  const root = tree({ 'results.json': JSON.stringify(results) });
  const outcome = countTests(true, '', join(root, 'results.json'));
  expect(outcome).toMatchObject({ passed: 2, failed: 0 });
  const { lines } = await told([step('a', outcome)]);
  expect(lines.slice(2, -2)).toEqual([
    '  passed only on the second try: web/b.test.ts, later: Error: too slow',
  ]);
});
