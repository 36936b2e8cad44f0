/** The advisors of Master of Orion. */
import type { Model } from '../model.ts';
import {
  at,
  bent,
  chased,
  combed,
  drawn,
  fur,
  grown,
  halfSpace,
  hollowed,
  joined,
  mirrored,
  strands,
  strewn,
  twin,
} from '../sculpture.ts';
import { ball, block, egg, pitched, ring, rolled, within, without } from '../shapes.ts';
import { band, collar, crown, hood, horns, pedestal, shoulders } from './dress.ts';
import { eyes, face, neck } from './face.ts';
import { type Portrait, posed } from './head.ts';
import { line } from './line.ts';

/** Hair like water, and a drop of it on her brow. */
const alluvia: Model = [
  ...face({ jaw: 0.1, brow: 0.2, nose: 0.8, lips: 1.2, gaunt: 0.2 }),
  ['brass', neck(0.8)],
  [
    'stone',
    chased(
      0.05,
      strands(8, 0.7),
      hollowed(
        0.06,
        grown(
          0.2,
          at(0, 0.3, 0.16, egg(0.56, 0.52, 0.6)),
          twin(0.46, -0.5, 0.12, egg(0.2, 0.7, 0.26)),
          at(0, -0.4, 0.44, egg(0.6, 0.8, 0.3)),
        ),
        at(0, -0.1, -0.5, egg(0.42, 0.62, 0.5)),
      ),
    ),
  ],
  [
    'brass',
    mirrored(drawn(bent([0, 0.36, -0.5], [0.3, 0.42, -0.46], [0.54, 0.1, -0.06]), 0.03, 0.03)),
  ],
  ['glow', at(0, 0.3, -0.52, egg(0.07, 0.1, 0.05))],
  ['hull', shoulders(0.92)],
  [
    'brass',
    mirrored(drawn(bent([0, -1.2, -0.32], [0.34, -1.06, -0.3], [0.5, -0.84, 0.1]), 0.04, 0.04)),
  ],
];

/** All one ever sees of her is her eyes. */
const veil: Model = [
  ...face({ jaw: 0.1, brow: 0.3, nose: 0.9, lips: 1, gaunt: 0.2 }),
  ['stone', chased(0.035, strands(8, 0.1), hood(0.4, 0.56, 0.06))],
  [
    'hull',
    chased(
      0.03,
      strands(8, 0.4),
      within(
        grown(
          0.2,
          at(0, -0.16, -0.16, egg(0.43, 0.52, 0.5)),
          at(0, -0.3, -0.56, egg(0.16, 0.2, 0.14)),
          at(0, -0.8, -0.1, egg(0.36, 0.5, 0.36)),
        ),
        halfSpace([0, 1, 0.12], -0.13),
      ),
    ),
  ],
  [
    'brass',
    mirrored(drawn(bent([0, 0.42, -0.5], [0.24, 0.4, -0.48], [0.46, 0.2, -0.2]), 0.035, 0.035)),
  ],
  ['glow', at(0, 0.42, -0.52, egg(0.08, 0.1, 0.06))],
  ['stone', shoulders(1)],
];

/** A skipper who has seen every port. */
const harrava: Model = [
  ...face({ jaw: 1, brow: 1, nose: 1.2, lips: 0.8 }),
  ['brass', neck(1.05)],
  [
    'stone',
    chased(
      0.04,
      strands(10, 0.3),
      hollowed(
        0.05,
        grown(
          0.14,
          at(0, -0.56, -0.28, egg(0.34, 0.36, 0.3)),
          mirrored(line(0.1, 0.14, [0.46, 0.0, 0.0], [0.38, -0.34, -0.1], [0.16, -0.6, -0.36])),
          mirrored(line(0.06, 0.06, [0.02, -0.31, -0.6], [0.16, -0.36, -0.52], [0.24, -0.5, -0.4])),
        ),
        at(0, -0.4, -0.66, egg(0.12, 0.05, 0.12)),
      ),
    ),
  ],
  [
    'hull',
    grown(0.06, at(0, 0.5, 0.14, egg(0.64, 0.26, 0.66)), at(0, 0.34, 0.08, egg(0.52, 0.2, 0.56))),
  ],
  [
    'dark',
    at(0, 0.24, -0.02, pitched(0.12, within(egg(0.56, 0.2, 0.7), halfSpace([0, 1, 0], 0.02)))),
  ],
  ['brass', band(0.32, 0.55, 0.06, 0.08)],
  ['glow', at(0, 0.5, -0.5, ball(0.1))],
  ['brass', at(0, 0.5, -0.47, pitched(1.57, ring(0.13, 0.035)))],
  ['dark', shoulders(1.08)],
  ['dark', at(0, -0.84, 0.18, collar(0.44, 0.6, 0.26))],
];

/** A queen, and not only by name. */
const victoria: Model = [
  ...face({ jaw: 0.15, brow: 0.3, nose: 0.9, lips: 1.1, gaunt: 0.3 }),
  ['brass', neck(0.8)],
  [
    'stone',
    chased(
      0.04,
      combed(22),
      hollowed(
        0.06,
        grown(0.14, at(0, 0.28, 0.16, egg(0.53, 0.5, 0.6)), at(0, 0.1, 0.66, ball(0.34))),
        at(0, -0.12, -0.46, egg(0.5, 0.6, 0.46)),
        twin(0.5, -0.26, 0, egg(0.2, 0.26, 0.26)),
      ),
    ),
  ],
  ['brass', at(0, 0.5, 0.1, pitched(-0.12, crown(9, 0.46, 0.08, 0.3)))],
  ['glow', joined(at(0, 0.52, -0.4, ball(0.075)), twin(0.3, 0.52, -0.27, ball(0.055)))],
  ['brass', twin(0.5, -0.26, 0.02, egg(0.04, 0.09, 0.04))],
  ['stone', shoulders(0.9)],
  ['hull', at(0, -0.72, 0.24, collar(0.42, 0.86, 0.42))],
  ['brass', at(0, -0.92, 0.1, pitched(-0.3, ring(0.3, 0.045)))],
  ['glow', at(0, -1.06, -0.22, ball(0.09))],
];

/** He never shows what he thinks, and sees more than he should. */
const moldred: Model = [
  ...face({ jaw: 0.5, brow: 1, nose: 1.3, lips: 0.6, gaunt: 1 }),
  ['brass', neck(0.85)],
  [
    'dark',
    chased(
      0.012,
      combed(24),
      hollowed(
        0.05,
        at(0, 0.3, 0.14, egg(0.51, 0.47, 0.6)),
        mirrored(at(0.24, 0.02, -0.5, egg(0.3, 0.5, 0.36))),
        twin(0.5, -0.2, 0, egg(0.2, 0.3, 0.24)),
      ),
    ),
  ],
  [
    'dark',
    chased(
      0.02,
      strands(14, 0.2),
      joined(
        line(0.09, 0.02, [0, -0.5, -0.5], [0, -0.74, -0.5]),
        mirrored(
          drawn(
            bent([0.02, -0.31, -0.62], [0.14, -0.32, -0.58], [0.22, -0.42, -0.46]),
            0.03,
            0.012,
          ),
        ),
      ),
    ),
  ],
  ['hull', at(0.19, -0.01, -0.57, pitched(1.57, rolled(-0.3, ring(0.15, 0.032))))],
  ['glass', at(0.19, -0.01, -0.54, egg(0.14, 0.14, 0.02))],
  ['hull', drawn(bent([0.32, -0.06, -0.5], [0.5, -0.5, -0.4], [0.3, -1.1, -0.34]), 0.016, 0.016)],
  ['dark', shoulders(0.98)],
  ['stone', at(0, -0.74, 0.2, collar(0.42, 0.76, 0.42))],
  ['glow', at(0, -1.0, -0.3, ball(0.09))],
];

/** A small creature with a light of its own and a very long memory. */
const quail: Model = [
  [
    'brass',
    hollowed(
      0.025,
      grown(
        0.16,
        at(0, 0.1, 0.08, egg(0.6, 0.46, 0.52)),
        at(0, -0.16, -0.22, egg(0.52, 0.26, 0.4)),
        at(0, -0.66, 0.2, egg(0.36, 0.5, 0.36)),
        twin(0.36, 0.26, -0.2, ball(0.2)),
      ),
      mirrored(
        drawn(bent([0, -0.24, -0.68], [0.34, -0.3, -0.54], [0.6, -0.04, -0.16]), 0.024, 0.014),
      ),
      twin(0.09, -0.04, -0.66, ball(0.03)),
    ),
  ],
  ...eyes(0.36, 0.26, -0.3, 0.19, 0.5),
  // Gills that stand up when it listens.
  [
    'stone',
    mirrored(
      joined(
        ...[0, 1, 2].flatMap((i) => {
          const stem = bent(
            [0.5, 0.3 - i * 0.24, 0.2],
            [0.84, 0.6 - i * 0.36, 0.26],
            [1.06 - i * 0.04, 0.74 - i * 0.46, 0.3],
          );
          return [
            drawn(stem, 0.085, 0.03),
            ...stem
              .slice(2)
              .flatMap(([x, y, z]) => [
                line(0.035, 0.012, [x, y, z], [x - 0.02, y + 0.17, z - 0.06]),
                line(0.035, 0.012, [x, y, z], [x + 0.07, y - 0.15, z - 0.06]),
              ]),
          ];
        }),
      ),
    ),
  ],
  ['brass', drawn(bent([0, 0.5, -0.1], [0, 1.16, -0.2], [0, 0.8, -0.62], 8), 0.05, 0.025)],
  ['glow', at(0, 0.72, -0.66, egg(0.1, 0.13, 0.1))],
  ['hull', shoulders(0.98)],
  ['stone', at(0, -0.86, 0.14, pitched(-0.2, ring(0.46, 0.13)))],
];

/** Patient, polite, and right. */
const advia: Model = [
  [
    'hull',
    hollowed(
      0.02,
      at(0, 0.12, 0.06, block(0.56, 0.52, 0.46, 0.16)),
      at(0, 0.14, -0.5, block(0.43, 0.36, 0.22, 0.1)),
    ),
  ],
  ['glass', at(0, 0.14, -0.24, block(0.46, 0.4, 0.1, 0.08))],
  [
    'glow',
    joined(
      twin(0.18, 0.2, -0.33, egg(0.07, 0.12, 0.04)),
      mirrored(
        drawn(bent([0, -0.1, -0.34], [0.12, -0.1, -0.34], [0.2, -0.02, -0.34]), 0.026, 0.026),
      ),
    ),
  ],
  [
    'brass',
    joined(
      at(0, 0.14, -0.36, without(block(0.47, 0.4, 0.05, 0.04), block(0.41, 0.34, 0.2, 0.06))),
      twin(0.6, 0.12, 0.06, egg(0.1, 0.18, 0.18)),
      at(0, 0.66, 0.1, egg(0.2, 0.08, 0.2)),
    ),
  ],
  ['brass', line(0.035, 0.025, [0, 0.66, 0.1], [0, 0.96, 0.1])],
  ['glow', at(0, 1.0, 0.1, ball(0.09))],
  ['dark', joined(...[-0.34, -0.5, -0.66].map((y) => at(0, y - 0.14, 0.14, ring(0.2, 0.075))))],
  ['hull', pedestal(0.72, -0.9)],
  [
    'brass',
    strewn(
      [
        [-0.5, -1.1, -0.24],
        [0.5, -1.1, -0.24],
      ],
      ball(0.07),
    ),
  ],
  ['glow', at(0, -1.14, -0.24, ball(0.1))],
];

/** What he cannot break he buys. */
const kuruk: Model = [
  [
    'brass',
    chased(
      0.006,
      fur,
      hollowed(
        0.05,
        grown(
          0.16,
          at(0, 0.16, 0.08, egg(0.5, 0.46, 0.54)),
          at(0, -0.22, -0.16, egg(0.46, 0.42, 0.4)),
          at(0, -0.48, -0.34, egg(0.3, 0.16, 0.18)),
          mirrored(line(0.11, 0.07, [0.02, 0.12, -0.5], [0.22, 0.16, -0.46], [0.4, 0.06, -0.26])),
          at(0, -0.14, -0.56, egg(0.15, 0.11, 0.13)),
        ),
        twin(0.2, -0.02, -0.6, egg(0.1, 0.06, 0.16)),
        twin(0.06, -0.18, -0.68, ball(0.034)),
        mirrored(
          drawn(bent([0, -0.36, -0.56], [0.16, -0.36, -0.52], [0.3, -0.42, -0.38]), 0.025, 0.018),
        ),
      ),
    ),
  ],
  ['glow', twin(0.2, -0.01, -0.45, ball(0.06))],
  [
    'hull',
    twin(
      0.2,
      -0.42,
      -0.5,
      drawn(bent([0, 0, 0], [0.06, 0.1, -0.1], [0.03, 0.28, -0.06]), 0.06, 0.012),
    ),
  ],
  ['hull', horns([0.4, 0.4, 0.1], [1.05, 0.4, 0.0], [0.86, 0.95, -0.2], 0.17)],
  [
    'brass',
    joined(
      at(0, -0.2, -0.68, pitched(0.5, rolled(0, pitched(1.57, ring(0.075, 0.018))))),
      twin(0.56, 0.42, 0.08, rolled(1.2, ring(0.17, 0.03))),
    ),
  ],
  [
    'stone',
    chased(
      0.05,
      strands(9, 0.3),
      grown(0.2, at(0, 0.1, 0.5, egg(0.4, 0.7, 0.3)), at(0, -0.8, 0.2, egg(0.5, 0.3, 0.4))),
    ),
  ],
  ['stone', shoulders(1.2)],
  [
    'brass',
    mirrored(drawn(bent([0.1, -1.3, -0.4], [0.6, -1.16, -0.34], [0.9, -0.96, 0.1]), 0.09, 0.09)),
  ],
];

/** Advisors are told from races by their enamel. */
const TEAL = '#12544c';

export const ADVISORS: Readonly<Record<string, Portrait>> = {
  alluvia: { ...posed(alluvia, '#8fe6ff', 0.46), enamel: TEAL },
  'veil-the-whisperer': { ...posed(veil, '#d69aff', -0.3, 1.1), enamel: TEAL },
  harrava: { ...posed(harrava, '#ffd24a', 0.5, 1.18), enamel: TEAL },
  victoria: { ...posed(victoria, '#ff5a6a', -0.46, 1.2, 0.08), enamel: TEAL },
  moldred: { ...posed(moldred, '#ff9a3a', 0.4), enamel: TEAL },
  quail: { ...posed(quail, '#ffe27a', 0.34, 1.22, 0.06), enamel: TEAL },
  advia: { ...posed(advia, '#7fffd0', -0.4, 1.22, 0.08), enamel: TEAL },
  kuruk: { ...posed(kuruk, '#ffc23a', 0.36, 1.26, 0.1), enamel: TEAL },
};
