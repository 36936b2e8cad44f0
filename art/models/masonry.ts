/** What stands on the ground: everything here is on y = 0, and z is away from us. */
import type { Model, Part } from './model.ts';
import { at, block, egg, rod, type Shape, taper, within } from './shapes.ts';

/** The same shape, larger or smaller. */
const scaled =
  (k: number, shape: Shape): Shape =>
  (x, y, z) =>
    shape(x / k, y / k, z / k) * k;

/** A whole model, smaller. */
export const small = (k: number, model: Model): Model =>
  model.map(([material, shape]): Part => [material, scaled(k, shape)]);

/** What lies along z, standing. */
const upright =
  (shape: Shape): Shape =>
  (x, y, z) =>
    shape(x, z, y);

/** Turned about the vertical, in radians. */
export const turned = (a: number, shape: Shape): Shape => {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return (x, y, z) => shape(x * c - z * s, y, z * c + x * s);
};

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

/** The slab that a town stands on. */
export const ground = (wide: number, deep: number): Part => [
  'dark',
  at(0, -0.07, 0, block(wide / 2, 0.07, deep / 2, 0.03)),
];
