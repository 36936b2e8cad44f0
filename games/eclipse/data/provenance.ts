/** Where a component's numbers come from; `public` also means pictures of the printed components. */
import type { Provenance } from '@orrery/kernel';

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
