/** Andromeda's Edge: a frontier lit by running lights. */
import { type Model, Sight } from '../models/model.ts';
import { gnat } from '../models/ships/gnat.ts';
import { MODELS, type ModelName } from '../models/ships/index.ts';
import { type NebulaKind, paintNebula } from '../sky/nebula.ts';
import { paintPlanet } from '../sky/planet.ts';
import type { WorldKind } from '../sky/worlds/index.ts';
import { hills } from '../tools/noise.ts';
import { one, type Work } from '../work.ts';
import { RAIDERS, SEATS } from './liveries.ts';

/** Science is blue, industry red, commerce golden, civilization green or white, supremacy violet. */
const PLANETS: Readonly<Record<string, WorldKind>> = {
  lyceum: 'azure',
  prismara: 'crystal',
  quillon: 'ocean',
  forgeheart: 'lava',
  cindral: 'ember',
  basaltine: 'rust',
  'aurum-reach': 'giant',
  saffron: 'desert',
  tollgate: 'ringed',
  glacien: 'teal',
  hoarfrost: 'ice',
  borealis: 'garden',
  nyxholm: 'shadow',
  obsidia: 'storm',
  'wardens-rest': 'rose',
};

const FLEET: readonly ModelName[] = ['transport', 'fighter', 'science-vessel', 'heavy-cruiser'];
/** The classes of raiders, from the swarm to what one runs away from. */
const CLASSES: Readonly<Record<string, Model>> = {
  S: gnat,
  A: MODELS.marauder,
  B: MODELS.warbarge,
  C: MODELS.reaver,
  D: MODELS.harbinger,
};
const NEBULAE: readonly NebulaKind[] = ['violet', 'crimson', 'amber', 'teal', 'indigo', 'emerald'];

/** Thick in the middle, thin towards a ragged border. */
const cloud = (seed: number) => (u: number, v: number) => {
  const border = 0.93 - 0.55 * hills(u * 2.2, v * 2.2, seed, 4, 7);
  return ((border - Math.hypot(u, v * 1.25)) / 0.55 - 0.5) * 0.01;
};

export const andromedasEdge: readonly Work[] = [
  ...Object.entries(PLANETS).map(([key, kind]) => {
    const id = `andromedas-edge/planet/${key}`;
    return one(id, () => paintPlanet(kind, id, 176), 76);
  }),
  ...FLEET.map((name) => ({
    ids: SEATS.map((_, seat) => `andromedas-edge/ship/${name}-${seat}`),
    *paint() {
      const sight = new Sight(MODELS[name], 104);
      for (const livery of SEATS) yield sight.paint(livery);
    },
  })),
  ...Object.entries(CLASSES).map(([letter, model]) =>
    one(`andromedas-edge/raider/${letter}`, () => new Sight(model, 128).paint(RAIDERS)),
  ),
  ...NEBULAE.map((kind, i) => {
    const id = `andromedas-edge/nebula/${i + 1}`;
    return { ...one(id, () => paintNebula(kind, id, 200, 200).cutTo(cloud(i)), 56), alpha: 60 };
  }),
];
