/** What stands on the ground: everything here is on y = 0, and z is away from us. */
import type { Material, Model, Part } from './model.ts';
import {
  at,
  ball,
  block,
  egg,
  joined,
  plate,
  rod,
  row,
  type Shape,
  scaled,
  strut,
  taper,
  upright,
  within,
  without,
} from './shapes.ts';

/** A box that stands on the ground. */
export const box = (wide: number, high: number, deep: number, round = 0.02): Shape =>
  at(0, high / 2, 0, block(wide / 2, high / 2, deep / 2, round));

/** A round tower, as wide at the top as `top` says. */
export const tower = (r: number, high: number, top = r): Shape =>
  at(0, high / 2, 0, upright(taper(r, top, high / 2)));

export const pole = (r: number, high: number): Shape =>
  at(0, high / 2, 0, upright(rod(r, high / 2)));

/** Half a ball, its flat side down. */
export const dome = (r: number, high = r): Shape =>
  within(egg(r, high, r), at(0, high, 0, block(r, high, r, 0.001)));

/** A hall under half a barrel, its mouth towards us. */
export const vault = (r: number, deep: number): Shape =>
  within(rod(r, deep / 2), at(0, r, 0, block(r, r, deep, 0.001)));

/** A drawing in x and y, as deep as said. */
export const slab = (outline: readonly (readonly [number, number])[], deep: number): Shape => {
  const flat = plate(outline, deep / 2, 0.008);
  return (x, y, z) => flat(x, z, y);
};

/** A roof with two slopes and a gable towards us. */
export const gable = (wide: number, high: number, deep: number): Shape =>
  slab(
    [
      [-wide / 2, 0],
      [wide / 2, 0],
      [0, high],
    ],
    deep,
  );

/** Columns side by side. */
export const colonnade = (n: number, wide: number, high: number, r = 0.045): Shape => {
  const line = row(n, wide / (n - 1), pole(r, high));
  return (x, y, z) => line(z, y, x);
};

/** A wheel or hoop that stands upright and faces us. */
export const hoop =
  (r: number, thick: number): Shape =>
  (x, y, z) =>
    Math.hypot(Math.hypot(x, y) - r, z) - thick;

/** Steps that all buildings of state stand on. */
export const stairs = (wide: number, deep: number, steps = 3): Shape =>
  joined(
    ...Array.from({ length: steps }, (_, i) =>
      at(0, i * 0.05, 0, box(wide - i * 0.09, 0.05, deep - i * 0.09, 0.006)),
    ),
  );

/** A flag in the wind, on its pole. */
export const flag = (high: number): Model => [
  ['brass', pole(0.018, high)],
  ['brass', at(0, high, 0, ball(0.032))],
  ['enamel', at(0.15, high - 0.12, 0, slab(WAVING, 0.03))],
];

const WAVING = [
  [-0.15, -0.08],
  [-0.05, -0.1],
  [0.06, -0.06],
  [0.17, -0.09],
  [0.13, 0],
  [0.17, 0.09],
  [0.06, 0.11],
  [-0.05, 0.07],
  [-0.15, 0.1],
] as const;

/** Somebody who stands there. */
export const figure = (high: number): Shape =>
  joined(tower(high * 0.2, high * 0.72, high * 0.09), at(0, high * 0.82, 0, ball(high * 0.17)));

/** A barrel that points up and away, from a mount. */
export const barrel = (long: number, r: number, lean: number): Shape =>
  strut([0, 0, 0], [long * 0.75 * Math.cos(lean), long * Math.sin(lean), -long * 0.2], r);

/** A lattice mast of four legs. */
export const mast = (wide: number, high: number, r = 0.022): Shape => {
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => strut([x * wide, 0, z * wide], [x * wide * 0.2, high, z * wide * 0.2], r)),
  );
  const rungs = [0.28, 0.56, 0.8].map((t) => {
    const w = wide * (1 - 0.8 * t);
    return at(
      0,
      high * t,
      0,
      without(block(w + r, r, w + r, 0.004), block(w - r, r * 2, w - r, 0.004)),
    );
  });
  return joined(...legs, ...rungs);
};

/** A whole model, smaller. */
export const small = (k: number, model: Model): Model =>
  model.map(([material, shape]): Part => [material, scaled(k, shape)]);

/** The ground that a building stands on: a round-edged slab. */
export const ground = (wide = 2, deep = 1.3, material: Material = 'dark'): Part => [
  material,
  at(0, -0.07, 0, block(wide / 2, 0.07, deep / 2, 0.03)),
];
