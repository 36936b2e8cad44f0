/** Blue cards of Master of Orion: what is known, grown and sent out. */

import {
  box,
  colonnade,
  dome,
  gable,
  ground,
  hoop,
  pole,
  slab,
  stairs,
  tower,
  vault,
} from '../masonry.ts';
import type { Model } from '../model.ts';
import { bothSides, engine, keel, placed } from '../parts.ts';
import {
  around,
  at,
  ball,
  block,
  egg,
  grown,
  joined,
  mirrored,
  pitched,
  ring,
  rod,
  rolled,
  row,
  type Shape,
  strut,
  turned,
  without,
} from '../shapes.ts';

/** A flask as tall as a house, and an arm that tends it. */
const automatedLaboratory: Model = [
  ground(1.9, 1.3),
  ['dark', tower(0.56, 0.12, 0.5)],
  ['hull', at(0, 0.12, 0, grown(0.08, tower(0.48, 0.62, 0.13), at(0, 0.56, 0, tower(0.13, 0.4))))],
  ['brass', at(0, 1.1, 0, ring(0.14, 0.04))],
  ['brass', at(0, 0.36, 0, ring(0.38, 0.028))],
  ['glow', at(-0.12, 0.3, -0.4, joined(ball(0.06), at(0.2, 0.1, 0.06, ball(0.045))))],
  ['hull', strut([0.74, 0, 0], [0.78, 0.74, 0], 0.075)],
  ['brass', at(0.78, 0.76, 0, ball(0.1))],
  ['hull', strut([0.78, 0.76, 0], [0.3, 1.02, -0.05], 0.055)],
  ['hull', at(-0.76, 0, 0, box(0.34, 0.46, 0.5))],
  ['glass', at(-0.76, 0.3, -0.26, block(0.11, 0.07, 0.02, 0.01))],
];

/** A thing that isn't there, turning above what shows it. */
const holographicSimulator: Model = [
  ground(1.8, 1.4),
  ['hull', tower(0.62, 0.16, 0.5)],
  ['brass', at(0, 0.18, 0, ring(0.44, 0.04))],
  ['hull', around(3, at(0.6, 0, 0, box(0.16, 0.4, 0.16)))],
  ['brass', around(3, strut([0.58, 0.38, 0], [0.3, 0.5, 0], 0.04))],
  ['brass', at(0, 0.82, 0, turned(0.7, pitched(0.6, cage(0.32, 0.038))))],
  ['brass', at(0, 0.82, 0, turned(0.7, pitched(0.6, cage(0.15, 0.03))))],
  ['glow', at(0, 0.2, 0, tower(0.2, 0.08, 0.05))],
];

/** The twelve edges of a cube. */
function cage(half: number, r: number): Shape {
  return (x, y, z) => {
    const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
    const edge = (u: number, v: number, w: number): number =>
      Math.hypot(u - half, v - half, Math.max(0, w - half)) - r;
    return Math.min(edge(a, b, c), edge(b, c, a), edge(a, c, b));
  };
}

/** Rows of drums that remember. */
const advancedDataCenter: Model = [
  ground(2.1, 1.5),
  ...[
    [-0.62, -0.1, 3],
    [0, 0.2, 4],
    [0.62, -0.1, 3],
  ].flatMap(([x, z, n]) =>
    placed(
      x,
      0,
      z,
      Array.from(
        { length: n },
        (_, i): Model => [
          ['hull', at(0, i * 0.3, 0, tower(0.29, 0.24))],
          ['brass', at(0, i * 0.3 + 0.265, 0, tower(0.24, 0.06))],
          ['glow', at(0, i * 0.3 + 0.12, 0, turned(0.9, around(5, at(0.29, 0, 0, ball(0.028)))))],
        ],
      ).flat(),
    ),
  ),
];

/** How business goes. */
const LINE = [
  [-0.84, 0.42, -0.1],
  [-0.4, 0.62, -0.1],
  [-0.04, 0.54, -0.1],
  [0.34, 0.86, -0.1],
  [0.88, 1.14, -0.1],
] as const;

/** Towers that grow from left to right, and the line over them. */
const planetaryStockExchange: Model = [
  ground(2.1, 1.2),
  ...[0.28, 0.44, 0.38, 0.66, 0.86].map(
    (high, i) => ['hull', at(-0.76 + i * 0.36, 0, 0.05, box(0.26, high, 0.34))] as const,
  ),
  ['brass', joined(...LINE.slice(1).map((to, i) => strut(LINE[i], to, 0.035)))],
  ['brass', joined(...LINE.map(([x, y, z]) => at(x, y, z, ball(0.055))))],
  [
    'brass',
    at(
      0.92,
      1.17,
      -0.1,
      slab(
        [
          [-0.1, -0.1],
          [0.14, 0.16],
          [-0.2, 0.08],
        ],
        0.08,
      ),
    ),
  ],
  ['dark', at(0, 0, -0.4, box(1.9, 0.08, 0.2))],
];

/** A cube of thought, its pins in the ground. */
const planetarySupercomputer: Model = [
  ground(2, 1.7),
  ['dark', at(0, 0, 0, box(1.3, 0.12, 1.3))],
  ['brass', at(0, 0.04, 0, joined(pins(), turned(Math.PI / 2, pins())))],
  ['hull', at(0, 0.12, 0, box(0.92, 0.7, 0.92, 0.03))],
  [
    'brass',
    at(
      0,
      0.46,
      0,
      joined(...[-0.24, 0, 0.24].map((y) => at(0, y, 0, block(0.49, 0.035, 0.49, 0.01)))),
    ),
  ],
  ['hull', at(0, 0.82, 0, box(0.5, 0.16, 0.5))],
  ['glow', at(0, 0.99, 0, dome(0.16))],
];

function pins(): Shape {
  const one = row(5, 0.26, block(0.84, 0.03, 0.05, 0.01));
  return one;
}

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

/** A nucleus, and three that run around it. */
const researchInstitute: Model = [
  ground(1.9, 1.3),
  ['hull', box(1.3, 0.26, 0.8)],
  [
    'glass',
    at(
      0,
      0.14,
      -0.41,
      joined(...[-0.44, -0.15, 0.15, 0.44].map((x) => at(x, 0, 0, block(0.08, 0.06, 0.02, 0.01)))),
    ),
  ],
  ['hull', at(0, 0.26, 0, tower(0.2, 0.14, 0.1))],
  ['brass', at(0, 0.84, 0, ball(0.15))],
  ...[0, 1.05, -1.05].map((a) => ['brass', at(0, 0.84, 0, tilted(a))] as const),
  ...[0, 1.05, -1.05].map(
    (a) => ['hull', at(0.5 * Math.cos(a), 0.84 + 0.5 * Math.sin(a), 0, ball(0.07))] as const,
  ),
];

/** An orbit, drawn out, that leans. */
function tilted(a: number): Shape {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return (x, y, z) => {
    const [u, v] = [x * c + y * s, y * c - x * s];
    const k = Math.hypot(u / 0.5, v / 0.18);
    return Math.hypot((k - 1) * 0.18 * (1 + 1.2 * Math.min(1, Math.abs(u) / 0.5)), z) * 0.7 - 0.024;
  };
}

/** A dome over the stairs, a wing to either side. */
const galacticUniversity: Model = [
  ground(2.2, 1.4),
  ['hull', at(0, 0, -0.1, stairs(0.9, 0.9))],
  ['hull', mirrored(at(0.72, 0, 0.12, box(0.62, 0.46, 0.6)))],
  [
    'glass',
    mirrored(
      at(
        0.72,
        0.26,
        -0.19,
        joined(
          at(-0.16, 0, 0, block(0.05, 0.1, 0.02, 0.01)),
          block(0.05, 0.1, 0.02, 0.01),
          at(0.16, 0, 0, block(0.05, 0.1, 0.02, 0.01)),
        ),
      ),
    ),
  ],
  ['hull', at(0, 0.15, 0.1, box(0.78, 0.44, 0.6))],
  ['brass', at(0, 0.15, -0.3, colonnade(4, 0.66, 0.44, 0.05))],
  ['hull', at(0, 0.59, -0.04, gable(0.86, 0.22, 0.66))],
  ['hull', at(0, 0.6, 0.14, tower(0.34, 0.24))],
  ['brass', at(0, 0.84, 0.14, ring(0.34, 0.03))],
  ['hull', at(0, 0.84, 0.14, dome(0.33, 0.3))],
  ['brass', at(0, 1.12, 0.14, pole(0.035, 0.16))],
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

export const SCIENTIFIC = {
  'automated-laboratory': automatedLaboratory,
  'holographic-simulator': holographicSimulator,
  'advanced-data-center': advancedDataCenter,
  'planetary-stock-exchange': planetaryStockExchange,
  'planetary-supercomputer': planetarySupercomputer,
  'soil-enrichment-plant': soilEnrichmentPlant,
  'colony-ship': colonyShip,
  'hydroponic-farm': hydroponicFarm,
  'weather-control-station': weatherControlStation,
  'research-institute': researchInstitute,
  'galactic-university': galacticUniversity,
  'terraforming-complex': terraformingComplex,
} satisfies Readonly<Record<string, Model>>;
