/** Dice without a colour: the page lays them over that of whoever throws, and draws the spots. */
import { LYING, SQUARE, THROWN, TUMBLING } from '../models/die.ts';
import { type Hit, Sight } from '../models/model.ts';
import { Canvas } from '../tools/canvas.ts';
import { bell, clamp } from '../tools/numbers.ts';
import { one, type Work } from '../work.ts';

const SIZE = 72;

/** How much lighter or darker than its colour a spot of the body is; 0.2 keeps the colour. */
function shadeOf({ material, seen, lit, open, edge, x: across }: Hit): number {
  if (material === 'dark') return 0.006;
  const [x, y, z] = seen;
  const lamp = Math.max(0, x * -0.45 + y * 0.6 + z * 0.66) * (0.4 + 0.6 * lit);
  const window = bell(Math.hypot(x + 0.3, y - 0.36), 0.16) * 0.5;
  const sheen = 1 - across * 0.35;
  return clamp(0.012 + lamp * 0.2 * open * sheen + window + edge * 0.16, 0, 1);
}

/** Grey where the colour shall be as it is, lighter and darker elsewhere. */
function paint(sight: Sight): Canvas {
  const { size, fine, hits } = sight;
  const canvas = new Canvas(size, size);
  const share = 1 / (fine * fine);
  hits.forEach((hit, i) => {
    if (!hit) return;
    const [x, y] = [i % (size * fine), Math.floor(i / (size * fine))];
    const k = (Math.floor(y / fine) * size + Math.floor(x / fine)) * 4;
    const shade = shadeOf(hit);
    for (let j = 0; j < 3; j++) canvas.light[k + j] += shade * share;
    canvas.light[k + 3] += share;
  });
  return canvas;
}

export const dice: readonly Work[] = [
  one('dice/body/lying', () => paint(new Sight(LYING, SIZE, SQUARE, 3)), 80),
  ...TUMBLING.map((model, i) =>
    one(`dice/body/tumbling-${i}`, () => paint(new Sight(model, SIZE, THROWN, 3)), 74),
  ),
];
