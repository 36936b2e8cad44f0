import type { Model } from '../model.ts';
import { bent, drawn, hollowed } from '../sculpture.ts';
import { around, at, ball, egg, grown, ring, turned } from '../shapes.ts';

/** What guards the centre: an eye that never closes, in a crown of six blades. */
export const guardian: Model = [
  [
    'hull',
    hollowed(
      0.04,
      grown(
        0.12,
        egg(0.34, 0.26, 0.34),
        around(6, drawn(bent([0.26, 0, 0], [0.78, 0.06, 0.0], [0.8, 0.02, 0.52], 8), 0.13, 0.012)),
      ),
      at(0, 0.26, 0, ball(0.2)),
    ),
  ],
  [
    'dark',
    turned(
      0.5,
      around(6, drawn(bent([0.3, 0.06, 0], [0.6, 0.16, 0.04], [0.66, 0.1, 0.3], 6), 0.07, 0.01)),
    ),
  ],
  ['brass', at(0, 0.2, 0, ring(0.24, 0.035))],
  ['brass', at(0, 0.02, 0, ring(0.5, 0.028))],
  ['glow', at(0, 0.16, 0, egg(0.15, 0.1, 0.15))],
  ['glow', around(6, at(0.62, 0.1, 0.08, egg(0.07, 0.025, 0.03)))],
];
