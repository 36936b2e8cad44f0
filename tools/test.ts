/**
 * `./orrery test`: every check there is. Goes on after a failure, shows what failed in full, and
 * ends with `N passed, N failed`. Names of steps as arguments run only those.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What to show of it where something failed. */
  readonly output: string;
}

interface Step {
  readonly name: string;
  readonly about: string;
  /** Steps without which this one would only repeat their failure. */
  readonly after?: readonly string[];
  run(): Promise<Outcome>;
}

const MINUTE = 60_000;

/** Runs a script of ours or of node_modules with this Node.js; collects what it prints. */
function runNode(args: readonly string[], limit: number): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
    });
    let output = '';
    const listen = (data: Buffer): void => {
      output += data;
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code, signal) => {
      if (signal) output += `\nStopped by ${signal} (after ${limit / MINUTE} minutes it is).`;
      resolve({ ok: code === 0, output });
    });
  });
}

/** A step that passes or fails as a whole. */
function check(name: string, about: string, args: readonly string[]): Step {
  return {
    name,
    about,
    async run() {
      const { ok, output } = await runNode(args, 3 * MINUTE);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** A step of many tests, each of which counts. A skipped test has proved nothing: it has failed. */
function tests(project: string, about: string, after?: readonly string[]): Step {
  return {
    name: project,
    about,
    ...(after && { after }),
    async run() {
      const results = join(ROOT, '.cache', `${project}-tests.json`);
      mkdirSync(join(ROOT, '.cache'), { recursive: true });
      rmSync(results, { force: true });
      const { ok, output } = await runNode(
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${results}`,
        ],
        10 * MINUTE,
      );
      let passed = 0;
      let failed = 0;
      try {
        const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(results, 'utf8'));
        passed = numPassedTests;
        failed = numTotalTests - numPassedTests;
      } catch {
        // It broke before any test ran; the exit code and the output tell.
      }
      return { passed, failed: ok ? failed : Math.max(failed, 1), output };
    },
  };
}

function bin(path: string): string {
  return join('node_modules', path);
}

const STEPS: readonly Step[] = [
  check('types', 'types', [bin('typescript/bin/tsc'), '-p', '.', '--noEmit']),
  check('lint', 'lint and format', [
    bin('@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
  ]),
  check('arrows', 'arrows between folders', ['tools/arrows.ts']),
  check('translations', 'translations', ['tools/translations.ts']),
  check('rules', 'every rule has a test', ['tools/rule-index.ts']),
  check('unused', 'unused code and packages', [bin('knip/bin/knip.js')]),
  check('build', 'build of the page', ['tools/build.ts']),
  { ...check('size', 'size of the page', ['tools/size.ts']), after: ['build'] },
  tests('unit', 'rules, properties, golden records, server'),
  tests('browser', 'the page in a real browser', ['build']),
];

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    const names = STEPS.map((step) => step.name).join(', ');
    console.error(`orrery test: no step is named ${unknown.join(', ')}. There are: ${names}`);
    process.exitCode = 2;
    return;
  }

  const begin = performance.now();
  const total = { passed: 0, failed: 0 };
  const broken = new Set<string>();
  for (const step of STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const blocked = step.after?.find((name) => broken.has(name));
    if (blocked) {
      console.log(`✘ ${step.about}: not run, because ${blocked} failed`);
      broken.add(step.name);
      total.failed++;
      continue;
    }
    const start = performance.now();
    const { passed, failed, output } = await step.run();
    total.passed += passed;
    total.failed += failed;
    const count = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    console.log(`${failed ? '✘' : '✔'} ${step.about} (${seconds(start)}${count})`);
    if (failed) {
      broken.add(step.name);
      console.log(output.trimEnd());
    }
  }
  console.log(`In ${seconds(begin)}:`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
