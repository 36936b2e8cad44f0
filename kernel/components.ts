/**
 * How sure we are of a number: the rulebook states it, a public source does, it is common knowledge
 * that nobody checked, or it was made here, to fit everything else, and may be tuned.
 */
export type Provenance = 'book' | 'public' | 'known' | 'designed';

/** Lists of tables so far; null once they are frozen too. */
let lists: object[] | null = [];
/**
 * Freezes a component table to its leaves: every state shares it, and nothing in play may change it. Lists
 * only under test (`freezeLists`): engines read frozen ones more slowly, and rules read little else.
 */
export function frozen<const T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    if (lists && Array.isArray(value)) lists.push(value);
    else Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export function freezeLists(): void {
  for (const list of lists ?? []) Object.freeze(list);
  lists = null;
}
