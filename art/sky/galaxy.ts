/** A spiral galaxy, seen at a slant. */
import type { Touch } from '../tools/canvas.ts';
import { light, plus, times } from '../tools/colour.ts';
import { crests, hills, speck } from '../tools/noise.ts';
import { bell, clamp, step } from '../tools/numbers.ts';

export function galaxy(seed: number, radius: number): (u: number, v: number) => Touch {
  const [old, young, gas] = [light('#ffdfae'), light('#9fc4ff'), light('#ff86b8')];
  const [lean, flat] = [-0.38, 0.4];
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  return (u, v) => {
    const [x, y] = [(u * c + v * s) / radius, (v * c - u * s) / radius / flat];
    const r = Math.hypot(x, y);
    const turn = Math.atan2(y, x);
    const smoke = hills(x * 3, y * 3, 0.5, seed, 6);
    const arms = 0.5 + 0.5 * Math.cos(2 * (turn + 3.1 * Math.log(r + 0.08)) + smoke * 2.4);
    const disc = Math.exp(-r * 2.3) * step(1.5, 0.6, r);
    const arm = arms ** 2.2 * disc * (0.75 + smoke);
    const dust = step(0.45, 0.9, crests(x * 2 + smoke, y * 2, 3, seed + 3, 5)) * step(0.1, 0.4, r);
    const core = bell(Math.hypot(x, y * 0.8), 0.16) * 1.8 + bell(r, 0.4) * 0.35;
    const sparks = speck(Math.floor(u * 700), Math.floor(v * 700), 1, seed) > 0.985 ? arm * 3 : 0;
    let colour = plus(
      times(old, core + disc * 0.18),
      young,
      arm * 2.1 * (1 - dust * 0.75) + sparks,
    );
    colour = plus(colour, gas, step(0.35, 0.6, smoke) * arm * 1.3);
    const cover = clamp((core + arm + disc * 0.3) * 1.1);
    return { colour: times(colour, 0.9), cover: cover * 0.9 };
  };
}
