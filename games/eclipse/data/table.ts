/** Freezes a component table all the way down: rules may read it, never change it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** Builds a table whose rows know their own index. */
export const table = <Row extends object>(
  rows: readonly Row[],
): readonly (Row & { readonly index: number })[] =>
  frozen(rows.map((row, index) => ({ index, ...row })));

/** From stable id to index. */
export function indexById<Id extends string>(
  rows: readonly { readonly id: Id; readonly index: number }[],
): Readonly<Record<Id, number>> {
  return frozen(Object.fromEntries(rows.map((row) => [row.id, row.index]))) as Record<Id, number>;
}
