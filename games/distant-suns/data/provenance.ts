/**
 * How sure we are of a fact about the game: `book` stands in the rulebook, `public` comes from
 * published reviews, `known` is common knowledge nobody checked, `designed` was made here because
 * the original is lost, and fits everything the book says.
 */
export type Provenance = 'book' | 'public' | 'known' | 'designed';

/** Freezes a table to its leaves: the components of a game never change while it runs. */
export function frozen<const T>(table: T): T {
  if (typeof table === 'object' && table !== null && !Object.isFrozen(table)) {
    Object.freeze(table);
    for (const part of Object.values(table)) frozen(part);
  }
  return table;
}
