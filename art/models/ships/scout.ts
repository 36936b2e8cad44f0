import type { Model } from '../model.ts';
import { body, canopy, dish, engine, placed, wing } from '../parts.ts';
import { at, block, grown, mirrored, rolled } from '../shapes.ts';

/** A wing with a lamp: the first ships that go anywhere. */
export const scout: Model = [
  ['hull', grown(0.06, body(0.12, 0.09, 0.6), at(0, 0, -0.26, block(0.2, 0.06, 0.2, 0.04)))],
  ['enamel', mirrored(at(0.12, 0, -0.3, rolled(0.3, wing(0.44, 0.4, 0.16, 0.1))))],
  ...placed(0, 0.07, 0.2, canopy(0.07, 0.16)),
  ...placed(0, 0.06, -0.2, dish(0.11)),
  ...placed(0, 0, -0.56, engine(0.14, 0.16)),
];
