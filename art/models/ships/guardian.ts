import type { Model } from '../model.ts';
import { around, at, ball, block, egg, grown, ring } from '../shapes.ts';

/** The centre's guardian: rings within rings around an eye, eight spires. */
export const guardian: Model = [
  ['stone', ring(0.62, 0.1)],
  ['brass', at(0, 0.08, 0, ring(0.62, 0.04))],
  [
    'stone',
    around(
      8,
      at(
        0.72,
        0,
        0,
        grown(0.05, block(0.14, 0.1, 0.09, 0.03), at(0.13, 0.02, 0, egg(0.16, 0.05, 0.05))),
      ),
    ),
  ],
  [
    'stone',
    grown(0.04, egg(0.3, 0.24, 0.3), around(4, at(0.42, 0, 0, block(0.2, 0.05, 0.05, 0.02)))),
  ],
  ['brass', at(0, 0.17, 0, ring(0.2, 0.035))],
  ['glow', at(0, 0.16, 0, ball(0.13))],
  ['glow', around(8, at(0.7, 0.11, 0, ball(0.035)))],
];
