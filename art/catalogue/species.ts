/** Portraits of Eclipse's species. Terrans share a helmet; what stands around it tells them apart. */
import { boss, cut, disc, eye, form, leaf, pair, starOf, wire } from '../relief/draw.ts';
import type { Drawing } from '../relief/relief.ts';

export interface Portrait {
  readonly id: string;
  readonly enamel: string;
  readonly drawing: Drawing;
}

const SUIT = 'M0 58C0 46 9 41 16 39.5L32 39.5C39 41 48 46 48 58Z';

const HELMET: Drawing = [
  form(SUIT, 1.6, 7),
  cut('M9 45C12 48 14 52 14 56M39 45C36 48 34 52 34 56'),
  form('M12.5 38C12.5 33.5 35.5 33.5 35.5 38C35.5 42.5 12.5 42.5 12.5 38Z', 1.2, 2),
  ...pair(form('M9 16L5.5 17C3.5 19 3.5 25 5.5 27L9 28Z', 1.5, 2)),
  form(
    'M24 4.5C34.5 4.5 40.5 12 40.5 21.5C40.5 31 34 37 24 37C14 37 7.5 31 7.5 21.5C7.5 12 13.5 4.5 24 4.5Z',
    3.2,
    12,
  ),
  eye(
    'M24 12C31.5 12 36 15.5 36 22C36 28.5 31.5 32 24 32C16.5 32 12 28.5 12 22C12 15.5 16.5 12 24 12Z',
  ),
  wire(
    'M24 12C31.5 12 36 15.5 36 22C36 28.5 31.5 32 24 32C16.5 32 12 28.5 12 22C12 15.5 16.5 12 24 12Z',
    1.8,
    2.6,
  ),
  form(
    'M15 21.5C15.5 17.5 18.5 14.8 22.5 14.6C19.5 16.5 18 19 17.8 23.5C17.5 25 15 24.5 15 21.5Z',
    1.2,
    1.5,
  ),
  form('M28 29.5C31 28.5 33.2 26 33.4 23.5C32 26.5 30 28.2 28 29.5Z', 0.9, 1),
];

const laurel = (from: number): Drawing =>
  [0, 1, 2, 3, 4].flatMap((i) =>
    pair(form(leaf(24, 26, from - i * 24, 21.5, 28, i % 2 ? 1.9 : 2.4), 1, 2)),
  );

const terran = (id: string, enamel: string, sign: Drawing): Portrait => ({
  id: `terran-${id}`,
  enamel,
  drawing: [...sign, ...HELMET],
});

const gear = Array.from({ length: 12 }, (_, i) => form(leaf(24, 22, i * 30, 15, 26, 4.2), 1.1, 2));

const rays = Array.from({ length: 17 }, (_, i) =>
  form(leaf(24, 24, i * 14 - 112, 18, i % 2 ? 24 : 28, 1.3), 1, 1.4),
);

const feathers = [0, 1, 2, 3].flatMap((i) =>
  pair(form(leaf(36, 33 - i, 96 - i * 22, 2, 18 - i * 1.5, 2.6), 1 + i * 0.15, 2)),
);

/** The rib of a leaf around the middle. */
const spine = (degrees: number, from: number, to: number): string => {
  const a = (degrees * Math.PI) / 180;
  const spot = (r: number): string =>
    `${(24 + r * Math.sin(a)).toFixed(2)} ${(24 - r * Math.cos(a)).toFixed(2)}`;
  return `M${spot(from)}L${spot(to)}`;
};

const rings: Drawing = [
  ...pair(wire(disc(4, 23, 5.5), 1.7, 1.2)),
  ...pair(wire('M3 12L9 18M3 34L9 28', 1.7, 1.1)),
];

export const SPECIES: readonly Portrait[] = [
  terran('directorate', '#7a1620', [form(starOf(24, -0.5, 5, 6.4, 2.7), 1.2, 2)]),
  terran('federation', '#174a8c', laurel(-42)),
  terran('union', '#1f5a34', rings),
  terran('republic', '#8a5a0c', feathers),
  terran('conglomerate', '#454d58', gear),
  terran('alliance', '#4a2a6a', rays),
  {
    id: 'eridani-empire',
    enamel: '#8e1f1a',
    drawing: [
      form(
        'M6 60C6 50 9 44 9.5 31C14 41 19 44.5 24 44.5C29 44.5 34 41 38.5 31C39 44 42 50 42 60Z',
        1.8,
        6,
      ),
      ...pair(wire('M9.5 31C14 41 19 44.5 24 44.5', 1.4, 0.9)),
      form('M20 33H28L29.5 43C26 45 22 45 18.5 43Z', 1, 5),
      form(
        'M24 1.5C36 1.5 41 9.5 39.5 18C38 26.5 32 29 29.5 37.5C27 39.5 21 39.5 18.5 37.5C16 29 10 26.5 8.5 18C7 9.5 12 1.5 24 1.5Z',
        3.4,
        13,
      ),
      cut('M24 2V12M16 4.5C14 7.5 14 10.5 15 13M32 4.5C34 7.5 34 10.5 33 13', 1, 0.6),
      ...pair(wire('M10.5 17C14.5 14.5 20 16.5 22.5 21.5', 1.5, 0.8)),
      ...pair(eye('M11.5 18.5C16 16.5 21 19 22.3 24.5C17 26 12.5 23.5 11.5 18.5Z')),
      ...[18.2, 29.8].map((x) => boss(x, 21.4, 1.1, 1.2)),
      cut('M22.8 28V30.5M25.2 28V30.5', 0.9, 0.7),
      cut('M21 34.5C23 35.3 25 35.3 27 34.5', 1, 0.7),
      form(starOf(24, 49.5, 8, 4, 1.7), 1.1, 1.5),
    ],
  },
  {
    id: 'hydran-progress',
    enamel: '#0e5a78',
    drawing: [
      wire('M24 27C25 34 21 40 25 52', 3.4, 1.7),
      ...pair(wire('M19 27C16 35 21 40 16 51', 3.2, 1.7)),
      ...pair(wire('M14 26C10 32 15 38 8.5 46', 3, 1.6)),
      ...pair(wire('M10 24C5 28 9 34 2.5 38', 2.6, 1.5)),
      form(
        'M24 1C37 1 43 10 43 19C43 25 40 28.5 36 27C33.5 31 29.5 31 27.5 28.5C25.5 31 22.5 31 20.5 28.5C18.5 31 14.5 31 12 27C8 28.5 5 25 5 19C5 10 11 1 24 1Z',
        3.6,
        14,
      ),
      ...pair(eye('M12.5 17C14 13.5 20 13.8 21.3 18C20 22.6 14 22.4 12.5 17Z')),
      ...[
        [24, 6, 1.5],
        [17, 7.5, 1.1],
        [31, 7.5, 1.1],
        [12.5, 11, 0.8],
        [35.5, 11, 0.8],
      ].map(([x, y, r]) => boss(x, y, r, 0.7)),
      cut('M21 24C23 25.2 25 25.2 27 24', 0.9, 0.6),
    ],
  },
  {
    id: 'planta',
    enamel: '#2c6118',
    drawing: [
      form('M2 60C5 48 15 44 24 44C33 44 43 48 46 60Z', 1.3, 5),
      ...[-3, -2, -1, 0, 1, 2, 3].map((i) =>
        form(leaf(24, 24, i * 37, 8, 27 - Math.abs(i) * 1.2, 7), 1.4, 4),
      ),
      ...[-3, -2, -1, 0, 1, 2, 3].map((i) => cut(spine(i * 37, 12, 23), 0.7, 0.4)),
      form('M20.5 34H27.5L28.5 47H19.5Z', 1, 4),
      form(
        'M24 10C31.5 10 35 16 34.5 23C34 31 28.5 36 24 40C19.5 36 14 31 13.5 23C13 16 16.5 10 24 10Z',
        3,
        10,
      ),
      cut('M24 11V20M20 12.5C20.5 16 21.5 18.5 23 20M28 12.5C27.5 16 26.5 18.5 25 20', 0.8, 0.5),
      ...pair(eye('M16 22.5C18.5 20.8 21.5 21.8 22.4 25C19.5 26 17 25.2 16 22.5Z')),
      cut('M22 32C23.3 32.8 24.7 32.8 26 32', 0.9, 0.6),
      ...pair(form(leaf(24, 52, 62, 3, 24, 5), 1.2, 3)),
    ],
  },
  {
    id: 'descendants-of-draco',
    enamel: '#7a4a0c',
    drawing: [
      form('M20 58C24 51 25.5 46 24.5 41L40 20C43.5 26 44.5 32 43.5 38C42.5 46 45 52 50 58Z', 2, 9),
      form('M26 15C26.5 9 32 3 43 0.5C40 5 38 9 38.5 14L33 19Z', 1.7, 3),
      form('M33 14C37 14.5 43 13.5 47.5 10.5C46.5 17 43.5 20.5 38 22.5Z', 1.4, 3),
      form(
        'M3.5 26C6 22.5 10.5 22 14 19.5C16.5 15 21.5 12.5 27 13C34 13.5 40 18 41 25C42 33 37 40 29 42C22 43.5 14 42.5 8.5 38.5C11.5 38.3 14 37.2 15.5 35C10.5 35 5.5 33.5 3 30C2.5 28.5 2.7 27 3.5 26Z',
        3,
        9,
      ),
      cut('M3.5 30.5C10 32.5 17 32 23.5 28.5', 1.1, 0.8),
      form('M15 20.5C19 16.2 25 15.8 31 19C27 19.6 22 20 17.5 22.5Z', 1, 2),
      eye('M18.5 23C20.5 20.6 24.5 20.4 27 22.2C25 24.8 21 25.3 18.5 23Z'),
      boss(22.6, 22.7, 1, 1.2),
      cut('M6.5 26.5C7.5 26 8.5 26.5 8.3 27.8', 1.1, 0.8),
      ...[0, 1, 2, 3, 4].map((i) =>
        cut(
          `M${30 + i * 1.6} ${42 + i * 3.4 - 16}C${34 + i * 1.4} ${27 + i * 4.4} ${38 + i} ${27 + i * 4.4} ${41 + i * 0.6} ${24 + i * 4.6}`,
          0.9,
          0.5,
        ),
      ),
      ...[
        [11, 33.5],
        [14, 33.6],
        [17, 33],
      ].map(([x, y]) =>
        form(`M${x - 1.1} ${y - 1.6}L${x} ${y + 1.6}L${x + 1.1} ${y - 1.6}Z`, 0.9, 1),
      ),
    ],
  },
  {
    id: 'mechanema',
    enamel: '#1a3a86',
    drawing: [
      form('M0 60V49L8 42H40L48 49V60Z', 1.5, 4),
      cut('M10 44V58M38 44V58', 1, 0.6),
      ...[5, 43].map((x) => boss(x, 50, 1.5, 0.8)),
      ...[19, 24, 29].map((x) => wire(`M${x} 34V44`, 2.8, 1.2)),
      ...pair(wire('M16 8L13 0', 1.6, 1.3)),
      boss(13, 0.5, 1.6, 1.2),
      boss(35, 0.5, 1.6, 1.2),
      ...pair(form('M12 14H8L6 17V23L8 26H12Z', 1.5, 2)),
      form('M11 10L18 4H30L37 10V26L31 37H17L11 26Z', 2.8, 5),
      form('M11 10L18 4H30L37 10L33 13H15Z', 0.8, 2),
      eye('M13.5 16H34.5V22.5L32 24.5H16L13.5 22.5Z'),
      ...[19, 29].map((x) => boss(x, 20, 2.2, 1.9)),
      ...[19, 22.3, 25.7, 29].map((x) => cut(`M${x} 28.5V34.5`, 1.1, 0.8)),
      cut('M14 26.5H34', 0.8, 0.5),
    ],
  },
];
