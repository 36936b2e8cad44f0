/** The box of parts: heavens, matter and living things. */
import { boss, cut, disc, eye, form, leaf, pair, starOf, wire } from '../relief/draw.ts';
import type { Drawing } from '../relief/relief.ts';
import { around, box, polar, spiral } from './strokes.ts';

const hexagon = (x: number, y: number, r: number): string => starOf(x, y, 3, r, r, 0);

const crystal = (x: number, y: number, degrees: number, long: number, wide: number): Drawing => {
  const [tip, left, right] = [
    polar(x, y, degrees, long),
    polar(...polar(x, y, degrees, long * 0.76), degrees - 90, wide),
    polar(...polar(x, y, degrees, long * 0.76), degrees + 90, wide),
  ];
  const [a, b] = [polar(x, y, degrees - 90, wide * 0.8), polar(x, y, degrees + 90, wide * 0.8)];
  return [
    form(
      `M${a.join(' ')}L${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}L${b.join(' ')}Z`,
      1.8,
      3,
    ),
    cut(`M${x} ${y}L${polar(x, y, degrees, long * 0.72).join(' ')}`, 0.8, 0.6),
  ];
};

export const NATURE: Readonly<Record<string, Drawing>> = {
  planet: [
    form(disc(24, 24, 19), 2.5, 12),
    cut(
      'M7 16C14 20 20 14 27 17C34 20 38 15 42 18M5.4 28C13 24 20 31 28 28C36 25 40 29 42.6 27M11 37C18 34 26 39 36 36',
      1.1,
      0.7,
    ),
  ],
  globe: [
    form(disc(24, 24, 19), 2.5, 12),
    cut('M5 24H43M8 15H40M8 33H40M24 5V43M24 5C13 13 13 35 24 43M24 5C35 13 35 35 24 43', 0.8, 0.6),
  ],
  'ringed-planet': [
    form(disc(24, 24, 14), 2.4, 9),
    wire(
      'M12 17C4 22 -1 28 1 32C3 37 15 35 27 29C39 23 48 16 46.4 12C45.4 9.6 40 9.4 33 12',
      2.8,
      1.6,
    ),
  ],
  moon: [
    form(disc(24, 24, 19), 2.3, 11),
    ...(
      [
        [17, 17, 5],
        [31, 27, 6],
        [19, 33, 3.4],
        [33, 13, 3],
      ] as const
    ).flatMap(([x, y, r]) => [cut(disc(x, y, r), 1.2, 0.8), form(disc(x, y, r), -0.6, r)]),
  ],
  crescent: [
    form('M31 3C19 5 10 13 10 24C10 35 19 43 31 45C24 40 20 33 20 24C20 15 24 8 31 3Z', 2.2, 6),
  ],
  sun: [
    ...around(12, 0, (a) => form(leaf(24, 24, a, 12, (a / 30) % 2 ? 20 : 24, 3), 1.3, 2)),
    form(disc(24, 24, 10.6), 2.6, 8),
  ],
  flares: [
    form(disc(24, 24, 11), 2.6, 8),
    ...around(8, 0, (a) => wire(spiral(24, 24, 0.2, 12, 23, a), 2.4, 1.3)),
  ],
  eclipse: [
    ...around(16, 0, (a) => form(leaf(24, 24, a, 15, (a / 22.5) % 2 ? 20 : 24, 2.2), 1.3, 2)),
    form(disc(24, 24, 16), 1.7, 4),
    eye(disc(24, 24, 12)),
    form('M13 17A13 13 0 0 1 35 17A16 16 0 0 0 13 17Z', 0.9, 2),
  ],
  star: [form(starOf(24, 25, 5, 23, 9.6), 2.3, 6)],
  spark: [form(starOf(24, 24, 4, 23, 5), 2.1, 5)],
  stars: [
    form(starOf(16, 18, 4, 14, 3.6), 1.9, 4),
    form(starOf(37, 12, 4, 9, 2.6), 1.6, 3),
    form(starOf(33, 35, 4, 12, 3.2), 1.8, 4),
    boss(12, 39, 2.4, 1.1),
  ],
  comet: [
    ...[-13, 0, 13].map((a) => form(leaf(14, 34, 45 + a, 6, a === 0 ? 46 : 36, 4.4), 1.4, 3)),
    form(disc(14, 34, 9.6), 2.5, 7),
  ],
  meteors: (
    [
      [11, 37, 6.4],
      [28, 40, 4.6],
      [36, 26, 5.6],
    ] as const
  ).flatMap(([x, y, r]) => [
    form(leaf(x, y, 38, -r, r * 4.6, r * 1.7), 1.2, 3),
    form(disc(x, y, r), 2, 5),
    cut(disc(x - r * 0.2, y + r * 0.2, r * 0.34), 0.8, 0.6),
  ]),
  rocks: [
    form('M4 20L12 10L24 13L27 25L18 33L6 30Z', 2, 5),
    form('M30 6L40 3L46 11L42 19L32 17Z', 1.7, 4),
    form('M26 32L36 24L45 31L42 42L30 44Z', 1.9, 4),
    cut('M12 10L15 21L27 25M36 24L36 34L30 44', 0.8, 0.6),
  ],
  vortex: [
    ...[0, 120, 240].map((a) => wire(spiral(24, 24, 0.82, 4, 23, a), 3.2, 1.6)),
    boss(24, 24, 5, 1.6),
  ],
  maw: [
    form(disc(24, 24, 23), 1.6, 4),
    eye(disc(24, 24, 17)),
    ...around(10, 0, (a) => form(leaf(24, 24, a, 8, 19, 3.4), 1.7, 3)),
    boss(24, 24, 4.6, 1.8),
  ],
  funnel: [
    wire(
      'M2 8C14 12 34 12 46 8M6 16C15 20 33 20 42 16M11 24C18 28 30 28 37 24M16 32C20 35 28 35 32 32M20 39C22 41 26 41 28 39',
      1.7,
      0.9,
    ),
    wire(
      'M2 8C12 18 18 32 24 46C30 32 36 18 46 8M15 10C19 20 22 32 24 46C26 32 29 20 33 10',
      1.5,
      0.8,
    ),
    boss(24, 8, 4.4, 2),
  ],
  atom: [
    ...around(3, 0, (a) => {
      const spots = Array.from({ length: 25 }, (_, i) => {
        const t = (i / 24) * 2 * Math.PI;
        const turn = (a * Math.PI) / 180;
        const [u, v] = [Math.cos(t) * 22, Math.sin(t) * 8];
        return `${(24 + u * Math.cos(turn) - v * Math.sin(turn)).toFixed(2)} ${(24 + u * Math.sin(turn) + v * Math.cos(turn)).toFixed(2)}`;
      });
      return wire(`M${spots.join('L')}Z`, 1.9, 1);
    }),
    boss(24, 24, 5.4, 2),
    boss(46, 24, 2.4, 1),
    boss(13, 43, 2.4, 1),
    boss(13, 5, 2.4, 1),
  ],
  trefoil: [
    ...around(3, 0, (a) => {
      const [p, q] = [polar(24, 24, a - 30, 21), polar(24, 24, a + 30, 21)];
      const [r, s] = [polar(24, 24, a - 30, 8), polar(24, 24, a + 30, 8)];
      return form(
        `M${r.join(' ')}L${p.join(' ')}A21 21 0 0 1 ${q.join(' ')}L${s.join(' ')}A8 8 0 0 0 ${r.join(' ')}Z`,
        1.8,
        4,
      );
    }),
    boss(24, 24, 4.6, 1.6),
  ],
  bolt: [form('M29 1L8 27H21L16 47L41 19H27Z', 2.2, 5)],
  bolts: [
    form('M20 2L4 25H14L9 45L29 19H18Z', 2, 4),
    form('M40 6L28 24H36L32 40L46 20H38Z', 1.6, 3),
  ],
  flame: [
    form(
      'M24 1C35 13 40 20 40 29C40 39 33 46 24 46C15 46 8 39 8 30C8 23 13 19 16 11C20 14 20 17 20 20C23 15 25 9 24 1Z',
      2.1,
      6,
    ),
    form('M24 22C30 29 32 31 32 36C32 41 28 44 24 44C20 44 16 41 16 36C16 32 20 29 24 22Z', 1.1, 4),
  ],
  drop: [
    form('M24 2C33 15 38 22 38 30C38 39 32 45 24 45C16 45 10 39 10 30C10 22 15 15 24 2Z', 2.4, 8),
    cut('M16 30C16 35 19 39 23 40', 1.4, 0.8),
  ],
  snow: [
    ...around(6, 0, (a) => {
      const at = (away: number): string => polar(24, 24, a, away).join(' ');
      const side = (away: number, off: number): string =>
        polar(...polar(24, 24, a, away), a + off, 7).join(' ');
      return [
        wire(`M24 24L${at(23)}`, 2.6, 1.3),
        wire(`M${side(11, 50)}L${at(11)}L${side(11, -50)}`, 2, 1),
        wire(`M${side(17, 50)}L${at(17)}L${side(17, -50)}`, 1.7, 0.8),
      ];
    }),
    boss(24, 24, 3.4, 1.3),
  ],
  ice: [
    ...crystal(24, 44, 0, 42, 7),
    ...crystal(17, 44, -28, 31, 5.4),
    ...crystal(31, 44, 28, 31, 5.4),
    form('M6 42H42L38 47H10Z', 1.2, 2),
  ],
  shards: [
    ...crystal(24, 26, 0, 25, 5.4),
    ...crystal(22, 27, -120, 23, 5),
    ...crystal(26, 27, 120, 23, 5),
    ...crystal(21, 24, -58, 22, 4.4),
    ...crystal(27, 24, 58, 22, 4.4),
    boss(24, 25, 4, 1),
  ],
  carbon: [
    wire(`${hexagon(24, 24, 13)}`, 2.6, 1.2),
    wire(
      'M24 11V1M24 37V47M35.3 17.5L44 12.4M35.3 30.5L44 35.6M12.7 17.5L4 12.4M12.7 30.5L4 35.6',
      2.4,
      1.1,
    ),
    ...around(6, 13, (_, x, y) => boss(x, y, 3.6, 1.5)),
    ...around(6, 23, (_, x, y) => boss(x, y, 2.4, 1.1)),
  ],
  lattice: [
    wire('M6 6H42V42H6ZM18 6V42M30 6V42M6 18H42M6 30H42', 1.7, 0.9),
    ...[6, 18, 30, 42].flatMap((x) => [6, 18, 30, 42].map((y) => boss(x, y, 2.6, 1.3))),
  ],
  net: [
    wire(
      'M8 10L24 4L42 14L38 34L20 44L4 30ZM24 22L8 10M24 22L24 4M24 22L42 14M24 22L38 34M24 22L20 44M24 22L4 30',
      1.6,
      0.9,
    ),
    ...(
      [
        [8, 10],
        [24, 4],
        [42, 14],
        [38, 34],
        [20, 44],
        [4, 30],
      ] as const
    ).map(([x, y]) => form(starOf(x, y, 4, 5.4, 2), 1.4, 2)),
    boss(24, 22, 4.6, 1.8),
  ],
  hive: [
    ...(
      [
        [24, 9],
        [10, 17],
        [38, 17],
        [10, 33],
        [38, 33],
        [24, 41],
      ] as const
    ).map(([x, y]) => form(hexagon(x, y, 7.6), 1.4, 3)),
    form(hexagon(24, 25, 7.6), 2, 3),
    eye(disc(24, 25, 2.6)),
  ],
  tesseract: [
    wire('M4 4H44V44H4ZM15 15H33V33H15ZM4 4L15 15M44 4L33 15M44 44L33 33M4 44L15 33', 2.2, 1.2),
    ...[4, 44].flatMap((x) => [4, 44].map((y) => boss(x, y, 3, 1.3))),
    boss(24, 24, 4.6, 1.6),
  ],
  dyson: [
    form(disc(24, 24, 8), 2.6, 6),
    wire(disc(24, 24, 22), 2.4, 1.2),
    wire(disc(24, 24, 22, 8), 2, 1),
    wire(disc(24, 24, 8, 22), 2, 1),
    wire('M8.6 8.6C18 16 30 16 39.4 8.6M8.6 39.4C18 32 30 32 39.4 39.4', 1.6, 0.8),
    ...around(8, 22, (_, x, y) => boss(x, y, 2.2, 1)),
  ],
  twins: [
    form(disc(16, 20, 13), 2.2, 8),
    cut('M5 15C11 18 20 13 28 17M4 25C11 22 20 28 28 24', 0.9, 0.6),
    form(disc(33, 29, 13), 1.6, 5),
    cut('M22 24C28 27 36 22 45 26M21 34C28 31 36 37 45 33', 0.9, 0.6),
  ],
  sprout: [
    wire('M24 46V22', 3, 1.3),
    form('M24 29C12 29 5 22 4 10C17 10 24 17 24 29Z', 2, 5),
    form('M24 24C24 11 31 3 44 2C45 16 37 24 24 24Z', 2, 5),
    cut('M9 14.6L22 27M39 7L26 21', 0.9, 0.7),
  ],
  clover: [
    ...around(4, 0, (a) => form(leaf(24, 21, a + 45, 0, 21, 18), 1.9, 5)),
    cut('M24 21L33 12M24 21L15 12M24 21L33 30M24 21L15 30', 0.9, 0.7),
    wire('M24 22C25 32 28 40 34 46', 2.6, 1.2),
  ],
  laurel: [
    ...Array.from({ length: 6 }, (_, i) => [200 + i * 24, 160 - i * 24])
      .flat()
      .map((a) => {
        const [x, y] = polar(24, 24, a, 19);
        const side = a > 180 ? 1 : -1;
        return form(leaf(x, y, a + 62 * side, -5, 7.4, 4.4), 1.5, 3);
      }),
    wire(
      'M24 44C13 44 4.6 35 4.6 24C4.6 18 7 13 10 9.6M24 44C35 44 43.4 35 43.4 24C43.4 18 41 13 38 9.6',
      1.2,
      0.7,
    ),
  ],
  helix: [
    wire('M13 1C13 13 35 13 35 24C35 35 13 35 13 47', 3.4, 1.5),
    wire('M35 1C35 13 13 13 13 24C13 35 35 35 35 47', 3.4, 1.5),
    wire(
      'M15 5H33M19.4 9.6H28.6M15 19.6H33M13.4 24H34.6M15 28.4H33M19.4 38.4H28.6M15 43H33',
      1.7,
      0.8,
    ),
  ],
  brain: [
    form('M23 6C14 3 8 9 9 15C3 18 3 27 8 30C7 38 15 43 23 40Z', 2.1, 6),
    form('M25 6C34 3 40 9 39 15C45 18 45 27 40 30C41 38 33 43 25 40Z', 2.1, 6),
    ...pair(
      cut(
        'M18 9C14 12 16 17 20 17M10 17C13 21 17 20 18 23M10 28C14 26 18 28 17 33M20 30L23 28',
        1.1,
        0.8,
      ),
    ),
  ],
  locust: [
    form('M24 3C28 3 30 7 29 11L28 14H20L19 11C18 7 20 3 24 3Z', 1.9, 4),
    form('M18 14H30L32 22L29 44L24 47L19 44L16 22Z', 2, 5),
    ...pair(form('M30 16C38 18 43 27 42 42C36 38 31 30 30 16Z', 1.2, 3)),
    cut('M17 25H31M18 32H30M19.4 39H28.6', 0.9, 0.7),
    ...pair(wire('M26 4C29 0 34 -1 38 2M30 17L40 10L45 14M31 24L44 26L47 34', 1.6, 0.9)),
    boss(21, 8, 1.6, 1),
    boss(27, 8, 1.6, 1),
  ],
  gnat: [
    form(disc(24, 10, 6), 2, 5),
    form('M19 15H29L31 24L24 46L17 24Z', 2, 5),
    ...pair(form('M28 18C36 8 44 8 47 14C46 22 38 26 29 23Z', 1, 4)),
    ...pair(wire('M28 24L38 30L37 41M27 29L33 36L31 45', 1.5, 0.9)),
    ...pair(wire('M26 5L31 0', 1.4, 0.8)),
    cut('M18 25H30M19.6 32H28.4', 0.9, 0.6),
    boss(21, 9, 1.7, 1),
    boss(27, 9, 1.7, 1),
  ],
  bug: [
    form(disc(24, 26, 11, 14), 2.1, 7),
    form(disc(24, 9, 6, 5), 1.7, 4),
    cut('M24 13V40M14 24H34', 0.9, 0.7),
    ...pair(wire('M34 20L43 14M35 27H45M33 34L42 41', 2, 1)),
  ],
  wyrm: [
    form(
      'M2 40C8 48 22 49 32 45C43 41 45 31 37 27C31 24 24 26 21 23C19 20 21 17 26 17L24 8C13 7 6 14 8 23C10 32 20 33 27 34C31 35 31 38 27 39C19 42 9 41 2 40Z',
      2.2,
      5,
    ),
    form('M10 15L2 11L9 22ZM9 26L1 27L13 31ZM41 29L48 26L44 37Z', 1.2, 2),
    form('M22 6C28 3 34 5 38 8L48 14L46 18L36 17L41 22L30 22C24 21 20 15 22 6Z', 2.1, 4),
    form('M23 7L13 0L30 5Z', 1.4, 2),
    eye('M31 9L36 11L32 12.6Z'),
    cut('M12 26C16 30 22 30 28 31M30 43C36 40 39 36 37 32', 0.9, 0.6),
  ],
  phage: [
    form('M24 1L36 8V20L24 27L12 20V8Z', 2.1, 5),
    cut('M12 8L24 14L36 8M24 14V27', 0.9, 0.7),
    form(box(21, 27, 6, 10), 1.6, 3),
    cut('M21 30H27M21 33.4H27', 0.8, 0.6),
    ...pair(wire('M27 37L37 27L45 46M26 38L33 32L37 46', 2, 1.1)),
  ],
  tentacles: [
    form('M8 20C8 8 15 2 24 2C33 2 40 8 40 20C40 26 34 28 24 28C14 28 8 26 8 20Z', 2.3, 8),
    ...pair(eye('M28 14C31 12 35 13 36 17C33 19 29 18 28 14Z')),
    ...[9, 17, 24, 31, 39].map((x, i) =>
      wire(`M${x} 26C${x - 5 + i} 34 ${x + 5 - i} 38 ${x + (i - 2) * 2} 47`, 3, 1.4),
    ),
  ],
};
