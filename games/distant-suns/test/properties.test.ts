import { goldenRecords, propertyKit } from '@orrery/kernel/testing';
import { distantSuns } from '../game.ts';
import { invariants, variants } from './laws.ts';

propertyKit(distantSuns, {
  plays: 12,
  variants,
  invariants,
  mustCover: ['place-module: place', 'draw: draw', 'draw: pass'],
});

goldenRecords(
  distantSuns,
  new URL('./golden/', import.meta.url),
  [1, 2, 3, 4].map((seats) => ({ name: `${seats}-seats`, seats, seed: `golden ${seats}` })),
);
