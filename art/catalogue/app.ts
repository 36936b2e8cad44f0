/** The icon of the app: an orrery, struck in brass. */
import { boss, cut, disc, form, leaf, wire } from '../relief/draw.ts';
import { type Drawing, paintRelief } from '../relief/relief.ts';
import { one, type Work } from '../work.ts';

/** Three orbits that lean like the arms of a brass model, and what runs on them. */
const ORRERY: Drawing = [
  wire('M-1 30C-3 20 9 9 24 6C39 3 51 8 51 17C52 27 40 37 25 41C11 44 1 39 -1 30Z', 1.1, 0.9),
  wire(
    'M6 28.5C5 21.5 13 14 24 12C35 10 43 13 43.5 19C44 26 35 33 25 35.5C15 37.5 7 35 6 28.5Z',
    1.1,
    0.9,
  ),
  wire(
    'M13 27C12.6 22.6 17.6 18.4 24 17.4C31 16.2 36 18 36.4 21.4C36.6 25.4 31 29.4 25 30.6C18.6 31.6 13.4 30.6 13 27Z',
    1.1,
    0.9,
  ),
  ...Array.from({ length: 8 }, (_, i) =>
    form(leaf(24.4, 23.6, i * 45 + 12, 6, i % 2 ? 9 : 11, 1.6), 1.2, 1.4),
  ),
  form(disc(24.4, 23.6, 6), 2.6, 5),
  boss(3.4, 36.4, 3.6, 2),
  boss(42.6, 16.4, 2.8, 1.8),
  boss(15, 30, 2, 1.5),
  wire('M36.4 38.4C40 36.4 45 33.8 48 33', 1.2, 1.4),
  boss(42, 35.4, 3.4, 2),
  cut('M1.4 35.4C3 36.4 4.6 37.4 6.4 37.6', 0.7, 0.5),
];

export const app: readonly Work[] = [
  one('app/icon', () =>
    paintRelief(
      ORRERY,
      { shape: 'medal', enamel: '#12306e', engraving: 'rosette' },
      256,
      256,
      0.68,
    ),
  ),
];
