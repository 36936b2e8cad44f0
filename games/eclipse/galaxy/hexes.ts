/**
 * The galaxy's grid. A hex is a number: 0 the centre, then ring by ring outwards, each ring
 * clockwise from due north. Hexes stand on a flat side; (q, r) are axial coordinates.
 */

/** Edges of a hex, and so directions from it and turns of a tile. */
export const EDGES = 6;
/** Clockwise, as the edges of a tile are numbered. */
export const DIRECTION_IDS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

const STEP_Q = [0, 1, 1, 0, -1, -1];
const STEP_R = [-1, -1, 0, 1, 1, 0];

export const opposite = (direction: number): number => (direction + EDGES / 2) % EDGES;

/**
 * The farthest ring a tile can ever lie in: the 18 outer tiles of six players in one chain from
 * ring 2. Once a tile is there the stack is empty, so nobody looks beyond.
 */
export const FARTHEST_RING = 20;

/** Hexes within so many rings. */
export const hexesWithin = (ring: number): number => 1 + 3 * ring * (ring + 1);

export const HEXES = hexesWithin(FARTHEST_RING);
/** Beyond the edge of the grid. */
export const OFF_GRID = -1;

const qs = new Int8Array(HEXES);
const rs = new Int8Array(HEXES);
const rings = new Uint8Array(HEXES);
const indexes = new Map<number, number>();
const packed = (q: number, r: number) => (q + 64) * 128 + (r + 64);

function number(hex: number, q: number, r: number, ring: number): void {
  qs[hex] = q;
  rs[hex] = r;
  rings[hex] = ring;
  indexes.set(packed(q, r), hex);
}

function numberAll(): void {
  number(0, 0, 0, 0);
  let hex = 1;
  for (let ring = 1; ring <= FARTHEST_RING; ring++) {
    let q = STEP_Q[0] * ring;
    let r = STEP_R[0] * ring;
    // From the north corner each side of the ring runs two directions on from its corner's.
    for (let side = 0; side < EDGES; side++) {
      const along = (side + 2) % EDGES;
      for (let i = 0; i < ring; i++) {
        number(hex++, q, r, ring);
        q += STEP_Q[along];
        r += STEP_R[along];
      }
    }
  }
}
numberAll();

export const ringOf = (hex: number): number => rings[hex];

/** The hex at these coordinates, or OFF_GRID. */
export function hexAt(q: number, r: number): number {
  if (Math.abs(q) > FARTHEST_RING || Math.abs(r) > FARTHEST_RING) return OFF_GRID;
  return indexes.get(packed(q, r)) ?? OFF_GRID;
}

const neighbours = new Int16Array(HEXES * EDGES);
for (let hex = 0; hex < HEXES; hex++) {
  for (let d = 0; d < EDGES; d++)
    neighbours[hex * EDGES + d] = hexAt(qs[hex] + STEP_Q[d], rs[hex] + STEP_R[d]);
}

/** The hex next to this one, or OFF_GRID. */
export const neighbour = (hex: number, direction: number): number =>
  neighbours[hex * EDGES + direction];

/** A hex's stable name: `2,-1`. */
export const hexKey = (hex: number): string => `${qs[hex]},${rs[hex]}`;

/** The reverse of `hexKey`, or OFF_GRID. */
export function parseHex(key: string): number {
  const found = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(key);
  if (!found) return OFF_GRID;
  const hex = hexAt(Number(found[1]), Number(found[2]));
  return hex !== OFF_GRID && hexKey(hex) === key ? hex : OFF_GRID;
}

/** The middle of a hex whose side is 1, y downwards. */
export const centreOf = (hex: number): { readonly x: number; readonly y: number } => ({
  x: 1.5 * qs[hex],
  y: Math.sqrt(3) * (rs[hex] + qs[hex] / 2),
});
