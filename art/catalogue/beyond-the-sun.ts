/** Beyond the Sun: a painted sky under a draughtsman's tree. */
import { Sight } from '../models/model.ts';
import { MODELS, type ModelName } from '../models/ships/index.ts';
import { paintRelief } from '../relief/relief.ts';
import { paintNebula } from '../sky/nebula.ts';
import { paintPlanet } from '../sky/planet.ts';
import { paintSun } from '../sky/star.ts';
import type { WorldKind } from '../sky/worlds/index.ts';
import { one, type Work } from '../work.ts';
import { FACTIONS } from './factions.ts';
import { SEATS } from './liveries.ts';

/** The best known world of each system. */
const SYSTEMS: Readonly<Record<string, WorldKind>> = {
  'barnards-star': 'tundra',
  sirius: 'azure',
  'alpha-centauri': 'garden',
  'wolf-359': 'ember',
  'lalande-21185': 'ice',
  procyon: 'desert',
  'luyten-726-8': 'barren',
  'epsilon-eridani': 'giant',
  'epsilon-indi': 'ocean',
  'ross-248': 'rust',
  'ross-128': 'jungle',
  'luhman-16': 'storm',
  'kapteyns-star': 'bronze',
  'tau-ceti': 'garden',
  'ross-154': 'lava',
  'wise-1541-2250': 'shadow',
  '61-cygni': 'ringed',
  'lacaille-9352': 'teal',
  'ez-aquarii': 'ocean',
  'struve-2398': 'crystal',
  'groombridge-34': 'toxic',
  'teegardens-star': 'rose',
  'kruger-60': 'rust',
  'yz-ceti': 'ice',
};

/** Ships grow with their level. */
const LEVELS: readonly ModelName[] = ['scout', 'interceptor', 'cruiser', 'dreadnought'];

export const beyondTheSun: readonly Work[] = [
  ...Object.entries(SYSTEMS).map(([key, kind]) => {
    const id = `beyond-the-sun/system/${key}`;
    return one(id, () => paintPlanet(kind, id, 152));
  }),
  one('beyond-the-sun/sun/sol', () => paintSun('gold', 'sol', 176)),
  one('beyond-the-sun/sky/deep', () => paintNebula('indigo', 'deep space', 620, 446), 60),
  ...LEVELS.map((name, level) => ({
    ids: SEATS.map((_, seat) => `beyond-the-sun/ship/${level + 1}-${seat}`),
    *paint() {
      const sight = new Sight(MODELS[name], 88);
      for (const livery of SEATS) yield sight.paint(livery);
    },
  })),
  ...FACTIONS.map(({ id, drawing, enamel }) =>
    one(`beyond-the-sun/medal/${id}`, () =>
      paintRelief(drawing, { shape: 'medal', enamel, engraving: 'waves' }, 176, 176, 0.7),
    ),
  ),
];
