/**
 * Where a fact comes from. `book`: the rulebook says it or forces it. `public`: a public source.
 * `known`: common knowledge, unverified. `designed`: the printed value was not to be had, so one
 * that fits was made; such numbers may be tuned.
 */
export type Provenance = 'book' | 'public' | 'known' | 'designed';

/** The fields of a component that are facts; all others were designed. */
export interface Facts<Field extends string> {
  readonly book?: readonly Field[];
  readonly public?: readonly Field[];
}

export function provenance<Field extends string>(
  fields: readonly Field[],
  facts: Facts<Field>,
): Readonly<Record<Field, Provenance>> {
  const of = (field: Field): Provenance => {
    if (facts.book?.includes(field)) return 'book';
    return facts.public?.includes(field) ? 'public' : 'designed';
  };
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, Provenance>;
}
