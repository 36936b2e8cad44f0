/** A black hole: light that falls in, bent over and under the dark. */
import { Canvas, type Touch } from '../tools/canvas.ts';
import { type Colour, light, plus, ramp, times } from '../tools/colour.ts';
import { hills } from '../tools/noise.ts';
import { bell, clamp, seedOf, step } from '../tools/numbers.ts';

const HEAT = ramp([0, '#3a0d04'], [0.35, '#b3420e'], [0.65, '#ffab48'], [1, '#fff3d6']);

export function paintBlackHole(id: string, size: number): Canvas {
  return new Canvas(size, size).paint(2, blackHole(seedOf(id), 0.34)).bloom(size / 30, 0.4);
}

function blackHole(seed: number, radius: number): (u: number, v: number) => Touch {
  const flat = 0.2;
  const [c, s] = [Math.cos(0.32), Math.sin(0.32)];
  return (u, v) => {
    const [x, y] = [(u * c + v * s) / radius, (v * c - u * s) / radius];
    const r = Math.hypot(x, y);
    // The side that comes towards us is the brighter one.
    const towards = 1 - 0.5 * clamp(x / 2.4, -1, 1);
    const disc = (away: number, turn: number): number => {
      const streaks = 0.75 + hills(away * 7, turn * 0.8, 0.3, seed, 4) * 1.1;
      return step(1.28, 1.5, away) * step(2.75, 1.6, away) * streaks;
    };
    const across = y / flat;
    const lying = Math.hypot(x, across);
    const front = y < 0 || r > 1.02 ? disc(lying, Math.atan2(across, x)) : 0;
    const arch = bell(r - 1.2, 0.12) * (y > 0 ? 1 : 0.45) * (0.8 + hills(x * 2, y * 2, 1, seed, 3));
    const ring = bell(r - 1.03, 0.028) * 0.9;
    const heat = clamp((front * 0.9 + arch * 0.8 + ring) * towards, 0, 1.4);
    let colour: Colour = times(HEAT(heat), heat * 1.3);
    const glow =
      Math.exp(-Math.max(0, r - 1) * 1.7) * 0.16 * step(2.9, 1.2, r) * step(0.98, 1.06, r);
    colour = plus(colour, light('#ff8a3c'), glow);
    const dark = step(1.02, 0.98, r);
    return { colour, cover: clamp(Math.max(dark, heat * 1.1, glow * 1.6)) };
  };
}
