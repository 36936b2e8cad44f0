/** The six seats' emblems as medals. */
import { paintRelief } from '../relief/relief.ts';
import { one, type Work } from '../work.ts';
import { EMBLEMS } from './emblems.ts';

export const seats: readonly Work[] = EMBLEMS.map(({ name, drawing, enamel }) =>
  one(
    `seats/medal/${name}`,
    () => paintRelief(drawing, { shape: 'medal', enamel, engraving: 'rays' }, 88, 88, 0.7),
    72,
  ),
);
