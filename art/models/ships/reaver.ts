import type { Model } from '../model.ts';
import { body, bothSides, engine, keel, placed, ribs, turret } from '../parts.ts';
import { at, block, egg, grown, mirrored, plate, rod, row } from '../shapes.ts';

/** Raiders, class C: a ram behind two scythes, armour in scales, guns along the flanks. */
export const reaver: Model = [
  [
    'dark',
    grown(
      0.05,
      keel(
        [
          [0.2, -0.74],
          [0.28, -0.3],
          [0.2, 0.2],
          [0.1, 0.62],
          [0.02, 0.94],
        ],
        0.11,
        0.05,
      ),
      at(0, 0.08, -0.2, body(0.13, 0.13, 0.46)),
    ),
  ],
  ['hull', at(0, 0.1, -0.18, ribs(5, 0.17, 0.2, 0.1))],
  [
    'enamel',
    mirrored(
      at(
        0.22,
        0.03,
        0,
        plate(
          [
            [0, -0.44],
            [0.3, -0.5],
            [0.58, -0.16],
            [0.66, 0.34],
            [0.5, 0.84],
            [0.52, 0.36],
            [0.36, 0.02],
            [0.02, 0.1],
          ],
          0.045,
        ),
      ),
    ),
  ],
  ['brass', mirrored(at(0.74, 0.05, 0.06, rod(0.022, 0.3)))],
  ['brass', at(0, 0.2, -0.22, row(6, 0.12, egg(0.024, 0.07, 0.034)))],
  ['glow', mirrored(at(0.07, 0.15, 0.3, egg(0.035, 0.028, 0.09)))],
  ['glow', mirrored(at(0.5, 0.08, -0.24, egg(0.03, 0.025, 0.06)))],
  ...bothSides([
    ...placed(0.22, 0.12, -0.04, turret(0.06)),
    ...placed(0.26, 0.12, -0.34, turret(0.06)),
    ...placed(0.13, 0, -0.84, engine(0.12, 0.14)),
    ...placed(0.44, 0, -0.56, engine(0.08, 0.13)),
  ]),
  ['dark', mirrored(at(0.4, 0, -0.44, block(0.14, 0.05, 0.08, 0.02)))],
];
