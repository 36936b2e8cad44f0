/** The factions of Andromeda's Edge. */
import type { Model } from '../model.ts';
import {
  at,
  bent,
  chased,
  drawn,
  fur,
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
import { ball, block, egg, pitched, ring, rod, rolled, type Shape, within } from '../shapes.ts';
import { collar, crown, cuff, hood, pauldrons, shoulders } from './dress.ts';
import { face, neck } from './face.ts';
import { type Portrait, posed } from './head.ts';
import { line } from './line.ts';

/** What is left when everything else has gone. */
const skull: Model = [
  [
    'brass',
    hollowed(
      0.05,
      grown(
        0.14,
        at(0, 0.22, 0.08, egg(0.48, 0.5, 0.56)),
        at(0, -0.16, -0.2, egg(0.3, 0.34, 0.32)),
        twin(0.32, -0.12, -0.26, egg(0.14, 0.07, 0.12)),
        mirrored(line(0.07, 0.05, [0.04, 0.14, -0.48], [0.32, 0.14, -0.36])),
      ),
      twin(0.19, -0.01, -0.52, egg(0.145, 0.13, 0.2)),
      at(0, -0.2, -0.56, egg(0.07, 0.1, 0.12)),
      twin(0.36, -0.34, -0.3, egg(0.12, 0.18, 0.16)),
    ),
  ],
  ['dark', twin(0.19, -0.01, -0.34, ball(0.14))],
  ['glow', twin(0.19, -0.02, -0.44, ball(0.05))],
  [
    'brass',
    joined(
      mirrored(line(0.08, 0.1, [0.4, -0.16, 0.06], [0.34, -0.48, -0.04], [0.1, -0.68, -0.34])),
      at(0, -0.68, -0.36, egg(0.16, 0.1, 0.1)),
    ),
  ],
  [
    'hull',
    joined(
      ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].flatMap((i) => [
        at(i * 0.062, -0.42, -0.5 + Math.abs(i) * 0.026, egg(0.034, 0.075, 0.045)),
        at(i * 0.058, -0.54, -0.49 + Math.abs(i) * 0.026, egg(0.032, 0.06, 0.04)),
      ]),
    ),
  ],
  [
    'dark',
    joined(
      at(0, -0.46, -0.2, egg(0.24, 0.2, 0.22)),
      line(0.13, 0.16, [0, -0.4, 0.16], [0, -1.1, 0.24]),
    ),
  ],
];

/** They came out of the cellar of a dead world. */
const sporegoths: Model = [
  [
    'brass',
    hollowed(
      0.04,
      grown(
        0.12,
        at(0, -0.1, -0.02, egg(0.34, 0.56, 0.36)),
        line(0.26, 0.4, [0, -0.3, 0.06], [0, -1.2, 0.16]),
        mirrored(line(0.06, 0.04, [0.04, 0.02, -0.34], [0.26, 0.04, -0.26])),
      ),
      mirrored(at(0.15, -0.1, -0.38, rolled(-0.25, egg(0.11, 0.08, 0.12)))),
      ...[-0.14, -0.05, 0.05, 0.14].map((x) =>
        line(0.03, 0.02, [x, -0.34, -0.36], [x * 1.3, -0.6, -0.3]),
      ),
    ),
  ],
  ['glow', mirrored(at(0.15, -0.1, -0.27, rolled(-0.25, egg(0.09, 0.06, 0.08))))],
  [
    'brass',
    chased(
      0.02,
      fur,
      grown(
        0.1,
        within(at(0, 0.22, 0.06, egg(0.88, 0.72, 0.88)), halfSpace([0, -1, 0], -0.26)),
        at(0, 0.28, 0.06, egg(0.9, 0.1, 0.9)),
      ),
    ),
  ],
  ['stone', at(0, 0.2, 0.06, egg(0.78, 0.1, 0.78))],
  [
    'hull',
    strewn(
      [
        [-0.3, 0.72, -0.44],
        [0.16, 0.82, -0.36],
        [0.5, 0.6, -0.44],
        [-0.62, 0.54, -0.3],
        [0.02, 0.52, -0.7],
        [-0.36, 0.44, -0.72],
        [0.38, 0.42, -0.7],
        [0.74, 0.42, -0.3],
      ],
      egg(0.11, 0.09, 0.09),
    ),
  ],
  ['stone', chased(0.05, strands(8, 0.3), shoulders(0.98))],
  [
    'glow',
    strewn(
      [
        [0.42, -1.04, -0.24],
        [-0.5, -1.1, -0.2],
        [0.1, -1.2, -0.36],
      ],
      ball(0.07),
    ),
  ],
];

/** Nobody asks them to take the helmet off. */
const zodian: Model = [
  ['dark', at(0, -0.1, 0.1, egg(0.42, 0.6, 0.44))],
  [
    'brass',
    hollowed(
      0.03,
      grown(
        0.1,
        at(0, 0.22, 0.1, egg(0.54, 0.56, 0.6)),
        at(0, -0.34, 0.06, egg(0.5, 0.56, 0.52)),
        mirrored(at(0.31, -0.42, -0.34, rolled(0.14, egg(0.15, 0.46, 0.22)))),
      ),
      at(0, -0.4, -0.02, egg(0.35, 0.7, 0.44)),
      mirrored(at(0.23, 0.0, -0.6, rolled(0.26, egg(0.2, 0.115, 0.36)))),
      line(0.11, 0.2, [0, -0.22, -0.6], [0, -1.1, -0.56]),
    ),
  ],
  [
    'hull',
    joined(
      drawn(bent([0, 0.62, -0.42], [0, 0.24, -0.66], [0, -0.3, -0.66]), 0.045, 0.065),
      mirrored(
        joined(
          drawn(bent([0.02, 0.14, -0.6], [0.34, 0.3, -0.56], [0.5, 0.02, -0.24]), 0.05, 0.035),
          drawn(bent([0.14, -0.18, -0.6], [0.34, -0.18, -0.54], [0.5, 0.02, -0.24]), 0.03, 0.035),
          drawn(bent([0.14, -0.18, -0.6], [0.2, -0.5, -0.62], [0.3, -0.88, -0.5]), 0.03, 0.04),
        ),
      ),
      drawn(bent([0, 0.7, -0.36], [0, 1.0, 0.2], [0, 0.3, 0.74]), 0.1, 0.08),
    ),
  ],
  ['glow', twin(0.2, 0.0, -0.4, egg(0.1, 0.05, 0.06))],
  [
    'enamel',
    chased(
      0.06,
      (_x, y, z) => 0.5 + 0.5 * Math.sin(Math.atan2(y - 0.1, z - 0.1) * 30),
      within(
        hollowed(0.02, at(0, 0.4, 0.16, egg(0.13, 0.74, 0.94)), at(0, 0.16, 0.06, ball(0.6))),
        halfSpace([0, -1, -0.35], -0.34),
      ),
    ),
  ],
  ['hull', pauldrons(0.82, -1.06)],
  ['brass', twin(0.8, -0.92, 0, ball(0.1))],
  ['enamel', shoulders(1.1)],
  ['brass', at(0, -1.02, 0.12, pitched(-0.2, ring(0.46, 0.07)))],
];

/** Half of her was born, half was built; both remember. */
const synthborn: Model = [
  ...face({ jaw: 0.3, brow: 0.4, nose: 0.95, lips: 1, gaunt: 0.4 }),
  ['hull', within(at(0, 0.03, 0.02, egg(0.52, 0.7, 0.62)), halfSpace([-1, 0.1, 0.12], -0.13))],
  ['hull', within(at(0, -0.14, -0.2, egg(0.41, 0.52, 0.45)), halfSpace([-1, 0, 0.06], -0.1))],
  [
    'dark',
    joined(
      at(0.22, 0, -0.5, rod(0.13, 0.12, 0.02)),
      line(0.014, 0.014, [0.06, 0.6, -0.4], [0.1, 0.1, -0.56], [0.1, -0.5, -0.54]),
      ...[-0.3, -0.38, -0.46].map((y) =>
        line(0.018, 0.018, [0.16, y, -0.58], [0.36, y + 0.03, -0.4]),
      ),
    ),
  ],
  ['glow', at(0.22, 0, -0.61, egg(0.09, 0.09, 0.04))],
  [
    'brass',
    joined(
      at(0.22, 0, -0.6, pitched(1.57, ring(0.13, 0.026))),
      drawn(bent([0.4, 0.3, -0.36], [0.5, 0.6, -0.1], [0.3, 0.76, 0.1]), 0.03, 0.03),
      at(0.54, -0.04, 0.06, rolled(1.57, pitched(1.57, rod(0.16, 0.08, 0.03)))),
    ),
  ],
  [
    'stone',
    chased(
      0.03,
      strands(12, 0.3),
      within(
        at(0, 0.3, 0.14, egg(0.53, 0.5, 0.6)),
        within(halfSpace([1, 0.05, 0], 0.02), halfSpace([0, -1, -0.5], -0.22)),
      ),
    ),
  ],
  ['brass', neck(0.85)],
  ['dark', mirrored(drawn(bent([0.3, -0.4, 0.1], [0.4, -0.8, 0], [0.3, -1.2, -0.1]), 0.05, 0.05))],
  ['hull', shoulders(0.95)],
  ['hull', at(0, -0.86, 0.18, collar(0.4, 0.5, 0.2))],
  ['glow', at(0, -1.18, -0.34, ball(0.1))],
];

/** Sparks are their native tongue. */
const weldborn: Model = [
  [
    'hull',
    hollowed(
      0.02,
      grown(
        0.06,
        within(at(0, 0.04, 0, egg(0.56, 0.84, 0.62)), halfSpace([0, 0, 1], 0.2)),
        line(0.08, 0.06, [0, 0.2, -0.5], [0, -0.5, -0.46]),
      ),
      at(0, 0.12, -0.66, block(0.36, 0.15, 0.2, 0.04)),
    ),
  ],
  [
    'brass',
    at(0, 0.12, -0.52, hollowed(0.01, block(0.42, 0.21, 0.07, 0.04), block(0.34, 0.13, 0.3, 0.02))),
  ],
  ['glass', at(0, 0.12, -0.44, block(0.38, 0.17, 0.06, 0.02))],
  ['glow', twin(0.15, 0.12, -0.5, egg(0.075, 0.035, 0.02))],
  [
    'brass',
    joined(
      strewn(
        [
          [0.4, 0.5, -0.32],
          [-0.4, 0.5, -0.32],
          [0.36, -0.28, -0.4],
          [-0.36, -0.28, -0.4],
        ],
        ball(0.05),
      ),
      twin(0.56, 0.16, 0.1, rolled(1.57, pitched(1.57, rod(0.16, 0.09, 0.03)))),
      at(0, 0.3, 0.1, rolled(1.57, cuff(0.6, 0.6, 0.05, 0.05))),
    ),
  ],
  [
    'dark',
    joined(...[-0.14, 0, 0.14].map((x) => line(0.025, 0.025, [x, -0.26, -0.58], [x, -0.5, -0.5]))),
  ],
  ['stone', at(0, 0.1, 0.2, egg(0.5, 0.62, 0.5))],
  ['stone', joined(shoulders(1.15), line(0.34, 0.4, [0, -0.4, 0.16], [0, -1.2, 0.26]))],
  ['stone', at(0, -0.88, 0.16, collar(0.46, 0.56, 0.22))],
  // A hammer over the shoulder.
  ['dark', line(0.06, 0.05, [0.5, -1.4, -0.5], [0.78, -0.4, -0.4])],
  ['hull', at(0.8, -0.32, -0.4, rolled(-0.27, block(0.3, 0.13, 0.13, 0.03)))],
];

/** They build by eye. They have good eyes. */
const arcanoan: Model = [
  [
    'brass',
    hollowed(
      0.04,
      grown(
        0.16,
        at(0, 0.24, 0.06, egg(0.46, 0.46, 0.5)),
        at(0, -0.16, -0.12, egg(0.32, 0.46, 0.34)),
        line(0.05, 0.07, [0, 0.1, -0.44], [0, -0.28, -0.54]),
        at(0, -0.54, -0.26, egg(0.14, 0.12, 0.14)),
      ),
      mirrored(line(0.02, 0.01, [0, -0.42, -0.48], [0.12, -0.44, -0.42])),
    ),
  ],
  ['hull', twin(0.22, 0.04, -0.46, rod(0.19, 0.12, 0.04))],
  [
    'brass',
    joined(
      twin(0.22, 0.04, -0.58, pitched(1.57, ring(0.17, 0.04))),
      line(0.04, 0.04, [-0.06, 0.06, -0.54], [0.06, 0.06, -0.54]),
    ),
  ],
  ['glow', twin(0.22, 0.04, -0.56, egg(0.14, 0.14, 0.04))],
  ['dark', at(0, 0.06, 0.06, cuff(0.5, 0.5, 0.07, 0.06))],
  [
    'stone',
    joined(
      ...[-2, -1, 0, 1, 2].map((i) =>
        drawn(
          bent([i * 0.13, 0.6, -0.12], [i * 0.26, 0.98, 0], [i * 0.34, 0.96, 0.36], 6),
          0.1,
          0.025,
        ),
      ),
    ),
  ],
  [
    'stone',
    mirrored(drawn(bent([0.44, 0.16, 0.1], [0.74, 0.36, 0.3], [0.86, 0.66, 0.4]), 0.1, 0.02)),
  ],
  ['brass', neck(0.75)],
  ['stone', shoulders(0.95)],
  ['brass', mirrored(line(0.07, 0.07, [0.3, -0.86, -0.1], [0.36, -1.6, -0.36]))],
  [
    'hull',
    at(
      -0.5,
      -1.2,
      -0.3,
      rolled(
        0.5,
        joined(
          line(0.04, 0.03, [0, -0.3, 0], [0, 0.24, 0]),
          at(0, 0.3, 0, pitched(1.57, ring(0.1, 0.035))),
        ),
      ),
    ),
  ],
];

/** They carry what others want, and ask no questions. */
const tolzian: Model = [
  [
    'brass',
    chased(
      0.008,
      fur,
      hollowed(
        0.05,
        grown(
          0.2,
          at(0, 0.24, 0.08, egg(0.5, 0.54, 0.5)),
          at(0, -0.22, -0.1, egg(0.56, 0.4, 0.44)),
          at(0, -0.5, 0.0, egg(0.6, 0.4, 0.44)),
          mirrored(line(0.08, 0.06, [0.1, 0.24, -0.42], [0.42, 0.24, -0.26])),
        ),
        mirrored(at(0.3, 0.1, -0.5, egg(0.11, 0.075, 0.14))),
      ),
    ),
  ],
  ['glow', twin(0.3, 0.1, -0.38, ball(0.07))],
  // A stoker's cap, its goggles pushed up.
  [
    'dark',
    within(at(0, 0.3, 0.1, egg(0.56, 0.56, 0.56)), at(0, 1.0, 0.1, block(0.8, 0.54, 0.8, 0.02))),
  ],
  ['stone', at(0, 0.46, 0.1, pitched(0.1, ring(0.535, 0.06)))],
  ['brass', twin(0.21, 0.52, -0.42, pitched(1.4, ring(0.15, 0.05)))],
  ['glass', twin(0.21, 0.52, -0.42, egg(0.14, 0.14, 0.06))],
  [
    'brass',
    joined(
      twin(0.16, -0.14, -0.46, egg(0.21, 0.16, 0.16)),
      at(0, -0.02, -0.5, egg(0.13, 0.1, 0.1)),
    ),
  ],
  ['dark', twin(0.05, -0.03, -0.6, ball(0.03))],
  [
    'stone',
    chased(
      0.03,
      strands(12, 0.2),
      joined(
        ...[-2, -1, 0, 1, 2].map((i) =>
          drawn(
            bent(
              [i * 0.1, -0.22, -0.54],
              [i * 0.14, -0.5, -0.66],
              [i * 0.17, -0.86 + Math.abs(i) * 0.1, -0.5],
            ),
            0.085,
            0.02,
          ),
        ),
      ),
    ),
  ],
  [
    'hull',
    mirrored(
      drawn(bent([0.22, -0.24, -0.5], [0.34, -0.6, -0.74], [0.26, -0.92, -0.7]), 0.085, 0.015),
    ),
  ],
  ['dark', shoulders(1.2)],
  ['brass', mirrored(line(0.1, 0.1, [0.62, -0.92, -0.06], [0.5, -1.6, -0.34]))],
];

/** They died, and found no reason to step down. */
const plutonian: Model = [
  ...skull,
  ['hull', at(0, 0.46, 0.08, pitched(-0.14, crown(7, 0.47, 0.09, 0.34)))],
  ['glow', joined(at(0, 0.46, -0.43, ball(0.08)), twin(0.36, 0.5, -0.22, ball(0.06)))],
  ['enamel', shoulders(0.98)],
  ['hull', at(0, -0.7, 0.22, collar(0.42, 0.9, 0.44))],
  [
    'brass',
    mirrored(drawn(bent([0, -1.24, -0.36], [0.34, -1.1, -0.34], [0.5, -0.9, 0]), 0.05, 0.05)),
  ],
];

/** They read in the embers what will burn next. */
const cinder: Model = [
  ...face({ jaw: 0.2, brow: 0.3, nose: 0.9, lips: 1, gaunt: 0.7 }),
  ['dark', mirrored(at(0.185, -0.01, -0.44, within(ball(0.13), halfSpace([0, -1, 0.3], 0.1))))],
  ['stone', chased(0.03, strands(7, 0.1), hood(0.42, 0.6, 0.02))],
  [
    'brass',
    hollowed(
      0.03,
      at(0, 0.3, -0.52, egg(0.16, 0.09, 0.07)),
      at(0, 0.3, -0.6, egg(0.12, 0.05, 0.06)),
    ),
  ],
  ['glow', at(0, 0.3, -0.54, egg(0.08, 0.05, 0.05))],
  [
    'glow',
    joined(
      ...[-2, -1, 0, 1, 2].map((i) =>
        drawn(
          bent(
            [i * 0.22, 0.72 - Math.abs(i) * 0.1, 0.1],
            [i * 0.3 + 0.08, 0.86 - Math.abs(i) * 0.08, 0.1],
            [i * 0.3 - 0.04, 1.08 - Math.abs(i) * 0.13, 0.16],
          ),
          0.1,
          0.01,
        ),
      ),
    ),
  ],
  ['stone', shoulders(1)],
  [
    'brass',
    mirrored(drawn(bent([0.06, -0.9, -0.34], [0.3, -1.1, -0.4], [0.44, -1.7, -0.34]), 0.05, 0.05)),
  ],
];

/** Three suns, no shade: one wraps up. */
const veyran: Model = [
  // A cloth wound about the face, under a hood.
  [
    'hull',
    chased(
      0.03,
      (x, y, z) => 0.5 + 0.5 * Math.sin(y * 24 + x * 5 + z * 2),
      grown(
        0.14,
        at(0, 0.16, 0.06, egg(0.47, 0.5, 0.54)),
        at(0, -0.3, -0.12, egg(0.4, 0.4, 0.44)),
        at(0, -0.84, 0.06, egg(0.5, 0.3, 0.46)),
      ),
    ),
  ],
  ['stone', chased(0.03, strands(7, 0.5), hood(0.47, 0.62, 0.04))],
  [
    'brass',
    mirrored(drawn(bent([0, 0.68, -0.5], [0.46, 0.5, -0.6], [0.52, -0.3, -0.5], 8), 0.05, 0.04)),
  ],
  ['dark', at(0, 0.05, -0.1, egg(0.47, 0.15, 0.5))],
  ['hull', twin(0.22, 0.05, -0.54, rod(0.2, 0.12, 0.05))],
  [
    'brass',
    joined(
      twin(0.22, 0.05, -0.66, pitched(1.57, ring(0.17, 0.045))),
      line(0.05, 0.05, [-0.06, 0.06, -0.62], [0.06, 0.06, -0.62]),
    ),
  ],
  ['glow', twin(0.22, 0.05, -0.64, egg(0.14, 0.14, 0.05))],
  [
    'brass',
    joined(
      at(0, -0.38, -0.6, rod(0.15, 0.08, 0.04)),
      at(0, -0.38, -0.7, pitched(1.57, ring(0.1, 0.03))),
    ),
  ],
  [
    'dark',
    mirrored(drawn(bent([0.14, -0.44, -0.58], [0.5, -0.6, -0.6], [0.5, -1.3, -0.3]), 0.06, 0.06)),
  ],
  ['stone', shoulders(1.05)],
  ['glow', at(0, 0.7, -0.54, egg(0.07, 0.1, 0.05))],
];

/** They have read everything, and forgotten nothing. */
const halcyon: Model = [
  [
    'brass',
    chased(
      0.035,
      scales(11, 4.4),
      hollowed(
        0.05,
        grown(
          0.18,
          at(0, 0.16, 0.1, egg(0.58, 0.52, 0.52)),
          at(0, -0.6, 0.2, egg(0.5, 0.56, 0.42)),
        ),
        twin(0.25, 0.14, -0.5, egg(0.25, 0.25, 0.18)),
      ),
    ),
  ],
  [
    'stone',
    chased(
      0.03,
      (x, y) => 0.5 + 0.5 * Math.sin(Math.atan2(y - 0.14, Math.abs(x) - 0.25) * 15),
      twin(0.25, 0.14, -0.36, egg(0.26, 0.27, 0.1)),
    ),
  ],
  ['brass', twin(0.24, 0.14, -0.46, pitched(1.57, ring(0.15, 0.03)))],
  ['glow', twin(0.24, 0.14, -0.42, ball(0.13))],
  ['dark', twin(0.24, 0.14, -0.53, egg(0.065, 0.065, 0.04))],
  ['hull', drawn(bent([0, 0.1, -0.46], [0, 0.02, -0.68], [0, -0.22, -0.58]), 0.085, 0.015)],
  [
    'brass',
    mirrored(drawn(bent([0.02, 0.24, -0.52], [0.3, 0.46, -0.44], [0.6, 0.92, -0.1]), 0.07, 0.03)),
  ],
  ['hull', shoulders(0.95)],
  ['brass', at(0, -0.92, 0.14, pitched(-0.2, ring(0.5, 0.06)))],
  ['glow', at(0, -1.06, -0.38, ball(0.1))],
];

/** They fly no flag that anybody lived to describe. */
const umbral: Model = [
  ...skull,
  [
    'dark',
    grown(
      0.06,
      within(at(0, 0.4, 0.12, egg(0.56, 0.46, 0.6)), halfSpace([0, -1, 0], -0.36)),
      mirrored(drawn(bent([0, 0.5, -0.5], [0.6, 0.34, -0.5], [0.92, 0.72, 0.16], 8), 0.2, 0.04)),
      mirrored(drawn(bent([0.9, 0.72, 0.16], [0.6, 0.5, 0.5], [0, 0.6, 0.7], 6), 0.06, 0.14)),
    ),
  ],
  [
    'brass',
    mirrored(
      drawn(bent([0, 0.68, -0.66], [0.6, 0.52, -0.62], [0.94, 0.78, 0.12], 8), 0.035, 0.025),
    ),
  ],
  ['hull', at(0, 0.5, -0.7, egg(0.12, 0.12, 0.05))],
  ['dark', shoulders(0.98)],
  ['stone', at(0, -0.76, 0.2, collar(0.42, 0.7, 0.36))],
];

/** A face of light. */
const lumen: Model = [
  ...face({ jaw: 0.2, brow: 0.2, nose: 0.95, lips: 1.2, gaunt: 0.1 }),
  ['brass', at(0, 0.0, 0.16, egg(0.62, 0.68, 0.36))],
  [
    'brass',
    joined(
      ...Array.from(
        { length: 16 },
        (_, i): Shape =>
          rolled(
            (i * Math.PI) / 8,
            line(i % 2 ? 0.07 : 0.1, 0.012, [0, 0.56, 0.14], [0, i % 2 ? 0.86 : 1.04, 0.14]),
          ),
      ),
    ),
  ],
  ['hull', at(0, 0, 0.1, pitched(1.57, ring(0.66, 0.035)))],
  ['glow', at(0, 0.34, -0.5, egg(0.05, 0.08, 0.04))],
];

export const FACTIONS: Readonly<Record<string, Portrait>> = {
  sporegoths: { ...posed(sporegoths, '#d8ff4a', -0.3, 1.22, 0.06), enamel: '#4a5a16' },
  'zodian-militants': { ...posed(zodian, '#ffcf5a', 0.4, 1.3, 0.04), enamel: '#8a1a1c' },
  'synthborn-mecharons': { ...posed(synthborn, '#5ad8ff', 0.2), enamel: '#134a6a' },
  'weldborn-smiths': { ...posed(weldborn, '#ffd24a', -0.36, 1.2), enamel: '#7a3a10' },
  'arcanoan-shipwrights': { ...posed(arcanoan, '#7fd0ff', 0.4, 1.24, 0.02), enamel: '#1a3f7a' },
  'tolzian-freighters': { ...posed(tolzian, '#ffe08a', -0.36, 1.2, 0.14), enamel: '#5a4a1a' },
  'plutonian-empire': { ...posed(plutonian, '#c78aff', 0.36, 1.22, 0.06), enamel: '#3a1f5a' },
  'cinder-oracles': { ...posed(cinder, '#ff8a1a', -0.3, 1.2, 0.02), enamel: '#8a3a08' },
  'veyran-nomads': { ...posed(veyran, '#7fffe0', 0.36, 1.22, 0.06), enamel: '#155a5a' },
  'halcyon-archivists': { ...posed(halcyon, '#ffc23a', -0.26, 1.18, 0.08), enamel: '#1f4f9a' },
  'umbral-corsairs': { ...posed(umbral, '#ff4a2a', -0.4, 1.22, 0.06), enamel: '#1a1f2a' },
  'lumen-concord': { ...posed(lumen, '#fff0a8', 0.16, 1.24, 0), enamel: '#8a6a10' },
};
