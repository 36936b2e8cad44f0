import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Command, EXIT, readArguments, wholeNumber } from './command.ts';
import { gameIds, loadGame } from './games.ts';
import { Progress } from './progress.ts';
import { fuzz } from './soak-fuzz.ts';
import type { SoakOrder, SoakReport } from './soak-worker.ts';

export const soak: Command = {
  summary: 'play many random games with every general check on',
  help: `orrery soak [game] [--games N] [--fuzz N] [--seed S]

Plays N random games (10,000 if not given) of a game, or of each, over all seat counts and variants,
through every check of the property kit: options, keys, copies, saves, secrets, undo, records,
invariants. Then damages N records of it (1,500 if not given), and links, saved tables and settings
in proportion: the page must refuse each in words or cope with it. Prints the first failures with
what is needed to repeat them; exit code 1 if there is one.`,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      games: { type: 'string', default: '10000' },
      fuzz: { type: 'string', default: '1500' },
      seed: { type: 'string', default: 'soak' },
    });
    const games = wholeNumber(values.games, '--games', 1, 10_000_000);
    const records = wholeNumber(values.fuzz, '--fuzz', 0, 10_000_000);
    const ids = positionals.length > 0 ? positionals : gameIds();
    // Fails on a game that isn't there before hours are spent on another.
    for (const id of ids) await loadGame(id);
    let failures = 0;
    for (const id of ids) {
      failures += await soakGame(id, games, values.seed);
      failures += await fuzzGame(id, records, values.seed);
    }
    return failures > 0 ? EXIT.failed : EXIT.done;
  },
};

async function soakGame(id: string, games: number, seed: string): Promise<number> {
  const workers = Math.min(availableParallelism(), games);
  const progress = new Progress(`soak ${id}`, games);
  let decisions = 0;
  const failures: string[] = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const order: SoakOrder = { id, seed, first: worker, step: workers, games };
      await runWorker(order, (report) => {
        decisions += report.decisions;
        if (report.failure !== null) failures.push(report.failure);
        progress.step(report.games);
      });
    }),
  );
  progress.end();
  for (const failure of failures.slice(0, 3)) console.error(failure);
  console.log(`${id}: ${games} games, ${decisions} decisions, ${failures.length} failures`);
  return failures.length;
}

async function fuzzGame(id: string, wanted: number, seed: string): Promise<number> {
  if (wanted === 0) return 0;
  const { game } = await loadGame(id);
  const { records, links, rows, settings, taken, failures } = await fuzz(game, wanted, seed);
  for (const failure of failures.slice(0, 3)) console.error(failure);
  console.log(
    `${id}: ${records} records, ${links} links, ${rows} saved tables, ${settings} settings damaged; ` +
      `${taken} still made sense, ${failures.length} failures`,
  );
  return failures.length;
}

function runWorker(order: SoakOrder, report: (report: SoakReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./soak-worker.ts', import.meta.url), { workerData: order });
    worker.on('message', report);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
