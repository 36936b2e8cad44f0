/**
 * A process that runs tests against one mutant after the other. Files on disk are never touched:
 * the mutant's text is handed to Vitest in place of the file's.
 */
import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';

export interface Order {
  /** The mutated file and its text; null for the code as it is. */
  readonly mutant: { readonly path: string; readonly source: string } | null;
  /** Test files, those first that are likely to notice. */
  readonly tests: readonly string[];
  /** Processor time for each of them, in milliseconds; whatever takes longer runs for ever. */
  readonly limits: Readonly<Record<string, number>>;
}

export interface Finding {
  /** The test file that failed first, if one did. */
  readonly noticedBy: string | null;
  /** What it said. */
  readonly words: string;
  /** How long each file took, in milliseconds of processor time. */
  readonly took: Readonly<Record<string, number>>;
}

const root = process.argv[2];
let mutated: Order['mutant'] = null;

/** The file that is being tested, and when it began, by the processor's clock. */
let current = { test: '', since: 0 };
let took: Record<string, number> = {};

function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const vitest = await createVitest(
  {
    root,
    config: false,
    watch: false,
    // One thread for all files, each loaded once; it ends with the run, so the next one starts anew.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 120_000,
    // As for all tests (vitest.config.ts), wherever these lie.
    setupFiles: [join(import.meta.dirname, '../../kernel/testing/strict.ts')],
    // Compiled files kept from an earlier run would hide the mutant.
    fsModuleCache: false,
    reporters: [
      {
        onTestModuleStart({ relativeModuleId }) {
          current = { test: relativeModuleId, since: clock() };
        },
        onTestModuleEnd({ relativeModuleId }) {
          took[relativeModuleId] = clock() - current.since;
        },
      },
    ],
    sequence: {
      // In the order given: likely ones first.
      sequencer: class {
        async sort(files: TestSpecification[]) {
          return files;
        }
        async shard(files: TestSpecification[]) {
          return files;
        }
      },
    },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (id.split('?')[0] === mutated?.path ? mutated.source : undefined),
      },
    ],
  },
);
await vitest.standalone();

process.on('message', async ({ mutant, tests, limits }: Order) => {
  if (mutated) vitest.invalidateFile(mutated.path);
  mutated = mutant && { ...mutant, path: join(root, mutant.path) };
  if (mutated) vitest.invalidateFile(mutated.path);
  took = {};
  current = { test: '', since: clock() };
  // The tests run in a thread of their own: this one can watch them, and end with them.
  const watch = setInterval(() => {
    if (clock() - current.since > (limits[current.test] ?? Number.POSITIVE_INFINITY)) {
      process.send?.({ noticedBy: 'time', words: current.test, took: {} } satisfies Finding, () =>
        process.exit(),
      );
    }
  }, 100);
  const specifications = tests.map((path) =>
    vitest.projects[0].createSpecification(join(root, path)),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  clearInterval(watch);
  const failed = testModules.find((module) => !module.ok());
  process.send?.({
    noticedBy: failed?.relativeModuleId ?? (unhandledErrors.length > 0 ? 'an error' : null),
    words: failed ? firstWords(failed) : '',
    took,
  } satisfies Finding);
});
process.send?.('ready');

/** What went wrong first: in a file as a whole, or in one of its tests. */
function firstWords(module: TestModule): string {
  const errors = [module, ...module.children.allTests('failed')].map((part) =>
    'result' in part ? part.result().errors : part.errors(),
  );
  return errors.flatMap((list) => list ?? [])[0]?.message ?? '';
}
