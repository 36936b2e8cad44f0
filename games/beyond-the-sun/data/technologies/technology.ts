import type { Ability, Action, Amount, Effect } from '../effects.ts';
import type { Component, Sourced } from '../provenance.ts';
import type { Level, TechnologyType } from '../terms.ts';

export interface Technology extends Component {
  readonly level: Level;
  /** One type, or two for a hybrid, which is found under both. */
  readonly types: readonly TechnologyType[];
  /** The type it hands on to slots that it leads to: the first one; none on level IV. */
  readonly output: TechnologyType | null;
  readonly points: Amount;
  readonly immediate: readonly Effect[];
  readonly actions: readonly Action[];
  readonly abilities: readonly Ability[];
}

/** A technology as its table says it: what is usual on its level is left out. */
export interface TechnologyRow extends Sourced {
  readonly key: string;
  readonly types: readonly TechnologyType[];
  readonly points?: Amount;
  readonly immediate?: readonly Effect[];
  readonly actions?: readonly Action[];
  readonly abilities?: readonly Ability[];
}

/** Levels I, II and III are worth 1, 2 and 3 points (BTS-4.154 to BTS-4.156). */
export function ofLevel(level: Level, rows: readonly TechnologyRow[]): Omit<Technology, 'id'>[] {
  return rows.map((row) => ({
    level,
    output: level === 4 ? null : row.types[0],
    points: level,
    immediate: [],
    actions: [],
    abilities: [],
    ...row,
  }));
}
