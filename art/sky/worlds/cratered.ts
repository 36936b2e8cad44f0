/** Worlds without air, and what has fallen on them. */
import { type Colour, ramp } from '../../tools/colour.ts';
import { hills, nearestPoint } from '../../tools/noise.ts';
import { bell, step } from '../../tools/numbers.ts';
import type { Terrain, World } from '../world.ts';

/** Craters of three sizes, each with its rim, a floor, and rays of what was thrown out. */
export function craters(x: number, y: number, z: number, seed: number): number {
  let height = 0;
  for (const [size, deep] of [
    [2.2, 0.3],
    [5, 0.16],
    [11, 0.08],
  ]) {
    const { away, own } = nearestPoint(x * size, y * size, z * size, seed + size);
    if (own < 0.35) continue;
    const r = away / (0.22 + own * 0.25);
    height += deep * (bell(r - 1, 0.22) * 0.7 - step(1.05, 0.55, r));
  }
  return height;
}

function cratered(colours: (t: number) => Colour): Terrain {
  return (x, y, z, seed) => {
    const plain = hills(x * 1.6, y * 1.6, z * 1.6, seed, 6);
    const height = plain * 0.3 + craters(x, y, z, seed);
    const seas = step(0.02, -0.25, hills(x * 1.1, y * 1.1, z * 1.1, seed + 40, 4));
    return { colour: colours(0.55 + plain * 0.5 + height * 0.35 - seas * 0.35), height };
  };
}

/** A moon in the colour of its track, from its dark seas to its bright plains. */
const moon = (dark: string, ground: string, bright: string): World => ({
  terrain: cratered(ramp([0, dark], [0.5, ground], [1, bright])),
  relief: 2.4,
  air: bright,
  haze: 0.1,
});

export const CRATERED = {
  barren: {
    terrain: cratered(ramp([0, '#3a3836'], [0.4, '#6e6a65'], [0.7, '#9d978e'], [1, '#d8d2c6'])),
    relief: 2.1,
    air: '#c9cfda',
    haze: 0.08,
  },
  bronze: {
    terrain: cratered(ramp([0, '#33231a'], [0.4, '#6d4a30'], [0.7, '#a67a4c'], [1, '#e2bd86'])),
    relief: 2.1,
    air: '#e6c391',
    haze: 0.12,
  },
  'blue-moon': moon('#10233f', '#2f5c96', '#a9d0ff'),
  'red-moon': moon('#2e100c', '#8a3526', '#f0a58c'),
  'gold-moon': moon('#2b1c06', '#8c6418', '#f6d98c'),
  'pale-moon': moon('#2a2e36', '#79818f', '#eef2fa'),
  'violet-moon': moon('#1f1236', '#5b3f92', '#d3b8ff'),
  'grey-moon': moon('#1d1f22', '#4d5258', '#b5bcc4'),
} satisfies Readonly<Record<string, World>>;
