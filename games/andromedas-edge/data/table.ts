import { frozen } from '@orrery/kernel';
import type { Component, Sourced, SourceNote } from './provenance.ts';

/** A row before it has its number. */
export type Row<T extends Component> = Omit<T, 'id' | keyof Sourced> & SourceNote;

/** Numbers the rows of a component table from 0 and freezes it. Append only: saves hold the ids. */
export function table<T extends Component>(rows: readonly Row<T>[]): readonly T[] {
  return frozen(
    rows.map((row, id) => ({ id, provenance: 'designed', designed: [], ...row }) as unknown as T),
  );
}
