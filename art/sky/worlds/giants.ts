/** Giants: bands of cloud, storms, rings. */
import { blend, type Colour, ramp, times } from '../../tools/colour.ts';
import { crests, hills, noise } from '../../tools/noise.ts';
import { bell, chanceFrom, clamp, mix, step } from '../../tools/numbers.ts';
import type { Terrain, World } from '../world.ts';

/** Bands of a giant, torn by winds, with an oval storm or two. */
function bands(colours: (t: number) => Colour, storms: number, torn = 1): Terrain {
  return (x, y, z, seed) => {
    const turbulence = hills(x * 2.2, y * 7, z * 2.2, seed, 5) * 0.09 * torn;
    const curl = crests(x * 3 + turbulence * 9, y * 9, z * 3, seed + 3, 4) * 0.05 * torn;
    let lat = y + turbulence + curl * noise(x * 2, y * 3, z * 2, seed + 8);
    let eye = 0;
    const chance = chanceFrom(seed + 5);
    for (let i = 0; i < storms; i++) {
      const [sx, sy] = [chance(-0.45, 0.45), chance(-0.5, 0.5)];
      const [dx, dy] = [(x - sx) / 2, y - sy];
      const size = chance(0.08, 0.15);
      const near = bell(Math.hypot(dx, dy), size);
      lat = mix(lat, sy + dx * 1.4, near * 0.8);
      eye = Math.max(eye, bell(Math.hypot(dx, dy), size * 0.6));
    }
    const broad = noise(0.3, lat * 3.4, 0.7, seed + 21);
    const fine =
      noise(0.1, lat * 11, 0.2, seed + 22) * 0.5 + noise(0, lat * 27, 0, seed + 23) * 0.3;
    const wisps = hills(x * 4, lat * 22, z * 4, seed + 24, 4) * 0.25;
    const t = clamp(0.5 + broad * 0.75 + fine * 0.3 + wisps * 0.5);
    const pole = step(0.72, 1, Math.abs(y)) * 0.25;
    return { colour: times(blend(colours(t), colours(1), eye * 0.7), 1 - pole), height: t * 0.05 };
  };
}

export const GIANTS = {
  giant: {
    terrain: bands(
      ramp(
        [0, '#5d3a26'],
        [0.25, '#a0714a'],
        [0.45, '#dcb88c'],
        [0.6, '#b98258'],
        [0.8, '#efdcbf'],
        [1, '#fff3e0'],
      ),
      2,
    ),
    relief: 0.6,
    air: '#ffd9a0',
    haze: 0.5,
  },
  ringed: {
    terrain: bands(
      ramp([0, '#8a6a44'], [0.35, '#c8a673'], [0.6, '#e8d3a4'], [1, '#fff2d2']),
      0,
      0.5,
    ),
    relief: 0.4,
    air: '#ffe3b0',
    haze: 0.5,
    ring: { colour: '#f0d6a8', inner: 1.28, outer: 1.8 },
  },
  azure: {
    terrain: bands(
      ramp([0, '#0e2f7a'], [0.3, '#2a63c4'], [0.55, '#4f9be6'], [0.8, '#8fd0ff'], [1, '#f2fbff']),
      1,
      0.6,
    ),
    relief: 0.3,
    air: '#7fc0ff',
    haze: 0.8,
  },
  teal: {
    terrain: bands(
      ramp([0, '#0f4a4d'], [0.4, '#3f8f8a'], [0.7, '#9fd6c4'], [1, '#eafff4']),
      1,
      0.4,
    ),
    relief: 0.3,
    air: '#9ff0dc',
    haze: 0.7,
    ring: { colour: '#c4e6e0', inner: 1.4, outer: 1.72 },
  },
  storm: {
    terrain: bands(
      ramp([0, '#31205c'], [0.3, '#6a4599'], [0.55, '#a67cc4'], [0.8, '#e0bfe0'], [1, '#fff0fb']),
      3,
      1.5,
    ),
    relief: 0.6,
    air: '#d9a6ff',
    haze: 0.7,
  },
} satisfies Readonly<Record<string, World>>;
