/** Andromeda's Edge: what stands in the regions between the planets, lit by running lights. */

import { hills } from '../tools/noise.ts';
import { MILITARY } from './buildings/military.ts';
import { box, dome, pole, tower } from './masonry.ts';
import type { Camera, Model } from './model.ts';
import { dish, placed } from './parts.ts';
import { chased } from './sculpture.ts';
import {
  around,
  at,
  ball,
  block,
  egg,
  grown,
  joined,
  ring,
  type Shape,
  strut,
  turned,
} from './shapes.ts';

/** Taller than anything near it, and older. */
const monolith: Model = [
  [
    'stone',
    at(0, -0.1, 0, grown(0.1, egg(0.7, 0.16, 0.56), at(0.4, -0.02, -0.3, egg(0.4, 0.14, 0.3)))),
  ],
  ['dark', at(0, 0, 0, box(0.5, 1.44, 0.22, 0.012))],
  ['brass', at(0, 0, 0, joined(box(0.56, 0.08, 0.28), at(0, 1.4, 0, box(0.54, 0.05, 0.26))))],
  [
    'glow',
    at(
      0,
      0.94,
      -0.112,
      joined(
        block(0.012, 0.3, 0.01, 0.004),
        ...[-0.18, 0, 0.18].map((y) => at(0, y, 0, block(0.13, 0.012, 0.01, 0.004))),
      ),
    ),
  ],
  ['glow', around(6, at(0.6, 0.02, 0, ball(0.028)))],
];

/** A spindle of halls, docks in two rings around it, and ships that come and go. */
const tradeHub: Model = [
  [
    'hull',
    grown(
      0.04,
      tower(0.3, 0.5, 0.2),
      at(0, 0.46, 0, egg(0.34, 0.12, 0.34)),
      at(0, -0.2, 0, egg(0.26, 0.34, 0.26)),
    ),
  ],
  ['enamel', at(0, 0.5, 0, ring(0.32, 0.04))],
  ['glass', at(0, 0.52, 0, dome(0.22, 0.26))],
  ['brass', at(0, 0.76, 0, pole(0.016, 0.3))],
  [
    'hull',
    at(
      0,
      0.2,
      0,
      grown(0.03, ring(0.74, 0.055), around(3, at(0.46, 0, 0, block(0.3, 0.03, 0.045)))),
    ),
  ],
  ['enamel', at(0, 0.25, 0, ring(0.74, 0.035))],
  ['dark', at(0, 0.14, 0, ring(0.74, 0.045))],
  [
    'brass',
    at(
      0,
      0.34,
      0,
      joined(ring(0.5, 0.022), turned(0.5, around(6, at(0.38, 0, 0, block(0.12, 0.014, 0.014))))),
    ),
  ],
  ['hull', turned(0.26, around(12, at(0.84, 0.2, 0, block(0.075, 0.04, 0.05, 0.02))))],
  ...[0.4, 1.9, 3.4, 4.6].flatMap(
    (a): Model =>
      [
        ['hull', at(1.0, 0.2, 0, egg(0.13, 0.05, 0.055))],
        ['engine', at(1.12, 0.2, 0, ball(0.03))],
      ].map(([material, shape]): Model[number] => [
        material as Model[number][0],
        turned(a, shape as Shape),
      ]),
  ),
  ['engine', turned(0.52, around(12, at(0.76, 0.29, 0, ball(0.018))))],
  ['glow', joined(at(0, 1.08, 0, ball(0.035)), around(8, at(0.33, 0.44, 0, ball(0.02))))],
];

/** Knocked about for a billion years. */
const broken =
  (own: number): Shape =>
  (x, y, z) =>
    0.5 + hills(x * 3.4 + own * 9, y * 3.4, z * 3.4, 21, 4) * 0.9;

const rocks = (...at4: readonly (readonly [number, number, number, number])[]): Shape =>
  joined(
    ...at4.map(([x, y, z, r]) =>
      at(x, y, z, turned(x * 7, chased(r * 0.5, broken(x), egg(r * 0.8, r * 0.54, r * 0.68)))),
    ),
  );

/** Rocks, and the rig that eats them. */
const maximusField: Model = [
  [
    'stone',
    rocks(
      [-0.6, 0.1, 0.2, 0.34],
      [0.5, 0, 0.46, 0.26],
      [0.72, 0.16, -0.3, 0.22],
      [-0.28, 0, -0.62, 0.2],
      [0.1, 0.02, 0.82, 0.13],
      [-0.86, 0.1, -0.3, 0.12],
    ),
  ],
  ['hull', at(0.06, 0.12, -0.04, grown(0.04, tower(0.22, 0.3, 0.16), box(0.6, 0.1, 0.24)))],
  ['enamel', at(0.06, 0.4, -0.04, dome(0.15))],
  [
    'dark',
    joined(
      strut([-0.1, 0.3, 0], [-0.44, 0.42, 0.14], 0.045),
      strut([0.2, 0.3, 0], [0.44, 0.2, 0.34], 0.045),
      strut([0.24, 0.26, -0.1], [0.6, 0.3, -0.26], 0.045),
    ),
  ],
  [
    'glow',
    joined(
      at(-0.46, 0.42, 0.14, ball(0.05)),
      at(0.46, 0.2, 0.36, ball(0.05)),
      at(0.62, 0.3, -0.26, ball(0.05)),
    ),
  ],
];

/** Wrecks of an old battle, and a tug that sorts them. */
const odessaField: Model = [
  [
    'dark',
    joined(
      at(-0.5, 0.06, 0.4, turned(0.6, block(0.34, 0.07, 0.16, 0.02))),
      at(0.56, 0.1, 0.24, turned(-0.5, block(0.2, 0.09, 0.3, 0.03))),
      at(-0.4, 0, -0.56, turned(1.2, block(0.26, 0.06, 0.14, 0.02))),
    ),
  ],
  [
    'hull',
    joined(
      at(0.3, 0.04, -0.62, turned(0.3, ring(0.24, 0.07))),
      at(-0.74, 0.1, -0.1, turned(0.9, egg(0.2, 0.1, 0.12))),
      at(0.1, 0.1, 0.78, egg(0.16, 0.08, 0.1)),
    ),
  ],
  ['enamel', at(-0.5, 0.14, 0.4, turned(0.6, block(0.2, 0.02, 0.1, 0.01)))],
  [
    'hull',
    at(
      0.02,
      0.16,
      0,
      grown(0.05, egg(0.28, 0.14, 0.2), at(0.2, 0.06, 0, block(0.1, 0.1, 0.12, 0.03))),
    ),
  ],
  [
    'brass',
    joined(
      strut([-0.2, 0.2, 0], [-0.46, 0.26, 0.2], 0.03),
      strut([-0.2, 0.2, -0.04], [-0.38, 0.2, -0.3], 0.03),
    ),
  ],
  [
    'glow',
    joined(
      at(0.06, 0.32, 0, ball(0.04)),
      at(0.3, 0.24, 0.1, ball(0.03)),
      at(0.3, 0.24, -0.1, ball(0.03)),
    ),
  ],
];

/** Towers in steps, each narrower than the one below, with a light on top. */
const highRise = (x: number, z: number, wide: number, high: number): Model =>
  placed(x, 0, z, [
    ['hull', box(wide, high * 0.55, wide)],
    ['enamel', at(0, high * 0.55, 0, box(wide * 1.04, 0.025, wide * 1.04))],
    ['hull', at(0, high * 0.55, 0, box(wide * 0.76, high * 0.3, wide * 0.76))],
    ['hull', at(0, high * 0.84, 0, tower(wide * 0.3, high * 0.2, wide * 0.16))],
    ['brass', at(0, high * 1.02, 0, pole(0.012, high * 0.3))],
    ['glow', at(0, high * 1.33, 0, ball(0.024))],
  ]);

/** A town on a platform that is never finished. */
const developmentOffice: Model = [
  ['dark', at(0, -0.07, 0, around(6, block(0.84, 0.06, 0.5, 0.03)))],
  ['brass', at(0, -0.13, 0, around(6, block(0.88, 0.02, 0.52, 0.02)))],
  ['hull', at(0, -0.34, 0, tower(0.14, 0.26, 0.5))],
  ...highRise(0.02, 0.2, 0.34, 0.86),
  ...highRise(-0.42, 0.28, 0.26, 0.5),
  ...highRise(0.46, 0.2, 0.24, 0.6),
  ...highRise(0.36, -0.3, 0.28, 0.36),
  ['hull', at(-0.3, 0, -0.3, tower(0.22, 0.12, 0.2))],
  ['glass', at(-0.3, 0.12, -0.3, dome(0.2, 0.2))],
  ['brass', at(-0.3, 0.13, -0.3, ring(0.2, 0.022))],
  ...placed(0.02, 0, -0.56, dish(0.12)),
  ['engine', around(6, at(0.84, 0.02, 0, ball(0.03)))],
];

const STANDING: Camera = { yaw: 0.5, down: 0.55, view: 1.16, lift: -0.3 };
const LYING: Camera = { yaw: 0.35, down: 0.78, view: 1.14, lift: -0.1 };

export const BASES: Readonly<Record<string, { readonly model: Model; readonly camera: Camera }>> = {
  'ancient-monolith': { model: monolith, camera: { ...STANDING, lift: -0.5 } },
  'trade-hub': { model: tradeHub, camera: LYING },
  'maximus-field': { model: maximusField, camera: LYING },
  'odessa-field': { model: odessaField, camera: LYING },
  spaceyard: {
    model: MILITARY['orbital-shipyard'],
    camera: { yaw: -0.9, down: 0.6, view: 1.3, lift: -0.36 },
  },
  'development-office': { model: developmentOffice, camera: STANDING },
};
