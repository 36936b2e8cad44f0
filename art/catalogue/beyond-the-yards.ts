/** Beyond the Sun: its shipyards, and the deep that begins behind them. */
import { type Camera, type Livery, Sight } from '../models/model.ts';
import { YARDS } from '../models/yards.ts';
import { galaxy } from '../sky/galaxy.ts';
import { Canvas, type Touch } from '../tools/canvas.ts';
import { times } from '../tools/colour.ts';
import { seedOf } from '../tools/numbers.ts';
import { one, type Work } from '../work.ts';

const GUILD: Livery = { hull: '#a9b2bd', enamel: '#2f6ea8', engine: '#9fdcff' };
const SLANTED: Camera = { yaw: -0.5, down: 0.86, view: 1.02 };

export const beyondTheYards: readonly Work[] = [
  ...Object.entries(YARDS).map(([key, model]) =>
    one(`beyond-the-sun/yard/${key}`, () => new Sight(model, 136, SLANTED).paint(GUILD)),
  ),
  one('beyond-the-sun/sky/far', () => {
    const far = galaxy(seedOf('beyond the deep'), 0.9);
    const brighter = (u: number, v: number): Touch => {
      const { colour, cover } = far(u, v);
      return { colour: times(colour, 2.2), cover: Math.min(1, cover * 2) };
    };
    return new Canvas(136, 136).paint(2, brighter).bloom(5, 0.4, 0.8);
  }),
];
