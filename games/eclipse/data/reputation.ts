import { frozen } from '@orrery/kernel';
import type { Sourced } from './provenance.ts';

export interface ReputationKind extends Sourced {
  readonly points: number;
  readonly copies: number;
}

/** Publisher's errata; the book gives the range and the total. */
export const REPUTATION_KINDS: readonly ReputationKind[] = frozen([
  { points: 1, copies: 12, provenance: 'public' },
  { points: 2, copies: 9, provenance: 'public' },
  { points: 3, copies: 7, provenance: 'public' },
  { points: 4, copies: 4, provenance: 'public' },
]);
/** The bag: the points of each tile (ECL-1.3). */
export const REPUTATION_TILES: readonly number[] = frozen(
  REPUTATION_KINDS.flatMap((kind) => Array<number>(kind.copies).fill(kind.points)),
);
/** Most tiles that anyone draws for one hex. */
export const MOST_REPUTATION_DRAWN = 5;
/** For having fought at all. */
export const REPUTATION_FOR_FIGHTING = 1;
