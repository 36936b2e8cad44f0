/** The house's own instrument: a brass model of a sun and its planets. */
import type { Portrait } from './heads/head.ts';
import type { Model, Part } from './model.ts';
import { at, joined } from './sculpture.ts';
import { ball, egg, pitched, ring, rod, rolled, type Shape, strut, upright } from './shapes.ts';

/** The whole model leans towards whoever looks at it. */
const leaning = (shape: Shape): Shape => rolled(0.2, pitched(-0.5, shape));

/** A planet on its arm: so far from the middle, at such a turn. */
const planet = (away: number, turn: number, size: number, what: Part[0]): Model => {
  const [x, z] = [Math.sin(turn) * away, -Math.cos(turn) * away];
  return [
    [
      'brass',
      joined(strut([0, -0.1, 0], [x, -0.1, z], 0.022), strut([x, -0.1, z], [x, 0, z], 0.022)),
    ],
    [what, at(x, 0.02, z, ball(size))],
  ];
};

const parts: Model = [
  ['glow', ball(0.28)],
  ['brass', at(0, 0, 0, ring(0.3, 0.035))],
  ['brass', joined(ring(0.5, 0.028), ring(0.76, 0.03), ring(1.02, 0.036))],
  ...planet(0.5, 2.2, 0.11, 'stone'),
  ...planet(0.76, -0.5, 0.16, 'brass'),
  ...planet(0.76, 2.9, 0.1, 'hull'),
  ...planet(1.02, 0.75, 0.18, 'hull'),
  [
    'brass',
    at(Math.sin(0.75) * 1.02, 0.02, -Math.cos(0.75) * 1.02, rolled(0.5, ring(0.27, 0.026))),
  ],
  ...planet(1.02, -1.75, 0.14, 'stone'),
  ['brass', at(0, -0.3, 0, upright(rod(0.06, 0.28)))],
  ['brass', at(0, -0.22, 0, egg(0.13, 0.05, 0.13))],
];

export const ORRERY: Portrait = {
  model: parts.map(([material, shape]): Part => [material, leaning(shape)]),
  enamel: '#12306e',
  gem: '#ffd873',
  camera: { yaw: 0, down: 0.25, view: 1.28, lift: 0 },
};
