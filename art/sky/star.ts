/** Suns: a boiling disc, a corona, and the cross that a telescope's lens draws. */
import { Canvas, type Touch } from '../tools/canvas.ts';
import { blend, type Colour, light, ramp, times } from '../tools/colour.ts';
import { crests, hills, noise } from '../tools/noise.ts';
import { clamp, seedOf, step } from '../tools/numbers.ts';

interface Sun {
  readonly disc: (t: number) => Colour;
  readonly corona: string;
}

export const SUNS = {
  gold: { disc: ramp([0, '#d9620f'], [0.5, '#ffc14a'], [1, '#fff6d8']), corona: '#ffb04a' },
  white: { disc: ramp([0, '#e8c9a0'], [0.5, '#fff6e4'], [1, '#ffffff']), corona: '#ffe9c4' },
  blue: { disc: ramp([0, '#3a7fe0'], [0.5, '#a9d6ff'], [1, '#ffffff']), corona: '#7fb8ff' },
  red: { disc: ramp([0, '#6e1408'], [0.5, '#e2562a'], [1, '#ffc98a']), corona: '#ff6a3a' },
} satisfies Readonly<Record<string, Sun>>;

export type SunKind = keyof typeof SUNS;

export function paintSun(kind: SunKind, id: string, size: number): Canvas {
  return new Canvas(size, size).paint(2, sun(SUNS[kind], seedOf(id), 0.42)).bloom(size / 14, 0.35);
}

/** A sun as something to be asked; its disc has the given radius. */
export function sun(kind: Sun, seed: number, radius: number): (u: number, v: number) => Touch {
  const corona = light(kind.corona);
  return (u, v) => {
    const [x, y] = [u / radius, v / radius];
    const r = Math.hypot(x, y);
    const turn = Math.atan2(y, x);
    const streamers =
      0.7 + noise(Math.cos(turn) * 2.2, Math.sin(turn) * 2.2, r * 0.5, seed + 4) * 0.9;
    const reach = Math.max(0, r - 0.9);
    const cross = Math.exp(-Math.abs(x) * 14) + Math.exp(-Math.abs(y) * 14);
    const fadeOut = step(1 / radius, 0.55 / radius, r);
    const glow =
      (Math.exp(-reach * 3.1) * streamers * 0.85 + cross * Math.exp(-r * 1.5) * 0.5) * fadeOut;
    let colour = times(corona, glow * 1.1);
    let cover = clamp(glow * 0.95);
    if (r < 1) {
      const z = Math.sqrt(1 - r * r);
      const boil = hills(x * 3.2, y * 3.2, z * 3.2, seed, 5);
      const cells = crests(x * 5 + boil, y * 5, z * 5, seed + 7, 3);
      const t = 0.1 + 0.62 * z ** 0.7 + boil * 0.5 + (cells - 0.4) * 0.4;
      const inside = step(1, 0.97, r);
      colour = blend(colour, times(kind.disc(t), 0.75 + z * 0.35), inside);
      cover = Math.max(cover, inside);
    }
    return { colour, cover };
  };
}
