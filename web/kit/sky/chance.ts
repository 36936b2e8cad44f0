/** Numbers from a name: the same id always gives the same planet. */
export interface Chance {
  /** 0 ≤ x < 1 */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
}

export function chanceOf(id: string): Chance {
  let a = 2166136261;
  for (let i = 0; i < id.length; i++) a = Math.imul(a ^ id.charCodeAt(i), 16777619);
  const next = (): number => {
    // mulberry32
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}

export const round = (x: number): number => Math.round(x * 100) / 100;
