/** What others left behind: an artefact that still shines, and a find that nobody has opened yet. */
import type { Model } from './model.ts';
import {
  around,
  at,
  ball,
  block,
  egg,
  joined,
  mirrored,
  ring,
  rolled,
  type Shape,
  without,
} from './shapes.ts';

/** A gem of eight sides. */
const gem =
  (r: number, high: number): Shape =>
  (x, y, z) =>
    ((Math.abs(x) + Math.abs(z)) / r + Math.abs(y) / high - 1) * Math.min(r, high) * 0.57;

const artefact: Model = [
  ['glow', at(0, 0.34, 0, gem(0.36, 0.62))],
  ['brass', at(0, 0.34, 0, joined(ring(0.52, 0.045), rolled(0.5, ring(0.52, 0.03))))],
  ['stone', at(0, -0.34, 0, egg(0.62, 0.16, 0.62))],
  ['brass', at(0, -0.24, 0, ring(0.46, 0.05))],
  ['stone', around(4, at(0.46, -0.1, 0, block(0.07, 0.24, 0.07, 0.02)))],
  ['glow', around(4, at(0.46, 0.16, 0, ball(0.04)))],
];

const CAPSULE = block(0.66, 0.34, 0.44, 0.16);

const find: Model = [
  ['hull', without(CAPSULE, at(0, 0.06, 0, block(0.8, 0.03, 0.6, 0.005)))],
  ['glow', at(0, 0.06, 0, block(0.64, 0.034, 0.42, 0.01))],
  ['brass', mirrored(at(0.4, 0, 0, block(0.1, 0.365, 0.465, 0.12)))],
  ['hull', at(0, 0.06, -0.43, block(0.12, 0.13, 0.05, 0.03))],
  ['glow', at(0, 0.06, -0.485, ball(0.045))],
];

export const RELICS: Readonly<Record<string, Model>> = { artefact, find };
