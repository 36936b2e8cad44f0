/** Andromeda's Edge: the Alliance's bases. */
import { BASES } from '../models/bases.ts';
import { type Livery, Sight } from '../models/model.ts';
import { one, type Work } from '../work.ts';

const ALLIANCE: Livery = { hull: '#a7a8ac', enamel: '#a8761a', engine: '#8fe0ff' };

export const andromedaBases: readonly Work[] = Object.entries(BASES).map(
  ([key, { model, camera }]) =>
    one(`andromedas-edge/base/${key}`, () => new Sight(model, 152, camera).paint(ALLIANCE)),
);
