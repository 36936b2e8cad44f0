/** What lies far behind a table: dark and soft, so that everything upon it can be read. */
import { NEBULAE, type Nebula, nebula, strewStars } from '../sky/nebula.ts';
import { planet } from '../sky/planet.ts';
import { WORLDS } from '../sky/worlds/index.ts';
import { Canvas } from '../tools/canvas.ts';
import { times } from '../tools/colour.ts';
import { seedOf } from '../tools/numbers.ts';
import { one, type Work } from '../work.ts';

const [WIDE, HIGH] = [720, 450];

function sky(id: string, kind: Nebula): Canvas {
  const seed = seedOf(id);
  const canvas = new Canvas(WIDE, HIGH);
  const gas = nebula(kind, seed);
  canvas.paint(1, (u, v) => ({ colour: gas(u * 1.1, v * 1.1), cover: 1 }));
  strewStars(canvas, seed, 0.45);
  return canvas;
}

/** Orion itself, risen over the lower edge, in its own dusk. */
function overOrion(id: string): Canvas {
  const canvas = sky(id, { ...NEBULAE.amber, much: 0.4, bright: 0.42 });
  const world = planet(WORLDS.ocean, seedOf('orion'), 1.5);
  const part = new Canvas(WIDE, HIGH).paint(2, (u, v) => {
    const { colour, cover } = world(u - 0.25, v + 1.75);
    return { colour: times(colour, 0.5), cover };
  });
  return canvas.over(part);
}

/** A ringed giant far to the right, where the chart leaves the table free. */
function farSun(id: string): Canvas {
  const canvas = sky(id, { ...NEBULAE.indigo, much: 0.62, bright: 0.6 });
  const world = planet(WORLDS.ringed, seedOf('far giant'), 0.24);
  const part = new Canvas(WIDE, HIGH).paint(2, (u, v) => {
    const { colour, cover } = world(u - 0.84, v + 0.4);
    return { colour: times(colour, 0.42), cover };
  });
  return canvas.over(part);
}

export const tableSkies: readonly Work[] = [
  one('distant-suns/sky/far', () => farSun('distant-suns/sky/far'), 56),
  one('master-of-orion/sky/orion', () => overOrion('master-of-orion/sky/orion'), 56),
  one(
    'eclipse/table/deep',
    () =>
      sky('eclipse/table/deep', { ...NEBULAE.teal, second: '#5a2a72', much: 0.34, bright: 0.45 }),
    52,
  ),
];
