/**
 * Where a number comes from:
 * - `book`: the rulebook states it;
 * - `public`: read from pictures of the printed components, the publisher's FAQ and errata, or
 *   open tables that agree with each other;
 * - `known`: general knowledge of the published game, not checked;
 * - `designed`: nobody says; chosen to fit everything else.
 */
export type Provenance = 'book' | 'public' | 'known' | 'designed';

export interface Sourced {
  readonly provenance: Provenance;
  /** Fields that the rulebook itself confirms although the row as a whole is not from it. */
  readonly inBook?: readonly string[];
}

/** A component: its place in its table is the number used in the state, its id the one in keys. */
export interface Component<Id extends string> extends Sourced {
  readonly index: number;
  readonly id: Id;
}
