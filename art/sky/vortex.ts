/** A vortex: an open spiral of light that falls into the dark. */
import { Canvas, type Touch } from '../tools/canvas.ts';
import { type Colour, light, plus, ramp, times } from '../tools/colour.ts';
import { crests, hills } from '../tools/noise.ts';
import { bell, clamp, seedOf, step } from '../tools/numbers.ts';

const LIGHT = ramp([0, '#0a1440'], [0.35, '#2f4fd0'], [0.65, '#b06aff'], [1, '#ffe9ff']);

export function paintVortex(id: string, size: number): Canvas {
  return new Canvas(size, size).paint(2, vortex(seedOf(id))).bloom(size / 24, 0.5, 0.8);
}

function vortex(seed: number): (u: number, v: number) => Touch {
  return (u, v) => {
    const [x, y] = [u, v / 0.82];
    const r = Math.hypot(x, y);
    const turn = Math.atan2(y, x);
    // The nearer to the middle, the further it has been dragged around.
    const dragged = turn + 2.6 * Math.log(r + 0.06);
    const smoke = hills(Math.cos(dragged) * 1.7, Math.sin(dragged) * 1.7, r * 2.2, seed, 6);
    const arms = (0.5 + 0.5 * Math.cos(3 * dragged + smoke * 2.6)) ** 1.7;
    const threads = crests(Math.cos(dragged) * 3, Math.sin(dragged) * 3, r * 4, seed + 5, 4);
    const rim = step(0.98, 0.5, r + smoke * 0.12) * step(0.14, 0.3, r);
    const much = clamp((arms * 0.75 + threads * 0.35) * rim * (1.25 - r * 0.55) * (0.8 + smoke));
    let colour: Colour = times(LIGHT(much + 0.08), much * 1.7);
    const throat = bell(r - 0.2, 0.05) * 0.9;
    colour = plus(colour, light('#bfe0ff'), throat);
    const dark = step(0.22, 0.12, r);
    return { colour, cover: clamp(much * 1.25 + throat + dark + rim * 0.25) };
  };
}
