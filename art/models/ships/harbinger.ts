import type { Model } from '../model.ts';
import { bothSides, engine, keel, placed, turret } from '../parts.ts';
import { around, at, ball, block, egg, grown, mirrored, ring, rod, strut } from '../shapes.ts';

/** Raiders, class D: a moon's worth of armour around one eye, horns ahead, a city of engines behind. */
export const harbinger: Model = [
  [
    'dark',
    grown(
      0.08,
      egg(0.5, 0.26, 0.46),
      at(
        0,
        0,
        -0.5,
        keel(
          [
            [0.34, -0.3],
            [0.46, 0],
            [0.3, 0.3],
          ],
          0.16,
          0.06,
        ),
      ),
    ),
  ],
  ['hull', at(0, 0.06, 0, ring(0.52, 0.085))],
  ['enamel', at(0, 0.13, 0, ring(0.5, 0.06))],
  ['brass', around(12, at(0.54, 0.15, 0, ball(0.032)))],
  [
    'hull',
    mirrored(
      grown(
        0.05,
        strut([0.34, 0.02, 0.3], [0.6, 0.04, 0.62], 0.12),
        strut([0.6, 0.04, 0.62], [0.34, 0.02, 0.98], 0.06),
      ),
    ),
  ],
  ['enamel', mirrored(at(0.56, 0.13, 0.58, egg(0.07, 0.04, 0.13)))],
  ['brass', at(0, 0.2, 0.04, ring(0.26, 0.036))],
  ['glow', at(0, 0.18, 0.04, egg(0.2, 0.11, 0.2))],
  ['dark', at(0, 0.29, 0.04, egg(0.05, 0.03, 0.16))],
  ['hull', at(0, 0.16, -0.56, block(0.2, 0.09, 0.14, 0.03))],
  ['glow', at(0, 0.25, -0.5, block(0.13, 0.012, 0.03, 0.006))],
  ['brass', mirrored(at(0.3, 0.16, 0.62, rod(0.022, 0.26)))],
  ...bothSides([
    ...placed(0.36, 0.17, -0.36, turret(0.075)),
    ...placed(0.12, 0, -0.86, engine(0.12, 0.13)),
    ...placed(0.36, 0, -0.78, engine(0.1, 0.13)),
  ]),
];
