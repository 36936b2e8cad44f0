/** Beyond the Sun: shipyards on the way to the stars, each by what it is known for. */
import { dome } from './masonry.ts';
import type { Model, Part } from './model.ts';
import { engine, placed } from './parts.ts';
import {
  around,
  at,
  ball,
  block,
  egg,
  grown,
  joined,
  mirrored,
  ring,
  rod,
  row,
  strut,
} from './shapes.ts';

/** A dock of four arms with a hull in it; z is the way the ship will leave. */
const dock = (long: number): Model => [
  ['hull', mirrored(at(0.4, 0, 0, block(0.06, 0.07, long, 0.02)))],
  ['enamel', mirrored(at(0.4, 0.07, 0, block(0.035, 0.02, long * 0.9, 0.01)))],
  ['dark', row(4, long * 0.5, at(0, -0.08, 0, block(0.42, 0.025, 0.03, 0.01)))],
  ['brass', row(4, long * 0.5, mirrored(strut([0.4, 0.06, 0], [0.17, 0.12, 0], 0.02)))],
  ['glow', row(5, long * 0.46, mirrored(at(0.47, 0.05, 0, ball(0.026))))],
];

const hullInDock: Model = [
  ['hull', grown(0.05, egg(0.13, 0.09, 0.46), at(0, 0, -0.26, block(0.15, 0.07, 0.14, 0.04)))],
  ['brass', at(0, 0.02, 0.06, row(3, 0.16, rod(0.115, 0.014)))],
  ...placed(0, 0, -0.46, engine(0.1, 0.12)),
];

const AROUND: Part = ['glow', around(6, at(0.86, 0.02, 0, ball(0.022)))];

/** Beside the dock, gardens under glass. */
const food: Model = [
  ...dock(0.56),
  ...hullInDock,
  ['hull', mirrored(at(0.66, 0, 0, row(3, 0.36, block(0.16, 0.05, 0.16, 0.04))))],
  ['stone', mirrored(at(0.66, 0.04, 0, row(3, 0.36, egg(0.12, 0.06, 0.12))))],
  ['glass', mirrored(at(0.66, 0.05, 0, row(3, 0.36, dome(0.145, 0.12))))],
];

/** Beside the dock, rocks on cranes, and what melts them. */
const ore: Model = [
  ...dock(0.56),
  ...hullInDock,
  [
    'stone',
    joined(
      at(0.72, 0.04, 0.3, egg(0.2, 0.15, 0.17)),
      at(0.66, 0.02, -0.14, egg(0.13, 0.1, 0.14)),
      at(-0.7, 0.03, 0.08, egg(0.18, 0.14, 0.2)),
    ),
  ],
  ['dark', mirrored(strut([0.44, 0.04, -0.4], [0.74, 0.16, -0.4], 0.04))],
  ['brass', mirrored(at(0.7, 0.04, -0.44, ring(0.12, 0.035)))],
  ['glow', mirrored(at(0.7, 0.04, -0.44, egg(0.085, 0.04, 0.085)))],
];

/** A wheel around the dock: whoever holds it has both. */
const core: Model = [
  ...dock(0.42),
  ...hullInDock,
  ['hull', ring(0.78, 0.085)],
  ['enamel', at(0, 0.075, 0, ring(0.78, 0.05))],
  ['hull', around(4, at(0.6, 0, 0, block(0.2, 0.035, 0.05, 0.01)))],
  ['glass', around(4, at(0.78, 0.08, 0, ball(0.1)))],
  AROUND,
];

export const YARDS: Readonly<Record<string, Model>> = {
  'yard-food': food,
  'yard-ore': ore,
  'yard-core': core,
};
