/** The races of Master of Orion. */
import type { Model } from '../model.ts';
import {
  at,
  bent,
  chased,
  combed,
  drawn,
  folds,
  fur,
  grown,
  hollowed,
  joined,
  mirrored,
  scales,
  strands,
  strewn,
  twin,
} from '../sculpture.ts';
import { ball, egg, pitched, ring, rod, rolled } from '../shapes.ts';
import { collar, hood, pauldrons, shoulders } from './dress.ts';
import { eyes, face, neck } from './face.ts';
import { type Portrait, posed } from './head.ts';
import { line } from './line.ts';

/** Short hair, swept back, and a captain's collar. */
const human: Model = [
  ...face({ jaw: 1, brow: 0.8, nose: 1, lips: 0.85 }),
  ['brass', neck(1.05)],
  [
    'stone',
    chased(
      0.024,
      combed(22),
      hollowed(
        0.06,
        grown(
          0.1,
          at(0, 0.32, 0.13, egg(0.51, 0.47, 0.6)),
          mirrored(line(0.11, 0.07, [0.1, 0.64, -0.4], [0.36, 0.48, -0.3], [0.46, 0.2, -0.06])),
        ),
        at(0, -0.05, -0.45, egg(0.56, 0.44, 0.4)),
        twin(0.5, -0.2, 0.0, egg(0.2, 0.3, 0.24)),
      ),
    ),
  ],
  ['hull', shoulders(1.05)],
  ['hull', at(0, -0.86, 0.18, collar(0.42, 0.5, 0.22))],
  [
    'brass',
    mirrored(
      drawn(bent([0.16, -1.0, -0.26], [0.1, -1.3, -0.36], [0.06, -1.7, -0.36]), 0.045, 0.045),
    ),
  ],
  ['glow', at(0.46, -1.26, -0.24, ball(0.09))],
];

/** A lioness of a people that lives for the hunt. */
const mrrshan: Model = [
  [
    'brass',
    chased(
      0.008,
      fur,
      hollowed(
        0.05,
        grown(
          0.16,
          at(0, 0.12, 0.08, egg(0.54, 0.48, 0.54)),
          twin(0.32, -0.2, -0.16, egg(0.22, 0.22, 0.2)),
          at(0, -0.22, -0.42, egg(0.2, 0.18, 0.24)),
          at(0, 0.0, -0.42, egg(0.1, 0.24, 0.14)),
          mirrored(line(0.08, 0.05, [0.08, 0.16, -0.46], [0.36, 0.3, -0.28])),
          at(0, -0.44, -0.32, egg(0.13, 0.1, 0.14)),
        ),
        mirrored(at(0.25, 0.05, -0.58, rolled(0.3, egg(0.16, 0.09, 0.18)))),
        at(0, -0.37, -0.68, egg(0.18, 0.025, 0.16)),
      ),
    ),
  ],
  ['brass', twin(0.09, -0.26, -0.55, egg(0.115, 0.095, 0.1))],
  [
    'dark',
    joined(
      at(0, -0.13, -0.65, egg(0.085, 0.05, 0.05)),
      at(0, -0.22, -0.64, egg(0.016, 0.08, 0.03)),
    ),
  ],
  [
    'brass',
    mirrored(
      hollowed(
        0.03,
        line(0.27, 0.03, [0.36, 0.32, 0.06], [0.53, 0.8, 0.1]),
        line(0.17, 0.03, [0.37, 0.38, -0.2], [0.52, 0.74, -0.03]),
      ),
    ),
  ],
  ['glow', mirrored(at(0.25, 0.05, -0.42, rolled(0.3, egg(0.13, 0.075, 0.1))))],
  ['dark', twin(0.25, 0.05, -0.52, egg(0.022, 0.07, 0.03))],
  ['hull', twin(0.07, -0.38, -0.56, line(0.028, 0.004, [0, 0, 0], [0.01, -0.13, -0.01]))],
  [
    'stone',
    chased(
      0.05,
      strands(11, 0.6),
      hollowed(
        0.1,
        grown(0.2, at(0, -0.3, 0.36, egg(0.7, 0.74, 0.44)), at(0, -0.8, 0.14, egg(0.5, 0.4, 0.4))),
        at(0, 0.1, -0.3, egg(0.46, 0.66, 0.46)),
      ),
    ),
  ],
  ['hull', shoulders(1.05)],
  ['brass', at(0, -1.0, 0.1, pitched(-0.25, ring(0.5, 0.07)))],
  ['glow', at(0, -1.12, -0.42, ball(0.1))],
];

/** A hunting bird, proud of every feather. */
const alkari: Model = [
  [
    'brass',
    hollowed(
      0.05,
      grown(0.16, at(0, 0.14, 0.1, egg(0.42, 0.44, 0.52)), at(0, -0.3, 0.16, egg(0.34, 0.5, 0.36))),
      twin(0.36, 0.1, -0.34, egg(0.14, 0.1, 0.14)),
    ),
  ],
  [
    'brass',
    chased(
      0.05,
      scales(10, 4.4),
      grown(0.2, at(0, -0.62, 0.26, egg(0.46, 0.4, 0.42)), at(0, -1.2, 0.26, egg(0.74, 0.5, 0.56))),
    ),
  ],
  [
    'brass',
    mirrored(line(0.07, 0.05, [0.06, 0.24, -0.44], [0.28, 0.28, -0.36], [0.44, 0.16, -0.1])),
  ],
  ...eyes(0.31, 0.1, -0.26, 0.11, 0.5),
  [
    'hull',
    hollowed(
      0.03,
      grown(
        0.06,
        drawn(bent([0, 0.12, -0.34], [0, 0.1, -0.84], [0, -0.3, -0.84]), 0.19, 0.02),
        at(0, 0.06, -0.4, egg(0.18, 0.17, 0.2)),
      ),
      twin(0.14, 0.1, -0.58, egg(0.05, 0.025, 0.06)),
    ),
  ],
  ['hull', drawn(bent([0, -0.1, -0.3], [0, -0.16, -0.6], [0, -0.26, -0.7]), 0.13, 0.03)],
  [
    'stone',
    joined(
      ...[-2, -1, 0, 1, 2].map((i) =>
        drawn(
          bent(
            [i * 0.06, 0.42, 0.1],
            [i * 0.1, 0.86, 0.2],
            [i * 0.2, 0.92, 0.66 - Math.abs(i) * 0.08],
          ),
          0.11,
          0.03,
        ),
      ),
    ),
  ],
  ['hull', pauldrons(0.82, -1.1)],
  ['glow', at(0, -1.2, -0.34, ball(0.1))],
];

/** More brain than body. */
const psilon: Model = [
  [
    'brass',
    hollowed(
      0.07,
      grown(
        0.2,
        at(0, 0.24, 0.0, egg(0.54, 0.42, 0.52)),
        at(0, -0.12, -0.16, egg(0.36, 0.46, 0.36)),
        at(0, -0.46, -0.32, egg(0.14, 0.14, 0.14)),
        mirrored(line(0.07, 0.05, [0.06, 0.12, -0.46], [0.34, 0.2, -0.38])),
      ),
      mirrored(at(0.23, -0.04, -0.58, rolled(-0.35, egg(0.21, 0.12, 0.2)))),
      twin(0.035, -0.27, -0.56, egg(0.016, 0.03, 0.04)),
      mirrored(line(0.016, 0.008, [0, -0.4, -0.5], [0.09, -0.395, -0.46])),
    ),
  ],
  ['glass', mirrored(at(0.22, -0.04, -0.4, rolled(-0.35, egg(0.19, 0.11, 0.14))))],
  ['glow', twin(0.2, -0.03, -0.52, ball(0.045))],
  ['brass', chased(0.07, folds, at(0, 0.46, 0.12, egg(0.6, 0.44, 0.6)))],
  ['brass', line(0.15, 0.2, [0, -0.4, 0], [0, -1.1, 0.2])],
  ['hull', shoulders(0.86)],
  ['hull', at(0, -0.88, 0.14, collar(0.34, 0.62, 0.3))],
  ['glow', at(0, -1.16, -0.3, ball(0.09))],
];

/** Whoever is under the hood, it is not who it seems. */
const darlok: Model = [
  ['stone', chased(0.03, strands(7, 0.1), hood(0.44, 0.6))],
  [
    'brass',
    hollowed(
      0.04,
      at(0, 0.06, 0.02, egg(0.64, 0.74, 0.7)),
      at(0, -0.02, -0.4, egg(0.46, 0.64, 0.9)),
      at(0, -0.3, 0.6, egg(0.9, 1.2, 0.8)),
    ),
  ],
  [
    'dark',
    grown(0.1, at(0, 0.06, 0.06, egg(0.36, 0.46, 0.4)), at(0, -0.36, -0.04, egg(0.2, 0.26, 0.24))),
  ],
  ['glow', mirrored(at(0.15, 0.02, -0.3, rolled(0.4, egg(0.12, 0.05, 0.06))))],
  ['stone', shoulders(1.02)],
  [
    'brass',
    mirrored(drawn(bent([0.08, -0.86, -0.3], [0.3, -1.1, -0.36], [0.5, -1.7, -0.3]), 0.05, 0.05)),
  ],
  ['glow', at(0, -0.86, -0.42, ball(0.11))],
  ['brass', at(0, -0.86, -0.38, pitched(1.57, ring(0.13, 0.035)))],
];

/** A bear who has fought more wars than he can count. */
const bulrathi: Model = [
  [
    'brass',
    chased(
      0.009,
      fur,
      hollowed(
        0.05,
        grown(
          0.2,
          at(0, 0.12, 0.12, egg(0.58, 0.46, 0.56)),
          twin(0.38, -0.26, 0.0, egg(0.24, 0.3, 0.26)),
          mirrored(line(0.12, 0.09, [0.06, 0.22, -0.42], [0.36, 0.16, -0.34])),
        ),
        twin(0.22, 0.05, -0.6, egg(0.1, 0.05, 0.18)),
      ),
    ),
  ],
  [
    'brass',
    hollowed(
      0.03,
      grown(
        0.14,
        at(0, -0.08, -0.58, pitched(-0.1, egg(0.24, 0.16, 0.42))),
        at(0, 0.1, -0.4, egg(0.16, 0.14, 0.26)),
        twin(0.16, -0.14, -0.78, egg(0.12, 0.1, 0.16)),
      ),
      // He snarls: folds along the nose.
      ...[0, 1, 2].map((i) =>
        mirrored(
          line(
            0.016,
            0.012,
            [0.08, 0.14 - i * 0.02, -0.6 - i * 0.1],
            [0.26, 0.0, -0.52 - i * 0.08],
          ),
        ),
      ),
    ),
  ],
  ['dark', at(0, -0.0, -0.98, egg(0.14, 0.09, 0.09))],
  ['dark', at(0, -0.3, -0.46, egg(0.2, 0.14, 0.36))],
  [
    'brass',
    grown(
      0.1,
      at(0, -0.44, -0.44, pitched(-0.22, egg(0.2, 0.09, 0.38))),
      at(0, -0.4, -0.1, egg(0.34, 0.2, 0.3)),
    ),
  ],
  ['hull', twin(0.17, -0.2, -0.84, line(0.05, 0.008, [0, 0, 0], [0.0, -0.24, 0.02]))],
  ['hull', twin(0.13, -0.42, -0.76, line(0.042, 0.008, [0, 0, 0], [0.01, 0.18, -0.02]))],
  [
    'brass',
    twin(
      0.54,
      0.42,
      0.22,
      hollowed(0.04, egg(0.15, 0.16, 0.1), at(0, -0.01, -0.1, egg(0.09, 0.1, 0.08))),
    ),
  ],
  ['glow', twin(0.22, 0.05, -0.44, ball(0.055))],
  ['dark', line(0.018, 0.012, [0.34, 0.4, -0.4], [0.28, 0.0, -0.56], [0.36, -0.28, -0.36])],
  ['stone', chased(0.05, strands(12, 0.5), at(0, -0.7, 0.26, egg(0.74, 0.56, 0.5)))],
  ['hull', pauldrons(0.86, -1.0)],
  ['brass', twin(0.86, -0.8, -0.04, egg(0.1, 0.1, 0.1))],
  ['hull', shoulders(1.15)],
];

/** What is left of an engineer after many improvements. */
const meklar: Model = [
  [
    'hull',
    hollowed(
      0.02,
      grown(
        0.06,
        at(0, 0.22, 0.08, egg(0.52, 0.54, 0.56)),
        at(0, -0.1, 0.0, egg(0.48, 0.34, 0.46)),
      ),
      at(0, 0.12, -0.66, rod(0.3, 0.3)),
    ),
  ],
  ['brass', at(0, 0.12, -0.42, pitched(1.57, ring(0.32, 0.06)))],
  ['dark', at(0, 0.12, -0.36, egg(0.3, 0.3, 0.12))],
  ['glow', at(0, 0.12, -0.42, egg(0.17, 0.17, 0.12))],
  ['brass', at(0, 0.12, -0.5, pitched(1.57, ring(0.19, 0.03)))],
  [
    'brass',
    joined(
      at(0, 0.5, 0.1, pitched(0.3, ring(0.44, 0.04))),
      twin(0.5, 0.1, 0.1, rolled(1.57, pitched(1.57, rod(0.17, 0.1)))),
    ),
  ],
  ['hull', twin(0.2, -0.4, -0.26, egg(0.18, 0.28, 0.22))],
  ['dark', at(0, -0.4, -0.3, egg(0.5, 0.18, 0.1))],
  [
    'brass',
    joined(
      ...[-0.24, -0.12, 0, 0.12, 0.24].map((x) =>
        line(0.03, 0.03, [x, -0.3, -0.36], [x, -0.52, -0.32]),
      ),
    ),
  ],
  [
    'brass',
    mirrored(
      joined(
        drawn(bent([0.48, -0.1, 0], [0.8, -0.4, -0.2], [0.5, -1.0, -0.1]), 0.075, 0.075),
        drawn(bent([0.3, -0.5, -0.2], [0.4, -0.8, -0.4], [0.24, -1.2, -0.3]), 0.055, 0.055),
      ),
    ),
  ],
  ['dark', line(0.26, 0.3, [0, -0.4, 0.1], [0, -1.1, 0.2])],
  ['hull', shoulders(1.05)],
  ['hull', pauldrons(0.8, -1.06)],
  [
    'brass',
    strewn(
      [
        [0.3, 0.66, -0.2],
        [-0.3, 0.66, -0.2],
        [0.46, 0.42, -0.26],
        [-0.46, 0.42, -0.26],
      ],
      ball(0.045),
    ),
  ],
  ['glow', at(0, -1.12, -0.26, ball(0.1))],
];

export const RACES: Readonly<Record<string, Portrait>> = {
  human: { ...posed(human, '#9fd8ff', 0.5), enamel: '#1a3f8a' },
  alkari: { ...posed(alkari, '#ffb52e', 0.8, 1.2), enamel: '#155a62' },
  meklar: { ...posed(meklar, '#ff4a2a', -0.42, 1.2), enamel: '#4c5763' },
  psilon: { ...posed(psilon, '#7fd4ff', 0.34), enamel: '#3a2a8a' },
  darlok: { ...posed(darlok, '#d8ff5a', -0.3, 1.12), enamel: '#2a1a3a' },
  bulrathi: { ...posed(bulrathi, '#ffb43a', 0.62, 1.22, 0.14), enamel: '#1f5a34' },
  mrrshan: { ...posed(mrrshan, '#a8f04a', 0.38, 1.14, 0.1), enamel: '#8a1a1c' },
};
