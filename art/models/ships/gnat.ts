import type { Model } from '../model.ts';
import { engine, placed, wing } from '../parts.ts';
import { at, egg, grown, joined, mirrored, rolled, strut } from '../shapes.ts';

/** One of a swarm: hardly more than a sting between wings that sweep forward, and it never comes alone. */
export const gnat: Model = [
  ['dark', grown(0.07, egg(0.15, 0.11, 0.26), at(0, 0, -0.36, egg(0.11, 0.09, 0.22)))],
  ['enamel', mirrored(at(0.08, 0.03, -0.02, rolled(-0.2, wing(0.56, 0.34, 0.1, -0.38))))],
  ['enamel', mirrored(at(0.07, 0.02, -0.4, rolled(0.15, wing(0.34, 0.2, 0.06, 0.2))))],
  [
    'brass',
    mirrored(
      joined(
        strut([0.07, 0, 0.2], [0.2, 0.03, 0.48], 0.045),
        strut([0.2, 0.03, 0.48], [0.06, 0.02, 0.76], 0.03),
      ),
    ),
  ],
  ['glow', mirrored(at(0.07, 0.1, 0.14, egg(0.045, 0.03, 0.07)))],
  ...placed(0, 0, -0.58, engine(0.11, 0.14)),
];
