/** Where on the star map its places lie, and the ships beside them. */
import { COMPANION, DEEP_SPACE, LOCATIONS } from '../data/index.ts';
import type { State } from '../state.ts';

export type Spot = readonly [number, number];

/** Where each place is drawn: along the map from Sol to Deep Space, and across it. */
const SPOTS: Readonly<Record<string, Spot>> = {
  sol: [0, 1],
  'a-1': [1, 0],
  'a-2': [1, 2],
  'yard-food': [2, 0],
  'yard-core': [2, 1],
  'yard-ore': [2, 2],
  'b-1': [3, 0],
  'b-2': [3, 2],
  'deep-space': [4, 1],
};

/** A companion stands beside the place that it is attached to, in the middle row. */
function stepsOf(state: State, place: number): Spot {
  if (place !== COMPANION) return SPOTS[LOCATIONS[place].key];
  const [along] = SPOTS[LOCATIONS[Math.max(0, state.companionAt)].key];
  return [along < 2 ? 1 : 3, 1];
}

/** Across a desk, or turned upright for a phone. Ships stand to the right of their place. */
const ACROSS = {
  viewBox: '0 0 1000 334',
  along: [92, 204],
  across: [70, 104],
  /** As far as the figures of the next place. */
  ships: 100,
  /** At the edge there is room below. */
  deepShips: { x: -48, y: 60, wide: 140, below: true },
} as const;
const UPRIGHT = {
  viewBox: '0 0 560 800',
  along: [70, 166],
  across: [92, 184],
  ships: 62,
  deepShips: { x: 54, y: 0, wide: 220, below: false },
} as const;

/** Where ships lie from their place, and how long their rows may get; beside it rows are centred on it. */
export interface Berth {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly below: boolean;
}

export function berthOf(place: number, upright: boolean): Berth {
  const { ships, deepShips } = upright ? UPRIGHT : ACROSS;
  if (place === DEEP_SPACE) return deepShips;
  return { x: 54, y: 0, wide: place === COMPANION ? 50 : ships, below: false };
}

export function spotOf(state: State, place: number, upright: boolean): Spot {
  const [along, across] = stepsOf(state, place);
  const { along: a, across: b } = upright ? UPRIGHT : ACROSS;
  const [x, y] = [a[0] + along * a[1], b[0] + across * b[1]];
  return upright ? [y, x] : [x, y];
}

/** What is drawn of the plane that all of this lies in. */
export const viewBoxOf = (upright: boolean): string => (upright ? UPRIGHT : ACROSS).viewBox;
