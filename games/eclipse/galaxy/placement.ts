/** How a drawn tile may be turned in the zone that is explored. */
import { including } from '../bits.ts';
import { INNER, MIDDLE, OUTER, type Stack } from '../data/sectors.ts';
import { EDGES, neighbour, OFF_GRID, opposite, ringOf } from './hexes.ts';
import { distinctRotations, opensTo, turned } from './wormholes.ts';

/** The stack that fills a zone: by its distance from the centre (ECL-2.12). */
export function stackFor(zone: number): Stack {
  const ring = ringOf(zone);
  return ring === 1 ? INNER : ring === 2 ? MIDDLE : OUTER;
}

/** What the hexes with the explorer's disc or ships around a zone offer, as sets of directions seen from the zone. */
export interface Approach {
  readonly mine: number;
  /** Those of them that have a wormhole towards the zone. */
  readonly open: number;
}

/**
 * Looks around a zone. `wormholesAt` gives what a hex shows if this player has a disc or ships
 * there, and −1 for every other hex.
 */
export function approach(zone: number, wormholesAt: (hex: number) => number): Approach {
  let mine = 0;
  let open = 0;
  for (let d = 0; d < EDGES; d++) {
    const hex = neighbour(zone, d);
    if (hex === OFF_GRID) continue;
    const edges = wormholesAt(hex);
    if (edges < 0) continue;
    mine = including(mine, d);
    if (opensTo(edges, opposite(d))) open = including(open, d);
  }
  return { mine, open };
}

/** Whether a tile that shows these wormholes is joined to one of the explorer's hexes (ECL-4.7). */
export const joins = (edges: number, { mine, open }: Approach, generator: boolean): boolean =>
  generator ? (open | (edges & mine)) !== 0 : (edges & open) !== 0;

/** The turns in which a tile may be placed; turns that look alike count once. */
export function legalRotations(wormholes: number, from: Approach, generator: boolean): number[] {
  return distinctRotations(wormholes).filter((k) => joins(turned(wormholes, k), from, generator));
}
