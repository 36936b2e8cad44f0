import type { Model } from '../model.ts';
import { bothSides, engine, keel, placed, ribs, turret } from '../parts.ts';
import { at, block, mirrored } from '../shapes.ts';

/** A hammer: armoured head, ribs along the neck, four burners. */
export const heavyCruiser: Model = [
  [
    'hull',
    at(
      0,
      0,
      0.46,
      keel(
        [
          [0.24, -0.2],
          [0.42, -0.08],
          [0.42, 0.16],
          [0.2, 0.36],
          [0.06, 0.42],
        ],
        0.13,
        0.06,
      ),
    ),
  ],
  [
    'enamel',
    at(
      0,
      0.12,
      0.46,
      keel(
        [
          [0.16, -0.14],
          [0.3, -0.04],
          [0.3, 0.1],
          [0.12, 0.28],
        ],
        0.03,
        0.015,
      ),
    ),
  ],
  ['dark', at(0, 0, -0.1, block(0.13, 0.1, 0.5, 0.04))],
  ['hull', at(0, 0.02, -0.1, ribs(4, 0.17, 0.18, 0.13))],
  [
    'hull',
    at(
      0,
      0,
      -0.56,
      keel(
        [
          [0.36, -0.18],
          [0.4, 0],
          [0.22, 0.26],
        ],
        0.13,
        0.05,
      ),
    ),
  ],
  ['enamel', mirrored(at(0.3, 0.11, -0.58, block(0.07, 0.035, 0.16, 0.02)))],
  ['hull', at(0, 0.17, -0.52, block(0.1, 0.07, 0.12, 0.03))],
  ['glass', at(0, 0.2, -0.395, block(0.07, 0.018, 0.014, 0.006))],
  ...bothSides(placed(0.3, 0.13, 0.48, turret(0.07))),
  ...placed(0, 0.15, 0.36, turret(0.07)),
  ...bothSides([
    ...placed(0.12, 0, -0.78, engine(0.1, 0.12)),
    ...placed(0.31, 0, -0.76, engine(0.08, 0.12)),
  ]),
];
