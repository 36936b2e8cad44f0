/** What a sculptor does to shapes: clay that is drawn out, hollowed, folded and chased. */
import { hills } from '../tools/noise.ts';
import { clamp, mix, toNearest } from '../tools/numbers.ts';
import { at, grown, joined, mirrored, type Point, type Shape } from './shapes.ts';

const { abs, atan2, hypot, max, min, sin, sqrt } = Math;

/** Hollowed, with soft borders of about `k`. */
export const hollowed =
  (k: number, shape: Shape, ...holes: readonly Shape[]): Shape =>
  (x, y, z) => {
    let d = shape(x, y, z);
    for (const hole of holes) {
      const e = -hole(x, y, z);
      const h = max(k - abs(d - e), 0) / k;
      d = max(d, e) + h * h * k * 0.25;
    }
    return d;
  };

/** A tapering line through several points: horns, locks, tentacles, brows. */
export const drawn = (points: readonly Point[], from: number, to: number): Shape => {
  const last = points.length - 1;
  const pieces = points.slice(1).map((b, i) => {
    const a = points[i];
    const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const long = dx * dx + dy * dy + dz * dz || 1e-9;
    const [ra, rb] = [mix(from, to, i / last), mix(from, to, (i + 1) / last)];
    return { a, dx, dy, dz, long, ra, rb };
  });
  // Far from all of it, the distance to a ball around it will do.
  const middle = points[last >> 1];
  const reach =
    max(...points.map((p) => hypot(p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]))) +
    max(from, to);
  return (x, y, z) => {
    const [mx, my, mz] = [x - middle[0], y - middle[1], z - middle[2]];
    const away = sqrt(mx * mx + my * my + mz * mz) - reach;
    if (away > 0.35) return away;
    let best = Infinity;
    for (const { a, dx, dy, dz, long, ra, rb } of pieces) {
      const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
      const t = clamp((px * dx + py * dy + pz * dz) / long);
      const [qx, qy, qz] = [px - dx * t, py - dy * t, pz - dz * t];
      best = min(best, sqrt(qx * qx + qy * qy + qz * qz) - mix(ra, rb, t));
    }
    return best;
  };
};

/** Three points bent into a smooth line of `n` pieces. */
export const bent = (a: Point, b: Point, c: Point, n = 6): readonly Point[] =>
  Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n;
    const on = (k: 0 | 1 | 2): number =>
      (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * b[k] + t * t * c[k];
    return [on(0), on(1), on(2)];
  });

/** What lies on one side of a plane: the side that `n` points away from. */
export const halfSpace = (n: Point, from: number): Shape => {
  const l = hypot(...n);
  return (x, y, z) => (x * n[0] + y * n[1] + z * n[2]) / l - from;
};

/** Fuller by so much everywhere. */
export const fuller =
  (by: number, shape: Shape): Shape =>
  (x, y, z) =>
    shape(x, y, z) - by;

/** Worked with a pattern as deep as `deep`; patterns are 0…1. */
export const chased =
  (deep: number, pattern: Shape, shape: Shape): Shape =>
  (x, y, z) => {
    const d = shape(x, y, z);
    // Far away nobody sees it.
    return d > deep * 6 + 0.03 ? d - deep : d - deep * pattern(x, y, z);
  };

/** Strands of hair, `n` around, that lean as they fall. */
export const strands =
  (n: number, lean = 0.3): Shape =>
  (x, y, z) => {
    const wave = hills(x * 2, y * 1.6, z * 2, 3, 2) * 2.4;
    return 0.5 + 0.5 * sin(atan2(x, -z) * n + y * lean * n + wave);
  };

/** Hair combed from the brow to the neck, `n` strands from ear to ear. */
export const combed =
  (n: number): Shape =>
  (x, y, z) => {
    const wave = hills(x * 3, y * 3, z * 1.5, 3, 2) * 1.8;
    return 0.5 + 0.5 * sin(atan2(x, y + 0.15) * n + wave);
  };

/** Rows of scales or feathers whose tips hang down, each row over the one below it. */
export const scales =
  (n: number, rows: number): Shape =>
  (x, y, z) => {
    const v = y * rows;
    const turn = (atan2(x, -z) * n) / 2;
    for (let row = Math.floor(v); ; row--) {
      const across = toNearest(turn + (row % 2 ? 0.5 : 0), 1) * 2;
      const tip = row + 0.8 * across * across;
      if (tip <= v) return clamp(1 - (v - tip) * 0.55);
    }
  };

/** Short fur that lies back. */
export const fur: Shape = (x, y, z) => 0.5 + hills(x * 11, y * 5 + abs(x) * 6, z * 7, 7, 2) * 0.8;

/** Folds of a brain. */
export const folds: Shape = (x, y, z) => {
  const warp = hills(x * 2.4, y * 2.4, z * 2.4, 9, 2) * 7;
  return sqrt(abs(sin(abs(x) * 9 + warp)));
};

/** Left and right, apart by `x`. */
export const twin = (x: number, y: number, z: number, shape: Shape): Shape =>
  mirrored(at(x, y, z, shape));

/** A copy for each point. */
export const strewn = (points: readonly Point[], shape: Shape): Shape =>
  joined(...points.map(([x, y, z]) => at(x, y, z, shape)));

export { at, grown, joined, mirrored };
