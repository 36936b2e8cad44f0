/** Words for drawing reliefs: short, so that a portrait reads as a list of its features. */
import type { Drawing, Layer } from './relief.ts';

/** A form that swells out of what is beneath it. */
export const form = (path: string, rise = 2, swell = 8): Layer => ({ path, rise, swell });

/** A wire or a rope laid on. */
export const wire = (path: string, line = 1.6, rise = 0.9): Layer => ({ path, rise, line });

/** A line cut in. */
export const cut = (path: string, line = 0.9, deep = 0.55): Layer => ({ path, rise: -deep, line });

/** A hole down to the enamel. */
export const eye = (path: string): Layer => ({ path, rise: -1, open: true });

/** A small boss: rivets, pupils, pearls. */
export const boss = (x: number, y: number, r: number, rise = 1.1): Layer =>
  form(disc(x, y, r), rise, r);

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}A${r} ${ry} 0 1 0 ${x + r} ${y}A${r} ${ry} 0 1 0 ${x - r} ${y}Z`;

/** The same path on the other side of the sheet's middle. Absolute M L C Q Z only. */
function across(path: string): string {
  let horizontal = true;
  return path.replace(/[A-Z]|-?(?:\d+\.?\d*|\.\d+)/g, (token) => {
    if (/[A-Z]/.test(token)) {
      horizontal = true;
      return token;
    }
    const value = horizontal ? 48 - Number(token) : Number(token);
    horizontal = !horizontal;
    return `${value} `;
  });
}

/** A layer, and its mirror image. */
export const pair = (layer: Layer): Drawing => [layer, { ...layer, path: across(layer.path) }];

/** A leaf or ray from the middle (x, y), in degrees from straight up, clockwise. */
export function leaf(
  x: number,
  y: number,
  degrees: number,
  from: number,
  to: number,
  wide: number,
): string {
  const a = (degrees * Math.PI) / 180;
  const spot = (away: number, aside: number): string =>
    `${(x + Math.sin(a) * away + Math.cos(a) * aside).toFixed(2)} ${(y - Math.cos(a) * away + Math.sin(a) * aside).toFixed(2)}`;
  const middle = (from + to) / 2;
  return `M${spot(from, 0)}Q${spot(middle, wide)} ${spot(to, 0)}Q${spot(middle, -wide)} ${spot(from, 0)}Z`;
}

/** A star of n points around (x, y). */
export function starOf(
  x: number,
  y: number,
  n: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  const points = Array.from({ length: n * 2 }, (_, i) => {
    const a = turn + (i / n) * Math.PI;
    const r = i % 2 ? inner : outer;
    return `${(x + r * Math.sin(a)).toFixed(2)} ${(y - r * Math.cos(a)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
