/** Grey cards of Master of Orion: where people meet, talk, watch and listen. */

import {
  box,
  colonnade,
  dome,
  figure,
  flag,
  gable,
  ground,
  hoop,
  mast,
  stairs,
  tower,
} from '../masonry.ts';
import type { Model } from '../model.ts';
import { bothSides, dish, placed } from '../parts.ts';
import {
  around,
  at,
  ball,
  block,
  egg,
  joined,
  pitched,
  ring,
  strut,
  turned,
  without,
} from '../shapes.ts';

/** A dome with a lantern, and four slender towers. */
const pleasureDome: Model = [
  ground(2.1, 1.7),
  ['hull', tower(0.66, 0.24)],
  ['glass', at(0, 0.1, 0, around(10, at(0.65, 0, 0, block(0.04, 0.09, 0.06, 0.02))))],
  ['brass', at(0, 0.25, 0, ring(0.66, 0.04))],
  ['hull', at(0, 0.24, 0, dome(0.62, 0.6))],
  [
    'brass',
    at(0, 0.24, 0, joined(...[0, 0.79, 1.57, 2.36].map((a) => turned(a, hoop(0.615, 0.022))))),
  ],
  ['brass', at(0, 0.82, 0, tower(0.1, 0.12))],
  ['brass', at(0, 0.98, 0, egg(0.07, 0.12, 0.07))],
  ...[-0.88, 0.88].flatMap((x) =>
    placed(x, 0, -0.2, [
      ['hull', tower(0.09, 0.74, 0.065)],
      ['brass', at(0, 0.74, 0, ring(0.08, 0.025))],
      ['brass', at(0, 0.76, 0, tower(0.08, 0.26, 0.005))],
    ]),
  ),
];

/** Wings of glass, and an ear. */
const communicationSatellite: Model = [
  ['hull', at(0, 0.56, 0, block(0.22, 0.26, 0.22, 0.04))],
  ['brass', at(0, 0.56, 0, block(0.235, 0.05, 0.235, 0.02))],
  ...bothSides([
    ['brass', at(0.34, 0.56, 0, block(0.14, 0.025, 0.025))],
    ['dark', at(0.82, 0.56, 0, pitched(0.5, block(0.38, 0.02, 0.3, 0.006)))],
    ['brass', at(0.82, 0.56, 0, pitched(0.5, lattice()))],
  ]),
  ...placed(0, 0.74, 0, dish(0.34)),
  ['brass', at(0, 0.12, 0, tower(0.06, 0.2, 0.16))],
];

function lattice() {
  const bars = [-0.36, -0.12, 0.12, 0.36].map((x) => at(x, 0, 0, block(0.014, 0.035, 0.31, 0.004)));
  return joined(
    ...bars,
    ...[-0.29, 0, 0.29].map((z) => at(0, 0, z, block(0.38, 0.035, 0.014, 0.004))),
  );
}

/** Tents in a row, and an eye above them that never shuts. */
const spyTrainingCamp: Model = [
  ground(2.1, 1.5),
  ...[-0.7, -0.16].map((x) => ['hull', at(x, 0, -0.25, gable(0.48, 0.36, 0.6))] as const),
  ...[-0.7, -0.16].map((x) => ['glass', at(x, 0, -0.56, gable(0.16, 0.24, 0.04))] as const),
  ['hull', at(0.56, 0, 0.16, mast(0.26, 0.72, 0.03))],
  ['hull', at(0.56, 0.72, 0.16, box(0.5, 0.06, 0.5))],
  ['brass', at(0.56, 1, 0.16, without(egg(0.36, 0.23, 0.3), at(0, 0, -0.26, ball(0.2))))],
  ['hull', at(0.56, 1, 0.02, ball(0.15))],
  ['glass', at(0.56, 1, -0.1, ball(0.07))],
  ['hull', at(-0.86, 0, 0.4, joined(tower(0.05, 0.2), at(0, 0.16, 0, tower(0.22, 0.5, 0.01))))],
];

/** A gable on columns, a flag above. */
const embassy: Model = [
  ground(2, 1.5),
  ['hull', stairs(1.6, 1.15)],
  ['hull', at(0, 0.15, 0.14, box(1.16, 0.56, 0.6))],
  ['glass', at(0, 0.34, -0.17, block(0.12, 0.2, 0.02, 0.01))],
  ['brass', at(0, 0.15, -0.32, colonnade(6, 1.2, 0.56, 0.05))],
  ['hull', at(0, 0.71, -0.06, box(1.44, 0.08, 0.8))],
  ['hull', at(0, 0.79, -0.06, gable(1.48, 0.32, 0.78))],
  ...placed(0, 1.06, -0.06, flag(0.4)),
];

/** The slit is open, and the tube looks out. */
const observatory: Model = [
  ground(1.9, 1.5),
  ['hull', tower(0.6, 0.42, 0.56)],
  ['brass', at(0, 0.42, 0, ring(0.58, 0.04))],
  [
    'hull',
    at(
      0,
      0.42,
      0,
      without(dome(0.56, 0.54), at(0.3, 0.4, -0.3, turned(0.8, block(0.12, 0.6, 0.6)))),
    ),
  ],
  ['dark', at(0, 0.42, 0, dome(0.5, 0.48))],
  ['brass', strut([0.05, 0.6, -0.06], [0.52, 1.08, -0.5], 0.11)],
  ['hull', strut([0.46, 1.02, -0.44], [0.58, 1.14, -0.56], 0.14)],
  ['glass', at(0, 0.2, -0.58, block(0.1, 0.16, 0.06, 0.03))],
  ['hull', at(-0.78, 0, -0.1, tower(0.15, 0.34))],
  ['brass', at(-0.78, 0.34, -0.1, dome(0.15))],
];

/** Rows upon rows around one who speaks. */
const galacticSenate: Model = [
  ground(2.2, 1.9),
  ...[0, 1, 2, 3].map(
    (i) =>
      [
        i % 2 ? 'brass' : 'hull',
        without(
          tower(0.98 - i * 0.02, 0.62 - i * 0.15),
          tower(0.84 - i * 0.17, 2),
          at(0, 0.3, -1, block(0.3 + i * 0.03, 1, 0.9)),
        ),
      ] as const,
  ),
  ['hull', without(tower(0.8, 0.3), tower(0.6, 1), at(0, 0.3, -1, block(0.34, 1, 0.9)))],
  ['brass', without(tower(0.6, 0.16), tower(0.42, 1), at(0, 0.3, -1, block(0.36, 1, 0.9)))],
  ['hull', tower(0.12, 0.5, 0.08)],
  ['brass', at(0, 0.5, 0, tower(0.2, 0.06))],
  ['brass', at(0, 0.56, 0, figure(0.32))],
];

/** Those who are called stand in line. */
const conscriptionOffice: Model = [
  ground(2.2, 1.4),
  ['hull', at(0.5, 0, 0.2, box(0.9, 0.66, 0.7))],
  ['hull', at(0.5, 0.66, 0.2, gable(1, 0.28, 0.78))],
  ['glass', at(0.5, 0.2, -0.16, block(0.12, 0.2, 0.02, 0.01))],
  ['brass', at(0.5, 0.82, -0.2, ball(0.08))],
  ...[-0.9, -0.6, -0.3, 0].map(
    (x, i) => ['brass', at(x, 0, -0.36 + i * 0.03, figure(0.5))] as const,
  ),
  ...placed(-0.66, 0, 0.34, flag(1.14)),
];

export const CIVIC = {
  'pleasure-dome': pleasureDome,
  'communication-satellite': communicationSatellite,
  'spy-training-camp': spyTrainingCamp,
  embassy,
  observatory,
  'galactic-senate': galacticSenate,
  'conscription-office': conscriptionOffice,
} satisfies Readonly<Record<string, Model>>;
