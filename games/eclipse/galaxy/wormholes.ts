/** Wormholes as a set: d is in it if there is one on the edge that faces direction d. */
import { has, itemsOf, setOf } from '../bits.ts';
import { EDGES, opposite } from './hexes.ts';

/** Ways to have wormholes: a number of sets. */
const PATTERNS = 2 ** EDGES;

/** No way through; a wormhole on one side only; on both sides (ECL-2.10). */
export const CLOSED = 0;
export const HALF = 1;
export const FULL = 2;
export type Connection = typeof CLOSED | typeof HALF | typeof FULL;

const rotations = new Uint8Array(PATTERNS * EDGES);
for (let edges = 0; edges < PATTERNS; edges++) {
  for (let k = 0; k < EDGES; k++)
    rotations[edges * EDGES + k] = setOf(itemsOf(edges).map((edge) => (edge + k) % EDGES));
}

/** The wormholes of a tile turned clockwise by so many edges. */
export const turned = (edges: number, rotation: number): number =>
  rotations[edges * EDGES + rotation];

/** True if a tile that shows these wormholes has one in this direction. */
export const opensTo = (edges: number, direction: number): boolean => has(edges, direction);

/** How two neighbours are connected: `to` lies in this direction from `from`. */
export function connection(from: number, to: number, direction: number): Connection {
  const open = opensTo(from, direction);
  if (open !== opensTo(to, opposite(direction))) return HALF;
  return open ? FULL : CLOSED;
}

/** The rotations that show something different, by edges: turns that look the same count once. */
const distinct: readonly (readonly number[])[] = Array.from({ length: PATTERNS }, (_, edges) =>
  Object.freeze(
    [0, 1, 2, 3, 4, 5].filter(
      (k) => ![...Array(k).keys()].some((j) => turned(edges, j) === turned(edges, k)),
    ),
  ),
);
export const distinctRotations = (edges: number): readonly number[] => distinct[edges];
