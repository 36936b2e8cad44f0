import { frozen } from '@orrery/kernel';
import type { Component } from './provenance.ts';

/** Numbers the rows of a component table from 0 and freezes it. Append only: saves hold the ids. */
export function table<T extends Component>(rows: readonly Omit<T, 'id'>[]): readonly T[] {
  return frozen(rows.map((row, id) => ({ id, ...row }) as T));
}

/** The ids of a table by key, for code and tests that speak of one certain card. */
export function idsByKey(
  rows: readonly { readonly key: string; readonly id: number }[],
): Readonly<Record<string, number>> {
  return frozen(Object.fromEntries(rows.map((row) => [row.key, row.id])));
}
