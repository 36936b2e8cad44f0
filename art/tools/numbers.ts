/** Small arithmetic that every painter needs. */

export const clamp = (x: number, low = 0, high = 1): number =>
  x < low ? low : x > high ? high : x;

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 before `from`, 1 after `to`, an S between them; works backwards too. */
export function step(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A bell of height 1 around 0. */
export const bell = (x: number, width: number): number => Math.exp(-((x / width) ** 2));

/** The distance to the nearest whole multiple of `every`. */
export const toNearest = (x: number, every: number): number =>
  Math.abs(x - every * Math.round(x / every));

/** A number from a name: the same id gives the same picture, always. */
export function seedOf(id: string): number {
  let a = 2166136261;
  for (let i = 0; i < id.length; i++) a = Math.imul(a ^ id.charCodeAt(i), 16777619);
  return a >>> 0;
}

/** Chance that repeats itself (mulberry32). */
export function chanceFrom(seed: number): (low?: number, high?: number) => number {
  let a = seed | 0;
  return (low = 0, high = 1) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}
