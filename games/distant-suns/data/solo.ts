import { frozen } from '@orrery/kernel';

/** The solo game is our own (designed): the book is for two to four players. */

/** Worlds, by number, that the drone claims at the end of round 1, 2 and 3. */
export const DRONE_CLAIMS: readonly (readonly number[])[] = frozen([[1], [0, 2], []]);

export interface Rank {
  readonly id: string;
  /** Key of the name in `text/`. */
  readonly name: string;
  /** The lowest total that earns it. */
  readonly from: number;
}

/**
 * From the best down. Set by trial: drawing whole shapes at random brings about 37 points, looking
 * one turn ahead 105 ± 1.
 */
export const RANKS: readonly Rank[] = frozen([
  { id: 'legend', name: 'rank.legend', from: 110 },
  { id: 'captain', name: 'rank.captain', from: 90 },
  { id: 'pilot', name: 'rank.pilot', from: 70 },
  { id: 'navigator', name: 'rank.navigator', from: 50 },
  { id: 'cadet', name: 'rank.cadet', from: Number.NEGATIVE_INFINITY },
]);

/** The rank that a total earns (DS-4.96). */
export function rankOf(total: number): Rank {
  return RANKS.find((rank) => total >= rank.from) as Rank;
}
