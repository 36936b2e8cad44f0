import { frozen } from '@orrery/kernel';

/**
 * The mission control panel: six zones in a row, the black hole Z0 at the left, and along the top
 * and the bottom edge one notch for each zone. A module takes two neighbouring notches of either edge
 * (DS-4.11, DS-4.12), and the zones opposite, which may be the black hole (DS-4.14, DS-4.15). So no
 * zone comes up more than once from each edge (DS-4.16).
 *
 * Book: the row of zones, the notches, modules with two sides. Public: either edge may be used.
 * Designed: exactly one notch per zone and edge, which makes every round last 4 or 5 turns, as the
 * book says it does.
 */
export const ZONES = 6;
export const MODULES = 5;

export type Edge = 'top' | 'bottom';
export type Face = 'a' | 'b';

export interface ModulePlacement {
  /** Edge letter, left zone, face: `T0a`, `B4b`. */
  readonly id: string;
  readonly edge: Edge;
  /** The left one of the two zones, 0 to 4; the right one is the next. */
  readonly pair: number;
  /** `a`: the circle is on the left; `b`: on the right (DS-4.13). */
  readonly face: Face;
  /** The zone under the circle, which the active player draws. */
  readonly selfZone: number;
  /** The zone under the octagon, which everybody else draws. */
  readonly othersZone: number;
  /** The two notches it takes: bits 0 to 5 are the top edge, bits 6 to 11 the bottom edge. */
  readonly notches: number;
}

function place(edge: Edge, pair: number, face: Face): ModulePlacement {
  return {
    id: `${edge === 'top' ? 'T' : 'B'}${pair}${face}`,
    edge,
    pair,
    face,
    selfZone: face === 'a' ? pair : pair + 1,
    othersZone: face === 'a' ? pair + 1 : pair,
    notches: 0b11 << (edge === 'top' ? pair : ZONES + pair),
  };
}

/** All 20 ways to place a module on an empty panel, T0a to B4b; elsewhere by number in this list. */
export const MODULE_PLACEMENTS: readonly ModulePlacement[] = frozen(
  (['top', 'bottom'] as const).flatMap((edge) =>
    [0, 1, 2, 3, 4].flatMap((pair) => [place(edge, pair, 'a'), place(edge, pair, 'b')]),
  ),
);
