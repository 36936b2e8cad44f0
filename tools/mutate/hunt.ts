/** Tries mutants against a game's rule tests, several at a time, and tells which went unnoticed. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { broken, type Mutant } from './mutants.ts';
import { reachable } from './rule-files.ts';
import type { Finding, Order } from './runner.ts';

export interface Hunt {
  readonly root: string;
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
  /** How many are tried at once. */
  readonly jobs: number;
  /** What a test file gets beyond three times what it takes without a mutant, in milliseconds. */
  readonly patience: number;
  /** Called after each. */
  tried(mutant: Mutant, noticed: boolean): void;
}

/** The mutants that no test noticed. One that makes a test run for ever counts as noticed. */
export async function hunt({
  root,
  mutants,
  tests,
  jobs,
  patience,
  tried,
}: Hunt): Promise<Mutant[]> {
  const runners = Array.from({ length: Math.min(jobs, mutants.length) }, () => new Runner(root));
  try {
    const before = await runners[0]?.run({ mutant: null, tests, limits: {} });
    if (!before) return [];
    if (before.noticedBy !== null) {
      throw new Error(`${before.noticedBy} fails without any mutant: ${before.words}`);
    }
    const likely = new Likely(root, tests, before.took);
    const limits = Object.fromEntries(
      Object.entries(before.took).map(([test, took]) => [test, patience + 3 * took]),
    );
    const unnoticed: Mutant[] = [];
    const waiting = [...mutants];
    const work = async (runner: Runner): Promise<void> => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const { path } = mutant;
        const source = broken(readFileSync(join(root, path), 'utf8'), mutant);
        const able = likely.testsOf(path);
        const { noticedBy } = await runner.run({ mutant: { path, source }, tests: able, limits });
        if (noticedBy === null) unnoticed.push(mutant);
        else likely.learn(path, noticedBy);
        tried(mutant, noticedBy !== null);
      }
    };
    await Promise.all(runners.map(work));
    return unnoticed.sort((a, b) => a.path.localeCompare(b.path) || a.start - b.start);
  } finally {
    for (const runner of runners) runner.stop();
  }
}

/** Puts those tests first that have noticed mutants of a file before, then the quick ones. */
class Likely {
  readonly #root: string;
  readonly #tests: readonly string[];
  readonly #took: Readonly<Record<string, number>>;
  readonly #caught = new Map<string, number>();

  constructor(root: string, tests: readonly string[], took: Readonly<Record<string, number>>) {
    this.#root = root;
    this.#tests = tests;
    this.#took = took;
  }

  /** Those that import the file, directly or through others. */
  testsOf(path: string): string[] {
    const caught = (test: string): number => this.#caught.get(`${path} ${test}`) ?? 0;
    return this.#tests
      .filter((test) => reachable(this.#root, test).has(path))
      .sort((a, b) => caught(b) - caught(a) || this.#took[a] - this.#took[b]);
  }

  learn(path: string, test: string): void {
    const key = `${path} ${test}`;
    this.#caught.set(key, (this.#caught.get(key) ?? 0) + 1);
  }
}

/** Vitest keeps something of every run: after so many its process is started anew. */
const RUNS = 50;

/** A process that tests one mutant at a time, and is started anew after one that ended it. */
class Runner {
  readonly #root: string;
  #child: ChildProcess | null = null;
  #runs = 0;

  constructor(root: string) {
    this.#root = root;
  }

  async run(order: Order): Promise<Finding> {
    // What no test imports is noticed by none.
    if (order.tests.length === 0) return { noticedBy: null, words: '', took: {} };
    if (++this.#runs % RUNS === 0) this.stop();
    this.#child ??= await this.#start();
    const child = this.#child;
    return new Promise((resolve, reject) => {
      child.once('message', (finding: Finding) => {
        child.removeAllListeners();
        // It ends itself where a mutant never would.
        if (finding.noticedBy === 'time') this.stop();
        resolve(finding);
      });
      child.once('exit', (code) => {
        this.stop();
        // A mutant may take all the memory there is.
        if (order.mutant) resolve({ noticedBy: 'a crash', words: `exit ${code}`, took: {} });
        else reject(new Error(`the tests broke off with exit code ${code}`));
      });
      child.send(order);
    });
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'runner.ts'), [this.#root], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`the test runner ended with ${code}`)));
    });
    child.removeAllListeners();
    return child;
  }

  stop(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}
