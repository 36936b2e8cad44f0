/** Colours as light: linear, so that they add up as light does. */
import { clamp, mix } from './numbers.ts';

export type Colour = readonly [number, number, number];

/** `#rrggbb`, as light. */
export function light(hex: string, strength = 1): Colour {
  const part = (at: number): number =>
    (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2 * strength;
  return [part(1), part(3), part(5)];
}

export const blend = (a: Colour, b: Colour, t: number): Colour => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

export const times = (a: Colour, k: number): Colour => [a[0] * k, a[1] * k, a[2] * k];

export const through = (a: Colour, b: Colour): Colour => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export const plus = (a: Colour, b: Colour, k = 1): Colour => [
  a[0] + b[0] * k,
  a[1] + b[1] * k,
  a[2] + b[2] * k,
];

type Stop = readonly [at: number, hex: string];

/** Colours along a line from 0 to 1. */
export function ramp(...stops: readonly Stop[]): (t: number) => Colour {
  const table = Array.from({ length: 257 }, (_, i) => along(stops, i / 256));
  return (t) => table[Math.round(clamp(t) * 256)];
}

function along(stops: readonly Stop[], t: number): Colour {
  const after = stops.findIndex(([at]) => at >= t);
  if (after <= 0) return light(stops[after < 0 ? stops.length - 1 : 0][1]);
  const [[from, a], [to, b]] = [stops[after - 1], stops[after]];
  return blend(light(a), light(b), (t - from) / (to - from));
}

/** Light as a screen shows it: bright parts roll off softly as on film (ACES), 0…255. */
export function onScreen(x: number): number {
  const v = Math.max(0, x);
  const film = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  return Math.round(clamp(film) ** (1 / 2.2) * 255);
}
