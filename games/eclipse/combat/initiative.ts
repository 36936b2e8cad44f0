/** Who acts before whom (ECL-13.2). */

/**
 * The group with the higher number acts first: by initiative, in a tie the defender, within one side
 * Interceptors, Cruisers, Dreadnoughts, Starbases.
 */
export const actingRank = (initiative: number, defends: boolean, ship: number): number =>
  initiative * 8 + (defends ? 4 : 0) + (3 - ship);
