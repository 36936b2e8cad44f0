/** How `./orrery test` runs its steps and counts what they find. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './files.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What to show of it where something failed. */
  readonly output: string;
  /** The files that took longest, where there are many. */
  readonly slowest?: readonly string[];
  /** Tests that passed only when they were tried again, with what went wrong at first. */
  readonly retried?: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly about: string;
  /** Steps without which this one would only repeat their failure. */
  readonly after?: readonly string[];
  /** It mostly waits for others, the network say: it begins first of all and takes no core. */
  readonly early?: boolean;
  run(): Promise<Outcome>;
}

export const MINUTE = 60_000;

interface Done {
  readonly passed: number;
  readonly failed: number;
  readonly lines: readonly string[];
}

/**
 * Runs all steps, as many at a time as there are cores, whatever fails; tells about each in order, and in the end
 * how many checks passed. Steps of many tests are no exception: what one leaves idle, a page that waits, say,
 * the other uses.
 */
export async function runSteps(
  steps: readonly Step[],
  tell: (line: string) => void,
): Promise<{ passed: number; failed: number }> {
  const begin = performance.now();
  const total = { passed: 0, failed: 0 };
  const done = new Map<string, Promise<Done>>();
  for (const step of steps) if (step.early) done.set(step.name, runStep(step, []));
  const waiting = [...steps];
  const finished = new Map<string, Done>();
  let next = 0;
  const tellInOrder = (): void => {
    for (let it = finished.get(steps[next]?.name); it; it = finished.get(steps[++next]?.name)) {
      total.passed += it.passed;
      total.failed += it.failed;
      for (const line of it.lines) tell(line);
    }
  };
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const needed = (step.after ?? []).map((name) => done.get(name));
      const outcome = done.get(step.name) ?? runStep(step, needed);
      done.set(step.name, outcome);
      finished.set(step.name, await outcome);
      tellInOrder();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  tell(`In ${seconds(begin)}:`);
  tell(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

async function runStep(step: Step, needed: readonly (Promise<Done> | undefined)[]): Promise<Done> {
  for (const [at, before] of needed.entries()) {
    if (!before || (await before).failed === 0) continue;
    const words = `✘ ${step.about}: not run, because ${step.after?.[at]} failed`;
    return { passed: 0, failed: 1, lines: [words] };
  }
  const start = performance.now();
  const { passed, failed, output, slowest = [], retried = [] } = await step.run();
  const count = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  const lines = [`${failed ? '✘' : '✔'} ${step.about} (${seconds(start)}${count})`];
  if (slowest.length > 0) lines.push(`  longest: ${slowest.join(', ')}`);
  for (const test of retried) lines.push(`  passed only on the second try: ${test}`);
  if (failed) lines.push(output.trimEnd());
  return { passed, failed, lines };
}

const seconds = (since: number): string => inSeconds(performance.now() - since);
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A step that passes or fails as a whole: a script that is run by this Node.js. */
export function check(
  name: string,
  about: string,
  script: readonly string[],
  limit = 3 * MINUTE,
): Step {
  return {
    name,
    about,
    async run() {
      const { ok, output } = await runNode(script, limit);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** A step of many tests, each of which counts: a project of vitest.config.ts, or several. */
export function tests(name: string, about: string, projects: readonly string[] = [name]): Step {
  return {
    name,
    about,
    async run() {
      const results = join(ROOT, '.cache', `${name}-tests.json`);
      mkdirSync(join(ROOT, '.cache'), { recursive: true });
      rmSync(results, { force: true });
      const which = projects.map((project) => `--project=${project}`);
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...which];
      const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
      const { ok, output } = await runNode([...vitest, ...reports], 10 * MINUTE);
      return countTests(ok, output, results);
    },
  };
}

/** A skipped test has proved nothing: it counts as failed. */
export function countTests(ok: boolean, output: string, results: string): Outcome {
  let passed = 0;
  let failed = 0;
  let told = output;
  let slowest: string[] = [];
  let retried: string[] = [];
  try {
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
      readFileSync(results, 'utf8'),
    );
    slowest = slowestOf(testResults ?? []);
    retried = retriedOf(testResults ?? []);
    passed = numPassedTests;
    failed = numTotalTests - numPassedTests;
    const skipped = failed - numFailedTests;
    if (skipped > 0) told += `\n${skipped} skipped tests count as failed.`;
  } catch {
    told += '\nThe tests broke before they could be counted.';
    failed = 1;
  }
  return { passed, failed: ok ? failed : Math.max(failed, 1), output: told, slowest, retried };
}

interface FileResult {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults?: readonly TestResult[];
}

interface TestResult {
  readonly fullName: string;
  readonly status: string;
  /** Of all tries, the last one or not. */
  readonly failureMessages: readonly string[];
}

/** Tests that passed although they had failed before. */
function retriedOf(files: readonly FileResult[]): string[] {
  return files.flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first] }) => {
        return `${relative(ROOT, name)}, ${fullName.trim()}: ${first.split('\n')[0]}`;
      }),
  );
}

/** The files that took longest, with how long. */
function slowestOf(files: readonly FileResult[]): string[] {
  const took = (file: FileResult): number => file.endTime - file.startTime;
  const sorted = [...files].sort((a, b) => took(b) - took(a));
  return sorted.slice(0, 5).map((file) => `${relative(ROOT, file.name)} ${inSeconds(took(file))}`);
}

function runNode(args: readonly string[], limit: number): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
    });
    let output = '';
    const listen = (data: string): void => {
      output += data;
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.on('close', (code, signal) => {
      if (signal) output += `\nStopped by ${signal}; it has ${limit / MINUTE} minutes.`;
      resolve({ ok: code === 0, output });
    });
  });
}
