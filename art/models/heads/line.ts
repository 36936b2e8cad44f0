import { drawn } from '../sculpture.ts';
import type { Point, Shape } from '../shapes.ts';

/** A line that tapers from one radius to another, through the points that follow. */
export const line = (from: number, to: number, ...through: readonly Point[]): Shape =>
  drawn(through, from, to);
