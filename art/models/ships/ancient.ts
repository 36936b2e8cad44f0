import type { Model } from '../model.ts';
import { bent, drawn, hollowed } from '../sculpture.ts';
import { at, egg, grown, joined, mirrored, ring } from '../shapes.ts';

/** What was here before everybody: grown more than built, claws around a heart that still burns. */
export const ancient: Model = [
  [
    'hull',
    hollowed(
      0.03,
      grown(
        0.14,
        egg(0.26, 0.17, 0.36),
        mirrored(
          drawn(bent([0.14, 0, 0.16], [0.72, 0.12, 0.3], [0.26, 0.04, 0.98], 9), 0.12, 0.012),
        ),
        mirrored(drawn(bent([0.14, 0, -0.14], [0.66, 0.08, -0.3], [0.2, 0, -0.94], 9), 0.1, 0.012)),
      ),
      at(0, 0.2, 0, egg(0.15, 0.12, 0.19)),
    ),
  ],
  // Plates of shell along the back of the claws.
  [
    'dark',
    mirrored(
      joined(
        drawn(bent([0.24, 0.09, 0.14], [0.66, 0.2, 0.3], [0.36, 0.12, 0.74], 8), 0.085, 0.012),
        drawn(bent([0.22, 0.08, -0.14], [0.6, 0.16, -0.3], [0.32, 0.08, -0.66], 8), 0.07, 0.012),
      ),
    ),
  ],
  ['dark', joined(...[-0.24, -0.32, -0.4].map((z) => at(0, 0.1, z, egg(0.1, 0.05, 0.03))))],
  ['brass', at(0, 0.13, 0, ring(0.17, 0.022))],
  ['glow', at(0, 0.1, 0, egg(0.12, 0.07, 0.14))],
  // What runs in its veins: by that it is seen against a dark sky.
  [
    'glow',
    mirrored(
      joined(
        drawn(bent([0.26, 0.17, 0.16], [0.67, 0.285, 0.31], [0.34, 0.17, 0.8], 8), 0.02, 0.008),
        drawn(
          bent([0.24, 0.145, -0.16], [0.61, 0.225, -0.31], [0.3, 0.125, -0.74], 8),
          0.018,
          0.008,
        ),
      ),
    ),
  ],
];
