/** The sky behind everything: gas that glows, dust that hides it, stars of all sizes. */
import { Canvas } from '../tools/canvas.ts';
import { blend, type Colour, light, plus, times } from '../tools/colour.ts';
import { crests, hills, speck } from '../tools/noise.ts';
import { seedOf, step } from '../tools/numbers.ts';

export interface Nebula {
  /** The ground of the sky, two gases, and what burns where they meet. */
  readonly deep: string;
  readonly gas: string;
  readonly second: string;
  readonly heart: string;
  /** How much of the sky the gas fills, 0…1. */
  readonly much: number;
  /** How bright it is: low where things must be read upon it. */
  readonly bright: number;
}

export const NEBULAE = {
  indigo: {
    deep: '#0c1230',
    gas: '#27478c',
    second: '#7a2f72',
    heart: '#ffb88a',
    much: 0.5,
    bright: 0.8,
  },
  teal: {
    deep: '#0a1a2c',
    gas: '#0f5a6e',
    second: '#2b3f96',
    heart: '#a6f4ff',
    much: 0.5,
    bright: 0.8,
  },
  crimson: {
    deep: '#1c0e1c',
    gas: '#6b2c36',
    second: '#563a7a',
    heart: '#ff9a66',
    much: 0.5,
    bright: 0.8,
  },
  violet: {
    deep: '#140f2c',
    gas: '#483a86',
    second: '#8e3f8a',
    heart: '#ffc2e8',
    much: 0.5,
    bright: 0.8,
  },
  amber: {
    deep: '#1b1314',
    gas: '#7a4a1d',
    second: '#7a2f3a',
    heart: '#ffdc9a',
    much: 0.45,
    bright: 0.8,
  },
  emerald: {
    deep: '#0a1c20',
    gas: '#2a6652',
    second: '#1d4a7a',
    heart: '#d0ffb8',
    much: 0.45,
    bright: 0.75,
  },
  void: {
    deep: '#0a0f20',
    gas: '#16244d',
    second: '#2b2145',
    heart: '#8fa8e0',
    much: 0.2,
    bright: 0.6,
  },
} satisfies Readonly<Record<string, Nebula>>;

export type NebulaKind = keyof typeof NEBULAE;

export function paintNebula(kind: NebulaKind, id: string, wide: number, high: number): Canvas {
  const seed = seedOf(id);
  const canvas = new Canvas(wide, high);
  const gas = nebula(NEBULAE[kind], seed);
  canvas.paint(1, (u, v) => ({ colour: gas(u * 1.25, v * 1.25), cover: 1 }));
  strewStars(canvas, seed, 1);
  return canvas;
}

/** The gas alone, without stars. */
export function nebula(kind: Nebula, seed: number): (u: number, v: number) => Colour {
  const [deep, gas, second, heart] = [kind.deep, kind.gas, kind.second, kind.heart].map((hex) =>
    light(hex),
  );
  const edge = 0.18 - kind.much * 0.62;
  return (u, v) => {
    const flow = hills(u * 0.9, v * 0.9, 3.1, seed, 4);
    const [x, y] = [u + flow * 1.5, v - flow * 1.1];
    const cloud = hills(x * 1.1, y * 1.1, 0.4, seed + 7, 7);
    const veil = crests(x * 0.9 + cloud, y * 0.9 - cloud, 7.7, seed + 13, 6);
    const dust = step(0.02, 0.42, hills(x * 1.6, y * 1.6 + cloud, 5.2, seed + 23, 6));
    const a = step(edge, edge + 0.75, cloud);
    // The veils glow from within rather than along their edges: gas, not marble.
    const b = step(0.1, 1.05, veil) * step(edge - 0.1, edge + 0.6, cloud + flow * 0.4);
    const fine = 0.95 + hills(x * 4, y * 4, 1.3, seed + 31, 5) * 0.9;
    let colour = plus(deep, gas, a * 1.5 * fine);
    colour = plus(colour, second, b * (0.3 + 0.7 * a) * 1.7 * fine);
    colour = plus(colour, heart, (a * b) ** 2 * 2);
    return times(blend(colour, times(deep, 0.5), dust * 0.78), kind.bright);
  };
}

const STAR_LIGHT: readonly Colour[] = [
  light('#ffffff'),
  light('#cfe0ff'),
  light('#ffe6bd'),
  light('#ffc79a'),
];

/** Stars in proportion to the sheet: many faint ones, a few that shine. */
export function strewStars(canvas: Canvas, seed: number, much: number): void {
  const count = Math.round(((canvas.wide * canvas.high) / 420) * much);
  for (let i = 0; i < count; i++) {
    const at = (k: number): number => speck(i, k, 0, seed + 99);
    const size = at(2) ** 26;
    star(
      canvas,
      at(0) * canvas.wide,
      at(1) * canvas.high,
      size,
      0.06 + at(4) ** 4 * 0.7,
      STAR_LIGHT[Math.floor(at(3) * 4)],
    );
  }
}

/** One star: a soft point, with a halo and a fine cross where it is bright. */
function star(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  faint: number,
  colour: Colour,
): void {
  const core = 0.5 + size * 0.9;
  const reach = Math.ceil(3 + size * 16);
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const [px, py] = [Math.floor(x) + dx, Math.floor(y) + dy];
      if (px < 0 || py < 0 || px >= canvas.wide || py >= canvas.high) continue;
      const [fx, fy] = [px + 0.5 - x, py + 0.5 - y];
      const r = Math.hypot(fx, fy);
      const spikes =
        (Math.exp(-Math.abs(fx) * 2.2 - Math.abs(fy) / (1 + size * 5)) +
          Math.exp(-Math.abs(fy) * 2.2 - Math.abs(fx) / (1 + size * 5))) *
        size;
      const light = Math.exp(-((r / core) ** 2)) * (faint + size * 3) + spikes * 0.7;
      const i = (py * canvas.wide + px) * 4;
      for (let j = 0; j < 3; j++) canvas.light[i + j] += colour[j] * light;
    }
}
