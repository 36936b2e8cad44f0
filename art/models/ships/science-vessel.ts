import type { Model } from '../model.ts';
import { bothSides, dish, engine, keel, placed } from '../parts.ts';
import { around, at, ball, block, ring } from '../shapes.ts';

/** A laboratory: ring of instruments, a large dish, a glass dome. */
export const scienceVessel: Model = [
  [
    'hull',
    keel(
      [
        [0.08, -0.7],
        [0.1, 0],
        [0.16, 0.4],
        [0.1, 0.78],
        [0.03, 0.86],
      ],
      0.08,
      0.05,
    ),
  ],
  ['enamel', at(0, 0, -0.12, ring(0.42, 0.075))],
  ['hull', at(0, 0, -0.12, around(4, at(0.22, 0, 0, block(0.22, 0.03, 0.035))))],
  ['brass', at(0, 0.06, -0.12, ring(0.42, 0.025))],
  ['glass', at(0, 0.08, 0.5, ball(0.11))],
  ...placed(0, 0.03, -0.12, dish(0.2)),
  ...bothSides(placed(0.42, 0.06, -0.12, [['glass', ball(0.055)]])),
  ...bothSides(placed(0.1, 0, -0.76, engine(0.08, 0.13))),
];
