/** Blue cards of Master of Orion: what is grown and sent out. */

import { box, dome, ground, hoop, pole, slab, tower, vault } from '../masonry.ts';
import type { Model } from '../model.ts';
import { bothSides, engine, keel, placed } from '../parts.ts';
import {
  at,
  ball,
  block,
  egg,
  grown,
  joined,
  mirrored,
  ring,
  rod,
  rolled,
  row,
  type Shape,
  strut,
  turned,
  without,
} from '../shapes.ts';

/** Silos, and what grows because of them. */
const soilEnrichmentPlant: Model = [
  ground(2.1, 1.4),
  ...[-0.72, -0.3].flatMap((x) =>
    placed(x, 0, 0.16, [
      ['hull', tower(0.2, 0.66)],
      ['hull', at(0, 0.66, 0, dome(0.2, 0.18))],
      ['brass', at(0, 0.24, 0, ring(0.2, 0.02))],
      ['brass', at(0, 0.5, 0, ring(0.2, 0.02))],
    ]),
  ),
  ['brass', at(-0.5, 0.76, 0.16, block(0.2, 0.03, 0.03))],
  ['dark', at(0.48, 0, -0.06, box(0.9, 0.1, 0.9))],
  ['brass', at(0.48, 0.06, -0.06, grown(0.05, strut([0, 0, 0], [0.02, 0.66, 0], 0.05)))],
  ['hull', at(0.48, 0.6, -0.06, leaves(0.42))],
  ['hull', at(0.48, 0.98, -0.06, leaves(0.24))],
];

/** Two leaves, one to either side. */
function leaves(long: number): Shape {
  return mirrored(
    at(long * 0.62, long * 0.3, 0, rolled(0.5, egg(long * 0.62, long * 0.16, long * 0.36))),
  );
}

/** Three domes that will be a town, on one spine. */
const colonyShip: Model = [
  [
    'hull',
    at(
      0,
      0.4,
      0,
      keel(
        [
          [0.2, -0.8],
          [0.3, -0.3],
          [0.3, 0.4],
          [0.1, 0.92],
        ],
        0.13,
        0.06,
      ),
    ),
  ],
  ['brass', at(0, 0.5, 0, row(3, 0.46, ring(0.27, 0.035)))],
  ['glass', at(0, 0.5, 0, row(3, 0.46, egg(0.25, 0.26, 0.25)))],
  [
    'hull',
    at(0, 0.5, 0, row(3, 0.46, joined(hoop(0.26, 0.018), turned(Math.PI / 2, hoop(0.26, 0.018))))),
  ],
  ...bothSides([
    ...placed(0.5, 0.36, -0.2, [
      ['hull', egg(0.13, 0.12, 0.46)],
      ['brass', at(0, 0, 0.1, rod(0.135, 0.03))],
    ]),
    ['dark', at(0.38, 0.38, -0.2, block(0.14, 0.035, 0.1))],
    ...placed(0.5, 0.36, -0.7, engine(0.11, 0.14)),
    ...placed(0.13, 0.4, -0.9, engine(0.12, 0.14)),
  ]),
];

/** Houses of glass, one beside the other. */
const hydroponicFarm: Model = [
  ground(2.2, 1.5),
  ...[-0.68, 0, 0.68].flatMap((x) =>
    placed(x, 0, 0, [
      ['dark', vault(0.26, 1.1)],
      ['brass', row(5, 0.27, without(vault(0.31, 0.05), vault(0.255, 0.2)))],
      ['brass', at(0, 0.3, 0, block(0.02, 0.02, 0.56))],
      [
        'hull',
        at(
          0,
          0,
          -0.5,
          joined(...[-0.12, 0.02, 0.14].map((a, i) => at(a, 0.1 + i * 0.03, -0.1, ball(0.085)))),
        ),
      ],
      ['hull', box(0.64, 0.07, 1.14)],
    ]),
  ),
];

/** A tower that calls the clouds. */
const weatherControlStation: Model = [
  ground(1.9, 1.3),
  ['hull', tower(0.46, 0.2, 0.34)],
  ['hull', at(0, 0.18, 0, tower(0.17, 0.62, 0.1))],
  ['brass', joined(...[0.36, 0.5, 0.64].map((y) => at(0, y, 0, ring(0.17, 0.03))))],
  ['brass', at(0, 0.78, 0, pole(0.025, 0.34))],
  [
    'hull',
    at(
      0.08,
      1.06,
      0,
      grown(
        0.08,
        egg(0.3, 0.17, 0.2),
        at(0.32, -0.05, 0, egg(0.26, 0.13, 0.18)),
        at(-0.34, -0.05, 0, egg(0.26, 0.13, 0.18)),
        at(-0.1, 0.12, 0, ball(0.18)),
      ),
    ),
  ],
  [
    'brass',
    at(
      0.56,
      0.66,
      -0.1,
      slab(
        [
          [0, 0.26],
          [0.14, 0.26],
          [0.06, 0.08],
          [0.16, 0.08],
          [-0.08, -0.28],
          [-0.01, 0],
          [-0.1, 0],
        ],
        0.06,
      ),
    ),
  ],
  [
    'brass',
    at(
      -0.5,
      0.66,
      -0.1,
      joined(...[0, 0.16, 0.32].map((x) => strut([x - 0.1, 0.18, 0], [x - 0.18, -0.06, 0], 0.022))),
    ),
  ],
];

/** Half a world, and the machines that give it air. */
const terraformingComplex: Model = [
  ground(2.1, 1.4),
  [
    'hull',
    at(
      0.1,
      0,
      0.2,
      without(
        dome(0.72, 0.72),
        at(-0.1, 0.3, -0.6, egg(0.3, 0.14, 0.2)),
        at(0.34, 0.5, -0.44, egg(0.2, 0.1, 0.2)),
      ),
    ),
  ],
  ['dark', at(0.1, 0, 0.2, dome(0.68, 0.68))],
  ['brass', at(0.1, 0.3, 0.2, ring(0.67, 0.03))],
  ...[
    [-0.78, -0.1, 1],
    [-0.44, -0.46, 0.8],
    [0.84, -0.34, 0.9],
  ].flatMap(([x, z, k]) =>
    placed(x, 0, z, [
      ['hull', tower(0.2 * k, 0.4 * k, 0.1 * k)],
      ['brass', at(0, 0.4 * k, 0, ring(0.1 * k, 0.03))],
      [
        'hull',
        at(
          0.02,
          0.54 * k,
          0,
          grown(
            0.05,
            ball(0.1 * k),
            at(0.1, 0.12, 0, ball(0.13 * k)),
            at(0.04, 0.26, 0, ball(0.1 * k)),
          ),
        ),
      ],
    ]),
  ),
];

export const COLONIAL = {
  'soil-enrichment-plant': soilEnrichmentPlant,
  'colony-ship': colonyShip,
  'hydroponic-farm': hydroponicFarm,
  'weather-control-station': weatherControlStation,
  'terraforming-complex': terraformingComplex,
} satisfies Readonly<Record<string, Model>>;
