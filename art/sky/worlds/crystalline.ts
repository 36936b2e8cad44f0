/** Worlds that have grown like crystals. */
import { type Colour, light, ramp, times } from '../../tools/colour.ts';
import { crests, hills, nearestPoint } from '../../tools/noise.ts';
import { step } from '../../tools/numbers.ts';
import type { Terrain, World } from '../world.ts';

/** Facets like broken glass, lit from within along their edges. */
function crystalline(colours: (t: number) => Colour, vein: string): Terrain {
  const glow = light(vein);
  return (x, y, z, seed) => {
    const bend = hills(x * 2, y * 2, z * 2, seed, 3) * 0.5;
    const { own } = nearestPoint(x * 3 + bend, y * 3, z * 3 + bend, seed);
    const fine = nearestPoint(x * 8, y * 8, z * 8 + bend, seed + 5);
    const veins = step(0.68, 1, crests(x * 1.5 + bend, y * 1.5, z * 1.5, seed + 9, 5));
    return {
      colour: colours(0.2 + own * 0.34 + fine.own * 0.22 + bend * 0.5),
      height: own * 0.35 + fine.own * 0.12,
      glow: times(glow, veins ** 1.5 * 1.3),
      gloss: 0.6,
    };
  };
}

export const CRYSTALLINE = {
  crystal: {
    terrain: crystalline(
      ramp([0, '#171049'], [0.35, '#3d3fae'], [0.6, '#5f8fe6'], [0.85, '#a9dcff'], [1, '#ffffff']),
      '#8fd8ff',
    ),
    relief: 1,
    air: '#8fa0ff',
    haze: 0.55,
  },
  rose: {
    terrain: crystalline(
      ramp([0, '#3d0f38'], [0.35, '#8e2f78'], [0.6, '#cf6aa6'], [0.85, '#f7b6d2'], [1, '#ffffff']),
      '#ff9ad8',
    ),
    relief: 1,
    air: '#ff9fd0',
    haze: 0.55,
  },
} satisfies Readonly<Record<string, World>>;
