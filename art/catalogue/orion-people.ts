/** Master of Orion: races and advisors as medals. */
import { type Drawing, type Ground, paintRelief } from '../relief/relief.ts';
import { one, type Work } from '../work.ts';
import { ADVISORS, RACES } from './portraits-of-orion.ts';

const medals = (kind: string, of: Readonly<Record<string, Drawing>>, ground: Ground): Work[] =>
  Object.entries(of).map(([id, drawing]) =>
    one(`master-of-orion/${kind}/${id}`, () => paintRelief(drawing, ground, 168, 168, 0.72)),
  );

export const orionPeople: readonly Work[] = [
  ...medals('race', RACES, { shape: 'medal', enamel: '#5a2a12', engraving: 'rosette' }),
  ...medals('advisor', ADVISORS, { shape: 'medal', enamel: '#1d4a44', engraving: 'waves' }),
];
