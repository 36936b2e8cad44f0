/** A head struck in high relief upon a medal or a plate: whoever looks out of it stands before the enamel. */
import type { Head } from '../models/heads/head.ts';
import { type Hit, Sight } from '../models/model.ts';
import { Canvas } from '../tools/canvas.ts';
import { blend, type Colour, light, plus, through, times } from '../tools/colour.ts';
import { clamp, step } from '../tools/numbers.ts';
import { castShadow } from './modelled.ts';
import { brass, type Ground, paintRelief } from './relief.ts';

/** How far a portrait's bust may reach from the middle of a medal before the rim covers it. */
const FIELD = 0.845;

export function paintPortrait(
  { model, camera, gem }: Head,
  ground: Ground,
  size: number,
  fine = 2,
): Canvas {
  const medal = paintRelief([], ground, size);
  const figure = struck(new Sight(model, size, camera, fine), light(ground.enamel), light(gem));
  // Shoulders end at the rim; crests and horns stand before it.
  const edge = ground.shape === 'medal' ? withinField : withinFrame;
  figure.cutTo(edge);
  castShadow(medal, figure, 0, ground);
  return medal.over(figure, 0, 0);
}

const withinField = (u: number, v: number): number =>
  Math.max(FIELD, v > 0.2 ? 0.955 : 0) - Math.hypot(u, v);
const withinFrame = (u: number, v: number): number => 0.91 - Math.max(Math.abs(u), Math.abs(v));

function struck(sight: Sight, enamel: Colour, gem: Colour): Canvas {
  const { size, fine, hits } = sight;
  const canvas = new Canvas(size, size);
  const share = 1 / (fine * fine);
  hits.forEach((hit, i) => {
    if (!hit) return;
    const [x, y] = [i % (size * fine), Math.floor(i / (size * fine))];
    const colour = castIn(hit, enamel, gem, x / fine, y / fine);
    const k = (Math.floor(y / fine) * size + Math.floor(x / fine)) * 4;
    for (let j = 0; j < 3; j++) canvas.light[k + j] += colour[j] * share;
    canvas.light[k + 3] += share;
  });
  return canvas;
}

/** What the room gives back, so that no cheek goes black. */
const FILL: Colour = [0.085, 0.05, 0.014];

const BRONZE: Colour = [0.34, 0.25, 0.2];

/** Faces are brass, armour is silver, hair and cloth are bronze; eyes and jewels shine. */
function castIn(hit: Hit, enamel: Colour, gem: Colour, px: number, py: number): Colour {
  const { material, open, lit, seen, edge } = hit;
  const struckMetal = deepened(brass(seen, open ** 0.8, 0.25 + 0.75 * lit, px * 0.2, py * 0.2));
  const metal = plus(struckMetal, FILL, open * (0.6 + 0.4 * seen[0] - 0.3 * seen[1]));
  // The enamel behind shines back on what turns away from us.
  const turned = (1 - clamp(seen[2])) ** 2 * step(0.3, -0.6, seen[1] - seen[0] * 0.5);
  const worn = blend(metal, [1, 0.88, 0.6], edge * 0.12 * lit);
  const glance = plus(worn, enamel, turned * 0.55 * open);
  switch (material) {
    case 'glow':
      return plus(times(gem, 0.5 + 0.7 * seen[2]), [1, 1, 1], clamp(seen[2]) ** 30 * 0.35);
    case 'glass':
    case 'enamel':
      return plus(
        times(enamel, (0.3 + 0.9 * lit * clamp(0.35 + 0.4 * seen[1] - 0.3 * seen[0])) * open),
        [1, 0.97, 0.9],
        glint(seen) ** 24 * 0.55 * lit,
      );
    case 'hull':
      return silvered(glance);
    case 'stone':
      return plus(
        through(blend(glance, silvered(glance), 0.2), BRONZE),
        [0.5, 0.36, 0.24],
        glint(seen) ** 14 * 0.3 * lit,
      );
    case 'dark':
      return times(silvered(glance), 0.2);
    default:
      return glance;
  }
}

/** How near a surface comes to mirroring the lamp at us. */
const glint = (n: readonly [number, number, number]): number =>
  clamp(n[0] * -0.36 + n[1] * 0.42 + n[2] * 0.85);

/** Rounder forms turn more of themselves to the lamp than a flat relief does: richer in the half-light. */
const deepened = (c: Colour): Colour => [
  1.02 * c[0] ** 1.3,
  0.97 * c[1] ** 1.34,
  0.95 * c[2] ** 1.34,
];

const silvered = (c: Colour): Colour => {
  const grey = c[0] * 0.4 + c[1] * 0.5 + c[2] * 0.1;
  return blend(c, [grey * 1.02, grey * 1.04, grey * 1.1], 0.85);
};
