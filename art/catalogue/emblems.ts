/** The six seats' emblems, as reliefs: sun, moon, comet, ring, star, nova. */
import { disc, form, leaf, starOf, wire } from '../relief/draw.ts';
import type { Drawing } from '../relief/relief.ts';
import { SEATS } from './liveries.ts';

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  sun: [
    ...Array.from({ length: 12 }, (_, i) =>
      form(leaf(24, 24, i * 30, 14, i % 2 ? 21 : 25, 3), 1.4, 2),
    ),
    form(disc(24, 24, 11.5), 2.8, 9),
  ],
  moon: [
    form(
      'M30 2C17 3 6 12 6 24.5C6 37 16 46 27.5 46C35 46 41 42.5 44.5 37C31 40 21 32.5 21 20.5C21 12.5 24.5 6 30 2Z',
      2.8,
      7,
    ),
  ],
  comet: [
    ...[-12, 0, 12].map((a) => form(leaf(15, 33, 45 + a, 6, a === 0 ? 42 : 33, 4.5), 1.5, 3)),
    form(disc(15, 33, 10.5), 2.8, 8),
  ],
  ring: [
    form(disc(24, 24, 12.5), 2.8, 9),
    wire(
      'M13.5 18.5C5 23.5 0 29 1.5 32.5C3.5 37 15 35.5 27 30C39 24.5 48 17.5 46.5 13.5C45.2 10.5 39.5 10.6 33 12.8',
      3,
      2,
    ),
  ],
  star: [form(starOf(24, 25, 5, 24, 10), 2.8, 7)],
  nova: [
    form(starOf(24, 24, 4, 27, 6), 2.4, 5),
    form(starOf(24, 24, 4, 15, 4.5, Math.PI / 4), 1.4, 3),
    form(disc(24, 24, 5), 1.4, 4),
  ],
};

export const EMBLEMS = Object.entries(DRAWINGS).map(([name, drawing], seat) => ({
  name,
  drawing,
  enamel: SEATS[seat].enamel,
}));
