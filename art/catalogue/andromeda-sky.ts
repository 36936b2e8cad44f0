/** Andromeda's Edge: the sky over the frontier, moons by their colour, quasars and vortexes. */
import { galaxy } from '../sky/galaxy.ts';
import { NEBULAE, nebula, strewStars } from '../sky/nebula.ts';
import { paintPlanet } from '../sky/planet.ts';
import { paintQuasar } from '../sky/quasar.ts';
import { paintVortex } from '../sky/vortex.ts';
import type { WorldKind } from '../sky/worlds/index.ts';
import { Canvas } from '../tools/canvas.ts';
import { times } from '../tools/colour.ts';
import { seedOf } from '../tools/numbers.ts';
import { one, type Work } from '../work.ts';

/** In the order of the tracks, and those that wander. */
const MOONS: readonly WorldKind[] = [
  'blue-moon',
  'red-moon',
  'gold-moon',
  'pale-moon',
  'violet-moon',
  'grey-moon',
];

/** A great galaxy far off, behind thin gas; dark enough to read names upon. */
function frontier(id: string): Canvas {
  const seed = seedOf(id);
  const canvas = new Canvas(720, 450);
  const gas = nebula({ ...NEBULAE.violet, much: 0.42, bright: 0.5 }, seed);
  const far = galaxy(seed, 0.82);
  canvas.paint(1, (u, v) => {
    const { colour, cover } = far(u - 0.12, v - 0.06);
    const behind = gas(u * 1.1, v * 1.1);
    const [a, b] = [times(behind, 1 - cover * 0.4), times(colour, 0.34)];
    return { colour: [a[0] + b[0], a[1] + b[1], a[2] + b[2]], cover: 1 };
  });
  strewStars(canvas, seed, 0.6);
  return canvas;
}

const painted = (id: string, paint: (id: string) => Canvas, quality: number): Work =>
  one(id, () => paint(id), quality);

export const andromedaSky: readonly Work[] = [
  painted('andromedas-edge/sky/frontier', frontier, 50),
  ...MOONS.map((kind, i) =>
    painted(`andromedas-edge/moon/${i}`, (id) => paintPlanet(kind, id, 64), 74),
  ),
  painted('andromedas-edge/special/quasar', (id) => paintQuasar(id, 168), 72),
  painted('andromedas-edge/special/vortex', (id) => paintVortex(id, 168), 72),
];
