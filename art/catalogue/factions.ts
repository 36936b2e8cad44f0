/** Arms of the factions of Beyond the Sun. */
import { boss, cut, disc, form, leaf, pair, starOf, wire } from '../relief/draw.ts';
import type { Drawing } from '../relief/relief.ts';

interface Arms {
  readonly id: string;
  readonly enamel: string;
  readonly drawing: Drawing;
}

const GLOBE = [
  form(disc(24, 22, 14), 2.6, 10),
  cut('M10 22H38M12.5 14.5H35.5M12.5 29.5H35.5M24 8V36', 0.8, 0.6),
  cut('M24 8C16 14 16 30 24 36M24 8C32 14 32 30 24 36', 0.8, 0.6),
];

export const FACTIONS: readonly Arms[] = [
  {
    id: 'united-nations',
    enamel: '#1a4f8e',
    drawing: [
      ...GLOBE,
      ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
        pair(form(leaf(24, 22, 172 - i * 22, 17, 25, 2.3), 1.2, 2)),
      ),
      wire('M24 45C12 45 4 36 4 24M24 45C36 45 44 36 44 24', 1.2, 0.7),
    ],
  },
  {
    id: 'nishida-ostergaard',
    enamel: '#7a1f1a',
    drawing: [
      form('M24 -1L46 12V36L24 49L2 36V12Z', 1.3, 4),
      form('M24 6L40 15.5V32.5L24 42L8 32.5V15.5Z', 1.2, 3),
      form('M14 34V14H19L29 27V14H34V34H29L19 21V34Z', 1.8, 2),
      ...[
        [24, 1.5],
        [43.5, 24],
        [4.5, 24],
        [24, 46.5],
      ].map(([x, y]) => boss(x, y, 1.4, 0.8)),
    ],
  },
  {
    id: 'federation-of-asian-republics',
    enamel: '#6a4a0c',
    drawing: [
      ...[-75, -50, -25, 0, 25, 50, 75].map((a) => form(leaf(24, 40, a, 14, 40, 4.6), 1.5, 3)),
      ...[-75, -50, -25, 0, 25, 50, 75].map((a) =>
        boss(
          24 + 34 * Math.sin((a * Math.PI) / 180),
          40 - 34 * Math.cos((a * Math.PI) / 180),
          1.1,
          0.7,
        ),
      ),
      form(disc(24, 40, 13), 2.2, 7),
      form(starOf(24, 40, 5, 8, 3.4), 1.2, 2),
    ],
  },
  {
    id: 'humanist-protectorate',
    enamel: '#1f5a48',
    drawing: [
      form(
        'M24 -2C31 6 34 11 34 17C34 24 29.5 28 24 28C18.5 28 14 24 14 17C14 12 17 9 19 4C21 7 21.5 9 21.5 11C23 8 24 4 24 -2Z',
        2.4,
        6,
      ),
      form(
        'M24 12C27 16 28.5 18 28.5 21C28.5 24 26.5 26 24 26C21.5 26 19.5 24 19.5 21C19.5 18 21.5 16 24 12Z',
        1.2,
        3,
      ),
      ...pair(
        form(
          'M22.5 50C16 50 10 46 6 38L1 28C0 25.5 3.5 24 5 26.5L10 34L7.5 22C7.2 19 10.8 18.4 11.6 21L16 34C19 36 22.5 38 22.5 42Z',
          1.9,
          4,
        ),
      ),
      ...pair(cut('M10.5 34.5L14.5 40', 0.8, 0.5)),
    ],
  },
];
