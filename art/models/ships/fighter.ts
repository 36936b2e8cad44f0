import type { Model } from '../model.ts';
import { body, bothSides, canopy, engine, keel, placed, wing } from '../parts.ts';
import { at, block, grown, mirrored, rod, rolled } from '../shapes.ts';

/** A fork with a burner in the middle: quick and nothing else. */
export const fighter: Model = [
  ['hull', grown(0.06, body(0.12, 0.09, 0.46), at(0, 0, -0.3, block(0.24, 0.06, 0.14, 0.04)))],
  [
    'enamel',
    mirrored(
      at(
        0.26,
        0,
        -0.04,
        keel(
          [
            [0.08, -0.4],
            [0.09, 0.1],
            [0.05, 0.5],
            [0.01, 0.72],
          ],
          0.05,
          0.03,
        ),
      ),
    ),
  ],
  ['enamel', mirrored(at(0.3, -0.01, -0.3, rolled(-0.25, wing(0.44, 0.34, 0.12, 0.24))))],
  ['brass', mirrored(at(0.26, 0.02, 0.62, rod(0.02, 0.2)))],
  ...placed(0, 0.07, 0.1, canopy(0.075, 0.17)),
  ...placed(0, 0, -0.52, engine(0.14, 0.18)),
  ...bothSides(placed(0.26, 0, -0.5, engine(0.07, 0.12))),
];
