/** Ships, stations and other figures of the games, from the box of parts. */
import type { Model } from '../model.ts';
import { ancient } from './ancient.ts';
import { cruiser } from './cruiser.ts';
import { dreadnought } from './dreadnought.ts';
import { fighter } from './fighter.ts';
import { guardian } from './guardian.ts';
import { harbinger } from './harbinger.ts';
import { heavyCruiser } from './heavy-cruiser.ts';
import { interceptor } from './interceptor.ts';
import { marauder } from './marauder.ts';
import { monolith } from './monolith.ts';
import { orbital } from './orbital.ts';
import { reaver } from './reaver.ts';
import { scienceVessel } from './science-vessel.ts';
import { scout } from './scout.ts';
import { starbase } from './starbase.ts';
import { transport } from './transport.ts';
import { warbarge } from './warbarge.ts';

export const MODELS = {
  interceptor,
  cruiser,
  dreadnought,
  starbase,
  ancient,
  guardian,
  transport,
  fighter,
  'science-vessel': scienceVessel,
  'heavy-cruiser': heavyCruiser,
  marauder,
  warbarge,
  reaver,
  harbinger,
  scout,
  orbital,
  monolith,
} satisfies Readonly<Record<string, Model>>;

export type ModelName = keyof typeof MODELS;
