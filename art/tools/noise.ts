/** Noise in three dimensions: what clouds, coasts, rust and nebulae are made of. */

/** A whole number without order out of a place of the grid. */
function scatter(x: number, y: number, z: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1440662683);
  h = Math.imul(h ^ seed, 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return (h ^ (h >>> 13)) >>> 0;
}

/** 0 ≤ x < 1, by place. */
export const speck = (x: number, y: number, z: number, seed: number): number =>
  scatter(x, y, z, seed) / 4294967296;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** One of twelve slopes (Perlin's), applied to the way from a corner of the grid. */
function slope(h: number, x: number, y: number, z: number): number {
  const k = h & 15;
  const u = k < 8 ? x : y;
  const v = k < 4 ? y : k === 12 || k === 14 ? x : z;
  return (k & 1 ? -u : u) + (k & 2 ? -v : v);
}

/** Gradient noise, about −1…1, mostly near 0. */
export function noise(x: number, y: number, z: number, seed: number): number {
  const [X, Y, Z] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [a, b, c] = [x - X, y - Y, z - Z];
  const [u, v, w] = [fade(a), fade(b), fade(c)];
  const near =
    (slope(scatter(X, Y, Z, seed), a, b, c) * (1 - u) +
      slope(scatter(X + 1, Y, Z, seed), a - 1, b, c) * u) *
      (1 - v) +
    (slope(scatter(X, Y + 1, Z, seed), a, b - 1, c) * (1 - u) +
      slope(scatter(X + 1, Y + 1, Z, seed), a - 1, b - 1, c) * u) *
      v;
  const far =
    (slope(scatter(X, Y, Z + 1, seed), a, b, c - 1) * (1 - u) +
      slope(scatter(X + 1, Y, Z + 1, seed), a - 1, b, c - 1) * u) *
      (1 - v) +
    (slope(scatter(X, Y + 1, Z + 1, seed), a, b - 1, c - 1) * (1 - u) +
      slope(scatter(X + 1, Y + 1, Z + 1, seed), a - 1, b - 1, c - 1) * u) *
      v;
  return near * (1 - w) + far * w;
}

/** Noise upon finer noise: hills, coasts, smoke. About −0.7…0.7. */
export function hills(x: number, y: number, z: number, seed: number, octaves = 5): number {
  let [sum, size] = [0, 0.5];
  for (let i = 0; i < octaves; i++) {
    sum += size * noise(x, y, z, seed + i * 101);
    [x, y, z, size] = [x * 2.03 + 7.1, y * 2.03 - 3.7, z * 2.03 + 1.3, size * 0.5];
  }
  return sum * 1.3;
}

/** Sharp crests: mountains, cracks, lightning, filaments. 0…1. */
export function crests(x: number, y: number, z: number, seed: number, octaves = 5): number {
  let [sum, size, total, weight] = [0, 0.5, 0, 1];
  for (let i = 0; i < octaves; i++) {
    const crest = (1 - Math.min(1, Math.abs(noise(x, y, z, seed + i * 57)) * 1.9)) ** 2;
    sum += size * crest * weight;
    total += size;
    // Detail grows on crests, not in valleys.
    weight = Math.min(1, crest * 1.6);
    [x, y, z, size] = [x * 2.1 + 2.7, y * 2.1 + 5.3, z * 2.1 - 4.1, size * 0.5];
  }
  return sum / total;
}

/** The distance to the nearest of points strewn one to a cell, and that point's own number. */
export function nearestPoint(
  x: number,
  y: number,
  z: number,
  seed: number,
): { away: number; own: number } {
  const [X, Y, Z] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let [away, own] = [9, 0];
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const [cx, cy, cz] = [X + i, Y + j, Z + k];
        const d =
          (cx + speck(cx, cy, cz, seed) - x) ** 2 +
          (cy + speck(cx, cy, cz, seed + 1) - y) ** 2 +
          (cz + speck(cx, cy, cz, seed + 2) - z) ** 2;
        if (d < away) [away, own] = [d, speck(cx, cy, cz, seed + 3)];
      }
  return { away: Math.sqrt(away), own };
}
