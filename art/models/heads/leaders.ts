/** Those who lead in Andromeda's Edge, by seat. */
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
  strands,
  twin,
} from '../sculpture.ts';
import { ball, block, egg, pitched, ring, rod, rolled, within } from '../shapes.ts';
import { band, collar, hood, pauldrons, shoulders } from './dress.ts';
import { face, neck } from './face.ts';
import { type Portrait, posed } from './head.ts';
import { line } from './line.ts';

/** An admiral of the old school. */
const admiral: Model = [
  ...face({ jaw: 1, brow: 1, nose: 1.2, lips: 0.7, gaunt: 0.7 }),
  ['brass', neck(1.05)],
  [
    'hull',
    chased(
      0.03,
      strands(10, 0.3),
      grown(
        0.1,
        mirrored(line(0.09, 0.06, [0.48, 0.1, 0.0], [0.42, -0.3, -0.08], [0.3, -0.5, -0.2])),
        mirrored(line(0.06, 0.05, [0.02, -0.31, -0.62], [0.18, -0.34, -0.54], [0.3, -0.46, -0.4])),
      ),
    ),
  ],
  [
    'dark',
    grown(
      0.05,
      at(0, 0.58, 0.1, pitched(-0.16, egg(0.66, 0.16, 0.66))),
      at(0, 0.4, 0.1, egg(0.54, 0.2, 0.58)),
    ),
  ],
  [
    'dark',
    at(0, 0.24, -0.04, pitched(0.22, within(egg(0.52, 0.16, 0.68), halfSpace([0, 1, 0], 0.02)))),
  ],
  ['brass', band(0.34, 0.56, 0.06, 0.08)],
  ['glow', at(0, 0.52, -0.53, ball(0.09))],
  ['dark', shoulders(1.1)],
  ['dark', at(0, -0.84, 0.18, collar(0.42, 0.52, 0.24))],
  ['brass', twin(0.76, -1.0, 0.12, rolled(-0.45, block(0.28, 0.06, 0.24, 0.05)))],
];

/** A captain with her hair tied up and a wire at her ear. */
const captain: Model = [
  ...face({ jaw: 0.1, brow: 0.2, nose: 0.85, lips: 1.2, gaunt: 0.2 }),
  ['brass', neck(0.8)],
  [
    'stone',
    chased(
      0.04,
      combed(20),
      grown(
        0.1,
        hollowed(
          0.06,
          at(0, 0.3, 0.16, egg(0.54, 0.52, 0.6)),
          at(0, -0.1, -0.5, egg(0.44, 0.52, 0.5)),
          at(0, -0.6, 0, egg(0.9, 0.4, 0.8)),
        ),
        at(0, 0.76, 0.36, ball(0.24)),
        mirrored(line(0.1, 0.08, [-0.1, 0.6, -0.4], [0.34, 0.4, -0.36], [0.5, 0.0, -0.04])),
      ),
    ),
  ],
  [
    'hull',
    joined(
      twin(0.53, -0.06, 0.06, egg(0.08, 0.14, 0.14)),
      drawn(bent([0.5, -0.14, 0], [0.5, -0.44, -0.4], [0.16, -0.44, -0.62]), 0.03, 0.04),
    ),
  ],
  ['glow', twin(0.6, -0.06, 0.06, egg(0.03, 0.08, 0.08))],
  ['dark', shoulders(0.92)],
  ['hull', at(0, -0.86, 0.16, collar(0.4, 0.52, 0.22))],
  ['glow', at(0.34, -1.2, -0.28, ball(0.08))],
];

/** A smuggler: kerchief, beard, a patch. */
const corsair: Model = [
  ...face({ jaw: 0.9, brow: 0.8, nose: 1.1, lips: 0.9 }),
  ['brass', neck(1)],
  [
    'dark',
    chased(
      0.04,
      strands(10, 0.3),
      hollowed(
        0.05,
        grown(
          0.14,
          at(0, -0.58, -0.28, egg(0.28, 0.3, 0.26)),
          mirrored(line(0.08, 0.12, [0.46, 0.0, 0.0], [0.38, -0.34, -0.1], [0.16, -0.6, -0.36])),
          mirrored(line(0.05, 0.05, [0.02, -0.31, -0.6], [0.16, -0.36, -0.52], [0.22, -0.5, -0.4])),
        ),
        at(0, -0.4, -0.66, egg(0.12, 0.05, 0.12)),
      ),
    ),
  ],
  [
    'enamel',
    chased(
      0.03,
      (x, y, z) => 0.5 + 0.5 * Math.sin(y * 12 + x * 9 + z * 5),
      hollowed(
        0.04,
        at(0, 0.34, 0.12, egg(0.56, 0.46, 0.62)),
        at(0, -0.14, -0.3, egg(0.7, 0.44, 0.6)),
        at(0, -0.4, 0.2, egg(0.9, 0.36, 0.9)),
      ),
    ),
  ],
  ['enamel', drawn(bent([-0.5, 0.2, 0.2], [-0.8, 0.2, 0.3], [-0.9, -0.2, 0.2]), 0.11, 0.05)],
  [
    'dark',
    joined(
      at(0.19, -0.01, -0.52, egg(0.15, 0.12, 0.08)),
      drawn(bent([0.1, 0.06, -0.56], [-0.2, 0.24, -0.56], [-0.46, 0.26, -0.2]), 0.02, 0.02),
      drawn(bent([0.28, 0.02, -0.5], [0.46, 0.06, -0.3], [0.54, 0.1, 0]), 0.02, 0.02),
    ),
  ],
  ['hull', twin(0.52, -0.26, 0.04, pitched(1.57, rolled(1.57, ring(0.09, 0.022))))],
  ['stone', shoulders(1.05)],
  ['stone', at(0, -0.82, 0.18, collar(0.42, 0.66, 0.28))],
];

/** A seer under her veil. */
const seer: Model = [
  ...face({ jaw: 0, brow: 0.1, nose: 0.85, lips: 1.2, gaunt: 0.2 }),
  ['hull', chased(0.03, strands(8, 0.1), hood(0.42, 0.6, 0.0))],
  [
    'brass',
    mirrored(drawn(bent([0, 0.4, -0.5], [0.26, 0.4, -0.5], [0.46, 0.14, -0.24]), 0.035, 0.035)),
  ],
  ['glow', at(0, 0.38, -0.52, egg(0.09, 0.12, 0.06))],
  ['hull', shoulders(1)],
  ['brass', at(0, -0.78, -0.1, pitched(-0.4, ring(0.36, 0.04)))],
];

/** Somebody from very far away: a crest, no hair, patient eyes. */
const stranger: Model = [
  [
    'brass',
    hollowed(
      0.05,
      grown(
        0.16,
        at(0, 0.3, 0.1, egg(0.5, 0.5, 0.56)),
        at(0, -0.14, -0.14, egg(0.34, 0.46, 0.36)),
        at(0, -0.5, -0.28, egg(0.13, 0.14, 0.13)),
        mirrored(line(0.06, 0.05, [0.05, 0.14, -0.46], [0.34, 0.26, -0.34])),
      ),
      mirrored(at(0.21, 0.0, -0.54, rolled(0.45, egg(0.19, 0.1, 0.18)))),
      twin(0.035, -0.28, -0.5, egg(0.016, 0.03, 0.06)),
      mirrored(line(0.018, 0.01, [0, -0.42, -0.46], [0.1, -0.42, -0.42])),
    ),
  ],
  ['glow', mirrored(at(0.21, 0.0, -0.36, rolled(0.45, egg(0.16, 0.085, 0.1))))],
  ['dark', twin(0.2, 0, -0.45, egg(0.04, 0.075, 0.03))],
  [
    'stone',
    joined(
      drawn(bent([0, 0.5, -0.4], [0, 1.0, -0.2], [0, 1.1, 0.3]), 0.12, 0.02),
      mirrored(drawn(bent([0.3, 0.5, -0.2], [0.56, 0.86, 0], [0.5, 1.0, 0.4]), 0.11, 0.02)),
      mirrored(drawn(bent([0.46, 0.2, 0], [0.8, 0.4, 0.2], [0.86, 0.56, 0.5]), 0.1, 0.02)),
    ),
  ],
  ['brass', neck(0.75)],
  ['dark', shoulders(0.95)],
  ['hull', at(0, -0.8, 0.18, collar(0.4, 0.66, 0.3))],
  ['glow', at(0, -1.12, -0.32, ball(0.09))],
];

/** A marshal who has not taken the helmet off for years. */
const marshal: Model = [
  [
    'hull',
    hollowed(
      0.02,
      grown(
        0.08,
        at(0, 0.2, 0.1, egg(0.54, 0.56, 0.6)),
        at(0, -0.26, -0.02, egg(0.46, 0.46, 0.52)),
      ),
      mirrored(line(0.1, 0.07, [0.02, 0.04, -0.62], [0.44, 0.1, -0.36])),
    ),
  ],
  [
    'dark',
    joined(
      at(0, 0.04, -0.06, egg(0.44, 0.2, 0.44)),
      ...[-0.16, 0, 0.16].map((x) => line(0.03, 0.03, [x, -0.3, -0.56], [x, -0.56, -0.46])),
    ),
  ],
  ['glow', mirrored(line(0.05, 0.035, [0.14, 0.06, -0.46], [0.3, 0.08, -0.38]))],
  [
    'brass',
    joined(
      drawn(bent([0, 0.2, -0.58], [0, 0.96, -0.3], [0, 0.8, 0.4]), 0.08, 0.06),
      mirrored(drawn(bent([0, 0.2, -0.58], [0.3, 0.32, -0.48], [0.56, 0.2, -0.1]), 0.05, 0.04)),
      twin(0.54, -0.06, 0.06, rolled(1.57, pitched(1.57, rod(0.15, 0.08, 0.03)))),
    ),
  ],
  ['hull', pauldrons(0.84, -1.0)],
  ['brass', twin(0.8, -0.84, 0, ball(0.1))],
  ['dark', shoulders(1.1)],
  ['brass', at(0, -0.94, 0.12, pitched(-0.2, ring(0.42, 0.07)))],
];

/** By seat, on its colour, darker where brass would drown in it. */
export const LEADERS: readonly Portrait[] = [
  { ...posed(admiral, '#ffd24a', 0.46, 1.12, 0.08), enamel: '#6e5204' },
  { ...posed(captain, '#8fe0ff', -0.44, 1.12, 0.1), enamel: '#1257b8' },
  { ...posed(corsair, '#ffb07a', 0.4, 1.1), enamel: '#a8380c' },
  { ...posed(seer, '#7fffd8', -0.3, 1.08), enamel: '#17695f' },
  { ...posed(stranger, '#ffb0f0', 0.36, 1.18, 0.06), enamel: '#6a3368' },
  { ...posed(marshal, '#9fd8ff', -0.4, 1.14, 0.08), enamel: '#737c86' },
];
