/** Andromeda's Edge: those who lead, one for each seat. */

import { PEOPLE } from '../box/people.ts';
import { boss, cut, disc, eye, form, pair, starOf, wire } from '../relief/draw.ts';
import { type Drawing, paintRelief } from '../relief/relief.ts';
import { one, type Work } from '../work.ts';

/** A face seen from the front, from brow to chin. */
const FRONT = 'M24 8C32 8 36 13 36 21C36 30 30 38 24 40C18 38 12 30 12 21C12 13 16 8 24 8Z';

const FEATURES: Drawing = [
  ...pair(cut('M14.6 20.4C16.6 18.6 20 18.8 21.4 20.6', 1, 0.7)),
  ...pair(eye('M15 22.6C16.6 21 19.6 21.2 20.8 22.8C19.6 24.2 16.4 24.2 15 22.6Z')),
  wire('M24 21C23.6 25 23 27.4 22.4 29.2C23.4 30 24.8 30 25.6 29.2', 1.1, 0.7),
  cut('M20.6 33.2C22.6 34.4 25.4 34.4 27.4 33.2', 1, 0.7),
];

const face = (rise = 2.3): Drawing => [form(FRONT, rise, 9), ...FEATURES];

/** Shoulders in a coat with a high collar. */
const COAT: Drawing = [
  form('M1 50C3 43 11 40 17 38.6L24 44L31 38.6C37 40 45 43 47 50Z', 1.8, 5),
  ...pair(form('M17.4 37L12.6 42.4L21.6 49L24 44Z', 1.2, 2)),
];

const PORTRAITS = {
  /** An admiral of the old school. */
  admiral: PEOPLE.officer,
  /** A captain with her hair tied up and a wire at her ear. */
  captain: [
    form('M8 24C5 8 14 0 24 0C34 0 43 8 40 24C41 31 39 35 37 37L11 37C9 35 7 31 8 24Z', 1.5, 6),
    boss(24, 1.6, 6.4, 1.8),
    ...COAT,
    ...face(),
    form(
      'M12 21C12 11 17 6.4 24 6.4C31 6.4 36 11 36 21C33 17.6 29.6 13.6 27 10.6C22 13 16 15 12 21Z',
      1.1,
      3,
    ),
    cut('M26 10.6C21 12.4 16.4 14.4 13.6 18M18 3C17 5 17 6.6 18 8', 0.8, 0.5),
    ...[12, 36].map((x) => boss(x, 25, 2.3, 1.1)),
    wire('M36 26C36 31 32 33.6 28.4 33', 1.2, 0.8),
  ],
  /** A smuggler: kerchief, beard, a patch. */
  corsair: [
    ...COAT,
    ...face(),
    form(
      'M12.4 25C12 37 17 45 24 46C31 45 36 37 35.6 25C33 31 30.4 31 27.6 30.6L24 32L20.4 30.6C17.6 31 15 31 12.4 25Z',
      1.4,
      4,
    ),
    cut('M18 36L19.6 41M24 37V44M30 36L28.4 41M21 35L21.8 38M27 35L26.2 38', 0.9, 0.6),
    cut('M21.4 33.4H26.6', 1.1, 0.9),
    form(
      'M10.6 19C10 8 16 2.6 24 2.6C32 2.6 38 8 37.4 19C33 15.4 28.6 14.4 24 14.4C19.4 14.4 15 15.4 10.6 19Z',
      1.6,
      4,
    ),
    cut('M11 17C16 12.4 32 12.4 37 17', 0.9, 0.6),
    form('M36.4 15L44.6 12L42.6 18.4L47 23L38 20Z', 1.1, 2),
    form(disc(29.4, 22.6, 3.8, 3.3), 1.2, 3),
    cut('M26 21L14 17', 0.8, 0.6),
  ],
  /** A seer under her veil. */
  seer: [
    form('M24 -1C36 -1 43 9 43 24C43 36 46 43 47 50H1C2 43 5 36 5 24C5 9 12 -1 24 -1Z', 1.6, 7),
    eye(
      'M24 7C32.6 7 37 14 36.6 23C36.2 32 30.6 40 24 42C17.4 40 11.8 32 11.4 23C11 14 15.4 7 24 7Z',
    ),
    ...face(2),
    ...pair(cut('M11 9C7.6 17 8 29 5.4 44M15.4 3.4C9.4 9 8.6 18 9 25', 0.8, 0.5)),
    form(starOf(24, 12.4, 4, 4.6, 1.4), 1.1, 1.6),
    wire('M13 15C17 11.6 20 12 24 12.4C28 12 31 11.6 35 15', 1, 0.6),
    ...pair(wire('M13 28C16 33 19 35.6 24 36.6', 0.8, 0.5)),
  ],
  /** Somebody from very far away: a crest, no hair, patient eyes. */
  stranger: [
    ...COAT,
    form('M24 -2C27 3 27.6 8 27 13H21C20.4 8 21 3 24 -2Z', 2, 3),
    ...pair(form('M34 2C34.6 8 33.6 12 31 16L27.4 12C29 8 31 5 34 2Z', 1.7, 3)),
    ...pair(form('M43 11C42 16 39 20 35 22L33 17C37 16 40 14 43 11Z', 1.4, 3)),
    form(
      'M24 6C33 6 38 12 37.4 20C36.8 28 31 33 29.4 39C27 41.4 21 41.4 18.6 39C17 33 11.2 28 10.6 20C10 12 15 6 24 6Z',
      2.5,
      10,
    ),
    ...pair(eye('M12.6 20C16 17.4 20.6 19.4 21.8 24.6C17 26 13.4 24.4 12.6 20Z')),
    ...[18.2, 29.8].map((x) => boss(x, 22.6, 1.2, 1.1)),
    cut('M22.8 29.6V31.4M25.2 29.6V31.4', 0.8, 0.7),
    cut('M21.4 35.4C23 36.2 25 36.2 26.6 35.4', 0.9, 0.7),
    ...pair(cut('M26 9.4C29.6 10.6 32.4 12.6 34 15.6', 0.7, 0.5)),
  ],
  /** A marshal who has not taken the helmet off for years. */
  marshal: [
    form('M1 50C3 41 12 38 18 37H30C36 38 45 41 47 50Z', 1.9, 5),
    ...pair(form('M33 36L45 39L47 48L37 45Z', 1.3, 3)),
    form('M24 2C35 2 40 10 39.4 21C39 30 36 38 30 41H18C12 38 9 30 8.6 21C8 10 13 2 24 2Z', 2.4, 8),
    form('M22.2 -3H25.8L27 17H21Z', 1.5, 2),
    eye('M12 19.4L22.6 22.6V26L13 25.4ZM36 19.4L25.4 22.6V26L35 25.4Z'),
    wire('M10.6 17.4L24 21.4L37.4 17.4', 1.6, 0.9),
    cut('M24 27V40M19 31V38M29 31V38M15.4 30L16.4 36M32.6 30L31.6 36', 1, 0.8),
    ...[12, 36].map((x) => boss(x, 30, 1.5, 0.9)),
    form(starOf(12, 45, 5, 3.6, 1.5), 0.9, 1.2),
  ],
} satisfies Readonly<Record<string, Drawing>>;

/** By seat, on its colour, darker where brass would drown in it. */
const LEADERS: readonly (readonly [keyof typeof PORTRAITS, enamel: string])[] = [
  ['admiral', '#6e5204'],
  ['captain', '#1257b8'],
  ['corsair', '#a8380c'],
  ['seer', '#17695f'],
  ['stranger', '#6a3368'],
  ['marshal', '#737c86'],
];

export const leaders: readonly Work[] = LEADERS.map(([name, enamel], seat) =>
  one(
    `andromedas-edge/leader/${seat}`,
    () => paintRelief(PORTRAITS[name], { shape: 'plate', enamel, engraving: 'rays' }, 88, 88, 0.77),
    66,
  ),
);
