import type { Model } from '../model.ts';
import { around, at, ball, block, egg, ring, without } from '../shapes.ts';

/** A square that people live in, held by another ring of lamps. */
export const orbital: Model = [
  ['hull', without(block(0.5, 0.09, 0.5, 0.05), block(0.3, 0.2, 0.3, 0.03))],
  ['enamel', at(0, 0.07, 0, without(block(0.44, 0.04, 0.44, 0.03), block(0.36, 0.2, 0.36, 0.03)))],
  ['glass', at(0, 0.02, 0, egg(0.2, 0.16, 0.2))],
  ['brass', at(0, 0.03, 0, ring(0.22, 0.025))],
  ['dark', around(4, at(0.34, 0, 0, block(0.16, 0.03, 0.04)))],
  ['glow', around(4, at(0.6, 0.05, 0, ball(0.03)))],
];
