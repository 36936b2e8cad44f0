/**
 * How sure we are of a fact about the game: `book` stands in the rulebook, `public` comes from
 * published reviews, `known` is common knowledge nobody checked, `designed` was made here because
 * the original is lost, and fits everything the book says.
 */
export type Provenance = 'book' | 'public' | 'known' | 'designed';
