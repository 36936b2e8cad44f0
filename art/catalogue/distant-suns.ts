/** Distant Suns: a navigator's ink chart, and painted worlds at its corners. */
import { paintPlanet } from '../sky/planet.ts';
import { paintSun } from '../sky/star.ts';
import type { WorldKind } from '../sky/worlds/index.ts';
import { one, type Work } from '../work.ts';

/** The far worlds, in the order of the sheet. */
const WORLDS: readonly WorldKind[] = ['ringed', 'crystal', 'lava'];

export const distantSuns: readonly Work[] = [
  ...WORLDS.map((kind, i) => {
    const id = `distant-suns/world/${i}`;
    return one(id, () => paintPlanet(kind, id, 176));
  }),
  one('distant-suns/sun/start', () => paintSun('gold', 'distant-suns/sun/start', 144)),
];
