/** The box of parts: ships, stations and what drives them. */
import { boss, cut, disc, eye, form, pair, starOf, wire } from '../relief/draw.ts';
import type { Drawing } from '../relief/relief.ts';
import { around, beam, box } from './strokes.ts';

const FIGHTER: Drawing = [
  ...pair(form('M27 18L46 36L46 41L28 36Z', 1.6, 4)),
  form('M24 1C28 8 30 16 30 26L29 42H19L18 26C18 16 20 8 24 1Z', 2.3, 6),
  eye('M24 12C26 15 26.6 18 26.6 22H21.4C21.4 18 22 15 24 12Z'),
  ...pair(cut('M30 24L42 36', 0.9, 0.6)),
  form('M20 42H28L27 47H21Z', 1, 2),
];

const FREIGHTER: Drawing = [
  form('M2 27H36L46 21V31L40 38H8Z', 2, 4),
  form('M5 12H15V26H5ZM16.6 12H26.6V26H16.6Z', 1.8, 3),
  form('M29 15H38L42 21L36 26H29Z', 1.7, 3),
  cut('M5 19H15M16.6 19H26.6M8 32H40', 0.9, 0.6),
  eye('M34 18H38L40 21H34Z'),
];

const WARSHIP: Drawing = [
  ...pair(form('M38 18L44 18L44 41L38 41Z', 1.5, 3)),
  ...pair(wire('M41 18L41 8', 2, 1)),
  form('M24 0L31 14L38 30L40 42H8L10 30L17 14Z', 2.1, 5),
  form('M24 15L30 28L32 38H16L18 28Z', 1.6, 4),
  form('M19.6 30H28.4V37H19.6Z', 1.2, 2),
  boss(24, 11, 2.8, 1.2),
  wire('M24 10V3', 1.7, 0.9),
  boss(24, 22, 2.8, 1.2),
  wire('M24 21V14', 1.7, 0.9),
  boss(34.4, 33, 2, 1),
  boss(13.6, 33, 2, 1),
  cut('M12 26L17 28M36 26L31 28M9 38H16M32 38H39', 0.9, 0.6),
  ...pair(form('M26 42L32 42L31 47L27 47ZM34 42L39 42L38 46L35 46Z', 1.1, 2)),
];

/** A small freighter from the side, its engine at (x, y). */
const barge = (x: number, y: number): Drawing => [
  form(
    `M${x} ${y + 4}L${x + 3} ${y}H${x + 17}V${y + 2}H${x + 22}L${x + 30} ${y + 8}L${x + 23} ${y + 12.4}H${x + 3}L${x} ${y + 9}Z`,
    1.9,
    4,
  ),
  eye(`M${x + 20} ${y + 4.2}H${x + 23}L${x + 25.4} ${y + 6.6}H${x + 20}Z`),
  cut(`M${x + 7.6} ${y}V${y + 8}M${x + 12.4} ${y}V${y + 8}M${x + 3} ${y + 8}H${x + 26}`, 0.9, 0.7),
  wire(`M${x - 3.4} ${y + 4.4}H${x}M${x - 3.4} ${y + 8.6}H${x}`, 2.2, 1),
];

export const CRAFT: Readonly<Record<string, Drawing>> = {
  fighter: FIGHTER,
  freighter: FREIGHTER,
  warship: WARSHIP,
  rocket: [
    form('M24 1C32 8 35 17 34 28L31 36H17L14 28C13 17 16 8 24 1Z', 2.3, 7),
    eye(disc(24, 17, 4)),
    boss(24, 17, 2.6, 0.8),
    ...pair(form('M33 25L42 34L42 44L31 36Z', 1.5, 3)),
    form('M19 37H29L24 48Z', 1.2, 2),
  ],
  drone: [
    wire('M24 24L8 10M24 24L40 10M24 24L8 38M24 24L40 38', 2.6, 1.2),
    ...[8, 40].flatMap((x) => [10, 38].map((y) => wire(disc(x, y, 6.6), 2, 1))),
    form('M17 15H31L35 24L31 33H17L13 24Z', 2.2, 5),
    eye(disc(24, 24, 3.6)),
    boss(24, 24, 2, 0.9),
  ],
  saucer: [
    form('M13 18C13 9 18 5 24 5C30 5 35 9 35 18Z', 2, 6),
    form('M0 22C8 15 40 15 48 22C44 31 34 33 24 33C14 33 4 31 0 22Z', 2.1, 5),
    ...[8, 16, 24, 32, 40].map((x) => boss(x, 24 + (x === 8 || x === 40 ? -1 : 0.8), 1.9, 0.9)),
    ...[-1, 0, 1].map((i) => form(beam([24 + i * 6, 34], [24 + i * 13, 47], 2.4, 4.4), 0.8, 2)),
  ],
  talon: [
    form('M24 4C30 8 32 14 31 20L27 40L24 46L21 40L17 20C16 14 18 8 24 4Z', 2.2, 5),
    ...pair(form('M31 12C41 10 47 18 46 34C44 28 40 24 31 24Z', 1.8, 4)),
    eye('M20 15H28L26 19H22Z'),
    ...pair(wire('M27 30L34 40', 1.8, 1)),
  ],
  ark: [
    form('M2 20H8V12H36L46 20V30L36 38H8V30H2Z', 2.1, 5),
    ...[12, 19, 26].map((x) => eye(`M${x} 18H${x + 4.6}V32H${x}Z`)),
    ...[14.3, 21.3, 28.3].map((x) =>
      wire(`M${x} 31V22M${x - 1.6} 25L${x} 23L${x + 1.6} 25`, 1, 0.9),
    ),
    cut('M36 13V37', 0.9, 0.6),
    boss(40.4, 25, 2.2, 1),
  ],
  convoy: [...barge(4, 2), ...barge(17, 18), ...barge(4, 34)],
  // A ship in sections, about to be joined.
  blocks: [
    form(`${box(17.4, 0, 12, 6)}${box(17.4, 42, 12, 6)}`, 1.2, 2),
    wire('M23.4 5V43', 2, 1),
    wire('M13 20H35M13 28H35', 1.7, 0.8),
    form('M5 15H14V33H5Z', 1.9, 4),
    ...[16.4, 22, 27.6].map((y) => form(box(0.6, y, 4.4, 4), 1.3, 2)),
    form(box(17.4, 11, 12, 26), 2, 4),
    form('M33 12H37L47 21V27L37 36H33Z', 2.1, 5),
    cut('M17.4 17H29.4M17.4 31H29.4M8 15V33M38 15V33', 0.9, 0.6),
    ...[21, 26].map((x) => boss(x, 24, 1.6, 0.8)),
  ],
  dock: [
    form('M2 4H46V10H2Z', 1.5, 3),
    ...pair(form('M39 10L45 10L45 44L39 44Z', 1.5, 3)),
    ...pair(form('M39 20L33 22L33 27L39 28Z', 1.2, 2)),
    form('M24 13C28 18 30 24 30 30L28 42H20L18 30C18 24 20 18 24 13Z', 2.1, 5),
    eye(disc(24, 26, 2.4)),
    wire('M24 10V14', 1.4, 0.8),
  ],
  station: [
    wire(disc(24, 24, 19), 4.4, 1.7),
    wire('M24 6V42M6 24H42', 2.6, 1),
    ...around(4, 20, (_, x, y) => form(box(x - 4.4, y - 4.4, 8.8, 8.8), 1.4, 3)),
    form(disc(24, 24, 8), 2.2, 6),
    cut(disc(24, 24, 4.4), 0.9, 0.6),
  ],
  starbase: [
    form(
      'M24 1L31 10H38L47 17L42 24L47 31L38 38H31L24 47L17 38H10L1 31L6 24L1 17L10 10H17Z',
      1.9,
      5,
    ),
    form(disc(24, 24, 10), 1.6, 5),
    eye(disc(24, 24, 5)),
    boss(24, 24, 3, 1.2),
    ...[
      [24, 6],
      [24, 42],
      [7, 17],
      [41, 17],
      [7, 31],
      [41, 31],
    ].map(([x, y]) => boss(x, y, 2, 0.9)),
  ],
  orbital: [
    form(disc(24, 26, 14), 2.2, 9),
    cut('M11 22C18 26 28 19 37 24M11 31C18 28 28 33 37 30', 0.9, 0.6),
    wire('M9 33C1 31 -1 25 3 19C10 9 30 2 41 8C47 12 46 20 38 26', 3.4, 1.8),
    form(box(36, 3, 9, 9), 1.7, 3),
    form(box(1, 24, 7, 7), 1.5, 3),
  ],
  sphere: [
    form(disc(24, 24, 22), 2.5, 13),
    cut('M2.4 27C14 31 34 31 45.6 27M4 20C14 23 34 23 44 20', 1.2, 0.9),
    eye(disc(32, 14, 5.6)),
    form(disc(32, 14, 4.4), 0.7, 4),
    boss(32, 14, 1.6, 1),
    cut('M12 12L16 16M10 36H18M28 38L34 36', 0.8, 0.6),
  ],
  ringworld: [
    form(disc(24, 24, 8), 2.5, 6),
    wire(disc(24, 24, 22, 13), 4, 1.8),
    ...around(
      8,
      0,
      (a) => {
        const [x, y] = [
          24 + Math.sin((a * Math.PI) / 180) * 22,
          24 - Math.cos((a * Math.PI) / 180) * 13,
        ];
        return form(box(x - 2.6, y - 2.6, 5.2, 5.2), 1.1, 2);
      },
      22.5,
    ),
  ],
  gate: [
    form(
      'M4 46V18C4 8 12 2 24 2C36 2 44 8 44 18V46H34V20C34 14 30 11 24 11C18 11 14 14 14 20V46Z',
      2,
      5,
    ),
    cut('M4 30H14M34 30H44M24 2V11', 0.9, 0.7),
    wire('M19 46V21M24 46V19M29 46V21M15 28H33M15 37H33', 1.6, 0.9),
  ],
  portal: [
    wire(disc(24, 24, 20), 5, 2),
    ...around(8, 20, (_, x, y) => boss(x, y, 2.2, 0.9)),
    form('M10 21H26V15L38 24L26 33V27H10Z', 1.6, 4),
  ],
  pods: [
    form('M24 8C16 0 6 4 4 13H44C42 4 32 0 24 8Z', 1.7, 5),
    wire('M4 13L20 30M44 13L28 30M24 8V28', 1.3, 0.7),
    form('M17 28H31L33 40L24 47L15 40Z', 2, 5),
    cut('M16 35H32', 0.9, 0.6),
  ],
  tug: [
    wire('M18 21L28 12L38 13V18M18 36L28 45L38 44V39', 2.8, 1.3),
    form('M28 18H47V39H28Z', 1.7, 4),
    wire('M30 37L45 20', 1.7, 0.8),
    cut('M28 23H47M28 34H47', 0.9, 0.7),
    form('M4 18H16L22 23V34L16 39H4Z', 2.2, 5),
    form('M6 18L8 10H14L16 18Z', 1.6, 3),
    eye('M9 13H13L14 17H8Z'),
    form('M4 20L-1 18V39L4 37Z', 1.2, 2),
    cut('M7 28H20', 0.9, 0.6),
  ],
  sail: [
    form('M24 1C38 6 44 18 44 30H24Z', 1.9, 6),
    form('M21 8C12 13 6 21 5 30H21Z', 1.6, 5),
    wire('M22.6 1V38', 2, 1),
    form('M3 35H45L38 45H12Z', 1.9, 4),
    cut('M25 14C32 16 38 20 42 25', 0.8, 0.6),
  ],
  compass: [
    wire(disc(24, 24, 21), 3, 1.4),
    form(starOf(24, 24, 4, 21, 4.4), 1.9, 4),
    form(starOf(24, 24, 4, 12, 4.4, Math.PI / 4), 1.1, 3),
    boss(24, 24, 3, 1.2),
  ],
};
