import type { Model } from '../model.ts';
import { bothSides, engine, keel, placed, ribs, turret } from '../parts.ts';
import { at, block, mirrored, rod } from '../shapes.ts';

/** A wedge of armour: terraces, six guns, a row of burners. */
export const dreadnought: Model = [
  [
    'hull',
    keel(
      [
        [0.46, -0.7],
        [0.5, -0.3],
        [0.3, 0.24],
        [0.2, 0.62],
        [0.06, 0.95],
      ],
      0.09,
      0.04,
    ),
  ],
  [
    'enamel',
    at(
      0,
      0.1,
      -0.12,
      keel(
        [
          [0.4, -0.53],
          [0.43, -0.2],
          [0.24, 0.34],
          [0.07, 0.88],
        ],
        0.03,
        0.015,
      ),
    ),
  ],
  [
    'hull',
    at(
      0,
      0.16,
      -0.26,
      keel(
        [
          [0.17, -0.36],
          [0.19, -0.1],
          [0.11, 0.24],
          [0.03, 0.42],
        ],
        0.06,
        0.03,
      ),
    ),
  ],
  ['hull', at(0, 0.27, -0.42, block(0.13, 0.09, 0.15, 0.03))],
  ['glass', at(0, 0.31, -0.265, block(0.1, 0.02, 0.02, 0.008))],
  ['brass', at(0, 0.38, -0.46, mirrored(at(0.07, 0, 0, rod(0.012, 0.09))))],
  ['dark', mirrored(at(0.5, -0.02, -0.42, block(0.07, 0.06, 0.26, 0.03)))],
  ['brass', at(0, 0.09, 0.66, ribs(3, 0.09, 0.12, 0.02))],
  ...[0.36, 0.08].flatMap((z) => placed(0, z > 0.2 ? 0.12 : 0.22, z, turret(0.075))),
  ...bothSides([
    ...placed(0.29, 0.13, -0.2, turret(0.06)),
    ...placed(0.38, 0.13, -0.5, turret(0.055)),
  ]),
  ...bothSides([
    ...placed(0.15, 0, -0.78, engine(0.11, 0.14)),
    ...placed(0.38, 0, -0.76, engine(0.09, 0.13)),
  ]),
];
