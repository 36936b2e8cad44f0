import type { Model } from '../model.ts';
import { bothSides, cargo, engine, keel, placed } from '../parts.ts';
import { at, block, row } from '../shapes.ts';

/** A box of boxes with a small crew far in front. */
export const transport: Model = [
  ['dark', at(0, 0, -0.05, block(0.07, 0.06, 0.66))],
  ['enamel', at(0, 0.03, -0.1, cargo(3, 0.17, 0.16))],
  ['brass', at(0, 0.05, -0.1, row(4, 0.36, block(0.37, 0.14, 0.018)))],
  [
    'hull',
    at(
      0,
      0.03,
      0.66,
      keel(
        [
          [0.14, -0.16],
          [0.19, -0.04],
          [0.14, 0.14],
          [0.05, 0.2],
        ],
        0.12,
        0.06,
      ),
    ),
  ],
  ['glass', at(0, 0.12, 0.74, block(0.1, 0.035, 0.05, 0.02))],
  ['hull', at(0, 0, -0.72, block(0.26, 0.12, 0.12, 0.05))],
  ...bothSides(placed(0.16, 0, -0.88, engine(0.1, 0.12))),
];
