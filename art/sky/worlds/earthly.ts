/** Worlds with land, and perhaps a sea: from gardens to poisoned ones. */
import { type Colour, ramp } from '../../tools/colour.ts';
import { crests, hills } from '../../tools/noise.ts';
import { clamp, step } from '../../tools/numbers.ts';
import type { Terrain, World } from '../world.ts';

/** Ground out of one height and a row of colours; the lowest part may be sea. */
function land(
  colours: (t: number) => Colour,
  options: { scale?: number; sea?: number; rugged?: number } = {},
): Terrain {
  const { scale = 1.5, sea = -9, rugged = 0.35 } = options;
  return (x, y, z, seed) => {
    const bend = hills(x * scale + 5, y * scale, z * scale, seed + 9, 3) * 0.9;
    const [a, b, c] = [x * scale + bend, y * scale + bend, z * scale];
    const broad = hills(a, b, c, seed, 7);
    const peaks = crests(a * 1.7, b * 1.7, c * 1.7, seed + 31, 5);
    const height = broad + (peaks - 0.35) * rugged * step(-0.1, 0.3, broad);
    if (height < sea) {
      const shallow = step(sea - 0.22, sea, height);
      return { colour: colours(0.02 + 0.28 * shallow), height: sea, gloss: 1 };
    }
    const up = clamp((height - Math.max(sea, -0.55)) / (0.75 - Math.max(sea, -0.55)));
    const patches = hills(x * 5, y * 5, z * 5, seed + 77, 4) * 0.14;
    return {
      colour: colours((sea > -1 ? 0.34 : 0) + up * (sea > -1 ? 0.66 : 1) + patches),
      height,
    };
  };
}

const EARTHY = ramp(
  [0, '#06223f'],
  [0.2, '#0e3f66'],
  [0.3, '#2b7d92'],
  [0.345, '#c7b183'],
  [0.4, '#55713a'],
  [0.56, '#2f5630'],
  [0.7, '#7b6a45'],
  [0.85, '#8d8171'],
  [0.95, '#f4f2ec'],
);

export const EARTHLY = {
  garden: {
    terrain: land(EARTHY, { sea: 0.02 }),
    relief: 1.5,
    air: '#79b4ff',
    haze: 0.8,
    clouds: { colour: '#ffffff', much: 0.5, drawn: 1.6 },
  },
  ocean: {
    terrain: land(
      ramp(
        [0, '#062a4d'],
        [0.25, '#0f5d83'],
        [0.31, '#3fa4a8'],
        [0.36, '#d9cfa4'],
        [0.6, '#5f8a5a'],
        [1, '#dfe6dc'],
      ),
      { sea: 0.24 },
    ),
    relief: 1,
    air: '#8fd0ff',
    haze: 0.9,
    clouds: { colour: '#ffffff', much: 0.62, drawn: 2.2 },
  },
  jungle: {
    terrain: land(
      ramp(
        [0, '#0b3a45'],
        [0.3, '#17706b'],
        [0.36, '#8fa453'],
        [0.5, '#3f6b2b'],
        [0.7, '#24491f'],
        [1, '#7f8a4d'],
      ),
      { sea: -0.12, scale: 1.9 },
    ),
    relief: 1.6,
    air: '#a9e0a0',
    haze: 0.8,
    clouds: { colour: '#f4f5df', much: 0.4, drawn: 1.3 },
  },
  desert: {
    terrain: land(
      ramp([0, '#6b3a20'], [0.3, '#a8673a'], [0.55, '#d39a5c'], [0.75, '#e9c48a'], [1, '#f3e2bf']),
      { scale: 1.8, rugged: 0.5 },
    ),
    relief: 1.9,
    air: '#ffcf9a',
    haze: 0.55,
    clouds: { colour: '#f6dfba', much: 0.22, drawn: 3 },
  },
  rust: {
    terrain: land(
      ramp([0, '#3b1a16'], [0.3, '#7d3523'], [0.55, '#b45a35'], [0.8, '#d08a5b'], [1, '#efd3b4']),
      { scale: 1.6, rugged: 0.6 },
    ),
    relief: 2.2,
    air: '#ffab86',
    haze: 0.4,
  },
  tundra: {
    terrain: land(
      ramp(
        [0, '#20405a'],
        [0.3, '#4f86a0'],
        [0.36, '#8f9a92'],
        [0.5, '#b8c2be'],
        [0.65, '#e6ecec'],
        [1, '#ffffff'],
      ),
      { sea: -0.18, scale: 1.7 },
    ),
    relief: 1.6,
    air: '#cfe8ff',
    haze: 0.6,
    clouds: { colour: '#ffffff', much: 0.35, drawn: 1.6 },
  },
  toxic: {
    terrain: land(
      ramp([0, '#36400e'], [0.3, '#6e7a1d'], [0.55, '#a9a83c'], [0.8, '#d9cf6d'], [1, '#fbf3ae']),
      { scale: 1.3 },
    ),
    relief: 0.9,
    air: '#d8ff6a',
    haze: 1,
    clouds: { colour: '#f0eb9c', much: 0.7, drawn: 3 },
  },
} satisfies Readonly<Record<string, World>>;
