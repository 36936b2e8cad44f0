/** Where a component's numbers come from. */
import type { Provenance } from '@orrery/kernel';

export interface Sourced {
  readonly provenance: Provenance;
  /** Those parts of a component of the book that are ours to tune. */
  readonly designed: readonly string[];
}

/** As it is written down: nothing said means designed through and through. */
export type SourceNote = Partial<Sourced>;

/** A row of a component table: `id` is its place in the table, `key` its name for good. */
export interface Component extends Sourced {
  readonly id: number;
  readonly key: string;
}
