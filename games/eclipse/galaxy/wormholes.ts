/** Wormholes as bits: bit d is a wormhole on the edge that faces direction d. */

const ALL_EDGES = 0b111111;

/** No way through; a wormhole on one side only; on both sides. */
export const CLOSED = 0;
export const HALF = 1;
export const FULL = 2;
export type Connection = typeof CLOSED | typeof HALF | typeof FULL;

const rotations = new Uint8Array(64 * 6);
for (let edges = 0; edges < 64; edges++) {
  for (let k = 0; k < 6; k++) {
    rotations[edges * 6 + k] = ((edges << k) | (edges >> (6 - k))) & ALL_EDGES;
  }
}

/** The wormholes of a tile turned clockwise by so many edges. */
export const turned = (edges: number, rotation: number): number => rotations[edges * 6 + rotation];

/** True if a tile that shows these wormholes has one in this direction. */
export const opensTo = (edges: number, direction: number): boolean =>
  ((edges >> direction) & 1) === 1;

/** How two neighbours are connected: `to` lies in this direction from `from`. */
export const connection = (from: number, to: number, direction: number): Connection =>
  (((from >> direction) & 1) + ((to >> ((direction + 3) % 6)) & 1)) as Connection;

/** True if one may pass: a whole wormhole, or half of one for whoever has the generator. */
export const passable = (
  from: number,
  to: number,
  direction: number,
  generator: boolean,
): boolean => connection(from, to, direction) >= (generator ? HALF : FULL);

/** The rotations that show something different, by edges: turns that look the same count once. */
const distinct: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, edges) =>
  Object.freeze(
    [0, 1, 2, 3, 4, 5].filter(
      (k) => ![...Array(k).keys()].some((j) => turned(edges, j) === turned(edges, k)),
    ),
  ),
);
export const distinctRotations = (edges: number): readonly number[] => distinct[edges];
