/** A sheet of light that painters fill, point by point or layer by layer. */
import type { Colour } from './colour.ts';
import { onScreen } from './colour.ts';
import { clamp } from './numbers.ts';

/** What falls on one point: its colour times how much of it covers what is behind. */
export interface Touch {
  readonly colour: Colour;
  /** 0 lets everything through, 1 nothing. Light may be there without covering: a glow. */
  readonly cover: number;
}

export const NOTHING: Touch = { colour: [0, 0, 0], cover: 0 };

export class Canvas {
  readonly wide: number;
  readonly high: number;
  /** Red, green, blue, cover; premultiplied. */
  readonly light: Float32Array;

  constructor(wide: number, high: number) {
    this.wide = wide;
    this.high = high;
    this.light = new Float32Array(wide * high * 4);
  }

  /**
   * Asks for every point. `u` goes from −1 to 1 over the width, `v` upwards in the same measure.
   * Every point is the mean of `fine` × `fine` asked ones: that makes edges smooth.
   */
  paint(fine: number, ask: (u: number, v: number) => Touch): this {
    const unit = 2 / this.wide;
    for (let y = 0; y < this.high; y++)
      for (let x = 0; x < this.wide; x++)
        for (let i = 0; i < fine * fine; i++) {
          const u = (x + ((i % fine) + 0.5) / fine - this.wide / 2) * unit;
          const v = (this.high / 2 - y - (Math.floor(i / fine) + 0.5) / fine) * unit;
          this.lay(x, y, ask(u, v), 1 / (fine * fine));
        }
    return this;
  }

  private lay(x: number, y: number, { colour, cover }: Touch, share: number): void {
    const at = (y * this.wide + x) * 4;
    this.light[at] += colour[0] * share;
    this.light[at + 1] += colour[1] * share;
    this.light[at + 2] += colour[2] * share;
    this.light[at + 3] += cover * share;
  }

  /** Lays another sheet over this one, its upper left corner at (left, top). */
  over(other: Canvas, left = 0, top = 0, strength = 1): this {
    for (let y = 0; y < other.high; y++)
      for (let x = 0; x < other.wide; x++) {
        const [tx, ty] = [x + left, y + top];
        if (tx < 0 || ty < 0 || tx >= this.wide || ty >= this.high) continue;
        const [from, to] = [(y * other.wide + x) * 4, (ty * this.wide + tx) * 4];
        const rest = 1 - other.light[from + 3] * strength;
        for (let i = 0; i < 4; i++)
          this.light[to + i] = this.light[to + i] * rest + other.light[from + i] * strength;
      }
    return this;
  }

  /** Keeps what lies inside: `inside` says how far a spot is within the border, negative outside. */
  cutTo(inside: (u: number, v: number) => number): this {
    const unit = 2 / this.wide;
    for (let y = 0, i = 0; y < this.high; y++)
      for (let x = 0; x < this.wide; x++, i += 4) {
        const d = inside((x + 0.5 - this.wide / 2) * unit, (this.high / 2 - y - 0.5) * unit);
        const cover = clamp(0.5 + d / unit);
        for (let j = 0; j < 4; j++) this.light[i + j] *= cover;
      }
    return this;
  }

  /** Very bright places shine over their surroundings, as in a lens. */
  bloom(radius: number, strength: number, threshold = 1): this {
    const bright = new Float32Array(this.light.length);
    for (let i = 0; i < this.light.length; i += 4) {
      const most = Math.max(this.light[i], this.light[i + 1], this.light[i + 2]);
      const over = Math.max(0, most - threshold) / Math.max(most, 1e-6);
      for (let j = 0; j < 3; j++) bright[i + j] = this.light[i + j] * over;
    }
    for (let pass = 0; pass < 3; pass++) blurBoth(bright, this.wide, this.high, radius);
    for (let i = 0; i < this.light.length; i += 4) {
      for (let j = 0; j < 3; j++) this.light[i + j] += bright[i + j] * strength;
      // A glow on nothing needs some body, or no format could carry it.
      const glow = Math.max(bright[i], bright[i + 1], bright[i + 2]) * strength;
      this.light[i + 3] = Math.max(this.light[i + 3], Math.min(1, glow * 1.4));
    }
    return this;
  }

  /** The picture as bytes: red, green, blue, alpha. */
  bytes(): Uint8Array {
    const out = new Uint8Array(this.light.length);
    for (let i = 0; i < out.length; i += 4) {
      const cover = clamp(this.light[i + 3]);
      const whole = cover > 0 ? 1 / cover : 0;
      for (let j = 0; j < 3; j++) out[i + j] = onScreen(this.light[i + j] * whole);
      out[i + 3] = Math.round(cover * 255);
    }
    return out;
  }
}

function blurBoth(data: Float32Array, wide: number, high: number, radius: number): void {
  for (let y = 0; y < high; y++) blurLine(data, y * wide * 4, 4, wide, radius, 4);
  for (let x = 0; x < wide; x++) blurLine(data, x * 4, wide * 4, high, radius, 4);
}

/** A running mean along one line; three of them are nearly a bell. */
export function blurLine(
  data: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
  channels: number,
): void {
  const r = Math.max(1, Math.round(radius));
  const line = new Float32Array(length);
  for (let c = 0; c < channels; c++) {
    const at = (i: number): number =>
      data[start + Math.max(0, Math.min(length - 1, i)) * stride + c];
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      line[i] = sum / (2 * r + 1);
      sum += at(i + r + 1) - at(i - r);
    }
    for (let i = 0; i < length; i++) data[start + i * stride + c] = line[i];
  }
}
