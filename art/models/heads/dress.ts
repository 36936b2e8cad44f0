/** What heads wear, and what they rest on. */

import {
  at,
  bent,
  drawn,
  fuller,
  grown,
  halfSpace,
  hollowed,
  joined,
  mirrored,
} from '../sculpture.ts';
import { block, egg, type Shape, taper, upright, within, without } from '../shapes.ts';
import { line } from './line.ts';

/** A standing tube from radius `below` to radius `above`, open at both ends. */
export const cuff = (below: number, above: number, half: number, thick = 0.05): Shape =>
  without(
    upright(taper(below, above, half)),
    upright(taper(below - thick, above - thick, half * 1.05)),
  );

/** A collar that stands up behind the head and is open in front. */
export const collar = (below: number, above: number, half: number): Shape =>
  without(
    cuff(below, above, half),
    at(0, half * 0.55, -above, egg(above * 0.75, half * 1.5, above)),
  );

/** Shoulders under cloth. */
export const shoulders = (wide = 1, high = 1): Shape =>
  grown(
    0.25,
    at(0, -1.5, 0.2, egg(1.0 * wide, 0.5 * high, 0.5)),
    mirrored(
      line(0.16, 0.3, [0.12, -0.82, 0.24], [0.72 * wide, -1.18, 0.24], [0.95 * wide, -1.5, 0.24]),
    ),
  );

/** Plates of armour upon the shoulders, one over the other. */
export const pauldrons = (x = 0.78, y = -1.12): Shape =>
  mirrored(
    joined(
      ...[0, 1, 2].map((i) =>
        at(
          x + i * 0.1,
          y - i * 0.16,
          0.15,
          within(egg(0.44 - i * 0.03, 0.36, 0.5), halfSpace([0.45, -1, 0], 0.05)),
        ),
      ),
    ),
  );

/** A hood that falls to the shoulders, open in front as wide and high as told. */
export const hood = (wide = 0.42, high = 0.58, y = -0.02): Shape =>
  hollowed(
    0.06,
    grown(0.25, at(0, 0.14, 0.14, egg(0.66, 0.72, 0.72)), at(0, -0.7, 0.2, egg(0.68, 0.7, 0.62))),
    at(0, y, -0.45, egg(wide, high, 0.75)),
  );

/** A band around the brow. */
export const band = (y: number, r: number, half: number, thick = 0.05): Shape =>
  at(
    0,
    y,
    0.1,
    without(upright(taper(r, r, half)), upright(taper(r - thick, r - thick, half * 1.1))),
  );

/** A crown of `n` points. */
export const crown = (n: number, r: number, half: number, high: number): Shape => {
  const points = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI;
    const [x, z] = [Math.sin(a) * r, -Math.cos(a) * r];
    return line(r * 0.3, 0.025, [x, half, z], [x * 1.1, half + high, z * 1.1]);
  });
  return joined(
    cuff(r, r * 1.04, half, 0.06),
    within(joined(...points), fuller(0.03, cuff(r, r * 1.1, half + high, 0.08))),
  );
};

/** A horn on both sides through three points. */
export const horns = (
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  c: readonly [number, number, number],
  thick: number,
): Shape => mirrored(drawn(bent(a, b, c, 8), thick, 0.015));

/** A block of a chest to stand upon, cut square. */
export const pedestal = (wide: number, top: number): Shape =>
  at(0, top - 0.5, 0.2, block(wide, 0.5, 0.45, 0.12));
