/** Eclipse: the Orion Hegemony, who came last. */
import { cut, eye, form, leaf, pair, starOf, wire } from '../relief/draw.ts';
import { type Drawing, paintRelief } from '../relief/relief.ts';
import { one, type Work } from '../work.ts';

const HEGEMONY: Drawing = [
  form('M-2 60C0 48 8 43 15 41H33C40 43 48 48 50 60Z', 1.6, 5),
  ...pair(form('M-2 52C1 43 9 40 15 42L13 54Z', 1.5, 3)),
  form(starOf(24, 50, 5, 5, 2.1), 1.1, 1.5),
  ...[-60, -40, -20, 0, 20, 40, 60].map((a) => form(leaf(24, 16, a, 6, 21, 3.4), 1.3, 2)),
  form('M24 5C34.5 5 39.5 12 39.5 21V30L33 41H15L8.5 30V21C8.5 12 13.5 5 24 5Z', 3, 9),
  eye('M12 19.5L22.6 22.4V36H25.4V22.4L36 19.5V25L27.4 26.6V38H20.6V26.6L12 25Z'),
  wire('M24 6V20', 1.6, 1),
  ...pair(cut('M12 31L17.5 37', 0.9, 0.6)),
  ...pair(wire('M10 17.5C14 15.5 19 16.5 22.5 19.5', 1.5, 0.9)),
];

export const hegemony: readonly Work[] = [
  one('eclipse/medal/orion-hegemony', () =>
    paintRelief(
      HEGEMONY,
      { shape: 'medal', enamel: '#5a1f4a', engraving: 'rosette' },
      176,
      176,
      0.74,
    ),
  ),
];
