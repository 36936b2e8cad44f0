/** `orrery mutate`: breaks the rules of a game one small way at a time and sees who notices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededGenerator, shuffleWith } from '@orrery/kernel';
import { ROOT } from '../files.ts';
import { type Equivalent, readEquivalents, withoutEquivalents } from './equivalents.ts';
import { hunt } from './hunt.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { ruleFiles, ruleTests } from './rule-files.ts';

export interface Mutation {
  readonly game: string;
  /** How many of all mutants are tried; those are drawn by lot. */
  readonly sample: number;
  readonly seed: string;
  /** Only files whose path contains this. */
  readonly within: string;
  readonly jobs: number;
  /** Called after each. */
  tried(mutant: Mutant, noticed: boolean): void;
}

export interface Unnoticed {
  /** All mutants there are, without those known as equivalent. */
  readonly all: number;
  readonly tried: number;
  readonly unnoticed: readonly Mutant[];
  /** Notes on equivalent mutants that no longer exist. */
  readonly stale: readonly Equivalent[];
}

export async function mutate(options: Mutation): Promise<Unnoticed> {
  const { game, sample, seed, within, jobs, tried } = options;
  const all = ruleFiles(ROOT, game)
    .filter((path) => path.includes(within))
    .flatMap((path) => mutantsOf(path, readFileSync(join(ROOT, path), 'utf8')));
  const { mutants, stale } = withoutEquivalents(all, game, readEquivalents(ROOT, game));
  const lots = [...mutants.keys()];
  shuffleWith(seededGenerator(`mutate ${seed}`), lots);
  const chosen = lots.slice(0, sample).map((lot) => mutants[lot]);
  const unnoticed = await hunt({
    root: ROOT,
    mutants: chosen,
    tests: ruleTests(ROOT, game),
    jobs,
    patience: 5_000,
    tried,
  });
  return { all: mutants.length, tried: chosen.length, unnoticed, stale: within ? [] : stale };
}
