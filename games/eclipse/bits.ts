/**
 * Small sets of small whole numbers (seats, technologies, squares, edges), one bit for each: a state
 * full of them is copied in no time.
 */

export const has = (set: number, item: number): boolean => ((set >> item) & 1) === 1;

/** The set with one item more. */
export const including = (set: number, item: number): number => set | (1 << item);

/** The set with one item less. */
export const without = (set: number, item: number): number => set & ~(1 << item);

export const setOf = (items: Iterable<number>): number => {
  let set = 0;
  for (const item of items) set = including(set, item);
  return set;
};

/** Its items in ascending order. */
export function itemsOf(set: number): number[] {
  const items: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) items.push(lowest(rest));
  return items;
}

/** The lowest item of a set that has any. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** How many items are in it: sums of ever larger groups of bits, side by side. */
export function sizeOf(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
