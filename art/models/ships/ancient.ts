import type { Model } from '../model.ts';
import {
  at,
  egg,
  grown,
  joined,
  mirrored,
  type Point,
  ring,
  type Shape,
  strut,
} from '../shapes.ts';

/** What was here before everybody: grown more than built, claws around a heart that still burns. */
export const ancient: Model = [
  [
    'stone',
    grown(
      0.1,
      egg(0.24, 0.16, 0.3),
      mirrored(
        grown(
          0.06,
          ...claw([0.12, 0, 0.1], [0.42, 0.06, 0.14], [0.56, 0.1, 0.5], [0.34, 0.04, 0.92]),
        ),
      ),
      mirrored(
        grown(
          0.06,
          ...claw([0.12, 0, -0.1], [0.4, 0.05, -0.24], [0.46, 0.08, -0.6], [0.24, 0, -0.86]),
        ),
      ),
    ),
  ],
  [
    'dark',
    mirrored(
      joined(
        ...claw([0.2, 0.1, 0.02], [0.46, 0.14, 0.2], [0.55, 0.14, 0.48], [0.42, 0.1, 0.72]).map(
          (shape) => at(0, 0.015, 0, shape),
        ),
      ),
    ),
  ],
  ['brass', at(0, 0.11, 0, ring(0.17, 0.024))],
  ['glow', at(0, 0.12, 0, egg(0.11, 0.07, 0.11))],
  ['glow', mirrored(at(0.5, 0.15, 0.42, egg(0.03, 0.03, 0.07)))],
  ['glow', mirrored(at(0.43, 0.13, -0.5, egg(0.025, 0.025, 0.06)))],
];

/** A claw through four points, thinner towards its tip. */
function claw(...points: readonly Point[]): Shape[] {
  return points.slice(1).map((point, i) => strut(points[i], point, 0.095 - i * 0.032));
}
