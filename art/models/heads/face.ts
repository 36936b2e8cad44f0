/** Human and nearly human faces. They look towards −z; the eyes are at the height of 0. */
import type { Model } from '../model.ts';
import { at, grown, halfSpace, hollowed, joined, mirrored, twin } from '../sculpture.ts';
import { ball, egg, type Shape, turned, within } from '../shapes.ts';
import { line } from './line.ts';

/** How a face departs from the common one. */
export interface Features {
  /** 1: a man's jaw; 0: a woman's. */
  readonly jaw?: number;
  /** How deep the eyes lie and how heavy the brow is. */
  readonly brow?: number;
  readonly nose?: number;
  readonly lips?: number;
  /** Hollow cheeks. */
  readonly gaunt?: number;
}

export const face = ({
  jaw = 0.6,
  brow = 0.6,
  nose = 1,
  lips = 1,
  gaunt = 0.4,
}: Features): Model => {
  const skull = grown(
    0.22,
    at(0, 0.22, 0.1, egg(0.49, 0.5, 0.58)),
    at(0, -0.12, -0.16, egg(0.37 + jaw * 0.03, 0.5, 0.4)),
    at(0, -0.53 - jaw * 0.05, -0.37, egg(0.1 + jaw * 0.06, 0.09, 0.1)),
    mirrored(
      line(
        0.1,
        0.08,
        [0.36, -0.12, 0.02],
        [0.3 + jaw * 0.06, -0.36, -0.02],
        [0.1, -0.53 - jaw * 0.04, -0.36],
      ),
    ),
  );
  const modelled = hollowed(
    0.1,
    grown(
      0.12,
      skull,
      twin(0.28, -0.14, -0.36, egg(0.12, 0.08, 0.1)),
      mirrored(
        line(0.055 + brow * 0.02, 0.04, [0.05, 0.1, -0.5], [0.2, 0.13, -0.48], [0.36, 0.06, -0.34]),
      ),
    ),
    twin(0.19, -0.01, -0.62, egg(0.12, 0.075 + brow * 0.01, 0.13 + brow * 0.03)),
    twin(0.3, -0.36, -0.52, egg(0.1, 0.14, 0.02 + gaunt * 0.11)),
    twin(0.5, 0.12, -0.42, egg(0.12, 0.16, 0.14)),
  );
  const ridge = line(
    0.035,
    0.06 * nose,
    [0, 0.06, -0.53],
    [0, -0.08, -0.6],
    [0, -0.21, -0.66 - nose * 0.03],
  );
  const nostrils = twin(0.065 * nose, -0.225, -0.6, egg(0.05, 0.045, 0.06));
  const upper = mirrored(
    line(0.03 * lips, 0.012, [0, -0.355, -0.618], [0.05, -0.35, -0.61], [0.14, -0.385, -0.535]),
  );
  const lower = mirrored(
    line(0.04 * lips, 0.012, [0, -0.425, -0.598], [0.06, -0.42, -0.588], [0.12, -0.39, -0.52]),
  );
  const muzzle = at(0, -0.35, -0.45, egg(0.19, 0.16, 0.125));
  const flesh = grown(
    0.05,
    grown(0.07, grown(0.14, modelled, muzzle), ridge, nostrils),
    joined(upper, lower),
  );
  const mouth = mirrored(
    line(0.012, 0.008, [0, -0.388, -0.648], [0.08, -0.386, -0.612], [0.145, -0.385, -0.545]),
  );
  const slit = twin(0.05, -0.265, -0.63, egg(0.022, 0.016, 0.03));
  return [
    ['brass', hollowed(0.02, flesh, mouth, slit)],
    ...eyes(0.185, -0.01, -0.44, 0.104 - jaw * 0.008),
    ['brass', ears(0.47, -0.08, 0.06)],
  ];
};

/** Eyes with lids, drilled as sculptors do, so that they look at something. */
export const eyes = (x: number, y: number, z: number, r: number, open = 0.42): Model => {
  const bulb = ball(r);
  const lid = ball(r * 1.17);
  const upper = within(lid, halfSpace([0.12, -1, 0.28], -r * open));
  const lower = within(lid, halfSpace([0, 1, 0.3], -r * (open + 0.3)));
  return [
    ['brass', twin(x, y, z, grown(r * 0.2, upper, lower))],
    ['hull', twin(x, y, z, hollowed(0.01, bulb, at(0, 0, -r, ball(r * 0.42))))],
    ['glow', twin(x, y, z - r * 0.62, ball(r * 0.34))],
  ];
};

const ears = (x: number, y: number, z: number): Shape =>
  twin(
    x,
    y,
    z,
    turned(
      -0.45,
      hollowed(
        0.03,
        grown(0.04, egg(0.05, 0.15, 0.1), at(0, -0.12, -0.02, egg(0.04, 0.06, 0.05))),
        at(0.05, 0.02, -0.01, egg(0.04, 0.09, 0.055)),
      ),
    ),
  );

/** Neck and throat down to the shoulders. */
export const neck = (thick = 1): Shape =>
  grown(
    0.2,
    line(0.27 * thick, 0.33 * thick, [0, -0.3, 0.16], [0, -1.2, 0.26]),
    mirrored(line(0.07 * thick, 0.04, [0.34, -0.3, 0.16], [0.12, -1.02, -0.1])),
  );
