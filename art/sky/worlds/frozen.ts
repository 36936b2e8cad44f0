/** Worlds of ice. */
import { type Colour, ramp } from '../../tools/colour.ts';
import { crests, hills } from '../../tools/noise.ts';
import { step } from '../../tools/numbers.ts';
import type { Terrain, World } from '../world.ts';
import { craters } from './cratered.ts';

/** Ice under tension: a bright shell with long cracks, blue where it is thin. */
function frozen(colours: (t: number) => Colour): Terrain {
  return (x, y, z, seed) => {
    const bend = hills(x * 1.2, y * 1.2, z * 1.2, seed, 4) * 0.7;
    const cracks = crests(x * 1.3 + bend, y * 2.1, z * 1.3 - bend, seed + 4, 4);
    const fine = crests(x * 4 - bend, y * 4, z * 4, seed + 14, 3);
    const drift = hills(x * 2, y * 2, z * 2, seed + 24, 6);
    const crack = step(0.55, 0.95, cracks) * 0.5 + step(0.7, 1, fine) * 0.22;
    return {
      colour: colours(0.68 + drift * 0.45 - crack),
      height: drift * 0.5 - crack * 0.5 + craters(x, y, z, seed) * 0.3,
      gloss: 0.35,
    };
  };
}

export const FROZEN = {
  ice: {
    terrain: frozen(ramp([0, '#2f5f86'], [0.35, '#7fb2cf'], [0.6, '#cfe4ee'], [1, '#ffffff'])),
    relief: 1.3,
    air: '#bfe6ff',
    haze: 0.55,
  },
} satisfies Readonly<Record<string, World>>;
