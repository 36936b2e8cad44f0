/** Master of Orion: a cabinet of enamel plates. The drawings are those of the cards, struck in brass. */

import { EMBLEMS } from '@orrery/master-of-orion/board/emblems.ts';
import { ADVISORS } from '@orrery/master-of-orion/data/advisors.ts';
import { BUILDINGS } from '@orrery/master-of-orion/data/buildings.ts';
import { RACES } from '@orrery/master-of-orion/data/races.ts';
import { type Drawing, paintRelief } from '../relief/relief.ts';
import { struck } from '../relief/struck.ts';
import { one, type Work } from '../work.ts';

const ENAMEL = { blue: '#174a8c', red: '#8a1f1a', yellow: '#96690c', grey: '#4c5763' } as const;
const RACE_ENAMEL = '#5a2a12';
const ADVISOR_ENAMEL = '#1d4a44';

const drawn = (id: string): Drawing => struck(EMBLEMS[id]);

export const masterOfOrion: readonly Work[] = [
  ...BUILDINGS.map(({ id, color }) =>
    one(`master-of-orion/building/${id}`, () =>
      paintRelief(
        drawn(id),
        { shape: 'plate', enamel: ENAMEL[color], engraving: 'rays' },
        168,
        132,
        0.8,
      ),
    ),
  ),
  ...RACES.map(({ id }) =>
    one(`master-of-orion/race/${id}`, () =>
      paintRelief(
        drawn(id),
        { shape: 'medal', enamel: RACE_ENAMEL, engraving: 'rosette' },
        168,
        168,
        0.62,
      ),
    ),
  ),
  ...ADVISORS.map(({ id }) =>
    one(`master-of-orion/advisor/${id}`, () =>
      paintRelief(
        drawn(id),
        { shape: 'medal', enamel: ADVISOR_ENAMEL, engraving: 'waves' },
        168,
        168,
        0.62,
      ),
    ),
  ),
];
