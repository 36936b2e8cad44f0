/** The species of Eclipse: six Terran nations and those that were there before. */
import type { Model } from '../model.ts';
import {
  at,
  bent,
  chased,
  combed,
  drawn,
  grown,
  halfSpace,
  hollowed,
  joined,
  mirrored,
  scales,
  strands,
  strewn,
  twin,
} from '../sculpture.ts';
import {
  ball,
  block,
  egg,
  pitched,
  ring,
  rod,
  rolled,
  type Shape,
  turned,
  within,
} from '../shapes.ts';
import { band, collar, cuff, pauldrons, pedestal, shoulders } from './dress.ts';
import { face, neck } from './face.ts';
import { type Portrait, posed } from './head.ts';
import { line } from './line.ts';

/** Hair cut short, combed back from the brow. */
const crop = (full = 0): Shape =>
  chased(
    0.022,
    combed(22),
    hollowed(
      0.06,
      at(0, 0.3 + full * 0.05, 0.14, egg(0.51 + full * 0.05, 0.47 + full * 0.06, 0.6)),
      at(0, -0.06, -0.45, egg(0.54, 0.46, 0.42)),
      twin(0.5, -0.2, 0.0, egg(0.2, 0.3, 0.24)),
    ),
  );

/** A peaked cap and a star: orders are orders. */
const directorate: Model = [
  ...face({ jaw: 1, brow: 1, nose: 1.1, lips: 0.7, gaunt: 0.8 }),
  ['brass', neck(1.05)],
  ['stone', within(crop(), halfSpace([0, 1, 0], 0.36))],
  [
    'dark',
    grown(
      0.05,
      at(0, 0.58, 0.08, pitched(-0.2, egg(0.68, 0.17, 0.66))),
      at(0, 0.4, 0.1, egg(0.54, 0.2, 0.58)),
    ),
  ],
  [
    'hull',
    at(0, 0.24, -0.04, pitched(0.22, within(egg(0.52, 0.16, 0.68), halfSpace([0, 1, 0], 0.02)))),
  ],
  ['brass', band(0.33, 0.56, 0.05, 0.08)],
  ['glow', at(0, 0.52, -0.52, egg(0.11, 0.11, 0.06))],
  ['dark', shoulders(1.1)],
  ['dark', at(0, -0.84, 0.18, collar(0.42, 0.5, 0.24))],
  ['hull', twin(0.74, -1.0, 0.16, rolled(-0.45, block(0.26, 0.04, 0.2, 0.03)))],
];

/** A stateswoman, crowned with laurel. */
const federation: Model = [
  ...face({ jaw: 0.15, brow: 0.3, nose: 0.9, lips: 1.1, gaunt: 0.3 }),
  ['brass', neck(0.8)],
  [
    'stone',
    joined(
      crop(0.4),
      chased(
        0.03,
        strands(9, 0.8),
        mirrored(line(0.12, 0.09, [0.08, 0.6, -0.42], [0.38, 0.36, -0.32], [0.5, -0.02, -0.02])),
      ),
      chased(0.04, strands(8, 0.4), at(0, 0.06, 0.7, egg(0.3, 0.32, 0.3))),
    ),
  ],
  [
    'hull',
    mirrored(
      joined(
        ...[0, 1, 2, 3, 4, 5].map((i) => {
          const a = 0.35 + i * 0.42;
          const [x, z] = [Math.sin(a) * 0.55, 0.12 - Math.cos(a) * 0.62];
          return at(
            x,
            0.36 + i * 0.03,
            z,
            turned(-a, rolled(-0.5 + (i % 2) * 0.7, egg(0.17, 0.065, 0.035))),
          );
        }),
      ),
    ),
  ],
  ['hull', shoulders(0.9)],
  [
    'brass',
    mirrored(drawn(bent([0, -1.3, -0.3], [0.24, -1.0, -0.3], [0.5, -0.84, 0.1]), 0.06, 0.06)),
  ],
  ['glow', at(0, -1.2, -0.34, ball(0.1))],
];

/** A miner from the belt: beard, lamp, no illusions. */
const union: Model = [
  ...face({ jaw: 1, brow: 0.9, nose: 1.3, lips: 0.9 }),
  ['brass', neck(1.15)],
  [
    'stone',
    chased(
      0.04,
      strands(9, 0.3),
      hollowed(
        0.05,
        grown(
          0.16,
          at(0, -0.62, -0.26, egg(0.38, 0.4, 0.3)),
          mirrored(line(0.12, 0.16, [0.46, 0.0, 0.0], [0.4, -0.34, -0.1], [0.16, -0.62, -0.36])),
          mirrored(line(0.07, 0.07, [0.02, -0.3, -0.62], [0.18, -0.34, -0.54], [0.28, -0.5, -0.4])),
        ),
        at(0, -0.4, -0.68, egg(0.12, 0.045, 0.12)),
      ),
    ),
  ],
  ['hull', within(at(0, 0.26, 0.12, egg(0.6, 0.54, 0.68)), halfSpace([0, -1, -0.1], -0.22))],
  ['hull', at(0, 0.26, 0.06, egg(0.68, 0.05, 0.76))],
  [
    'brass',
    joined(
      at(0, 0.48, -0.52, rod(0.17, 0.1, 0.03)),
      at(0, 0.5, 0.12, rolled(1.57, cuff(0.62, 0.62, 0.05, 0.06))),
    ),
  ],
  ['glow', at(0, 0.48, -0.6, egg(0.13, 0.13, 0.06))],
  ['dark', shoulders(1.15)],
  ['brass', mirrored(line(0.08, 0.08, [0.5, -0.95, -0.1], [0.42, -1.6, -0.3]))],
];

/** A tribune under a winged helmet. */
const republic: Model = [
  ...face({ jaw: 0.35, brow: 0.5, nose: 1, lips: 1 }),
  ['brass', neck(0.9)],
  [
    'hull',
    hollowed(
      0.03,
      at(0, 0.26, 0.12, egg(0.58, 0.56, 0.66)),
      at(0, -0.16, -0.5, egg(0.44, 0.52, 0.5)),
      at(0, -0.5, 0, egg(0.9, 0.42, 0.9)),
    ),
  ],
  [
    'brass',
    joined(
      drawn(bent([0, 0.3, -0.54], [0, 0.92, -0.3], [0, 0.82, 0.4]), 0.06, 0.06),
      mirrored(drawn(bent([0.03, 0.2, -0.54], [0.3, 0.42, -0.5], [0.5, -0.1, -0.1]), 0.045, 0.045)),
    ),
  ],
  [
    'brass',
    mirrored(
      joined(
        ...[0, 1, 2, 3, 4].map((i) =>
          drawn(
            bent(
              [0.58, 0.08 + i * 0.05, 0.06],
              [0.72, 0.3 + i * 0.06, 0.16],
              [0.72 - i * 0.02, 0.36 + i * 0.15, 0.42 + i * 0.02],
            ),
            0.07,
            0.025,
          ),
        ),
      ),
    ),
  ],
  ['glow', at(0, 0.36, -0.57, ball(0.08))],
  ['hull', pauldrons(0.8, -1.06)],
  ['stone', shoulders(0.95)],
  ['brass', at(0, -0.96, 0.12, pitched(-0.2, ring(0.36, 0.06)))],
];

/** A director who had his left eye replaced when better ones came to the market. */
const conglomerate: Model = [
  ...face({ jaw: 0.9, brow: 0.8, nose: 1, lips: 0.8, gaunt: 0.5 }),
  ['brass', neck(1.1)],
  ['hull', within(at(0, 0.2, 0.08, egg(0.515, 0.525, 0.6)), halfSpace([-1, 0.25, 0.3], -0.12))],
  [
    'hull',
    joined(at(0.2, 0, -0.56, rod(0.15, 0.1, 0.03)), at(0.44, 0.06, -0.2, egg(0.12, 0.2, 0.2))),
  ],
  ['dark', at(0.2, 0, -0.63, rod(0.115, 0.06, 0.02))],
  ['glow', at(0.2, 0, -0.68, ball(0.07))],
  [
    'brass',
    joined(
      drawn(bent([0.3, 0.06, -0.46], [0.5, 0.3, -0.3], [0.34, 0.6, -0.1]), 0.03, 0.03),
      drawn(bent([0.5, 0, -0.1], [0.6, -0.4, 0.1], [0.4, -0.9, 0.1]), 0.045, 0.045),
    ),
  ],
  ['hull', shoulders(1.05)],
  [
    'dark',
    joined(
      at(0, -0.82, 0.18, collar(0.42, 0.48, 0.2)),
      at(0, -1.24, -0.28, rolled(0.785, block(0.11, 0.11, 0.08, 0.02))),
      line(0.1, 0.14, [0, -1.3, -0.3], [0, -1.8, -0.34]),
    ),
  ],
];

/** A pilot of the alliance, ready to go. */
const alliance: Model = [
  ...face({ jaw: 0.5, brow: 0.5, nose: 0.95, lips: 1 }),
  [
    'hull',
    hollowed(
      0.03,
      at(0, 0.06, 0.08, egg(0.68, 0.76, 0.74)),
      at(0, -0.02, -0.56, egg(0.46, 0.5, 0.56)),
      at(0, -0.1, 0, egg(0.5, 0.6, 0.55)),
    ),
  ],
  ['brass', at(0, -0.02, -0.42, pitched(1.57, hoopOf(0.47, 0.5, 0.055)))],
  [
    'brass',
    joined(
      twin(0.66, -0.02, 0.06, rolled(1.57, pitched(1.57, rod(0.2, 0.1, 0.03)))),
      drawn(bent([0, 0.56, -0.44], [0, 1.0, 0], [0, 0.5, 0.6]), 0.06, 0.06),
    ),
  ],
  ['glow', twin(0.77, -0.02, 0.06, egg(0.04, 0.12, 0.12))],
  ['dark', drawn(bent([0.6, -0.2, -0.1], [0.5, -0.5, -0.5], [0.14, -0.46, -0.62]), 0.03, 0.03)],
  ['brass', at(0, -0.74, 0.14, ring(0.5, 0.1))],
  ['hull', shoulders(1.1)],
  [
    'dark',
    mirrored(drawn(bent([0.3, -0.9, -0.2], [0.5, -1.2, -0.4], [0.4, -1.7, -0.36]), 0.07, 0.07)),
  ],
  ['glow', at(0, -1.16, -0.36, ball(0.1))],
];

function hoopOf(rx: number, ry: number, thick: number): Shape {
  const round = ring(1, thick / rx);
  return (x, y, z) => round(x / rx, y / rx, z / ry) * Math.min(rx, ry);
}

/** An heir of an empire that is older than most suns. */
const eridani: Model = [
  [
    'brass',
    hollowed(
      0.05,
      grown(
        0.18,
        at(0, 0.36, 0.16, egg(0.46, 0.58, 0.6)),
        at(0, -0.12, -0.14, egg(0.34, 0.5, 0.36)),
        at(0, -0.52, -0.3, egg(0.12, 0.14, 0.12)),
        mirrored(line(0.06, 0.045, [0.05, 0.12, -0.46], [0.3, 0.2, -0.36])),
        twin(0.26, -0.16, -0.3, egg(0.12, 0.07, 0.1)),
        line(0.03, 0.05, [0, 0.1, -0.46], [0, -0.22, -0.54]),
      ),
      mirrored(at(0.2, -0.02, -0.54, rolled(0.45, egg(0.17, 0.085, 0.16)))),
      twin(0.3, -0.38, -0.4, egg(0.1, 0.14, 0.1)),
      twin(0.03, -0.25, -0.6, egg(0.014, 0.03, 0.04)),
      mirrored(line(0.016, 0.008, [0, -0.4, -0.48], [0.1, -0.41, -0.43])),
    ),
  ],
  ['glow', mirrored(at(0.2, -0.02, -0.36, rolled(0.45, egg(0.14, 0.07, 0.1))))],
  ['dark', twin(0.19, -0.02, -0.44, egg(0.03, 0.06, 0.03))],
  [
    'brass',
    joined(
      drawn(bent([0, 0.14, -0.46], [0, 0.96, -0.36], [0, 0.96, 0.2]), 0.04, 0.04),
      mirrored(drawn(bent([0.12, 0.3, -0.38], [0.36, 0.86, -0.3], [0.3, 0.86, 0.2]), 0.035, 0.03)),
    ),
  ],
  ['brass', line(0.16, 0.22, [0, -0.4, 0.04], [0, -1.1, 0.2])],
  ['stone', shoulders(0.95)],
  ['dark', at(0, -0.7, 0.26, collar(0.42, 0.84, 0.46))],
  ['glow', at(0, -1.06, -0.28, egg(0.1, 0.13, 0.08))],
  ['brass', at(0, -1.06, -0.24, pitched(1.57, ring(0.15, 0.035)))],
];

/** They think slowly, in the deep, and have never been wrong. */
const hydran: Model = [
  [
    'brass',
    hollowed(
      0.05,
      grown(0.2, at(0, 0.42, 0.2, egg(0.58, 0.56, 0.66)), at(0, 0.0, -0.06, egg(0.42, 0.36, 0.4))),
      twin(0.3, 0.1, -0.44, egg(0.17, 0.12, 0.16)),
    ),
  ],
  [
    'brass',
    strewn(
      [
        [0.2, 0.86, -0.2],
        [-0.24, 0.8, -0.24],
        [0.02, 0.72, -0.42],
        [0.42, 0.66, -0.2],
        [-0.44, 0.6, -0.2],
        [0.24, 0.56, -0.42],
        [-0.2, 0.5, -0.46],
        [0.0, 0.94, 0.04],
      ],
      egg(0.075, 0.075, 0.06),
    ),
  ],
  [
    'brass',
    mirrored(line(0.06, 0.05, [0.1, 0.24, -0.42], [0.34, 0.28, -0.34], [0.5, 0.14, -0.12])),
  ],
  ['glow', twin(0.29, 0.1, -0.32, ball(0.125))],
  ['dark', twin(0.3, 0.1, -0.43, egg(0.085, 0.022, 0.04))],
  [
    'brass',
    joined(
      drawn(bent([0.06, -0.2, -0.36], [-0.16, -0.7, -0.6], [0.12, -1.25, -0.5], 10), 0.13, 0.035),
      drawn(bent([-0.14, -0.2, -0.3], [-0.3, -0.8, -0.5], [-0.62, -0.9, -0.5], 10), 0.13, 0.03),
      drawn(bent([0.24, -0.2, -0.26], [0.3, -0.8, -0.5], [0.66, -1.1, -0.4], 10), 0.13, 0.03),
      mirrored(
        drawn(bent([0.34, -0.16, -0.1], [0.62, -0.6, -0.2], [0.92, -0.62, -0.1], 10), 0.13, 0.03),
      ),
      mirrored(drawn(bent([0.3, -0.2, 0.1], [0.5, -0.9, 0.1], [0.84, -1.3, 0], 10), 0.15, 0.04)),
      drawn(bent([-0.05, -0.2, -0.1], [-0.2, -0.9, -0.1], [-0.3, -1.5, -0.1], 10), 0.14, 0.04),
    ),
  ],
  ['hull', at(0, 0.26, 0.16, pitched(-0.35, ring(0.6, 0.045)))],
];

/** It grew; it still does. */
const planta: Model = [
  ...Array.from({ length: 9 }, (_, i): Model => {
    const a = (i - 4) * 0.36;
    return [
      [
        'brass',
        at(
          0,
          0.1,
          0.16,
          rolled(
            a,
            at(
              0,
              0.74 - Math.abs(i - 4) * 0.03,
              0.1 + (i % 2) * 0.12,
              hollowed(
                0.02,
                egg(0.17, 0.42, 0.07),
                at(0, 0, -0.08, egg(0.014, 0.4, 0.06)),
                at(0, 0, -0.16, egg(0.13, 0.36, 0.12)),
              ),
            ),
          ),
        ),
      ],
    ];
  }).flat(),
  [
    'brass',
    hollowed(
      0.04,
      grown(
        0.16,
        at(0, 0.14, 0.06, egg(0.44, 0.48, 0.46)),
        at(0, -0.2, -0.12, egg(0.32, 0.44, 0.32)),
        mirrored(line(0.06, 0.04, [0.04, 0.1, -0.42], [0.3, 0.26, -0.3])),
        line(0.04, 0.05, [0, 0.3, -0.4], [0, -0.24, -0.46]),
      ),
      mirrored(at(0.19, 0.0, -0.48, rolled(0.5, egg(0.14, 0.075, 0.14)))),
      mirrored(
        drawn(bent([0, -0.42, -0.44], [0.1, -0.42, -0.42], [0.18, -0.36, -0.34]), 0.018, 0.008),
      ),
    ),
  ],
  ['glow', mirrored(at(0.19, 0.0, -0.34, rolled(0.5, egg(0.115, 0.06, 0.09))))],
  [
    'stone',
    joined(
      mirrored(drawn(bent([0.08, 0.2, -0.42], [0.34, 0.5, -0.36], [0.4, 0.5, 0.1]), 0.03, 0.015)),
      mirrored(drawn(bent([0.34, -0.1, -0.2], [0.4, -0.5, -0.2], [0.12, -0.9, -0.1]), 0.045, 0.06)),
    ),
  ],
  ['stone', chased(0.04, strands(7, 0.9), line(0.2, 0.34, [0, -0.4, 0.06], [0, -1.3, 0.2]))],
  [
    'brass',
    mirrored(
      joined(
        ...[0, 1].map((i) =>
          at(
            0.4 + i * 0.34,
            -1.12 - i * 0.12,
            -0.1 + i * 0.1,
            rolled(
              0.9 - i * 0.3,
              hollowed(0.02, egg(0.2, 0.52, 0.08), at(0, 0, -0.1, egg(0.02, 0.5, 0.07))),
            ),
          ),
        ),
      ),
    ),
  ],
  ['glow', at(0, 0.44, -0.42, egg(0.06, 0.09, 0.06))],
];

/** They remember when the Ancients were young. */
const draco: Model = [
  [
    'brass',
    chased(
      0.024,
      scales(12, 6),
      hollowed(
        0.04,
        grown(
          0.16,
          at(0, 0.18, 0.08, egg(0.42, 0.38, 0.5)),
          at(0, -0.06, -0.52, egg(0.26, 0.19, 0.44)),
          at(0, 0.0, -0.82, egg(0.2, 0.14, 0.16)),
          twin(0.34, -0.1, 0.02, egg(0.18, 0.26, 0.24)),
          mirrored(line(0.06, 0.1, [0.12, 0.2, -0.66], [0.28, 0.34, -0.3], [0.36, 0.34, 0.0])),
        ),
        twin(0.32, 0.18, -0.38, egg(0.12, 0.08, 0.14)),
        twin(0.13, 0.08, -0.94, ball(0.045)),
      ),
    ),
  ],
  [
    'brass',
    grown(
      0.1,
      at(0, -0.36, -0.4, pitched(-0.16, egg(0.22, 0.1, 0.44))),
      twin(0.3, -0.26, 0, egg(0.14, 0.16, 0.22)),
    ),
  ],
  ['dark', at(0, -0.2, -0.3, egg(0.2, 0.1, 0.4))],
  [
    'hull',
    mirrored(
      joined(
        ...[0, 1, 2, 3, 4].map((i) =>
          line(
            0.04,
            0.008,
            [0.2 - (i === 0 ? 0.08 : 0) + i * 0.012, -0.16, -0.86 + i * 0.14],
            [0.2 - (i === 0 ? 0.08 : 0) + i * 0.012, -0.32, -0.88 + i * 0.14],
          ),
        ),
      ),
    ),
  ],
  ['glow', twin(0.31, 0.18, -0.32, egg(0.1, 0.075, 0.1))],
  ['dark', twin(0.37, 0.18, -0.38, egg(0.05, 0.07, 0.018))],
  [
    'hull',
    mirrored(drawn(bent([0.28, 0.42, 0.1], [0.5, 0.86, 0.3], [0.42, 0.98, 0.86], 8), 0.14, 0.02)),
  ],
  [
    'hull',
    mirrored(
      joined(
        drawn(bent([0.44, 0.06, 0.2], [0.7, 0.16, 0.4], [0.76, 0.1, 0.72]), 0.1, 0.015),
        drawn(bent([0.44, -0.2, 0.2], [0.64, -0.24, 0.36], [0.7, -0.34, 0.6]), 0.08, 0.012),
      ),
    ),
  ],
  [
    'brass',
    chased(0.03, scales(10, 5), line(0.34, 0.52, [0, -0.1, 0.2], [0, -0.7, 0.34], [0, -1.4, 0.3])),
  ],
  [
    'stone',
    joined(
      ...[0, 1, 2, 3].map((i) =>
        line(0.1, 0.015, [0, 0.5 - i * 0.3, 0.5 + i * 0.08], [0, 0.62 - i * 0.3, 0.84 + i * 0.08]),
      ),
    ),
  ],
  ['stone', shoulders(1)],
];

/** Made by people who are long gone; it makes itself now. */
const mechanema: Model = [
  [
    'hull',
    hollowed(
      0.02,
      grown(
        0.05,
        at(0, 0.2, 0.06, block(0.46, 0.46, 0.46, 0.2)),
        at(0, -0.24, -0.04, block(0.34, 0.26, 0.34, 0.1)),
      ),
      at(0, 0.12, -0.52, block(0.4, 0.13, 0.16, 0.06)),
    ),
  ],
  ['dark', at(0, 0.12, -0.34, block(0.4, 0.12, 0.1, 0.05))],
  ['glow', twin(0.18, 0.12, -0.42, egg(0.1, 0.075, 0.05))],
  [
    'brass',
    joined(
      at(0, 0.36, -0.36, block(0.42, 0.05, 0.14, 0.03)),
      line(0.06, 0.06, [0, 0.64, -0.3], [0, 0.4, -0.44]),
      twin(0.5, 0.1, 0.06, rolled(1.57, pitched(1.57, rod(0.18, 0.09, 0.03)))),
    ),
  ],
  [
    'dark',
    joined(
      ...[-0.2, -0.1, 0, 0.1, 0.2].map((x) => at(x, -0.32, -0.36, block(0.022, 0.13, 0.05, 0.01))),
    ),
  ],
  [
    'brass',
    mirrored(
      joined(
        line(0.035, 0.02, [0.5, 0.2, 0.06], [0.62, 0.86, 0.16]),
        at(0.63, 0.9, 0.16, ball(0.05)),
      ),
    ),
  ],
  [
    'brass',
    mirrored(drawn(bent([0.26, -0.46, 0], [0.36, -0.7, -0.2], [0.24, -1.1, -0.2]), 0.06, 0.06)),
  ],
  ['dark', joined(...[-0.54, -0.68, -0.82].map((y) => at(0, y, 0.1, ring(0.2, 0.08))))],
  ['hull', pedestal(0.86, -0.94)],
  [
    'brass',
    joined(at(0, -1.2, -0.26, pitched(1.57, ring(0.2, 0.05))), twin(0.6, -1.14, -0.24, ball(0.06))),
  ],
  ['glow', at(0, -1.2, -0.25, egg(0.15, 0.15, 0.08))],
  ['hull', pauldrons(0.86, -0.98)],
];

/** A warlord's helmet: nobody has seen the face. */
const hegemony: Model = [
  [
    'dark',
    hollowed(
      0.02,
      grown(
        0.08,
        at(0, 0.2, 0.1, egg(0.52, 0.56, 0.6)),
        at(0, -0.24, -0.04, egg(0.45, 0.46, 0.52)),
      ),
      mirrored(line(0.1, 0.06, [0.06, 0.0, -0.6], [0.42, 0.1, -0.36])),
      line(0.075, 0.12, [0, -0.06, -0.56], [0, -0.8, -0.5]),
    ),
  ],
  ['glow', mirrored(line(0.06, 0.035, [0.12, 0.02, -0.44], [0.32, 0.08, -0.34]))],
  [
    'brass',
    mirrored(
      joined(
        drawn(bent([0, 0.12, -0.6], [0.3, 0.26, -0.5], [0.54, 0.14, -0.1]), 0.06, 0.04),
        line(0.035, 0.045, [0.07, -0.1, -0.56], [0.12, -0.34, -0.58], [0.13, -0.66, -0.44]),
        drawn(bent([0.13, -0.66, -0.44], [0.42, -0.66, -0.2], [0.5, -0.3, 0.2]), 0.045, 0.04),
      ),
    ),
  ],
  [
    'stone',
    chased(
      0.04,
      (_x, y, z) => 0.5 + 0.5 * Math.sin(Math.atan2(y - 0.1, z - 0.1) * 26),
      within(at(0, 0.44, 0.16, egg(0.13, 0.62, 0.84)), halfSpace([0, -1, 0], -0.3)),
    ),
  ],
  ['brass', drawn(bent([0, 0.3, -0.58], [0, 0.96, -0.4], [0, 0.8, 0.4]), 0.07, 0.05)],
  ['dark', pauldrons(0.84, -0.98)],
  ['brass', twin(0.8, -0.8, 0.0, egg(0.1, 0.1, 0.1))],
  ['stone', shoulders(1.12)],
  ['brass', at(0, -0.94, 0.12, pitched(-0.2, ring(0.42, 0.08)))],
];

export const SPECIES: Readonly<Record<string, Portrait>> = {
  'terran-directorate': { ...posed(directorate, '#ff3a3a', 0.46, 1.2, 0.1), enamel: '#7a1620' },
  'terran-federation': { ...posed(federation, '#9fd0ff', -0.46), enamel: '#174a8c' },
  'terran-union': { ...posed(union, '#fff0a0', 0.5, 1.2, 0.12), enamel: '#1f5a34' },
  'terran-republic': { ...posed(republic, '#ffcf5a', -0.42, 1.22, 0.1), enamel: '#8a5a0c' },
  'terran-conglomerate': { ...posed(conglomerate, '#ff5a2a', 0.36), enamel: '#454d58' },
  'terran-alliance': { ...posed(alliance, '#c79aff', -0.34, 1.22, 0.14), enamel: '#4a2a6a' },
  'eridani-empire': { ...posed(eridani, '#ffb84a', 0.34, 1.24, 0.04), enamel: '#8e1f1a' },
  'hydran-progress': { ...posed(hydran, '#7ff0ff', -0.36, 1.24, 0.04), enamel: '#0e5a78' },
  planta: { ...posed(planta, '#d8ff5a', 0.3, 1.26, 0), enamel: '#2c6118' },
  'descendants-of-draco': { ...posed(draco, '#ff9a1a', 0.75, 1.22, 0.02), enamel: '#7a4a0c' },
  mechanema: { ...posed(mechanema, '#6ab8ff', -0.4, 1.2, 0.1), enamel: '#1a3a86' },
  'orion-hegemony': { ...posed(hegemony, '#ff7ad8', 0.42, 1.22, 0.08), enamel: '#5a1f4a' },
};
