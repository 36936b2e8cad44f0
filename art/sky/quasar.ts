/** A quasar: a disc that burns around something dark, and two jets that leave it. */
import { Canvas, type Touch } from '../tools/canvas.ts';
import { type Colour, light, plus, ramp, times } from '../tools/colour.ts';
import { hills } from '../tools/noise.ts';
import { bell, clamp, seedOf, step } from '../tools/numbers.ts';

const HEAT = ramp([0, '#2a0f52'], [0.3, '#7a2f9e'], [0.6, '#ff9a5a'], [1, '#fff6dc']);

export function paintQuasar(id: string, size: number): Canvas {
  return new Canvas(size, size).paint(2, quasar(seedOf(id))).bloom(size / 22, 0.6, 0.8);
}

function quasar(seed: number): (u: number, v: number) => Touch {
  const [c, s] = [Math.cos(0.34), Math.sin(0.34)];
  const jet = light('#9fd0ff');
  return (u, v) => {
    const [x, y] = [u * c + v * s, v * c - u * s];
    const lying = Math.hypot(x, y / 0.34);
    const turn = Math.atan2(y / 0.34, x);
    const swirl = hills(
      Math.cos(turn + lying * 3) * 2.4,
      Math.sin(turn + lying * 3) * 2.4,
      lying * 5,
      seed,
      5,
    );
    const disc = step(0.9, 0.35, lying) * step(0.02, 0.16, lying) * (0.7 + swirl * 1.1);
    const heat = clamp(disc * (1.25 - lying * 0.75) + bell(lying, 0.12) * 0.9, 0, 1.3);
    let colour: Colour = times(HEAT(heat), heat * 1.5);
    // Jets widen, knot and fade on their way out; the near side of the disc hides the lower one's root.
    const away = Math.abs(y);
    const wide = 0.018 + away * 0.075;
    const knots = 0.75 + hills(x * 6, y * 7, 0.7, seed + 9, 4) * 0.9;
    const beam = bell(x, wide) * step(0.03, 0.12, away) * step(0.98, 0.3, away) * knots;
    colour = plus(colour, jet, beam * 1.5);
    const halo = Math.exp(-Math.hypot(x, y * 1.4) * 4.2) * 0.5 * step(0.95, 0.4, Math.hypot(u, v));
    colour = plus(colour, light('#c07aff'), halo * 0.5);
    return { colour, cover: clamp(heat * 1.2 + beam * 1.2 + halo * 0.8) };
  };
}
