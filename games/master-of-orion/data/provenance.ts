/** Which fields of a component are facts. */
import type { Provenance } from '@orrery/kernel';

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
