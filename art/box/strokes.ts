/** Outlines that many parts share, on the sheet of 48 × 48. */
import type { Layer } from '../relief/relief.ts';

export const box = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y}h${wide}v${high}h${-wide}Z`;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A spot at some distance from another, in degrees from straight up, clockwise. */
export function polar(x: number, y: number, degrees: number, away: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [round(x + Math.sin(a) * away), round(y - Math.cos(a) * away)];
}

/** A beam from one end to the other, broader or narrower at its far end. */
export function beam(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  wide: number,
  far = wide,
): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(y1 - y2) / long / 2, (x2 - x1) / long / 2];
  const spot = (x: number, y: number, w: number): string =>
    `${round(x + nx * w)} ${round(y + ny * w)}`;
  return `M${spot(x1, y1, wide)}L${spot(x2, y2, far)}L${spot(x2, y2, -far)}L${spot(x1, y1, -wide)}Z`;
}

/** A wheel with teeth. */
export function cog(x: number, y: number, teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const spots = Array.from({ length: teeth }, (_, i) => [
    polar(x, y, (i - 0.3) * step, inner),
    polar(x, y, (i - 0.18) * step, outer),
    polar(x, y, (i + 0.18) * step, outer),
    polar(x, y, (i + 0.3) * step, inner),
  ]).flat();
  return `M${spots.map((spot) => spot.join(' ')).join('L')}Z`;
}

/** The same n times around the middle of the sheet: told the angle, and the spot at that distance. */
export const around = (
  n: number,
  away: number,
  part: (degrees: number, x: number, y: number) => Layer | readonly Layer[],
  from = 0,
): Layer[] =>
  Array.from({ length: n }, (_, i) => {
    const degrees = from + (i * 360) / n;
    return part(degrees, ...polar(24, 24, degrees, away));
  }).flat();

/** A spiral arm from the middle outwards. */
export function spiral(
  x: number,
  y: number,
  turns: number,
  from: number,
  to: number,
  start = 0,
): string {
  const pieces = Math.ceil(turns * 26);
  const spots = Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    return polar(x, y, start + t * turns * 360, from + (to - from) * t).join(' ');
  });
  return `M${spots.join('L')}`;
}
