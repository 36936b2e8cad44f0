/**
 * Where a component comes from: `book`, the rulebook states it; `public`, a published list of
 * components does; `designed`, the printed values were not to be had, and these fit everything the
 * book says. `designed` on a component of the book names those of its parts that are ours to tune.
 */
export type Provenance = 'book' | 'public' | 'designed';

export interface Sourced {
  readonly provenance: Provenance;
  readonly designed: readonly string[];
}

/** As it is written down: nothing said means designed through and through. */
export type SourceNote = Partial<Sourced>;

/** A row of a component table: `id` is its place in the table, `key` its name for good. */
export interface Component extends Sourced {
  readonly id: number;
  readonly key: string;
}
