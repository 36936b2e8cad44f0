/** What can be built in Master of Orion, by card. */
import type { Camera, Model } from '../model.ts';
import { MODELS } from '../ships/index.ts';
import { CIVIC } from './civic.ts';
import { COLONIAL } from './colonial.ts';
import { INDUSTRIAL } from './industrial.ts';
import { MILITARY } from './military.ts';
import { SCIENTIFIC } from './scientific.ts';

const STANDING: Camera = { yaw: 0.5, down: 0.4, view: 1.58, lift: -0.24 };
const FLYING: Camera = { yaw: -1.15, down: 0.5, view: 1.16 };
/** Ships that are drawn about the middle of their own height. */
const LOW: Camera = { ...FLYING, lift: -0.32, view: 1.28 };

export interface Building {
  readonly model: Model;
  readonly camera: Camera;
}

const standing = (models: Readonly<Record<string, Model>>): Record<string, Building> =>
  Object.fromEntries(
    Object.entries(models).map(([id, model]) => [id, { model, camera: STANDING }]),
  );

export const BUILDINGS: Readonly<Record<string, Building>> = {
  ...standing(MILITARY),
  ...standing(INDUSTRIAL),
  ...standing(SCIENTIFIC),
  ...standing(COLONIAL),
  ...standing(CIVIC),
  'death-star': { model: MILITARY['death-star'], camera: { ...STANDING, lift: -0.35, view: 1.5 } },
  'high-orbit-locator': {
    model: INDUSTRIAL['high-orbit-locator'],
    camera: { ...STANDING, lift: -0.29 },
  },
  'communication-satellite': {
    model: CIVIC['communication-satellite'],
    camera: { ...STANDING, lift: -0.44, view: 1.5 },
  },
  'hydroponic-farm': { model: COLONIAL['hydroponic-farm'], camera: { ...STANDING, lift: -0.1 } },
  'missile-cruiser': { model: MILITARY['missile-cruiser'], camera: LOW },
  'colony-ship': { model: COLONIAL['colony-ship'], camera: LOW },
  'orbital-shipyard': {
    model: MILITARY['orbital-shipyard'],
    camera: { ...LOW, yaw: -0.9, view: 1.7 },
  },
  battleship: { model: MODELS.dreadnought, camera: FLYING },
  titan: { model: MODELS['heavy-cruiser'], camera: FLYING },
  'civilian-ship': { model: MODELS.transport, camera: FLYING },
  frigate: { model: MODELS.interceptor, camera: FLYING },
  destroyer: { model: MODELS.cruiser, camera: FLYING },
  'scout-ship': { model: MODELS.scout, camera: { ...FLYING, view: 0.9 } },
};
