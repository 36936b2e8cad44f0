/** Everybody with a face: species, races, advisors, factions and leaders, in high relief. */

import { ADVISORS } from '../models/heads/advisors.ts';
import { FACTIONS } from '../models/heads/andromeda.ts';
import { SPECIES } from '../models/heads/eclipse.ts';
import type { Portrait } from '../models/heads/head.ts';
import { LEADERS } from '../models/heads/leaders.ts';
import { RACES } from '../models/heads/orion.ts';
import { paintPortrait } from '../relief/portrait.ts';
import type { Ground } from '../relief/relief.ts';
import { one, type Work } from '../work.ts';

interface Frame extends Pick<Ground, 'shape' | 'engraving'> {
  readonly size: number;
  readonly quality: number;
}

const gallery = (
  kind: string,
  of: Readonly<Record<string, Portrait>> | readonly Portrait[],
  { size, quality, ...frame }: Frame,
): Work[] =>
  Object.entries(of).map(([id, portrait]) =>
    one(
      `${kind}/${id}`,
      () => paintPortrait(portrait, { ...frame, enamel: portrait.enamel }, size),
      quality,
    ),
  );

export const portraits: readonly Work[] = [
  ...gallery('eclipse/medal', SPECIES, {
    shape: 'medal',
    engraving: 'rosette',
    size: 208,
    quality: 80,
  }),
  ...gallery('master-of-orion/race', RACES, {
    shape: 'medal',
    engraving: 'rosette',
    size: 224,
    quality: 80,
  }),
  ...gallery('master-of-orion/advisor', ADVISORS, {
    shape: 'medal',
    engraving: 'waves',
    size: 208,
    quality: 80,
  }),
  ...gallery('andromedas-edge/medal', FACTIONS, {
    shape: 'medal',
    engraving: 'weave',
    size: 128,
    quality: 72,
  }),
  ...gallery('andromedas-edge/leader', LEADERS, {
    shape: 'plate',
    engraving: 'rays',
    size: 88,
    quality: 70,
  }),
];
