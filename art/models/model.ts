/** Models of several materials, looked at from above and lit like miniatures on a table. */
import { Canvas } from '../tools/canvas.ts';
import { blend, type Colour, light, plus, through, times } from '../tools/colour.ts';
import { crests, hills, speck } from '../tools/noise.ts';
import { bell, clamp, step, toNearest } from '../tools/numbers.ts';
import type { Shape } from './shapes.ts';

export type Material = 'hull' | 'dark' | 'enamel' | 'brass' | 'glass' | 'engine' | 'stone' | 'glow';

/** A part: what it is shaped like, and what it is made of. */
export type Part = readonly [Material, Shape];

export type Model = readonly Part[];

/** What tells one owner's models from another's. */
export interface Livery {
  readonly hull: string;
  readonly enamel: string;
  readonly engine: string;
}

/** Where one looks from: turned about the vertical, and down from the horizon. */
export interface Camera {
  readonly yaw: number;
  readonly down: number;
  /** Half of what is seen across, in the model's measure. */
  readonly view: number;
  /** Shifts the model in the picture. */
  readonly lift?: number;
}

/** Upon a map: nose to the upper right, nearly from above. */
const FROM_ABOVE: Camera = { yaw: -0.72, down: 1.02, view: 0.98 };

/** What the eye meets at one point, before it has a colour. */
export interface Hit {
  readonly material: Material;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The surface's direction: in the model, and as seen (right, up, towards us). */
  readonly up: number;
  readonly side: number;
  readonly seen: readonly [number, number, number];
  /** 0 in a corner … 1 in the open. */
  readonly open: number;
  /** 0 in shadow … 1 in the light. */
  readonly lit: number;
  /** How much it juts out: edges wear. */
  readonly edge: number;
}

const KEY = normal(-0.5, 0.62, 0.6);
const RIM = normal(0.75, -0.25, 0.35);

/** So near to a surface, a ray has met it. */
const CLOSE = 0.0012;

/** Points across a patch of rays that are followed together. */
const PATCH = 8;

/** A model seen once; any number of liveries can be painted on it. */
export class Sight {
  readonly size: number;
  readonly hits: readonly (Hit | null)[];
  readonly fine: number;

  constructor(model: Model, size: number, camera: Camera = FROM_ABOVE, fine = 2) {
    this.size = size;
    this.fine = fine;
    const { near, look } = eye(model, camera);
    const across = size * fine;
    const spot = (at: number): number => ((at + 0.5) / across) * 2 - 1;
    // Rays of one patch go most of their way together.
    const patches = Math.ceil(across / PATCH);
    const reach = ((PATCH * 1.5) / across) * camera.view;
    const starts = Array.from({ length: patches * patches }, (_, i) => {
      const middle = (at: number): number => spot(at * PATCH + (PATCH - 1) / 2);
      return near(middle(i % patches), -middle(Math.floor(i / patches)), reach);
    });
    this.hits = Array.from({ length: across * across }, (_, i) => {
      const [x, y] = [i % across, Math.floor(i / across)];
      const start = starts[Math.floor(y / PATCH) * patches + Math.floor(x / PATCH)];
      return start === null ? null : look(spot(x), -spot(y), start);
    });
  }

  paint(livery: Livery): Canvas {
    const colours = inks(livery);
    const across = this.size * this.fine;
    const canvas = new Canvas(this.size, this.size);
    let i = 0;
    const share = 1 / (this.fine * this.fine);
    for (let y = 0; y < across; y++)
      for (let x = 0; x < across; x++) {
        const hit = this.hits[i++];
        if (!hit) continue;
        const colour = shade(hit, colours);
        const k = (Math.floor(y / this.fine) * this.size + Math.floor(x / this.fine)) * 4;
        for (let j = 0; j < 3; j++) canvas.light[k + j] += colour[j] * share;
        canvas.light[k + 3] += share;
      }
    return canvas.bloom(this.size / 22, 0.5, 0.8);
  }
}

interface Eye {
  /** How far one may look from a point of the picture before anything is within `reach`; null: nothing ever is. */
  near(u: number, v: number, reach: number): number | null;
  /** What a ray that begins so far away meets. */
  look(u: number, v: number, start: number): Hit | null;
}

/** Follows a ray from each point of the picture until it meets the model. */
function eye(model: Model, { yaw, down, view, lift = 0 }: Camera): Eye {
  const parts = model.map(([material, shape]) => ({ material, shape, box: boxAround(shape) }));
  const solid = nearestOf(parts);
  const [cy, sy, cd, sd] = [Math.cos(yaw), Math.sin(yaw), Math.cos(down), Math.sin(down)];
  // The picture's right, up and towards-us as directions of the model.
  const right = [cy, 0, -sy] as const;
  const up = [sy * sd, cd, cy * sd] as const;
  const back = [-sy * cd, sd, -cy * cd] as const;
  const far = 3;
  const towards = (d: readonly number[]): readonly [number, number, number] => [
    right[0] * d[0] + up[0] * d[1] + back[0] * d[2],
    right[1] * d[0] + up[1] * d[1] + back[1] * d[2],
    right[2] * d[0] + up[2] * d[1] + back[2] * d[2],
  ];
  const sun = towards(KEY);
  /** From `t` on, until something is closer than `reach`. */
  const follow = (u: number, v: number, t: number, reach: number): number | null => {
    const [x, y, z] = towards([u * view, (v - lift) * view, far]);
    for (let i = 0; i <= 110; i++) {
      const d = solid(x - back[0] * t, y - back[1] * t, z - back[2] * t);
      if (d < reach) return t;
      t += (d - reach) * 0.9 + 0.0006;
      if (t > 2 * far) return null;
    }
    // Along something flat one gets nowhere: a patch goes on from here, a single ray gives up.
    return reach > CLOSE ? t : null;
  };
  const look = (u: number, v: number, start: number): Hit | null => {
    const t = follow(u, v, start, CLOSE);
    if (t === null) return null;
    const [sx, sy, sz] = towards([u * view, (v - lift) * view, far]);
    const [x, y, z] = [sx - back[0] * t, sy - back[1] * t, sz - back[2] * t];
    const e = 0.004;
    const [nx, ny, nz] = normal(
      solid(x + e, y, z) - solid(x - e, y, z),
      solid(x, y + e, z) - solid(x, y - e, z),
      solid(x, y, z + e) - solid(x, y, z - e),
    );
    const out = (h: number): number => solid(x + nx * h, y + ny * h, z + nz * h);
    const open = clamp(
      1 - ((0.03 - out(0.03)) * 9 + (0.08 - out(0.08)) * 4 + (0.18 - out(0.18)) * 2) * 1.3,
      0.1,
    );
    const edge = clamp((out(-0.02) + 0.02) * 60);
    let shadow = 1;
    for (let s = 0.03; s < 0.9; ) {
      const d = solid(
        x + nx * 0.01 + sun[0] * s,
        y + ny * 0.01 + sun[1] * s,
        z + nz * 0.01 + sun[2] * s,
      );
      shadow = Math.min(shadow, (9 * d) / s);
      if (shadow < 0.02) break;
      s += Math.max(0.025, d);
    }
    let [material, nearest] = [parts[0].material, Infinity];
    for (const part of parts) {
      if (toBox(part.box, x, y, z) >= nearest) continue;
      const d = part.shape(x, y, z);
      if (d < nearest) [material, nearest] = [part.material, d];
    }
    const seen = [
      nx * right[0] + ny * right[1] + nz * right[2],
      nx * up[0] + ny * up[1] + nz * up[2],
      nx * back[0] + ny * back[1] + nz * back[2],
    ] as const;
    return { material, x, y, z, up: ny, side: nx, seen, open, lit: clamp(shadow), edge };
  };
  return { near: (u, v, reach) => follow(u, v, 0, reach), look };
}

/** Least and most of x, y and z. */
type Box = readonly [number, number, number, number, number, number];

const [CELLS, CELL, ROOM] = [18, 0.2, 0.23];

/** A box around a shape, found by probing: open on the sides where the shape goes on further than that. */
function boxAround(shape: Shape): Box {
  const edge = (CELLS * CELL) / 2;
  const at = (i: number): number => (i + 0.5) * CELL - edge;
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (let i = 0; i < CELLS; i++)
    for (let j = 0; j < CELLS; j++)
      for (let k = 0; k < CELLS; k++) {
        if (shape(at(i), at(j), at(k)) > ROOM) continue;
        [i, j, k].forEach((cell, axis) => {
          least[axis] = Math.min(least[axis], cell === 0 ? -Infinity : at(cell) - CELL);
          most[axis] = Math.max(most[axis], cell === CELLS - 1 ? Infinity : at(cell) + CELL);
        });
      }
  return [least[0], most[0], least[1], most[1], least[2], most[2]];
}

const toBox = ([x0, x1, y0, y1, z0, z1]: Box, x: number, y: number, z: number): number => {
  const dx = Math.max(x0 - x, x - x1, 0);
  const dy = Math.max(y0 - y, y - y1, 0);
  const dz = Math.max(z0 - z, z - z1, 0);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
};

/** All parts joined; those whose box is further away than another part aren't asked. */
function nearestOf(parts: readonly { readonly shape: Shape; readonly box: Box }[]): Shape {
  return (x, y, z) => {
    let d = Infinity;
    for (const { shape, box } of parts)
      if (toBox(box, x, y, z) < d) d = Math.min(d, shape(x, y, z));
    return d;
  };
}

type Inks = Readonly<Record<Material, Colour>>;

const inks = ({ hull, enamel, engine }: Livery): Inks => ({
  hull: light(hull, 0.68),
  dark: light('#3a3f4a'),
  enamel: light(enamel, 0.68),
  brass: light('#d9a649'),
  glass: light('#0c1626'),
  engine: light(engine),
  stone: light('#6f665c'),
  glow: light(engine),
});

/** How each material takes the light: gloss, how small its highlights are, how much it mirrors the room. */
const FINISH: Readonly<Record<Material, { gloss: number; tight: number; mirror: number }>> = {
  hull: { gloss: 0.26, tight: 26, mirror: 0.08 },
  dark: { gloss: 0.2, tight: 22, mirror: 0.08 },
  // A wide highlight would bleach the colour that says whose it is.
  enamel: { gloss: 0.8, tight: 120, mirror: 0.02 },
  brass: { gloss: 0.9, tight: 60, mirror: 0.75 },
  glass: { gloss: 1.6, tight: 60, mirror: 0.6 },
  engine: { gloss: 0, tight: 1, mirror: 0 },
  stone: { gloss: 0.06, tight: 22, mirror: 0 },
  glow: { gloss: 0, tight: 1, mirror: 0 },
};

function shade(hit: Hit, colours: Inks): Colour {
  const { material, x, y, z, open, lit, edge, seen } = hit;
  const base = colours[material];
  if (material === 'engine' || material === 'glow') {
    const heart = 0.55 + 0.9 * Math.max(0, seen[2]);
    return plus(times(base, 1.2 * heart), [1, 1, 1], 0.1 * heart ** 3);
  }
  const { gloss, tight, mirror } = FINISH[material];
  const key = Math.max(0, dot(seen, KEY)) * lit;
  const rim = Math.max(0, dot(seen, RIM)) ** 2;
  const shine = Math.max(0, dot(seen, halfway(KEY))) ** tight * gloss * lit;
  const sky = 0.5 + 0.5 * seen[1];
  let colour = worn(base, material, x, y, z, edge, hit.up);
  const room = plus(times([0.55, 0.62, 0.8], sky ** 2), [0.16, 0.12, 0.09]);
  const ambient = times(room, 0.3 * open);
  const lightHere = plus(ambient, [1.25, 1.17, 1.05], key * (0.35 + 0.65 * open));
  colour = through(colour, plus(lightHere, [0.3, 0.45, 0.8], rim * 0.55 * open));
  const reflection = through(mirror > 0.5 ? base : [1, 1, 1], studio(seen));
  colour = plus(colour, material === 'glass' ? studio(seen) : reflection, mirror * open);
  return plus(colour, [1, 0.96, 0.88], shine * open);
}

/** Paint and metal after some years: panel lines, streaks, bare edges, lit windows. */
function worn(
  base: Colour,
  material: Material,
  x: number,
  y: number,
  z: number,
  edge: number,
  up: number,
): Colour {
  if (material === 'stone') {
    const grain = 0.75 + hills(x * 6, y * 6, z * 6, 11, 5) * 0.9;
    const moss = step(0.55, 0.9, crests(x * 3, y * 3, z * 3, 5, 4));
    return blend(times(base, grain), light('#2e2a2c'), moss * 0.6);
  }
  if (material !== 'hull' && material !== 'dark' && material !== 'enamel') return base;
  const grime = 0.92 + hills(x * 7, y * 7, z * 2.5, 3, 4) * 0.38;
  let colour = times(base, grime);
  const tint = speck(Math.floor(x * 9 + 40), Math.floor(y * 14 + 40), Math.floor(z * 7 + 40), 8);
  if (material === 'hull') colour = times(colour, 0.86 + tint * 0.26);
  const lines = Math.min(toNearest(z, 0.142), toNearest(x + Math.floor(z / 0.142) * 0.05, 0.118));
  if (material !== 'dark') colour = times(colour, 1 - 0.4 * bell(lines, 0.006));
  colour = blend(colour, light('#e9edf2'), edge * (material === 'enamel' ? 0.1 : 0.22));
  if (material === 'hull' && Math.abs(up) < 0.5)
    colour = plus(colour, [1.5, 1.05, 0.5], lamps(x, y, z));
  return colour;
}

/** Decks with somebody at home: short rows of lit windows. */
function lamps(x: number, y: number, z: number): number {
  const deck = Math.round(y / 0.075);
  if (toNearest(y, 0.075) > 0.011) return 0;
  const along = (x + z) * 26;
  const lit = speck(Math.floor(along), deck, Math.floor((x - z) * 5), 5) > 0.5;
  const hall = speck(Math.floor(along / 5), deck, Math.floor((x - z) * 3), 6) > 0.45;
  return lit && hall && toNearest(along - 0.5, 1) < 0.32 ? 1 : 0;
}

/** The lamps and dark walls that polished things mirror. */
function studio(n: readonly [number, number, number]): Colour {
  const [rx, ry] = [2 * n[2] * n[0], 2 * n[2] * n[1]];
  const lamp = step(0.25, 0.65, -0.55 * rx + 0.8 * ry);
  const strip = bell(rx - 0.75, 0.16) * 0.5;
  const ground = step(-0.1, -0.8, ry) * 0.12;
  return plus(times([1, 0.94, 0.82], lamp * 1.1), [0.55, 0.7, 1], strip + ground);
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const halfway = ([x, y, z]: readonly number[]): readonly [number, number, number] =>
  normal(x, y, z + 1);

function normal(x: number, y: number, z: number): [number, number, number] {
  const l = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / l, y / l, z / l];
}
