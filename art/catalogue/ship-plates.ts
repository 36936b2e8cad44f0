/** Ships struck in brass: for blueprints and cards, where they belong to nobody yet. */
import type { Camera, Model } from '../models/model.ts';
import { MODELS, type ModelName } from '../models/ships/index.ts';
import { paintModelled } from '../relief/modelled.ts';
import { one, type Work } from '../work.ts';

const FLYING: Camera = { yaw: -0.95, down: 0.62, view: 0.98 };

const plate = (id: string, model: Model, enamel: string): Work =>
  one(
    id,
    () => paintModelled(model, { shape: 'plate', enamel, engraving: 'waves' }, FLYING, 88),
    70,
  );

const BLUEPRINTS: readonly ModelName[] = ['interceptor', 'cruiser', 'dreadnought', 'starbase'];
const FLEET: readonly ModelName[] = ['transport', 'fighter', 'science-vessel', 'heavy-cruiser'];

export const shipPlates: readonly Work[] = [
  ...BLUEPRINTS.map((name) => plate(`eclipse/blueprint/${name}`, MODELS[name], '#14325e')),
  ...FLEET.map((name) => plate(`andromedas-edge/blueprint/${name}`, MODELS[name], '#123a56')),
];
