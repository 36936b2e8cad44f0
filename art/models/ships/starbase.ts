import type { Model } from '../model.ts';
import { around, at, ball, block, egg, grown, ring, strut } from '../shapes.ts';

/** A fortress that doesn't fly: wheel, spokes, hub with a dome, guns all round. */
export const starbase: Model = [
  ['hull', grown(0.03, ring(0.56, 0.085), around(6, at(0.34, 0, 0, block(0.24, 0.035, 0.04))))],
  ['enamel', at(0, 0.045, 0, ring(0.56, 0.06))],
  ['hull', grown(0.05, egg(0.25, 0.24, 0.25), at(0, 0.1, 0, ring(0.17, 0.06)))],
  ['brass', at(0, 0.19, 0, ring(0.14, 0.02))],
  ['glass', at(0, 0.17, 0, ball(0.12))],
  ['dark', around(6, at(0.64, 0.01, 0, block(0.11, 0.09, 0.1, 0.03)))],
  ['brass', around(6, at(0.74, 0.04, 0, strut([0, 0, -0.035], [0.17, 0.02, -0.035], 0.017)))],
  ['brass', around(6, at(0.74, 0.04, 0, strut([0, 0, 0.035], [0.17, 0.02, 0.035], 0.017)))],
  ['engine', around(6, at(0.4, 0.045, 0, ball(0.022)))],
];
