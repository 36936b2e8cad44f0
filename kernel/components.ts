/**
 * How sure we are of a number: the rulebook states it, a public source does, it is common knowledge
 * that nobody checked, or it was made here, to fit everything else, and may be tuned.
 */
export type Provenance = 'book' | 'public' | 'known' | 'designed';

/** Freezes a component table to its leaves: every state shares it, and nothing in play may change it. */
export function frozen<const T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
