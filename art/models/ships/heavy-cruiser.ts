import type { Model } from '../model.ts';
import { bothSides, engine, keel, placed, ribs, turret } from '../parts.ts';
import { at, block, mirrored, rod } from '../shapes.ts';

/** A man-of-war: a long hull with a ram, batteries fore and aft, an armoured gallery on either side. */
export const heavyCruiser: Model = [
  [
    'hull',
    keel(
      [
        [0.24, -0.78],
        [0.29, -0.46],
        [0.25, 0.06],
        [0.21, 0.46],
        [0.05, 0.94],
      ],
      0.13,
      0.05,
    ),
  ],
  ['dark', mirrored(at(0.27, -0.01, -0.22, block(0.14, 0.05, 0.2, 0.02)))],
  // The foredeck, and the roofs of both galleries.
  [
    'enamel',
    at(
      0,
      0.13,
      0.36,
      keel(
        [
          [0.17, -0.16],
          [0.15, 0.12],
          [0.035, 0.44],
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
        0.44,
        0.0,
        -0.2,
        keel(
          [
            [0.09, -0.42],
            [0.13, -0.2],
            [0.13, 0.22],
            [0.05, 0.5],
          ],
          0.1,
          0.04,
        ),
      ),
    ),
  ],
  [
    'enamel',
    mirrored(
      at(
        0.44,
        0.1,
        -0.18,
        keel(
          [
            [0.06, -0.34],
            [0.09, -0.16],
            [0.09, 0.18],
            [0.03, 0.4],
          ],
          0.03,
          0.015,
        ),
      ),
    ),
  ],
  ['hull', at(0, 0.17, -0.4, block(0.15, 0.09, 0.2, 0.03))],
  ['enamel', at(0, 0.25, -0.46, block(0.1, 0.03, 0.11, 0.015))],
  ['glass', at(0, 0.21, -0.195, block(0.1, 0.02, 0.014, 0.006))],
  ['brass', at(0, 0.34, -0.46, mirrored(at(0.06, 0, 0, rod(0.012, 0.08))))],
  ['brass', at(0, 0.1, -0.66, ribs(2, 0.1, 0.2, 0.05))],
  ['brass', mirrored(at(0.05, 0, 0.9, rod(0.022, 0.12)))],
  ...placed(0, 0.15, 0.18, turret(0.1)),
  ...placed(0, 0.2, -0.06, turret(0.1)),
  ...bothSides([
    ...placed(0.44, 0.12, -0.04, turret(0.075)),
    ...placed(0.44, 0.12, -0.36, turret(0.065)),
    ...placed(0.12, 0, -0.84, engine(0.11, 0.13)),
    ...placed(0.44, 0, -0.64, engine(0.085, 0.12)),
  ]),
];
