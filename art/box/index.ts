/** The box of parts that plates are put together from, and the language for doing so. */

import { disc, eye } from '../relief/draw.ts';
import { chainsOf } from '../relief/outline.ts';
import type { Drawing, Layer } from '../relief/relief.ts';
import { CRAFT } from './craft.ts';
import { MACHINES } from './machines.ts';
import { NATURE } from './nature.ts';
import { PEOPLE } from './people.ts';
import { WORKS } from './works.ts';

const BOX: Readonly<Record<string, Drawing>> = {
  ...CRAFT,
  ...MACHINES,
  ...NATURE,
  ...PEOPLE,
  ...WORKS,
};

const SHEET = 48;

/** A layer, smaller and elsewhere: its middle at (x, y), turned by some degrees. */
function moved(layer: Layer, x: number, y: number, size: number, degrees: number): Layer {
  const scale = size / SHEET;
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const spot = ([px, py]: readonly [number, number]): string => {
    const [u, v] = [px - SHEET / 2, py - SHEET / 2];
    return `${(x + u * c - v * s).toFixed(2)} ${(y + u * s + v * c).toFixed(2)}`;
  };
  const path = chainsOf(layer.path)
    .map(({ points, closed }) => `M${points.map(spot).join('L')}${closed ? 'Z' : ''}`)
    .join('');
  // What is small rises less, yet never so little that it is lost.
  const lift = Math.max(0.55, scale);
  return {
    ...layer,
    path,
    rise: layer.open ? layer.rise : layer.rise * lift,
    ...(layer.line === undefined ? {} : { line: Math.max(1.1, layer.line * scale) }),
    ...(layer.swell === undefined ? {} : { swell: layer.swell * scale }),
  };
}

/** How two parts stand: one bearing the other as its mark, beside it, above it. */
const ARRANGED: readonly (readonly [sign: string, first: string, second: string])[] = [
  [' / ', ' 21.5,21.5 41', ' 37.5,37.5 21'],
  [' | ', ' 13,24 27', ' 35.5,24 27'],
  [' : ', ' 24,12 29', ' 24,37 27'],
];

/**
 * Puts a plate together: `gun / bolt` is a gun that bears a bolt as its mark, `a | b` stand side by
 * side, `a : b` above one another. Other plans are parts divided by `+`, each `name x,y size turn`
 * (by default in the middle, as large as the sheet, upright), `^` clearing the ground beneath it.
 */
export function assemble(recipe: string): Drawing {
  for (const [sign, first, second] of ARRANGED) {
    const [a, b] = recipe.split(sign);
    if (b) return assemble(`${a}${first} + ${sign === ' / ' ? '^' : ''}${b}${second}`);
  }
  return recipe.split(' + ').flatMap((words) => {
    const found = /^(\^?)([a-z0-9-]+)(?: (-?[\d.]+),(-?[\d.]+))?(?: ([\d.]+))?(?: (-?\d+))?$/.exec(
      words,
    );
    const part = found && BOX[found[2]];
    if (!part) throw new Error(`no such part: «${words}» in «${recipe}»`);
    const [x = 24, y = 24, size = SHEET, turn = 0] = found
      .slice(3)
      .map((word) => (word === undefined ? undefined : Number(word)));
    const cleared = found[1] ? [eye(disc(x, y, size * 0.56))] : [];
    return [...cleared, ...part.map((layer) => moved(layer, x, y, size, turn))];
  });
}
