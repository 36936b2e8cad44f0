/**
 * Brass relief on enamel: medals and plates. A relief is a drawing in layers; each layer swells out
 * of what lies beneath it like struck metal, stands upon it as wire, or is cut into it.
 */
import { blurLine, Canvas } from '../tools/canvas.ts';
import { blend, type Colour, light, plus, ramp, through, times } from '../tools/colour.ts';
import { hills } from '../tools/noise.ts';
import { bell, clamp, step } from '../tools/numbers.ts';
import { boxOf, chainsOf, distanceToLines, insideOf } from './outline.ts';

/** One layer of the drawing, on a sheet of 48 × 48 with the origin at the upper left. */
export interface Layer {
  readonly path: string;
  /** How far it rises; negative cuts into what is there. */
  readonly rise: number;
  /** Drawn as a line of this width; without it, the path is filled. */
  readonly line?: number;
  /** How far in from its edge a filled layer goes on rising; large numbers make cushions. */
  readonly swell?: number;
  /** Cut out down to the enamel: eyes, visors, windows. */
  readonly open?: boolean;
  /** The drawing's own sheet, where it isn't 48 × 48. */
  readonly grid?: number;
}

export type Drawing = readonly Layer[];

/** The ground that a relief stands on. */
export interface Ground {
  readonly shape: 'medal' | 'plate';
  readonly enamel: string;
  /** The engraving under the enamel. */
  readonly engraving: 'rays' | 'rosette' | 'waves' | 'weave';
}

/** Heights over a grid of points, in units of the sheet. */
class Heights {
  readonly wide: number;
  readonly high: number;
  readonly z: Float32Array;

  constructor(wide: number, high: number) {
    this.wide = wide;
    this.high = high;
    this.z = new Float32Array(wide * high);
  }

  blurred(radius: number): Heights {
    const soft = new Heights(this.wide, this.high);
    soft.z.set(this.z);
    for (let pass = 0; pass < 2; pass++) {
      for (let y = 0; y < this.high; y++) blurLine(soft.z, y * this.wide, 1, this.wide, radius, 1);
      for (let x = 0; x < this.wide; x++) blurLine(soft.z, x, this.wide, this.high, radius, 1);
    }
    return soft;
  }

  at(x: number, y: number): number {
    const cx = Math.max(0, Math.min(this.wide - 1, Math.round(x)));
    const cy = Math.max(0, Math.min(this.high - 1, Math.round(y)));
    return this.z[cy * this.wide + cx];
  }
}

const SHEET = 48;

/** How much of a medal's radius is field; the rest is rim. */
const FIELD = 0.85;
const PLATE_RIM = 0.045;

export function paintRelief(
  drawing: Drawing,
  ground: Ground,
  wide: number,
  high = wide,
  fill = 0.8,
): Canvas {
  const fine = 2;
  const [w, h] = [wide * fine, high * fine];
  const scale = (Math.min(w, h) * fill) / SHEET;
  const metal = new Float32Array(w * h);
  const heights = new Heights(w, h);
  const toSheet = (px: number, py: number): [number, number] => [
    (px + 0.5 - w / 2) / scale + SHEET / 2,
    (py + 0.5 - h / 2) / scale + SHEET / 2,
  ];
  for (const layer of drawing) lay(layer, heights, metal, scale, toSheet);
  frame(ground, heights, metal, scale, fill);
  return shade(heights, metal, ground, scale, fine);
}

/** Adds a layer to the heights, and to what is metal. */
function lay(
  layer: Layer,
  heights: Heights,
  metal: Float32Array,
  scale: number,
  toSheet: (x: number, y: number) => [number, number],
): void {
  const chains = chainsOf(layer.path, SHEET / (layer.grid ?? SHEET));
  const distance = distanceToLines(chains);
  const inside = insideOf(chains);
  const { wide, high, z } = heights;
  const soft = 0.5 / scale;
  const box = boxOf(chains, (layer.line ?? 0) / 2 + soft);
  const swollen = layer.line === undefined ? swell(layer, heights, inside, toSheet, scale) : null;
  for (let y = 0, i = 0; y < high; y++)
    for (let x = 0; x < wide; x++, i++) {
      const [sx, sy] = toSheet(x, y);
      if (sx < box.left || sx > box.right || sy < box.top || sy > box.bottom) continue;
      const d = distance(sx, sy);
      if (layer.line !== undefined) {
        const half = layer.line / 2;
        if (d > half + soft) continue;
        const t = Math.min(1, d / half);
        z[i] += layer.rise * Math.sqrt(1 - t * t * 0.96) * step(half + soft, half - soft, d);
        if (layer.rise > 0) metal[i] = Math.max(metal[i], step(half + soft, half - soft, d));
        continue;
      }
      const cover = step(-soft, soft, inside(sx, sy) ? d : -d);
      if (cover === 0) continue;
      // A crisp edge first, then the cushion.
      const bevel = step(0, 0.55, d) * 0.3;
      if (layer.open) {
        z[i] *= 1 - cover;
        metal[i] *= 1 - cover;
        continue;
      }
      z[i] += layer.rise * cover * (bevel + 0.7 * (swollen as Float32Array)[i]);
      if (layer.rise > 0) metal[i] = Math.max(metal[i], cover);
    }
}

/** A membrane blown up from beneath, held at the outline: smooth as struck metal. 0…1. */
function swell(
  layer: Layer,
  heights: Heights,
  inside: (x: number, y: number) => boolean,
  toSheet: (x: number, y: number) => [number, number],
  scale: number,
): Float32Array {
  const coarse = 4;
  const [w, h] = [Math.ceil(heights.wide / coarse), Math.ceil(heights.high / coarse)];
  const mask = new Uint8Array(w * h);
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++)
      mask[y * w + x] = inside(...toSheet(x * coarse, y * coarse)) ? 1 : 0;
  const skin = new Float32Array(w * h);
  // Held back a little everywhere, so that wide areas are flat and only their borders curve.
  const reach = ((layer.swell ?? 5) * 1.7 * scale) / coarse;
  const held = 4 + 1 / (reach * reach);
  for (let pass = 0; pass < 160; pass++)
    for (let y = 1; y < h - 1; y++)
      for (let x = 1; x < w - 1; x++) {
        const i = y * w + x;
        if (mask[i]) skin[i] = (skin[i - 1] + skin[i + 1] + skin[i - w] + skin[i + w] + 1) / held;
      }
  let most = 1e-6;
  for (const value of skin) most = Math.max(most, value);
  const out = new Float32Array(heights.wide * heights.high);
  for (let y = 0, i = 0; y < heights.high; y++)
    for (let x = 0; x < heights.wide; x++, i++)
      out[i] = Math.sqrt(Math.max(0, between(skin, w, h, x / coarse, y / coarse)) / most);
  return out;
}

function between(data: Float32Array, w: number, h: number, x: number, y: number): number {
  const [X, Y] = [Math.min(w - 2, Math.floor(x)), Math.min(h - 2, Math.floor(y))];
  const [u, v, i] = [x - X, y - Y, Y * w + X];
  return (
    (data[i] * (1 - u) + data[i + 1] * u) * (1 - v) +
    (data[i + w] * (1 - u) + data[i + w + 1] * u) * v
  );
}

/** Where a spot is on the ground: how far within the rim (negative outside), and its coordinates. */
interface Spot {
  /** −1…1 over the shorter side, y upwards. */
  readonly x: number;
  readonly y: number;
  /** Distance inwards from the outer edge, in the same measure. */
  readonly inward: number;
}

function spotOf(ground: Ground, px: number, py: number, w: number, h: number): Spot {
  const least = Math.min(w, h) / 2;
  const [x, y] = [(px + 0.5 - w / 2) / least, (h / 2 - py - 0.5) / least];
  if (ground.shape === 'medal') return { x, y, inward: 0.985 - Math.hypot(x, y) };
  const [bx, by] = [w / 2 / least - 0.012, h / 2 / least - 0.012];
  const round = 0.08;
  const [qx, qy] = [Math.abs(x) - bx + round, Math.abs(y) - by + round];
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0);
  return { x, y, inward: round - outside };
}

/** The rim: a medal's has beads along a groove, a plate's is a plain moulding. */
function frame(
  ground: Ground,
  heights: Heights,
  metal: Float32Array,
  scale: number,
  fill: number,
): void {
  const { wide, high, z } = heights;
  const unit = SHEET / 2 / fill;
  const rim = ground.shape === 'medal' ? 1 - FIELD : PLATE_RIM * 2;
  for (let py = 0, i = 0; py < high; py++)
    for (let px = 0; px < wide; px++, i++) {
      const { x, y, inward } = spotOf(ground, px, py, wide, high);
      if (inward < 0 || inward > rim + 0.02) continue;
      const t = inward / rim;
      let height = 0.05 * Math.sqrt(Math.max(0, 1 - ((t - 0.5) / 0.5) ** 2)) + 0.012;
      if (ground.shape === 'medal') {
        const r = Math.hypot(x, y);
        const beads = 72;
        const turn = (Math.atan2(y, x) * beads) / (2 * Math.PI);
        const off = ((turn - Math.round(turn)) / beads) * 2 * Math.PI * r;
        const bead = Math.hypot(off, inward - rim * 0.72);
        const outer = Math.sqrt(Math.max(0, 1 - ((t - 0.27) / 0.27) ** 2)) * 0.055;
        const inner = Math.sqrt(Math.max(0, 1 - ((t - 0.96) / 0.06) ** 2)) * 0.03;
        height = Math.max(
          outer,
          inner,
          Math.sqrt(Math.max(0, 0.033 ** 2 - bead * bead)) * 0.9,
          0.004,
        );
      }
      const soft = 0.5 / (scale * unit);
      const cover = step(rim + soft, rim - soft, inward);
      if (cover <= 0) continue;
      z[i] = Math.max(z[i] * (1 - cover), height * unit);
      metal[i] = Math.max(metal[i], cover);
    }
}

/** The engraver's pattern under the enamel: its slope, which catches the light. */
function engraved(kind: Ground['engraving'], x: number, y: number): number {
  const r = Math.hypot(x, y);
  const turn = Math.atan2(y, x);
  switch (kind) {
    case 'rays':
      return Math.sin(Math.atan2(y + 0.75, x) * 44) * step(0.05, 0.5, Math.hypot(x, y + 0.75));
    case 'rosette':
      return Math.sin(r * 62 + 2.4 * Math.sin(turn * 12));
    case 'waves':
      return Math.sin(y * 58 + 1.6 * Math.sin(x * 13));
    case 'weave':
      return Math.sin((x + y) * 40) * Math.sin((x - y) * 40) * 1.4;
  }
}

const LAMP = unitOf(-0.55, 0.62, 0.56);
const BRASS = light('#e2b05c');
const PATINA = light('#241204');
const BOW = 0.16;

/** What polished brass mirrors: a lamp above, a dark room, a warm table below. */
const ROOM = ramp(
  [0, '#0d0703'],
  [0.2, '#55361a'],
  [0.36, '#2a1a0d'],
  [0.47, '#20150c'],
  [0.56, '#4a3b2b'],
  [0.66, '#9c8a70'],
  [0.8, '#efe2c8'],
  [1, '#ffffff'],
);

function shade(
  heights: Heights,
  metal: Float32Array,
  ground: Ground,
  scale: number,
  fine: number,
): Canvas {
  const { wide, high } = heights;
  const [near, wideBlur] = [heights.blurred(scale * 0.9), heights.blurred(scale * 3)];
  const canvas = new Canvas(wide / fine, high / fine);
  const share = 1 / (fine * fine);
  const enamel = light(ground.enamel);
  const soft = 1 / (Math.min(wide, high) / 2);
  for (let y = 0, i = 0; y < high; y++)
    for (let x = 0; x < wide; x++, i++) {
      const spot = spotOf(ground, x, y, wide, high);
      const cover = step(-soft, soft, spot.inward);
      if (cover === 0) continue;
      const z = heights.z[i];
      const hollow = (near.z[i] - z) * 0.42 + Math.max(0, wideBlur.z[i] - z) * 0.22;
      const open = clamp(1 - hollow, 0.12, 1.25);
      const sun = shadowAt(heights, x, y, scale);
      const dx = ((heights.at(x + 1, y) - heights.at(x - 1, y)) * scale) / 2;
      const dy = ((heights.at(x, y + 1) - heights.at(x, y - 1)) * scale) / 2;
      // Struck metal is never quite flat: the whole sheet bows towards us.
      const n = unitOf(spot.x * BOW - dx * 1.2, spot.y * BOW + dy * 1.2, 1);
      const much = metal[i];
      let colour: Colour = much < 1 ? enamelled(enamel, ground, spot, open, sun) : [0, 0, 0];
      if (much > 0) colour = blend(colour, brass(n, open, sun, x / scale, y / scale), much);
      const k = (Math.floor(y / fine) * canvas.wide + Math.floor(x / fine)) * 4;
      for (let j = 0; j < 3; j++) canvas.light[k + j] += colour[j] * cover * share;
      canvas.light[k + 3] += cover * share;
    }
  return canvas;
}

/** 0 where something higher stands towards the lamp, 1 in its light. */
function shadowAt(heights: Heights, x: number, y: number, scale: number): number {
  const z = heights.at(x, y);
  let lit = 1;
  for (let s = 1; s <= 9; s++) {
    const away = s * 0.42;
    const up = heights.at(x + LAMP[0] * away * scale * 1.2, y - LAMP[1] * away * scale * 1.2) - z;
    lit = Math.min(lit, 1 - clamp((up - away * 0.62) * 1.4));
  }
  return lit;
}

export function brass(n: Direction, open: number, sun: number, x: number, y: number): Colour {
  const [nx, ny, nz] = n;
  const brushed = hills(x * 0.7, y * 0.7, 2, 5, 3) * 0.05;
  const [rx, ry] = [2 * nz * nx, 2 * nz * ny];
  const up = clamp(0.5 + 0.62 * (ry * 0.74 - rx * 0.62) + 0.06 + brushed);
  const mirror = through(ROOM(up), BRASS);
  const key = Math.max(0, nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2]);
  const half = unitOf(LAMP[0], LAMP[1], LAMP[2] + 1);
  const shine = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]) ** 48;
  let colour = plus(times(mirror, 1.2), BRASS, key ** 1.5 * 0.62 * sun);
  colour = blend(PATINA, colour, clamp(0.06 + open * 0.94 * (0.55 + 0.45 * sun)));
  return plus(colour, [1, 0.9, 0.66], shine * 0.85 * sun * clamp(open));
}

function enamelled(
  enamel: Colour,
  ground: Ground,
  { x, y, inward }: Spot,
  open: number,
  sun: number,
): Colour {
  const e = 0.004;
  const slope = engraved(ground.engraving, x - e, y + e) - engraved(ground.engraving, x + e, y - e);
  const metalBelow = 0.5 + clamp(slope * 1.1, -0.36, 0.5);
  const lamp = bell(Math.hypot(x + 0.42, y - 0.5), 0.75);
  const rim = ground.shape === 'medal' ? 1 - FIELD : PLATE_RIM * 2;
  const pooled = step(0, 0.16, inward - rim);
  let colour = times(
    enamel,
    (0.55 + 0.95 * lamp) * (0.45 + 0.55 * pooled) * (0.55 + metalBelow * 0.75),
  );
  colour = times(colour, (0.42 + 0.58 * sun) * clamp(open + 0.1, 0.25, 1));
  // The glass over it mirrors a window, softly.
  const pane = step(0.05, 0.2, 0.5 - Math.abs(x * 0.7 - y * 0.72 + 0.75)) * 0.028 * pooled;
  return plus(colour, [1, 0.98, 0.92], pane * sun);
}

type Direction = readonly [number, number, number];

function unitOf(x: number, y: number, z: number): Direction {
  const l = Math.sqrt(x * x + y * y + z * z);
  return [x / l, y / l, z / l];
}
