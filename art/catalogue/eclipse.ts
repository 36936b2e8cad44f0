/** Eclipse: a deep-sky atlas of hexes. */
import { type Camera, type Livery, Sight } from '../models/model.ts';
import { RELICS } from '../models/relics.ts';
import { MODELS, type ModelName } from '../models/ships/index.ts';
import { galaxy } from '../sky/galaxy.ts';
import { type NebulaKind, paintNebula } from '../sky/nebula.ts';
import { paintPlanet } from '../sky/planet.ts';
import { paintSun, type SunKind } from '../sky/star.ts';
import type { WorldKind } from '../sky/worlds/index.ts';
import { Canvas } from '../tools/canvas.ts';
import { seedOf } from '../tools/numbers.ts';
import { one, type Work } from '../work.ts';
import { ANCIENTS, SEATS } from './liveries.ts';

/** Squares of one resource are worlds of one family; grey ones could be anything. */
const WORLDS: Readonly<Record<string, readonly WorldKind[]>> = {
  money: ['desert', 'giant', 'desert', 'ringed', 'lava', 'giant'],
  science: ['rose', 'storm', 'rose', 'storm', 'ember', 'shadow'],
  materials: ['rust', 'bronze', 'rust', 'bronze', 'jungle', 'toxic'],
  any: ['garden', 'barren', 'tundra', 'ice', 'ocean', 'azure'],
};

const FLEET: readonly ModelName[] = ['interceptor', 'cruiser', 'dreadnought', 'starbase'];
const SKIES: readonly NebulaKind[] = [
  'indigo',
  'teal',
  'crimson',
  'violet',
  'amber',
  'emerald',
  'void',
  'indigo',
  'teal',
  'void',
];
const SUNS: readonly SunKind[] = ['gold', 'white', 'blue', 'red'];
const SHIP = 144;

/** A hex with a corner on the left and on the right. */
const hex = (u: number, v: number): number => {
  const [x, y] = [Math.abs(u), Math.abs(v)];
  return Math.min(Math.sqrt(0.75) - y, (1 - x) * Math.sqrt(0.75) - y / 2);
};

/** Where all stars are thickest: what everybody wants to hold. */
function heartOfTheGalaxy(id: string): Canvas {
  const swirl = new Canvas(320, 278).paint(2, galaxy(seedOf(id), 0.86));
  return paintNebula('amber', id, 320, 278).over(swirl);
}

const figure = (name: ModelName, id: string): Work =>
  one(id, () => new Sight(MODELS[name], SHIP).paint(ANCIENTS));

/** What gives off its own light, in gold. */
const FOUND: Livery = { hull: '#a7a8ac', enamel: '#8a2f2a', engine: '#ffd98a' };
const STANDING: Camera = { yaw: 0.6, down: 0.62, view: 1.02 };

export const eclipse: readonly Work[] = [
  ...Object.entries(WORLDS).flatMap(([resource, kinds]) =>
    kinds.map((kind, i) => {
      const id = `eclipse/planet/${resource}-${i}`;
      return one(id, () => paintPlanet(kind, id, 112));
    }),
  ),
  ...FLEET.map((name) => ({
    ids: SEATS.map((_, seat) => `eclipse/ship/${name}-${seat}`),
    *paint() {
      const sight = new Sight(MODELS[name], SHIP);
      for (const livery of SEATS) yield sight.paint(livery);
    },
  })),
  figure('ancient', 'eclipse/ship/ancient'),
  figure('guardian', 'eclipse/ship/guardian'),
  figure('monolith', 'eclipse/ship/monolith'),
  figure('orbital', 'eclipse/ship/orbital'),
  ...Object.entries(RELICS).map(([name, model]) =>
    one(`eclipse/relic/${name}`, () => new Sight(model, 96, STANDING).paint(FOUND)),
  ),
  ...SKIES.map((kind, i) => {
    const id = `eclipse/sky/${i}`;
    return one(id, () => paintNebula(kind, id, 320, 278).cutTo(hex), 62);
  }),
  one('eclipse/sky/centre', () => heartOfTheGalaxy('eclipse/sky/centre').cutTo(hex), 66),
  ...SUNS.map((kind) => {
    const id = `eclipse/sun/${kind}`;
    return one(id, () => paintSun(kind, id, 96));
  }),
];
