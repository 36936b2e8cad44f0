/** Yellow cards of Master of Orion: what makes, digs and guards. */

import {
  box,
  colonnade,
  dome,
  gable,
  ground,
  hoop,
  mast,
  slab,
  stairs,
  tower,
} from '../masonry.ts';
import type { Model } from '../model.ts';
import { dish, placed } from '../parts.ts';
import {
  around,
  at,
  ball,
  block,
  egg,
  grown,
  joined,
  mirrored,
  ring,
  rod,
  row,
  strut,
  turned,
  without,
} from '../shapes.ts';

/** A bowl as large as a hill, on a lattice. */
const highOrbitLocator: Model = [
  ground(1.7, 1.3),
  ['hull', mast(0.44, 0.62, 0.032)],
  ...placed(0, 0.3, 0, dish(0.62)),
  ['hull', at(-0.6, 0, -0.2, box(0.4, 0.28, 0.4))],
  ['glass', at(-0.6, 0.16, -0.41, block(0.12, 0.05, 0.02, 0.01))],
];

/** Walls like a star, a keep within. */
const starFortress: Model = [
  ground(2.1, 1.8),
  ['hull', without(bastion(0.98, 0.3), at(0, 0.2, 0, bastion(0.72, 0.3)))],
  ['dark', at(0, -0.02, 0, bastion(0.8, 0.14))],
  ['hull', tower(0.36, 0.62, 0.3)],
  ['brass', at(0, 0.62, 0, around(8, at(0.3, 0, 0, box(0.08, 0.1, 0.08))))],
  ['hull', at(0, 0.6, 0, tower(0.18, 0.42, 0.15))],
  ['brass', at(0, 1.02, 0, tower(0.2, 0.24, 0.01))],
  ['brass', around(8, at(0.84, 0.28, 0, egg(0.09, 0.1, 0.09)))],
];

/** A wall with eight points, standing. */
function bastion(r: number, high: number) {
  const points = Array.from({ length: 16 }, (_, i): [number, number] => {
    const [a, away] = [(i / 8) * Math.PI, i % 2 ? r * 0.74 : r];
    return [Math.sin(a) * away, Math.cos(a) * away];
  });
  const lying = slab(points, high);
  return at(0, high / 2, 0, (x: number, y: number, z: number) => lying(x, z, y));
}

/** What everybody brings lies before the doors. */
const taxOffice: Model = [
  ground(2.1, 1.5),
  ['hull', at(-0.25, 0, 0.1, stairs(1.3, 1))],
  ['hull', at(-0.25, 0.15, 0.18, box(1, 0.5, 0.6))],
  ['brass', at(-0.25, 0.15, -0.2, colonnade(4, 0.94, 0.5, 0.055))],
  ['hull', at(-0.25, 0.65, 0.04, gable(1.26, 0.36, 0.76))],
  ...[
    [0.64, -0.36, 9],
    [0.86, -0.08, 6],
    [0.5, -0.5, 4],
  ].flatMap(([x, z, n]) =>
    placed(
      x,
      0,
      z,
      Array.from(
        { length: n },
        (_, i) => ['brass', at(0, i * 0.07, 0, tower(0.17, 0.055))] as const,
      ),
    ),
  ),
];

/** Three arrows that follow one another around a heap. */
const recyclotron: Model = [
  ground(1.8, 1.2),
  ...[0, 1, 2].map((i) => ['hull', at(0, 0.72, 0, spun((i * 2 * Math.PI) / 3, chaser()))] as const),
  ['brass', at(0, 0.72, 0, egg(0.2, 0.2, 0.2))],
  ['dark', at(0, 0.72, 0.06, hoop(0.3, 0.05))],
  ['dark', mirrored(at(0.4, 0, 0.1, box(0.16, 0.3, 0.3)))],
];

/** A bent arrow: a third of a hoop, and its head. */
function chaser() {
  const bow = (x: number, y: number, z: number): number => {
    const a = Math.atan2(y, x);
    const off = Math.max(0, Math.abs(a - 1.35) - 0.62);
    return Math.hypot(Math.hypot(x, y) - 0.56, z, off * 0.5) - 0.085;
  };
  const head = at(
    0.5,
    0.2,
    0,
    slab(
      [
        [-0.2, 0.1],
        [0.22, 0.06],
        [0.08, -0.24],
      ],
      0.2,
    ),
  );
  return joined(bow, head);
}

/** Turned in the plane that faces us. */
function spun(a: number, shape: (x: number, y: number, z: number) => number) {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return (x: number, y: number, z: number): number => shape(x * c + y * s, y * c - x * s, z);
}

/** A rocket beside its gantry. */
const spaceport: Model = [
  ground(2.1, 1.5),
  ['dark', tower(0.6, 0.1, 0.54)],
  ['hull', grown(0.05, at(0, 0.24, 0, tower(0.2, 0.62)), at(0, 0.82, 0, egg(0.2, 0.46, 0.2)))],
  ['brass', at(0, 0.1, 0, turned(0.6, around(4, strut([0.18, 0.36, 0], [0.38, 0, 0], 0.05))))],
  ['glass', at(0, 0.9, -0.16, ball(0.07))],
  ['brass', at(0, 0.62, 0, ring(0.19, 0.025))],
  ['hull', at(0.62, 0, 0.1, mast(0.2, 1.2, 0.024))],
  ['hull', at(0.4, 0.86, 0.04, block(0.22, 0.03, 0.05))],
  ['hull', at(-0.72, 0, 0.1, box(0.5, 0.26, 0.6))],
  ['hull', at(-0.72, 0.26, 0.1, tower(0.1, 0.34, 0.08))],
  ['glass', at(-0.72, 0.62, 0.1, tower(0.17, 0.1, 0.2))],
];

/** Roofs like a saw, chimneys behind. */
const automatedFactory: Model = [
  ground(2.1, 1.5),
  ['hull', at(0, 0, -0.06, box(1.7, 0.42, 0.9))],
  ...[-0.56, 0, 0.56].map(
    (x) =>
      [
        'hull',
        at(
          x,
          0.42,
          -0.06,
          slab(
            [
              [-0.28, 0],
              [0.28, 0],
              [0.28, 0.34],
            ],
            0.9,
          ),
        ),
      ] as const,
  ),
  ['glass', at(0, 0.2, -0.52, row3(block(0.16, 0.1, 0.02, 0.01)))],
  ...[-0.62, -0.1].flatMap((x) =>
    placed(x, 0, 0.5, [
      ['hull', tower(0.13, 1.16, 0.09)],
      ['brass', at(0, 1.12, 0, ring(0.1, 0.03))],
    ]),
  ),
];

/** Three beside one another. */
function row3(shape: (x: number, y: number, z: number) => number) {
  return joined(at(-0.56, 0, 0, shape), shape, at(0.56, 0, 0, shape));
}

/** A derrick over a hole that has no bottom. */
const deepCoreMine: Model = [
  ground(2, 1.6),
  ['hull', without(tower(0.56, 0.14), tower(0.4, 0.4))],
  ['hull', mast(0.5, 1.2, 0.034)],
  ['brass', at(0, 1.2, 0, hoop(0.13, 0.03))],
  ['brass', at(0, 0.2, 0, tower(0.02, 0.95))],
  ['brass', at(0, 0.02, 0, tower(0.03, 0.36, 0.2))],
  ['hull', at(0.78, 0, -0.1, box(0.36, 0.34, 0.5))],
  [
    'dark',
    at(
      -0.74,
      0.1,
      -0.3,
      joined(
        egg(0.2, 0.16, 0.2),
        at(0.14, -0.03, -0.12, ball(0.11)),
        at(-0.16, -0.04, -0.06, ball(0.1)),
      ),
    ),
  ],
];

/** A belt, boxes upon it, arms above. */
const roboticAssemblyLine: Model = [
  ground(2.2, 1.2),
  ['dark', at(0, 0.1, -0.25, box(2.1, 0.16, 0.4))],
  [
    'brass',
    at(
      0,
      0.18,
      -0.46,
      joined(...[-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((x) => at(x, 0, 0, rod(0.07, 0.03)))),
    ),
  ],
  ...[-0.72, 0, 0.72].map((x) => ['hull', at(x, 0.26, -0.25, box(0.26, 0.22, 0.26))] as const),
  ...[-0.36, 0.42].flatMap((x) =>
    placed(x, 0, 0.26, [
      ['hull', tower(0.17, 0.26, 0.13)],
      ['hull', strut([0, 0.24, 0], [-0.14, 0.78, 0], 0.08)],
      ['brass', at(-0.14, 0.8, 0, ball(0.11))],
      ['hull', strut([-0.14, 0.8, 0], [0.2, 0.98, -0.3], 0.065)],
      ['brass', at(0.2, 0.98, -0.3, ball(0.09))],
      ['hull', strut([0.2, 0.98, -0.3], [0.22, 0.72, -0.46], 0.05)],
      [
        'dark',
        at(
          0.22,
          0.66,
          -0.46,
          joined(
            strut([0, 0.06, 0], [-0.09, -0.08, 0], 0.026),
            strut([0, 0.06, 0], [0.09, -0.08, 0], 0.026),
          ),
        ),
      ],
    ]),
  ),
];

/** What goes in on the left comes out as something else. */
const matterConverter: Model = [
  ground(2.1, 1.2),
  ['hull', at(-0.68, 0, 0, tower(0.34, 0.3, 0.2))],
  ['hull', at(0.68, 0, 0, tower(0.34, 0.3, 0.2))],
  ['brass', at(-0.68, 0.62, 0, ball(0.33))],
  ['brass', at(0.68, 0.6, 0, turned(0.5, block(0.26, 0.26, 0.26, 0.03)))],
  ['hull', at(0, 0.62, 0, lying(row(4, 0.16, hoop(0.2, 0.045))))],
  ['dark', at(0, 0.62, 0, lying(rod(0.1, 0.4)))],
  ['hull', at(0, 0, 0, box(0.3, 0.36, 0.3))],
];

/** What lies along z, lying along x. */
function lying(shape: (x: number, y: number, z: number) => number) {
  return (x: number, y: number, z: number): number => shape(z, y, x);
}

/** Cooling towers, chimneys, a hall between them. */
const industrialCenter: Model = [
  ground(2.1, 1.5),
  ...[
    [-0.62, 0.2, 1],
    [0.02, 0.34, 1.14],
  ].flatMap(([x, z, k]) =>
    placed(x, 0, z, [
      [
        'hull',
        without(
          grown(
            0.1,
            tower(0.36 * k, 0.46 * k, 0.2 * k),
            at(0, 0.42 * k, 0, tower(0.2 * k, 0.4 * k, 0.27 * k)),
          ),
          at(0, 0.3, 0, tower(0.1, 1, 0.22 * k)),
        ),
      ],
      ['brass', at(0, 0.82 * k, 0, ring(0.25 * k, 0.03))],
    ]),
  ),
  ['hull', at(0.1, 0, -0.34, box(1.1, 0.36, 0.42))],
  ['hull', at(0.1, 0.36, -0.34, gable(0.44, 0.16, 0.44))],
  [
    'glass',
    at(
      0.1,
      0.18,
      -0.56,
      joined(...[-0.38, -0.13, 0.13, 0.38].map((x) => at(x, 0, 0, block(0.08, 0.1, 0.02, 0.01)))),
    ),
  ],
  ...[0.66, 0.88].map((x) => ['hull', at(x, 0, 0.1, tower(0.085, 1.05, 0.065))] as const),
  ['brass', at(0.77, 0.5, 0.1, block(0.14, 0.04, 0.04))],
];

/** Ribs of force over a town. */
const planetaryShieldGenerator: Model = [
  ground(2.2, 1.7),
  ...[0, 0.79, 1.57, 2.36].map((a) => ['brass', turned(a, halfHoop(0.98, 0.035))] as const),
  ['brass', at(0, 0.34, 0, ring(0.92, 0.03))],
  ['brass', at(0, 0.7, 0, ring(0.69, 0.026))],
  ['hull', tower(0.4, 0.16, 0.3)],
  ['hull', at(0, 0.14, 0, tower(0.16, 0.4, 0.06))],
  ['glow', at(0, 0.6, 0, ball(0.12))],
  ['hull', at(-0.44, 0, -0.24, box(0.22, 0.3, 0.22))],
  ['hull', at(0.44, 0, -0.2, box(0.2, 0.22, 0.2))],
  ['hull', at(0.5, 0, 0.24, dome(0.2))],
];

function halfHoop(r: number, thick: number) {
  const whole = hoop(r, thick);
  return (x: number, y: number, z: number): number => Math.max(whole(x, y, z), -y);
}

export const INDUSTRIAL = {
  'high-orbit-locator': highOrbitLocator,
  'star-fortress': starFortress,
  'tax-office': taxOffice,
  recyclotron,
  spaceport,
  'automated-factory': automatedFactory,
  'deep-core-mine': deepCoreMine,
  'robotic-assembly-line': roboticAssemblyLine,
  'matter-converter': matterConverter,
  'industrial-center': industrialCenter,
  'planetary-shield-generator': planetaryShieldGenerator,
} satisfies Readonly<Record<string, Model>>;
