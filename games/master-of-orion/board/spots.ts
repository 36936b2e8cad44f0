/** Names of pieces that can't be touched, by which motion finds them. */
import type { Action } from '../data/actions.ts';

export const spotOf = {
  /** How much a player has of something: `stock 2 food`. */
  stock: (seat: number, what: string): string => `stock ${seat} ${what}`,
  /** The marker on a track, which moves as that changes. */
  marker: (seat: number, what: string): string => `marker ${seat} ${what}`,
  /** Where the cubes of an action lie. */
  box: (seat: number, action: Action): string => `box ${seat} ${action}`,
};
