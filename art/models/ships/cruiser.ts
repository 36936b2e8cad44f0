import type { Model } from '../model.ts';
import { bothSides, engine, keel, placed, turret } from '../parts.ts';
import { at, block, grown, mirrored, rod, row } from '../shapes.ts';

/** A spine with a command tower and two outriggers. */
export const cruiser: Model = [
  [
    'hull',
    keel(
      [
        [0.13, -0.72],
        [0.17, -0.3],
        [0.12, 0.3],
        [0.15, 0.42],
        [0.11, 0.72],
        [0.03, 0.86],
      ],
      0.11,
      0.07,
    ),
  ],
  [
    'enamel',
    at(
      0,
      0.1,
      0.34,
      keel(
        [
          [0.1, -0.22],
          [0.13, 0.08],
          [0.08, 0.36],
          [0.02, 0.46],
        ],
        0.035,
        0.02,
      ),
    ),
  ],
  [
    'hull',
    mirrored(
      at(
        0.36,
        -0.01,
        -0.28,
        keel(
          [
            [0.07, -0.36],
            [0.1, -0.1],
            [0.07, 0.3],
            [0.02, 0.42],
          ],
          0.075,
          0.05,
        ),
      ),
    ),
  ],
  ['enamel', mirrored(at(0.36, 0.06, -0.2, block(0.05, 0.03, 0.26, 0.02)))],
  ['dark', mirrored(at(0.24, 0, -0.26, row(2, 0.26, block(0.14, 0.035, 0.05))))],
  [
    'hull',
    at(
      0,
      0.14,
      -0.3,
      grown(0.04, block(0.1, 0.07, 0.2, 0.03), at(0, 0.1, -0.06, block(0.07, 0.07, 0.1, 0.03))),
    ),
  ],
  ['glass', at(0, 0.24, 0.02, block(0.055, 0.02, 0.025, 0.008))],
  ['brass', at(0, 0.32, -0.4, rod(0.012, 0.1))],
  ...placed(0, 0.1, 0.02, turret(0.06)),
  ...bothSides(placed(0.36, 0.06, 0.04, turret(0.045))),
  ...bothSides(placed(0.36, -0.01, -0.7, engine(0.09, 0.13))),
  ...placed(0, 0, -0.8, engine(0.12, 0.15)),
];
