import type { Model } from '../model.ts';
import { body, bothSides, canopy, engine, keel, placed, wing } from '../parts.ts';
import { at, grown, mirrored, plate, rod, rolled, taper } from '../shapes.ts';

/** A dart: one long needle, wings swept forward of the burner, guns at the tips. */
export const interceptor: Model = [
  [
    'hull',
    grown(
      0.07,
      body(0.13, 0.1, 0.72),
      at(
        0,
        0,
        -0.3,
        keel(
          [
            [0.2, -0.32],
            [0.16, 0.1],
            [0.07, 0.5],
          ],
          0.07,
        ),
      ),
    ),
  ],
  ['enamel', mirrored(at(0.1, 0, -0.2, rolled(0.16, wing(0.5, 0.5, 0.14, 0.3, 0.026))))],
  ['hull', mirrored(at(0.12, 0.012, -0.24, rolled(0.16, wing(0.3, 0.26, 0.1, 0.18, 0.032))))],
  ...bothSides(
    placed(0.6, -0.07, -0.34, [
      ['dark', rod(0.035, 0.3)],
      ['brass', at(0, 0, 0.34, rod(0.015, 0.16))],
    ]),
  ),
  ['enamel', at(0, 0.16, -0.44, plateFin(0.2, 0.14))],
  ['brass', at(0, 0, 0.7, taper(0.025, 0.004, 0.16))],
  ...placed(0, 0.075, 0.14, canopy(0.065, 0.18)),
  ...bothSides(placed(0.12, 0, -0.6, engine(0.095, 0.16))),
];

/** A tail fin, standing. */
function plateFin(long: number, high: number) {
  return rolled(
    Math.PI / 2,
    plate(
      [
        [-high / 2, -long],
        [high / 2, -long],
        [high / 2, -long * 0.3],
        [-high / 2, long],
      ],
      0.016,
    ),
  );
}
