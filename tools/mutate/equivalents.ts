/** Mutants that change nothing that can be played: `games/<id>/test/equivalent-mutants.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';

/** Named by what stands there, not by its line: code above it may come and go. */
export interface Equivalent {
  /** The file, within the game: `steps/draw.ts`. */
  readonly file: string;
  /** The line of code. */
  readonly code: string;
  readonly change: string;
  readonly reason: string;
}

export function readEquivalents(root: string, game: string): Equivalent[] {
  const path = join(root, 'games', game, 'test/equivalent-mutants.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

const isThe = (mutant: Mutant, game: string, { file, code, change }: Equivalent): boolean =>
  mutant.path === `games/${game}/${file}` && mutant.code === code && mutant.change === change;

/** The mutants that aren't known to be equivalent, and the notes that speak of none. */
export function withoutEquivalents(
  mutants: readonly Mutant[],
  game: string,
  equivalents: readonly Equivalent[],
): { mutants: Mutant[]; stale: Equivalent[] } {
  return {
    mutants: mutants.filter((mutant) => !equivalents.some((known) => isThe(mutant, game, known))),
    stale: equivalents.filter((known) => !mutants.some((mutant) => isThe(mutant, game, known))),
  };
}
