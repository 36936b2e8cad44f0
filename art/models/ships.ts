/** Ships, stations and other figures of the games, from the box of parts. */
import type { Model } from './model.ts';
import {
  body,
  bothSides,
  canopy,
  cargo,
  dish,
  engine,
  keel,
  placed,
  ribs,
  turret,
  wing,
} from './parts.ts';
import {
  around,
  at,
  ball,
  block,
  egg,
  grown,
  joined,
  mirrored,
  type Point,
  pitched,
  plate,
  ring,
  rod,
  rolled,
  row,
  type Shape,
  strut,
  taper,
  without,
} from './shapes.ts';

/** A dart: one long needle, wings swept forward of the burner, guns at the tips. */
const interceptor: Model = [
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

/** A spine with a command tower and two outriggers. */
const cruiser: Model = [
  [
    'hull',
    keel(
      [
        [0.13, -0.72],
        [0.17, -0.3],
        [0.12, 0.3],
        [0.15, 0.42],
        [0.11, 0.72],
        [0.03, 0.86],
      ],
      0.11,
      0.07,
    ),
  ],
  [
    'enamel',
    at(
      0,
      0.1,
      0.34,
      keel(
        [
          [0.1, -0.22],
          [0.13, 0.08],
          [0.08, 0.36],
          [0.02, 0.46],
        ],
        0.035,
        0.02,
      ),
    ),
  ],
  [
    'hull',
    mirrored(
      at(
        0.36,
        -0.01,
        -0.28,
        keel(
          [
            [0.07, -0.36],
            [0.1, -0.1],
            [0.07, 0.3],
            [0.02, 0.42],
          ],
          0.075,
          0.05,
        ),
      ),
    ),
  ],
  ['enamel', mirrored(at(0.36, 0.06, -0.2, block(0.05, 0.03, 0.26, 0.02)))],
  ['dark', mirrored(at(0.24, 0, -0.26, row(2, 0.26, block(0.14, 0.035, 0.05))))],
  [
    'hull',
    at(
      0,
      0.14,
      -0.3,
      grown(0.04, block(0.1, 0.07, 0.2, 0.03), at(0, 0.1, -0.06, block(0.07, 0.07, 0.1, 0.03))),
    ),
  ],
  ['glass', at(0, 0.24, 0.02, block(0.055, 0.02, 0.025, 0.008))],
  ['brass', at(0, 0.32, -0.4, rod(0.012, 0.1))],
  ...placed(0, 0.1, 0.02, turret(0.06)),
  ...bothSides(placed(0.36, 0.06, 0.04, turret(0.045))),
  ...bothSides(placed(0.36, -0.01, -0.7, engine(0.09, 0.13))),
  ...placed(0, 0, -0.8, engine(0.12, 0.15)),
];

/** A wedge of armour: terraces, six guns, a row of burners. */
const dreadnought: Model = [
  [
    'hull',
    keel(
      [
        [0.46, -0.7],
        [0.5, -0.3],
        [0.3, 0.24],
        [0.2, 0.62],
        [0.06, 0.95],
      ],
      0.09,
      0.04,
    ),
  ],
  [
    'enamel',
    at(
      0,
      0.1,
      -0.12,
      keel(
        [
          [0.36, -0.5],
          [0.38, -0.2],
          [0.2, 0.3],
          [0.05, 0.72],
        ],
        0.03,
        0.015,
      ),
    ),
  ],
  [
    'hull',
    at(
      0,
      0.16,
      -0.26,
      keel(
        [
          [0.24, -0.36],
          [0.26, -0.1],
          [0.14, 0.3],
          [0.03, 0.5],
        ],
        0.06,
        0.03,
      ),
    ),
  ],
  ['hull', at(0, 0.27, -0.42, block(0.13, 0.09, 0.15, 0.03))],
  ['glass', at(0, 0.31, -0.265, block(0.1, 0.02, 0.02, 0.008))],
  ['brass', at(0, 0.38, -0.46, mirrored(at(0.07, 0, 0, rod(0.012, 0.09))))],
  ['dark', mirrored(at(0.5, -0.02, -0.42, block(0.07, 0.06, 0.26, 0.03)))],
  ['brass', at(0, 0.09, 0.66, ribs(3, 0.09, 0.12, 0.02))],
  ...[0.36, 0.08].flatMap((z) => placed(0, z > 0.2 ? 0.12 : 0.22, z, turret(0.075))),
  ...bothSides([
    ...placed(0.29, 0.13, -0.2, turret(0.06)),
    ...placed(0.38, 0.13, -0.5, turret(0.055)),
  ]),
  ...bothSides([
    ...placed(0.15, 0, -0.78, engine(0.11, 0.14)),
    ...placed(0.38, 0, -0.76, engine(0.09, 0.13)),
  ]),
];

/** A fortress that doesn't fly: wheel, spokes, hub with a dome, guns all round. */
const starbase: Model = [
  ['hull', grown(0.03, ring(0.56, 0.085), around(6, at(0.34, 0, 0, block(0.24, 0.035, 0.04))))],
  ['enamel', at(0, 0.045, 0, ring(0.56, 0.06))],
  ['hull', grown(0.05, egg(0.25, 0.24, 0.25), at(0, 0.1, 0, ring(0.17, 0.06)))],
  ['brass', at(0, 0.19, 0, ring(0.14, 0.02))],
  ['glass', at(0, 0.17, 0, ball(0.12))],
  ['dark', around(6, at(0.64, 0.01, 0, block(0.11, 0.09, 0.1, 0.03)))],
  ['brass', around(6, at(0.74, 0.04, 0, strut([0, 0, -0.035], [0.17, 0.02, -0.035], 0.017)))],
  ['brass', around(6, at(0.74, 0.04, 0, strut([0, 0, 0.035], [0.17, 0.02, 0.035], 0.017)))],
  ['engine', around(6, at(0.4, 0.045, 0, ball(0.022)))],
];

/** What was here before everybody: grown more than built, claws around a heart that still burns. */
const ancient: Model = [
  [
    'stone',
    grown(
      0.1,
      egg(0.24, 0.16, 0.3),
      mirrored(
        grown(
          0.06,
          ...claw([0.12, 0, 0.1], [0.42, 0.06, 0.14], [0.56, 0.1, 0.5], [0.34, 0.04, 0.92]),
        ),
      ),
      mirrored(
        grown(
          0.06,
          ...claw([0.12, 0, -0.1], [0.4, 0.05, -0.24], [0.46, 0.08, -0.6], [0.24, 0, -0.86]),
        ),
      ),
    ),
  ],
  [
    'dark',
    mirrored(
      joined(
        ...claw([0.2, 0.1, 0.02], [0.46, 0.14, 0.2], [0.55, 0.14, 0.48], [0.42, 0.1, 0.72]).map(
          (shape) => at(0, 0.015, 0, shape),
        ),
      ),
    ),
  ],
  ['brass', at(0, 0.11, 0, ring(0.17, 0.024))],
  ['glow', at(0, 0.12, 0, egg(0.11, 0.07, 0.11))],
  ['glow', mirrored(at(0.5, 0.15, 0.42, egg(0.03, 0.03, 0.07)))],
  ['glow', mirrored(at(0.43, 0.13, -0.5, egg(0.025, 0.025, 0.06)))],
];

/** The centre's guardian: rings within rings around an eye, eight spires. */
const guardian: Model = [
  ['stone', ring(0.62, 0.1)],
  ['brass', at(0, 0.08, 0, ring(0.62, 0.04))],
  [
    'stone',
    around(
      8,
      at(
        0.72,
        0,
        0,
        grown(0.05, block(0.14, 0.1, 0.09, 0.03), at(0.13, 0.02, 0, egg(0.16, 0.05, 0.05))),
      ),
    ),
  ],
  [
    'stone',
    grown(0.04, egg(0.3, 0.24, 0.3), around(4, at(0.42, 0, 0, block(0.2, 0.05, 0.05, 0.02)))),
  ],
  ['brass', at(0, 0.17, 0, ring(0.2, 0.035))],
  ['glow', at(0, 0.16, 0, ball(0.13))],
  ['glow', around(8, at(0.7, 0.11, 0, ball(0.035)))],
];

/** A box of boxes with a small crew far in front. */
const transport: Model = [
  ['dark', at(0, 0, -0.05, block(0.07, 0.06, 0.66))],
  ['enamel', at(0, 0.03, -0.1, cargo(3, 0.17, 0.16))],
  ['brass', at(0, 0.05, -0.1, row(4, 0.36, block(0.37, 0.14, 0.018)))],
  [
    'hull',
    at(
      0,
      0.03,
      0.66,
      keel(
        [
          [0.14, -0.16],
          [0.19, -0.04],
          [0.14, 0.14],
          [0.05, 0.2],
        ],
        0.12,
        0.06,
      ),
    ),
  ],
  ['glass', at(0, 0.12, 0.74, block(0.1, 0.035, 0.05, 0.02))],
  ['hull', at(0, 0, -0.72, block(0.26, 0.12, 0.12, 0.05))],
  ...bothSides(placed(0.16, 0, -0.88, engine(0.1, 0.12))),
];

/** A fork with a burner in the middle: quick and nothing else. */
const fighter: Model = [
  ['hull', grown(0.06, body(0.12, 0.09, 0.46), at(0, 0, -0.3, block(0.24, 0.06, 0.14, 0.04)))],
  [
    'enamel',
    mirrored(
      at(
        0.26,
        0,
        -0.04,
        keel(
          [
            [0.08, -0.4],
            [0.09, 0.1],
            [0.05, 0.5],
            [0.01, 0.72],
          ],
          0.05,
          0.03,
        ),
      ),
    ),
  ],
  ['enamel', mirrored(at(0.3, -0.01, -0.3, rolled(-0.25, wing(0.44, 0.34, 0.12, 0.24))))],
  ['brass', mirrored(at(0.26, 0.02, 0.62, rod(0.02, 0.2)))],
  ...placed(0, 0.07, 0.1, canopy(0.075, 0.17)),
  ...placed(0, 0, -0.52, engine(0.14, 0.18)),
  ...bothSides(placed(0.26, 0, -0.5, engine(0.07, 0.12))),
];

/** A laboratory: ring of instruments, a large dish, a glass dome. */
const scienceVessel: Model = [
  [
    'hull',
    keel(
      [
        [0.08, -0.7],
        [0.1, 0],
        [0.16, 0.4],
        [0.1, 0.78],
        [0.03, 0.86],
      ],
      0.08,
      0.05,
    ),
  ],
  ['enamel', at(0, 0, -0.12, ring(0.42, 0.075))],
  ['hull', at(0, 0, -0.12, around(4, at(0.22, 0, 0, block(0.22, 0.03, 0.035))))],
  ['brass', at(0, 0.06, -0.12, ring(0.42, 0.025))],
  ['glass', at(0, 0.08, 0.5, ball(0.11))],
  ...placed(0, 0.03, -0.12, dish(0.2)),
  ...bothSides(placed(0.42, 0.06, -0.12, [['glass', ball(0.055)]])),
  ...bothSides(placed(0.1, 0, -0.76, engine(0.08, 0.13))),
];

/** A hammer: armoured head, ribs along the neck, four burners. */
const heavyCruiser: Model = [
  [
    'hull',
    at(
      0,
      0,
      0.46,
      keel(
        [
          [0.24, -0.2],
          [0.42, -0.08],
          [0.42, 0.16],
          [0.2, 0.36],
          [0.06, 0.42],
        ],
        0.13,
        0.06,
      ),
    ),
  ],
  [
    'enamel',
    at(
      0,
      0.12,
      0.46,
      keel(
        [
          [0.16, -0.14],
          [0.3, -0.04],
          [0.3, 0.1],
          [0.12, 0.28],
        ],
        0.03,
        0.015,
      ),
    ),
  ],
  ['dark', at(0, 0, -0.1, block(0.13, 0.1, 0.5, 0.04))],
  ['hull', at(0, 0.02, -0.1, ribs(4, 0.17, 0.18, 0.13))],
  [
    'hull',
    at(
      0,
      0,
      -0.56,
      keel(
        [
          [0.36, -0.18],
          [0.4, 0],
          [0.22, 0.26],
        ],
        0.13,
        0.05,
      ),
    ),
  ],
  ['enamel', mirrored(at(0.3, 0.11, -0.58, block(0.07, 0.035, 0.16, 0.02)))],
  ['hull', at(0, 0.17, -0.52, block(0.1, 0.07, 0.12, 0.03))],
  ['glass', at(0, 0.2, -0.395, block(0.07, 0.018, 0.014, 0.006))],
  ...bothSides(placed(0.3, 0.13, 0.48, turret(0.07))),
  ...placed(0, 0.15, 0.36, turret(0.07)),
  ...bothSides([
    ...placed(0.12, 0, -0.78, engine(0.1, 0.12)),
    ...placed(0.31, 0, -0.76, engine(0.08, 0.12)),
  ]),
];

/** Raiders: what others threw away, welded to something that bites. */
const marauder: Model = [
  ['dark', grown(0.05, body(0.16, 0.1, 0.5), at(0.05, 0, -0.3, block(0.24, 0.08, 0.2, 0.03)))],
  [
    'hull',
    at(
      -0.08,
      0.06,
      -0.2,
      plate(
        [
          [-0.2, -0.3],
          [0.12, -0.34],
          [0.2, 0.1],
          [-0.06, 0.3],
        ],
        0.04,
      ),
    ),
  ],
  [
    'enamel',
    at(
      0.16,
      0.05,
      0,
      plate(
        [
          [0, -0.36],
          [0.3, -0.5],
          [0.46, 0.2],
          [0.2, 0.5],
          [0.26, 0],
          [0, 0.06],
        ],
        0.032,
      ),
    ),
  ],
  [
    'enamel',
    at(
      -0.16,
      0.02,
      -0.1,
      plate(
        [
          [0, -0.3],
          [-0.26, -0.44],
          [-0.44, 0.3],
          [-0.22, 0.62],
          [-0.26, 0.1],
          [0, 0.1],
        ],
        0.032,
      ),
    ),
  ],
  ['brass', at(0.2, 0.1, 0.3, rod(0.024, 0.3))],
  ['glow', at(-0.02, 0.1, 0.2, egg(0.05, 0.03, 0.08))],
  ['glow', at(0.08, 0.1, 0.24, egg(0.03, 0.025, 0.05))],
  ...placed(-0.12, 0, -0.56, engine(0.12, 0.16)),
  ...placed(0.17, 0, -0.54, engine(0.09, 0.13)),
];

/** A raiders' mother: jaws, a spine of hooks. */
const warbarge: Model = [
  [
    'dark',
    grown(
      0.06,
      keel(
        [
          [0.3, -0.7],
          [0.38, -0.2],
          [0.2, 0.3],
          [0.12, 0.5],
        ],
        0.12,
        0.05,
      ),
      at(0, 0.08, -0.1, body(0.14, 0.14, 0.55)),
    ),
  ],
  [
    'enamel',
    mirrored(
      at(
        0.14,
        0.03,
        0.5,
        plate(
          [
            [0.02, -0.3],
            [0.34, -0.2],
            [0.36, 0.2],
            [0.1, 0.46],
            [0.2, 0.12],
            [0.04, -0.02],
          ],
          0.06,
        ),
      ),
    ),
  ],
  [
    'hull',
    mirrored(
      at(
        0.4,
        0,
        -0.34,
        plate(
          [
            [0, -0.3],
            [0.2, -0.42],
            [0.14, 0.1],
            [0, 0.22],
          ],
          0.06,
        ),
      ),
    ),
  ],
  ['brass', at(0, 0.2, -0.1, row(5, 0.17, pitched(-0.4, egg(0.028, 0.1, 0.05))))],
  ['glow', mirrored(at(0.1, 0.14, 0.34, egg(0.045, 0.03, 0.07)))],
  ...bothSides(placed(0.24, 0.13, -0.3, turret(0.07))),
  ...bothSides([
    ...placed(0.12, 0, -0.8, engine(0.11, 0.14)),
    ...placed(0.33, 0, -0.76, engine(0.085, 0.12)),
  ]),
];

/** A wing with a lamp: the first ships that go anywhere. */
const scout: Model = [
  ['hull', grown(0.06, body(0.12, 0.09, 0.6), at(0, 0, -0.26, block(0.2, 0.06, 0.2, 0.04)))],
  ['enamel', mirrored(at(0.12, 0, -0.3, rolled(0.3, wing(0.44, 0.4, 0.16, 0.1))))],
  ...placed(0, 0.07, 0.2, canopy(0.07, 0.16)),
  ...placed(0, 0.06, -0.2, dish(0.11)),
  ...placed(0, 0, -0.56, engine(0.14, 0.16)),
];

/** A square that people live in, held by another ring of lamps. */
const orbital: Model = [
  ['hull', without(block(0.5, 0.09, 0.5, 0.05), block(0.3, 0.2, 0.3, 0.03))],
  ['enamel', at(0, 0.07, 0, without(block(0.44, 0.04, 0.44, 0.03), block(0.36, 0.2, 0.36, 0.03)))],
  ['glass', at(0, 0.02, 0, egg(0.2, 0.16, 0.2))],
  ['brass', at(0, 0.03, 0, ring(0.22, 0.025))],
  ['dark', around(4, at(0.34, 0, 0, block(0.16, 0.03, 0.04)))],
  ['glow', around(4, at(0.6, 0.05, 0, ball(0.03)))],
];

const monolith: Model = [
  ['dark', block(0.34, 0.12, 0.76, 0.015)],
  ['brass', without(block(0.37, 0.07, 0.79, 0.015), block(0.345, 0.2, 0.765, 0.01))],
  [
    'glow',
    at(
      0,
      0.115,
      0.2,
      joined(row(4, 0.12, block(0.16, 0.01, 0.008, 0.004)), block(0.008, 0.01, 0.3, 0.004)),
    ),
  ],
];

export const MODELS = {
  interceptor,
  cruiser,
  dreadnought,
  starbase,
  ancient,
  guardian,
  transport,
  fighter,
  'science-vessel': scienceVessel,
  'heavy-cruiser': heavyCruiser,
  marauder,
  warbarge,
  scout,
  orbital,
  monolith,
} satisfies Readonly<Record<string, Model>>;

export type ModelName = keyof typeof MODELS;

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

/** A claw through four points, thinner towards its tip. */
function claw(...points: readonly Point[]): Shape[] {
  return points.slice(1).map((point, i) => strut(points[i], point, 0.095 - i * 0.032));
}
