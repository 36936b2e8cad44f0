/** Worlds that burn. */
import { type Colour, ramp, times } from '../../tools/colour.ts';
import { crests, hills } from '../../tools/noise.ts';
import { clamp, step } from '../../tools/numbers.ts';
import type { Terrain, World } from '../world.ts';

/** Crust over fire: it glows where it is torn. */
function molten(crust: (t: number) => Colour, fire: (t: number) => Colour, open: number): Terrain {
  return (x, y, z, seed) => {
    const bend = hills(x * 1.4, y * 1.4, z * 1.4, seed + 2, 4) * 0.8;
    const cracks = crests(x * 1.7 + bend, y * 1.7 + bend, z * 1.7, seed, 6);
    const lakes = step(0.16, 0.4, hills(x * 1.3 + bend, y * 1.3, z * 1.3, seed + 50, 5)) * open;
    const heat = clamp(step(0.62, 0.98, cracks) + lakes);
    const rock = hills(x * 4, y * 4, z * 4, seed + 7, 5);
    const t = 0.5 + rock * 0.7;
    return {
      colour: crust(t),
      height: rock * 0.5 - heat * 0.15,
      glow: times(fire(heat), heat ** 1.4 * 1.5),
    };
  };
}

export const MOLTEN = {
  lava: {
    terrain: molten(
      ramp([0, '#120c0c'], [0.5, '#2a1c1a'], [1, '#5a4038']),
      ramp([0, '#7a0d04'], [0.4, '#e0380a'], [0.75, '#ff8a1c'], [1, '#ffe08a']),
      1,
    ),
    relief: 1.8,
    air: '#ff6a3c',
    haze: 0.5,
  },
  ember: {
    terrain: molten(
      ramp([0, '#0f0d10'], [0.5, '#221d22'], [1, '#4b4048']),
      ramp([0, '#5a0c22'], [0.5, '#c2233f'], [1, '#ff9a6a']),
      0.15,
    ),
    relief: 2,
    air: '#e0506a',
    haze: 0.35,
  },
  shadow: {
    terrain: molten(
      ramp([0, '#08070d'], [0.5, '#1b1528'], [1, '#43345e']),
      ramp([0, '#2a0f5a'], [0.5, '#7c3fd0'], [1, '#d9b0ff']),
      0.1,
    ),
    relief: 2,
    air: '#a47aff',
    haze: 0.55,
  },
} satisfies Readonly<Record<string, World>>;
