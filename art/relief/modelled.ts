/** A model struck in brass and mounted on enamel: for buildings, and ships on cards and blueprints. */
import { type Camera, type Hit, type Model, Sight } from '../models/model.ts';
import { blurLine, Canvas } from '../tools/canvas.ts';
import { blend, type Colour, light, plus, times } from '../tools/colour.ts';
import { bell, toNearest } from '../tools/numbers.ts';
import { brass, type Ground, paintRelief } from './relief.ts';

export function paintModelled(
  model: Model,
  ground: Ground,
  camera: Camera,
  wide: number,
  high = wide,
): Canvas {
  const plate = paintRelief([], ground, wide, high);
  const figure = struckFrom(new Sight(model, wide, camera), light(ground.enamel));
  const top = Math.round((high - wide) / 2);
  castShadow(plate, figure, top, ground);
  const [rim, half] = [0.06, high / wide];
  // What is wider than its plate ends at the frame.
  figure.cutTo((u, v) => Math.min(1 - rim - Math.abs(u), half - rim - Math.abs(v)));
  return plate.over(figure, 0, top);
}

function struckFrom(sight: Sight, enamel: Colour): Canvas {
  const { size, fine, hits } = sight;
  const canvas = new Canvas(size, size);
  const share = 1 / (fine * fine);
  hits.forEach((hit, i) => {
    if (!hit) return;
    const [x, y] = [i % (size * fine), Math.floor(i / (size * fine))];
    const colour = metalAt(hit, enamel, x / fine, y / fine);
    const k = (Math.floor(y / fine) * size + Math.floor(x / fine)) * 4;
    for (let j = 0; j < 3; j++) canvas.light[k + j] += colour[j] * share;
    canvas.light[k + 3] += share;
  });
  return canvas;
}

/** Walls are brass, what is dark is bronze, windows and lamps are set in the enamel of the ground. */
function metalAt(hit: Hit, enamel: Colour, px: number, py: number): Colour {
  const { material, open, lit, seen, edge, x, y, z } = hit;
  const metal = brass(seen, open, lit, px * 0.2, py * 0.2);
  if (material === 'glass' || material === 'glow' || material === 'engine') {
    const glow = material === 'glass' ? 0.35 : 1.6;
    return plus(times(enamel, glow + seen[2] * 0.5), [1, 0.97, 0.9], seen[2] ** 12 * 0.16);
  }
  const seams = Math.min(toNearest(y, 0.19), toNearest(z + 0.03, 0.24), toNearest(x, 0.27));
  const chased = material === 'brass' ? metal : times(metal, 1 - 0.34 * bell(seams, 0.008));
  const polished = blend(chased, [1, 0.86, 0.55], edge * 0.16 * lit);
  return material === 'dark' ? times(polished, 0.42) : polished;
}

/** It stands before the plate: what it hides from the lamp lies in shade. */
export function castShadow(plate: Canvas, figure: Canvas, top: number, ground: Ground): void {
  const { wide, high } = plate;
  const shade = new Float32Array(wide * high);
  const [dx, dy] = [Math.round(wide * 0.03), Math.round(wide * 0.034)];
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [fx, fy] = [x - dx, y - dy - top];
      if (fx < 0 || fy < 0 || fx >= figure.wide || fy >= figure.high) continue;
      shade[y * wide + x] = figure.light[(fy * figure.wide + fx) * 4 + 3];
    }
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < high; y++) blurLine(shade, y * wide, 1, wide, wide * 0.014, 1);
    for (let x = 0; x < wide; x++) blurLine(shade, x, wide, high, wide * 0.014, 1);
  }
  const rim = ground.shape === 'plate' ? Math.min(wide, high) * 0.05 : 0;
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      if (x < rim || y < rim || x >= wide - rim || y >= high - rim) continue;
      const i = (y * wide + x) * 4;
      for (let j = 0; j < 3; j++) plate.light[i + j] *= 1 - 0.62 * shade[y * wide + x];
    }
}
