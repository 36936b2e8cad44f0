/** Plays its share of checked games and reports now and then. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@orrery/kernel';
import { checkPlay, fits, type PlayToCheck } from '@orrery/kernel/testing/checks';
import { gameModule, loadGame } from './games.ts';

export interface SoakOrder {
  readonly id: string;
  readonly seed: string;
  /** This worker plays games first, first + step, first + 2 × step… */
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

export interface SoakReport {
  readonly games: number;
  readonly decisions: number;
  readonly failure: string | null;
}

/** What a game's tests know about it, in `test/laws.ts`. */
interface Laws {
  readonly invariants?: PlayToCheck<unknown>['invariants'];
  readonly variants?: readonly Readonly<Record<string, string>>[];
}

async function loadLaws(id: string): Promise<Laws> {
  const file = join(dirname(gameModule(id)), 'test', 'laws.ts');
  return existsSync(file) ? await import(file) : {};
}

/** Every number of seats with every variant that fits it. */
function tables(game: Game<unknown>, { variants = [{}] }: Laws) {
  const { min, max } = game.definition.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.flatMap((seats) =>
    variants.filter((options) => fits(game, seats, options)).map((options) => ({ seats, options })),
  );
}

const { id, seed, first, step, games } = workerData as SoakOrder;
const { game } = await loadGame(id);
const laws = await loadLaws(id);
const kinds = tables(game, laws);
for (let play = first; play < games; play += step) {
  let decisions = 0;
  let failure: string | null = null;
  try {
    decisions = checkPlay(game, {
      ...kinds[play % kinds.length],
      seed: `${seed}/${play}`,
      depth: 0.1,
      ...(laws.invariants ? { invariants: laws.invariants } : {}),
    }).decisions;
  } catch (error) {
    failure = (error as Error).message;
  }
  parentPort?.postMessage({ games: 1, decisions, failure } satisfies SoakReport);
}
