import type { Model } from '../model.ts';
import { body, engine, placed } from '../parts.ts';
import { at, block, egg, grown, plate, rod } from '../shapes.ts';

/** Raiders: what others threw away, welded to something that bites. */
export const marauder: Model = [
  ['dark', grown(0.05, body(0.16, 0.1, 0.5), at(0.05, 0, -0.3, block(0.24, 0.08, 0.2, 0.03)))],
  [
    'hull',
    at(
      -0.08,
      0.06,
      -0.2,
      plate(
        [
          [-0.2, -0.3],
          [0.12, -0.34],
          [0.2, 0.1],
          [-0.06, 0.3],
        ],
        0.04,
      ),
    ),
  ],
  [
    'enamel',
    at(
      0.16,
      0.05,
      0,
      plate(
        [
          [0, -0.36],
          [0.3, -0.5],
          [0.46, 0.2],
          [0.2, 0.5],
          [0.26, 0],
          [0, 0.06],
        ],
        0.032,
      ),
    ),
  ],
  [
    'enamel',
    at(
      -0.16,
      0.02,
      -0.1,
      plate(
        [
          [0, -0.3],
          [-0.26, -0.44],
          [-0.44, 0.3],
          [-0.22, 0.62],
          [-0.26, 0.1],
          [0, 0.1],
        ],
        0.032,
      ),
    ),
  ],
  ['brass', at(0.2, 0.1, 0.3, rod(0.024, 0.3))],
  ['glow', at(-0.02, 0.1, 0.2, egg(0.05, 0.03, 0.08))],
  ['glow', at(0.08, 0.1, 0.24, egg(0.03, 0.025, 0.05))],
  ...placed(-0.12, 0, -0.56, engine(0.12, 0.16)),
  ...placed(0.17, 0, -0.54, engine(0.09, 0.13)),
];
