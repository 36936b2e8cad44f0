import type { Component } from './provenance.ts';

/** Freezes a value and everything inside it: components are shared by all states. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** Numbers the rows of a component table from 0 and freezes it. Append only: saves hold the ids. */
export function table<T extends Component>(rows: readonly Omit<T, 'id'>[]): readonly T[] {
  return deepFreeze(rows.map((row, id) => ({ id, ...row }) as T));
}

/** The ids of a table by key, for code and tests that speak of one certain card. */
export function idsByKey(rows: readonly Component[]): Readonly<Record<string, number>> {
  return deepFreeze(Object.fromEntries(rows.map((row) => [row.key, row.id])));
}
