/**
 * Solid shapes as signed distances: a shape says how far a point is from its surface, negative
 * inside. x is to the right, y up, z ahead. Shapes are put together by the functions below.
 */
import { clamp } from '../tools/numbers.ts';

export type Shape = (x: number, y: number, z: number) => number;

const { abs, max, min, cos, sin, sqrt } = Math;

// Math.hypot guards against overflow that nothing here comes near, and costs ten times as much.
const length = (x: number, y: number, z = 0): number => sqrt(x * x + y * y + z * z);

export const ball =
  (r: number): Shape =>
  (x, y, z) =>
    sqrt(x * x + y * y + z * z) - r;

/** A ball drawn out to three different radii (the distance is a good guess). */
export const egg =
  (rx: number, ry: number, rz: number): Shape =>
  (x, y, z) => {
    const near = length(x / rx, y / ry, z / rz);
    const far = length(x / (rx * rx), y / (ry * ry), z / (rz * rz));
    return far < 1e-9 ? -min(rx, ry, rz) : (near * (near - 1)) / far;
  };

/** Half sizes, and how round the edges are. */
export const block = (bx: number, by: number, bz: number, round = 0.02): Shape => {
  const [cx, cy, cz] = [bx - round, by - round, bz - round];
  return (x, y, z) => {
    const [qx, qy, qz] = [abs(x) - cx, abs(y) - cy, abs(z) - cz];
    const [ox, oy, oz] = [max(qx, 0), max(qy, 0), max(qz, 0)];
    return sqrt(ox * ox + oy * oy + oz * oz) + min(max(qx, qy, qz), 0) - round;
  };
};

/** A rod along z. */
export const rod =
  (r: number, half: number, round = 0.01): Shape =>
  (x, y, z) => {
    const [a, b] = [sqrt(x * x + y * y) - r + round, abs(z) - half + round];
    return min(max(a, b), 0) + length(max(a, 0), max(b, 0)) - round;
  };

/** A rod along z that goes from radius `back` to radius `front`. */
export const taper = (back: number, front: number, half: number): Shape => {
  const lean = (front - back) / (2 * half);
  const steep = 1 / sqrt(1 + lean * lean);
  return (x, y, z) => {
    const r = sqrt(x * x + y * y);
    return max((r - (back + front) / 2 - lean * z) * steep, abs(z) - half);
  };
};

/** A ring lying flat. */
export const ring =
  (r: number, thick: number): Shape =>
  (x, y, z) =>
    length(sqrt(x * x + z * z) - r, y) - thick;

/** A line with a thickness from one point to another. */
export const strut = (a: Point, b: Point, r: number): Shape => {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const long = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
    const t = clamp((px * dx + py * dy + pz * dz) / long);
    return length(px - dx * t, py - dy * t, pz - dz * t) - r;
  };
};

export type Point = readonly [number, number, number];

/** A flat plate cut after a polygon in x and z: wings, decks, shields. */
export function plate(
  outline: readonly (readonly [number, number])[],
  half: number,
  round = 0.01,
): Shape {
  return (x, y, z) => {
    let [best, inside] = [Infinity, false];
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const [[ax, az], [bx, bz]] = [outline[i], outline[j]];
      const [ex, ez, px, pz] = [bx - ax, bz - az, x - ax, z - az];
      const t = clamp((px * ex + pz * ez) / (ex * ex + ez * ez));
      best = min(best, (px - ex * t) ** 2 + (pz - ez * t) ** 2);
      if (az > z !== bz > z && x < (ex * (z - az)) / ez + ax) inside = !inside;
    }
    const [a, b] = [(inside ? -1 : 1) * sqrt(best) + round, abs(y) - half + round];
    return min(max(a, b), 0) + length(max(a, 0), max(b, 0)) - round;
  };
}

// Where shapes stand.

export const at =
  (dx: number, dy: number, dz: number, shape: Shape): Shape =>
  (x, y, z) =>
    shape(x - dx, y - dy, z - dz);

/** The same shape, larger or smaller. */
export const scaled =
  (k: number, shape: Shape): Shape =>
  (x, y, z) =>
    shape(x / k, y / k, z / k) * k;

/** What lies along z, standing. */
export const upright =
  (shape: Shape): Shape =>
  (x, y, z) =>
    shape(x, z, y);

/** Turned about the vertical, in radians. */
export const turned = (a: number, shape: Shape): Shape => {
  const [c, s] = [cos(a), sin(a)];
  return (x, y, z) => shape(x * c - z * s, y, z * c + x * s);
};

/** The same on the left as on the right. */
export const mirrored =
  (shape: Shape): Shape =>
  (x, y, z) =>
    shape(abs(x), y, z);

/** Turned about the way ahead, or the way across, in radians. */
export const rolled = (a: number, shape: Shape): Shape => {
  const [c, s] = [cos(a), sin(a)];
  return (x, y, z) => shape(x * c + y * s, y * c - x * s, z);
};
export const pitched = (a: number, shape: Shape): Shape => {
  const [c, s] = [cos(a), sin(a)];
  return (x, y, z) => shape(x, y * c + z * s, z * c - y * s);
};

/** `n` copies around the vertical; the one given stands on the right. */
export const around = (n: number, shape: Shape): Shape => {
  const part = (2 * Math.PI) / n;
  return (x, y, z) => {
    const r = sqrt(x * x + z * z);
    const a = Math.atan2(z, x);
    const turned = a - part * Math.round(a / part);
    return shape(r * cos(turned), y, r * sin(turned));
  };
};

/** Copies in a row along z. */
export const row = (n: number, every: number, shape: Shape): Shape => {
  const most = (n - 1) / 2;
  return (x, y, z) => {
    const i = n % 2 ? Math.round(z / every) : Math.floor(z / every) + 0.5;
    return shape(x, y, z - every * clamp(i, -most, most));
  };
};

// How shapes meet.

export const joined =
  (...shapes: readonly Shape[]): Shape =>
  (x, y, z) => {
    let d = Infinity;
    for (const shape of shapes) d = min(d, shape(x, y, z));
    return d;
  };

/** Grown together, with a fillet of about `k`. */
export const grown =
  (k: number, ...shapes: readonly Shape[]): Shape =>
  (x, y, z) => {
    let d = shapes[0](x, y, z);
    for (let i = 1; i < shapes.length; i++) {
      const e = shapes[i](x, y, z);
      const h = max(k - abs(d - e), 0) / k;
      d = min(d, e) - h * h * k * 0.25;
    }
    return d;
  };

export const without =
  (shape: Shape, ...holes: readonly Shape[]): Shape =>
  (x, y, z) => {
    let d = shape(x, y, z);
    for (const hole of holes) d = max(d, -hole(x, y, z));
    return d;
  };

/** Only what both have. */
export const within =
  (a: Shape, b: Shape): Shape =>
  (x, y, z) =>
    max(a(x, y, z), b(x, y, z));
