/** Hexes of the galaxy on paper. */
import { centreOf } from '../galaxy/hexes.ts';

/** Side of a hex in pixels. */
export const SIDE = 74;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function spotOf(hex: number): Spot {
  const { x, y } = centreOf(hex);
  return { x: x * SIDE, y: y * SIDE };
}

/** Corners clockwise from the upper right; flat sides are above and below. */
const CORNERS: readonly Spot[] = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const at = (value: number): string => value.toFixed(1);

export function hexagon(spot: Spot, side = SIDE - 2): string {
  return `M${CORNERS.map((c) => `${at(spot.x + c.x * side)} ${at(spot.y + c.y * side)}`).join('L')}Z`;
}

/** The middle of a side, by direction (0 is above, then clockwise), and the way outwards in degrees. */
export function sideOf(direction: number, distance = SIDE * 0.866): Spot & { turn: number } {
  const angle = (Math.PI / 3) * direction - Math.PI / 2;
  return {
    x: Math.cos(angle) * distance,
    y: Math.sin(angle) * distance,
    turn: direction * 60,
  };
}

/**
 * A line of this length across the way outwards, as the two points of a path. Worked out here rather than by
 * a `transform`: each of those costs the browser a layer at every repaint, and a galaxy has hundreds.
 */
export function acrossSide({ x, y, turn }: ReturnType<typeof sideOf>, length: number) {
  const angle = (turn / 180) * Math.PI;
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  return [`${at(x - dx)} ${at(y - dy)}`, `${at(x + dx)} ${at(y + dy)}`] as const;
}

/** Small places for things inside a hex: `n` of them in rows of `wide`. */
export function grid(n: number, wide: number, gap: number): Spot[] {
  const rows = Math.ceil(n / wide);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / wide);
    const inRow = row === rows - 1 ? n - row * wide : wide;
    return {
      x: ((i % wide) - (inRow - 1) / 2) * gap,
      y: (row - (rows - 1) / 2) * gap,
    };
  });
}
