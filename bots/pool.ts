/** A match on all cores of this machine: worker threads play, the result is the same as on one. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Match, type MatchResult, type PlayedGame, summarize } from './arena.ts';
import { planOf } from './plan.ts';
import type { PoolGame, PoolOrder, PoolReport } from './pool-worker.ts';

export interface PoolSetUp {
  /** Path or address of a module that exports `game`, `advice` and perhaps `tallies`: workers load it. */
  readonly module: string;
  readonly match: Match;
  /** Number of threads; one for each core if left out. */
  readonly workers?: number;
  readonly progress?: (played: PlayedGame) => void;
  /** Hears of games that came to no end, by number: the result leaves them out. */
  readonly endless?: (game: number) => void;
}

/** A worker is given about as many games at a time as it plays in this many milliseconds. */
const BATCH_MS = 100;

export async function playMatchInPool(setUp: PoolSetUp): Promise<MatchResult> {
  const { match, module, progress, endless } = setUp;
  for (const bot of match.bots) planOf(bot);
  const count = Math.max(1, Math.min(setUp.workers ?? availableParallelism(), match.games));
  const played: PlayedGame[] = [];
  const queue = { next: 0 };
  let id = '';
  const take = (report: PoolReport) => {
    id = report.id;
    for (const game of report.endless) endless?.(game);
    for (const game of report.played) {
      progress?.(game);
      // Records are for whoever follows the match; thousands of them would fill the memory.
      const { record, ...rest } = game;
      played.push(rest);
    }
  };
  const workers: Worker[] = [];
  try {
    await Promise.all(
      Array.from({ length: count }, () => {
        const workerData: PoolGame = { module, match };
        const worker = new Worker(new URL('./pool-worker.ts', import.meta.url), { workerData });
        workers.push(worker);
        return feed(worker, queue, match.games, take);
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return summarize(id, match, played);
}

/** Gives a worker games to play until none is left. */
function feed(
  worker: Worker,
  queue: { next: number },
  games: number,
  take: (report: PoolReport) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 1;
    const order = () => {
      const from = queue.next;
      queue.next = Math.min(games, from + size);
      if (from >= games && from > 0) return resolve();
      worker.postMessage({ from, to: queue.next } satisfies PoolOrder);
    };
    worker.on('message', (report: PoolReport) => {
      try {
        take(report);
      } catch (error) {
        // Whoever follows the match can't go on: neither can the match.
        return reject(error);
      }
      if (report.ms < BATCH_MS) size *= 2;
      order();
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker stopped before its games were played')));
    order();
  });
}
