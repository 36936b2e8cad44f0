/** Blue cards of Master of Orion: what is known, taught and reckoned. */

import { box, colonnade, dome, gable, ground, pole, slab, stairs, tower } from '../masonry.ts';
import type { Model } from '../model.ts';
import { placed } from '../parts.ts';
import {
  around,
  at,
  ball,
  block,
  grown,
  joined,
  mirrored,
  pitched,
  ring,
  row,
  type Shape,
  strut,
  turned,
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

export const SCIENTIFIC = {
  'automated-laboratory': automatedLaboratory,
  'holographic-simulator': holographicSimulator,
  'advanced-data-center': advancedDataCenter,
  'planetary-stock-exchange': planetaryStockExchange,
  'planetary-supercomputer': planetarySupercomputer,
  'research-institute': researchInstitute,
  'galactic-university': galacticUniversity,
} satisfies Readonly<Record<string, Model>>;
