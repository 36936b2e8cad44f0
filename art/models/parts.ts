/** The box of parts that ships and stations are put together from. Sizes in the ship's measure. */
import type { Model, Part } from './model.ts';
import {
  at,
  ball,
  block,
  egg,
  mirrored,
  pitched,
  plate,
  rod,
  row,
  type Shape,
  strut,
  taper,
  within,
  without,
} from './shapes.ts';

/** Moves a whole group of parts. */
export const placed = (x: number, y: number, z: number, parts: Model): Model =>
  parts.map(([material, shape]): Part => [material, at(x, y, z, shape)]);

/** The same group on both sides. */
export const bothSides = (parts: Model): Model =>
  parts.map(([material, shape]): Part => [material, mirrored(shape)]);

/** A nozzle that burns to the rear, with a collar. */
export const engine = (r: number, half: number): Model => [
  ['dark', without(taper(r, r * 0.72, half), at(0, 0, -half, rod(r * 0.78, half * 0.5)))],
  ['brass', at(0, 0, -half * 0.3, rod(r * 0.98, half * 0.13))],
  ['engine', at(0, 0, -half * 0.9, egg(r * 0.74, r * 0.74, half * 0.5))],
];

/** A twin gun on a turning mount, pointing ahead. */
export const turret = (size: number): Model => [
  ['dark', within(egg(size, size * 0.8, size), at(0, size, 0, block(size * 2, size, size * 2)))],
  ['brass', mirrored(at(size * 0.34, size * 0.42, size * 1.2, rod(size * 0.16, size * 1.1)))],
];

/** A pilot's glass, flush with the hull. */
export const canopy = (wide: number, long: number): Model => [
  ['glass', egg(wide, wide * 0.9, long)],
];

/** A bowl that listens, on a stalk. */
export const dish = (r: number): Model => [
  ['brass', strut([0, 0, 0], [0, r * 1.1, 0], r * 0.09)],
  [
    'hull',
    at(
      0,
      r * 1.5,
      0,
      pitched(
        -0.5,
        within(without(ball(r), ball(r * 0.9)), at(0, -r * 0.75, 0, block(r, r * 0.4, r))),
      ),
    ),
  ],
  ['brass', at(0, r * 1.5, 0, strut([0, -r, 0], [0, -r * 0.1, -r * 0.4], r * 0.06))],
];

/** Containers in two rows. */
export const cargo = (rows: number, wide: number, long: number): Shape =>
  row(rows, long * 2.25, mirrored(at(wide * 1.08, 0, 0, block(wide, wide * 0.8, long, 0.015))));

/** Ribs across a hull. */
export const ribs = (n: number, every: number, wide: number, high: number): Shape =>
  row(n, every, block(wide, high, every * 0.16, 0.01));

/** A wing to the right, swept back, from root chord to tip chord. */
export const wing = (
  span: number,
  root: number,
  tip: number,
  sweep: number,
  thick = 0.022,
): Shape =>
  plate(
    [
      [0, root / 2],
      [span, -sweep + tip / 2],
      [span, -sweep - tip / 2],
      [0, -root / 2],
    ],
    thick,
  );

/** A hull drawn as half an outline from stern to nose, mirrored: [half width, z]…; rounded off. */
export const keel = (
  half: readonly (readonly [number, number])[],
  high: number,
  round = 0.05,
): Shape => {
  const left = half.map(([x, z]) => [-x, z] as const).reverse();
  return plate([...half, ...left], high, Math.min(round, high * 0.9));
};

/** A long rounded body. */
export const body = (wide: number, high: number, long: number): Shape => egg(wide, high, long);
