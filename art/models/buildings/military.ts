/** Red cards of Master of Orion: what wins and holds ground. */

import {
  barrel,
  box,
  colonnade,
  flag,
  gable,
  ground,
  pole,
  slab,
  small,
  stairs,
  tower,
  vault,
} from '../masonry.ts';
import type { Model } from '../model.ts';
import { bothSides, dish, engine, keel, placed, turret } from '../parts.ts';
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
  row,
  strut,
  taper,
  turned,
  upright,
  without,
} from '../shapes.ts';
import { fighter } from '../ships/fighter.ts';
import { interceptor } from '../ships/interceptor.ts';

/** A hangar with its mouth open, and two that wait before it. */
const fighterBase: Model = [
  ground(2.1, 1.6),
  ['hull', at(0, 0, 0.25, without(vault(0.62, 0.9), at(0, -0.02, -0.1, vault(0.52, 0.9))))],
  ['brass', at(0, 0, 0.25, row(3, 0.4, without(vault(0.66, 0.07), vault(0.6, 0.2))))],
  ['hull', mirrored(at(0.86, 0, 0.2, tower(0.14, 0.62, 0.1)))],
  ['glass', mirrored(at(0.86, 0.62, 0.2, egg(0.16, 0.1, 0.16)))],
  ...bothSides(placed(0.42, 0.14, -0.45, small(0.44, fighter))),
];

/** It has come down on four legs, and its ramp is out. */
const landingShip: Model = [
  ground(2, 1.5),
  ['hull', at(0, 0.72, 0, grown(0.12, egg(0.62, 0.34, 0.5), at(0, 0.26, 0, egg(0.34, 0.22, 0.3))))],
  ['glass', at(0, 1.02, -0.22, egg(0.22, 0.08, 0.1))],
  ['brass', at(0, 0.68, 0, ring(0.58, 0.05))],
  ['dark', turned(0.79, around(4, strut([0.4, 0.56, 0], [0.86, 0.04, 0], 0.05)))],
  ['dark', turned(0.79, around(4, at(0.86, 0.03, 0, block(0.13, 0.03, 0.13))))],
  [
    'hull',
    at(
      0,
      0.22,
      -0.42,
      slab(
        [
          [-0.2, -0.2],
          [0.2, -0.2],
          [0.16, 0.24],
          [-0.16, 0.24],
        ],
        0.06,
      ),
    ),
  ],
  ['brass', at(0, 0.34, 0.1, upright(taper(0.26, 0.16, 0.12)))],
];

/** No moon. */
const deathStar: Model = [
  [
    'hull',
    at(0, 0.62, 0, without(ball(0.8), ring(0.82, 0.05), at(-0.36, 0.42, -0.66, ball(0.28)))),
  ],
  ['dark', at(0, 0.62, 0, ball(0.77))],
  ['brass', at(-0.36, 1.04, -0.66, turned(0.5, ball(0.1)))],
  ['brass', at(0, 0.62, 0, around(10, at(0.78, 0.16, 0, block(0.03, 0.05, 0.12, 0.01))))],
];

/** Three long guns on their mounts, and a wall before them. */
const groundBatteries: Model = [
  ground(2.1, 1.4),
  ...[-0.62, 0, 0.62].flatMap((x, i) =>
    placed(x, 0, i === 1 ? 0.12 : -0.1, [
      ['hull', tower(0.34, 0.22, 0.28)],
      ['hull', at(0, 0.24, 0, egg(0.26, 0.22, 0.26))],
      ['brass', at(0.02, 0.34, -0.05, barrel(0.78, 0.07, 0.95))],
      ['dark', at(0.37, 0.85, -0.17, barrel(0.16, 0.1, 0.95))],
    ]),
  ),
  ['hull', at(0, 0, -0.6, row(1, 1, box(2, 0.16, 0.12)))],
];

/** A house for the sick, its sign above the door. */
const populationSupportService: Model = [
  ground(2.1, 1.4),
  ['hull', at(0, 0, 0.1, box(0.8, 0.95, 0.7))],
  ['hull', mirrored(at(0.68, 0, 0.14, box(0.6, 0.5, 0.6)))],
  [
    'brass',
    at(0, 0.62, -0.28, joined(block(0.09, 0.27, 0.05, 0.01), block(0.27, 0.09, 0.05, 0.01))),
  ],
  ['glass', mirrored(at(0.68, 0.28, -0.17, block(0.2, 0.1, 0.02, 0.01)))],
  ['glass', at(0, 0.13, -0.26, block(0.14, 0.13, 0.02, 0.01))],
  ['hull', at(0, 0.95, 0.1, box(0.9, 0.06, 0.8))],
  ['brass', at(0.24, 1, 0.2, pole(0.02, 0.3))],
];

/** Columns, a gable, a star, and a flag on either side. */
const militaryAcademy: Model = [
  ground(2.1, 1.5),
  ['hull', stairs(1.5, 1.1)],
  ['hull', at(0, 0.15, 0.12, box(1.2, 0.6, 0.6))],
  ['brass', at(0, 0.15, -0.28, colonnade(5, 1.16, 0.6, 0.06))],
  ['hull', at(0, 0.75, -0.04, box(1.4, 0.09, 0.72))],
  ['hull', at(0, 0.84, -0.04, gable(1.44, 0.36, 0.7))],
  ['brass', at(0, 0.97, -0.42, slab(star(0.14), 0.06))],
  ...placed(-0.92, 0, -0.3, flag(1.1)),
  ...placed(0.86, 0, -0.3, flag(1.1)),
];

function star(r: number): [number, number][] {
  return Array.from({ length: 10 }, (_, i) => {
    const [a, away] = [(i / 5) * Math.PI, i % 2 ? r * 0.42 : r];
    return [Math.sin(a) * away, Math.cos(a) * away];
  });
}

/** Three frames, and what grows between them. */
const orbitalShipyard: Model = [
  [
    'hull',
    at(
      0,
      0.62,
      0,
      row(3, 0.6, without(block(0.78, 0.6, 0.07, 0.03), block(0.62, 0.44, 0.3, 0.03))),
    ),
  ],
  [
    'dark',
    at(
      0,
      0.62,
      0,
      joined(
        mirrored(at(0.7, 0.5, 0, block(0.035, 0.035, 0.85))),
        mirrored(at(0.7, -0.5, 0, block(0.035, 0.035, 0.85))),
      ),
    ),
  ],
  ['brass', at(0, 0.62, 0, row(3, 0.6, mirrored(at(0.5, 0, 0, block(0.14, 0.03, 0.03)))))],
  ...placed(0, 0.6, -0.1, small(0.92, interceptor)),
];

/** Terraces, a lookout, and ears in all directions. */
const commandCenter: Model = [
  ground(2.1, 1.6),
  ['hull', tower(0.95, 0.26, 0.8)],
  ['hull', at(0, 0.26, 0, tower(0.68, 0.26, 0.54))],
  ['glass', at(0, 0.52, 0, tower(0.44, 0.1))],
  ['hull', at(0, 0.62, 0, tower(0.5, 0.12, 0.3))],
  ['brass', around(8, at(0.87, 0.27, 0, box(0.07, 0.12, 0.07)))],
  ...placed(0.16, 0.72, 0.06, dish(0.24)),
  ['brass', at(-0.2, 0.7, 0, pole(0.022, 0.5))],
  ['brass', at(-0.2, 1.06, 0, block(0.1, 0.012, 0.012, 0.004))],
];

/** A long deck of silos, their heads out. */
const missileCruiser: Model = [
  [
    'hull',
    at(
      0,
      0.35,
      0,
      keel(
        [
          [0.3, -0.85],
          [0.36, -0.3],
          [0.3, 0.4],
          [0.06, 0.98],
        ],
        0.14,
        0.06,
      ),
    ),
  ],
  [
    'enamel',
    at(
      0,
      0.49,
      0.1,
      keel(
        [
          [0.22, -0.6],
          [0.24, 0.2],
          [0.04, 0.7],
        ],
        0.03,
        0.015,
      ),
    ),
  ],
  ...bothSides(
    [-0.3, 0, 0.3].flatMap((z) =>
      placed(0.14, 0.5, z, [
        ['hull', tower(0.085, 0.3)],
        ['brass', at(0, 0.3, 0, tower(0.085, 0.2, 0.01))],
      ]),
    ),
  ),
  ['hull', at(0, 0.48, -0.64, box(0.34, 0.36, 0.26))],
  ['glass', at(0, 0.74, -0.5, block(0.12, 0.04, 0.02, 0.006))],
  ...placed(0, 0.52, 0.66, turret(0.07)),
  ...bothSides(placed(0.16, 0.35, -0.94, engine(0.13, 0.14))),
];

export const MILITARY = {
  'fighter-base': fighterBase,
  'landing-ship': landingShip,
  'death-star': deathStar,
  'ground-batteries': groundBatteries,
  'population-support-service': populationSupportService,
  'military-academy': militaryAcademy,
  'orbital-shipyard': orbitalShipyard,
  'command-center': commandCenter,
  'missile-cruiser': missileCruiser,
} satisfies Readonly<Record<string, Model>>;
