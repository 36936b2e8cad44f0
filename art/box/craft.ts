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
  form('M1 30L10 24H40L47 29L40 38H10Z', 2.2, 5),
  form('M14 24L17 17H32L35 24Z', 1.8, 3),
  form('M21 17V9H28V17Z', 1.5, 3),
  wire('M8 20H15M33 20H44M24 9V2', 1.9, 1),
  cut('M8 30H42', 0.9, 0.6),
  form('M6 27L0 24V36L6 33Z', 1.1, 2),
  ...[15, 21, 27, 33].map((x) => boss(x, 33.6, 1.3, 0.7)),
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
  convoy: [
    ...[
      [2, 3],
      [14, 17],
      [2, 31],
    ].map(([x, y]) =>
      form(`M${x} ${y}H${x + 22}L${x + 32} ${y + 6.4}L${x + 22} ${y + 13}H${x}Z`, 1.9, 4),
    ),
    cut('M9 3V16M17 3V16M21 17V30M29 17V30M9 31V44M17 31V44', 0.9, 0.7),
  ],
  blocks: [
    form(box(3, 14, 12, 20), 1.8, 4),
    form(box(18, 14, 12, 20), 1.8, 4),
    form('M33 14H38L47 24L38 34H33Z', 1.8, 4),
    wire('M15 24H18M30 24H33', 3, 1),
    wire('M9 9L24 3L39 9', 1.4, 0.7),
    cut('M3 24H15M18 24H30', 0.9, 0.6),
    boss(38, 24, 2.2, 1),
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
    form('M6 20H30L40 26V38H10L4 32Z', 2, 5),
    form('M12 8H25V20H12Z', 1.7, 3),
    eye('M15 11H22V16H15Z'),
    wire('M40 30H47M47 25V35', 2.6, 1.2),
    form('M4 24L0 21V37L4 34Z', 1, 2),
    cut('M8 27H38', 0.9, 0.6),
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
