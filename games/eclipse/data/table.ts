import { frozen } from '@orrery/kernel';
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
