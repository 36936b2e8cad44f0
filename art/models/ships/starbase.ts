import type { Model, Part } from '../model.ts';
import { placed, turret } from '../parts.ts';
import { around, at, ball, block, egg, grown, ring, strut, turned } from '../shapes.ts';

/** Three decks of a fortress, three bastions with heavy guns, a mast of ears. */
export const starbase: Model = [
  [
    'hull',
    grown(
      0.05,
      at(0, -0.06, 0, egg(0.44, 0.2, 0.44)),
      around(3, at(0.46, -0.02, 0, block(0.26, 0.075, 0.15, 0.04))),
    ),
  ],
  ['enamel', around(3, at(0.52, 0.05, 0, block(0.24, 0.045, 0.12, 0.03)))],
  ['enamel', at(0, 0.1, 0, ring(0.33, 0.055))],
  [
    'hull',
    grown(0.04, at(0, 0.14, 0, egg(0.26, 0.14, 0.26)), at(0, 0.26, 0, egg(0.14, 0.1, 0.14))),
  ],
  ['brass', at(0, 0.22, 0, ring(0.2, 0.022))],
  ['glass', at(0, 0.3, 0, ball(0.095))],
  ['dark', around(3, at(0.78, 0.0, 0, block(0.1, 0.1, 0.2, 0.04)))],
  ...placed(0.62, 0.1, 0, turret(0.11)).map(
    ([material, shape]): Part => [material, around(3, shape)],
  ),
  ['brass', around(3, at(0.86, 0.03, 0, strut([0, 0, -0.1], [0.16, 0.01, -0.1], 0.022)))],
  ['brass', around(3, at(0.86, 0.03, 0, strut([0, 0, 0.1], [0.16, 0.01, 0.1], 0.022)))],
  ['dark', turned(1.05, around(3, at(0.44, 0.02, 0, block(0.12, 0.05, 0.07, 0.02))))],
  ['engine', turned(1.05, around(3, at(0.56, 0.04, 0, ball(0.035))))],
];
