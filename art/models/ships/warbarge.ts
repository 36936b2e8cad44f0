import type { Model } from '../model.ts';
import { body, bothSides, engine, keel, placed, turret } from '../parts.ts';
import { at, egg, grown, mirrored, pitched, plate, row } from '../shapes.ts';

/** A raiders' mother: jaws, a spine of hooks. */
export const warbarge: Model = [
  [
    'dark',
    grown(
      0.06,
      keel(
        [
          [0.3, -0.7],
          [0.38, -0.2],
          [0.2, 0.3],
          [0.12, 0.5],
        ],
        0.12,
        0.05,
      ),
      at(0, 0.08, -0.1, body(0.14, 0.14, 0.55)),
    ),
  ],
  [
    'enamel',
    mirrored(
      at(
        0.14,
        0.03,
        0.5,
        plate(
          [
            [0.02, -0.3],
            [0.34, -0.2],
            [0.36, 0.2],
            [0.1, 0.46],
            [0.2, 0.12],
            [0.04, -0.02],
          ],
          0.06,
        ),
      ),
    ),
  ],
  [
    'hull',
    mirrored(
      at(
        0.4,
        0,
        -0.34,
        plate(
          [
            [0, -0.3],
            [0.2, -0.42],
            [0.14, 0.1],
            [0, 0.22],
          ],
          0.06,
        ),
      ),
    ),
  ],
  ['brass', at(0, 0.2, -0.1, row(5, 0.17, pitched(-0.4, egg(0.028, 0.1, 0.05))))],
  ['glow', mirrored(at(0.1, 0.14, 0.34, egg(0.045, 0.03, 0.07)))],
  ...bothSides(placed(0.24, 0.13, -0.3, turret(0.07))),
  ...bothSides([
    ...placed(0.12, 0, -0.8, engine(0.11, 0.14)),
    ...placed(0.33, 0, -0.76, engine(0.085, 0.12)),
  ]),
];
