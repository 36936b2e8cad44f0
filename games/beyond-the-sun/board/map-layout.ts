/** Where on the star map its places lie, and the ships beside them. */
import { NONE } from '@orrery/kernel';
import { COMPANION, DEEP_SPACE, LOCATIONS, SOL } from '../data/index.ts';
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

/** The row that nothing stands below. */
const LOWEST = 2;

/** A companion stands beside the place that it is attached to, in the middle row. */
function stepsOf(state: State, place: number): Spot {
  if (place !== COMPANION) return SPOTS[LOCATIONS[place].key];
  const [along] = SPOTS[LOCATIONS[Math.max(0, state.companionAt)].key];
  return [along < 2 ? 1 : 3, 1];
}

/** Across a desk, or turned upright for a phone. */
const ACROSS = { viewBox: '0 0 1000 334', along: [92, 204], across: [59, 110] } as const;
/** As wide as it must be, so that on the smallest phone, with 344 pixels for it, its letters have eleven. */
const UPRIGHT = { viewBox: '0 0 532 730', along: [64, 150], across: [76, 174] } as const;

/** Where ships lie beside their place: as far as the next place's figures, and clear of all names. */
export interface Berth {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  /** Rows are centred below their place; elsewhere they begin beside it. */
  readonly below?: true;
}

const BESIDE: Berth = { left: 41, top: -40, wide: 88, high: 84 };
/** Nobody stands beside Sol, unless it has a companion. */
const BESIDE_SOL: Berth = { ...BESIDE, wide: 230 };
/** At the edge there is room below. */
const BELOW_DEEP_SPACE: Berth = { left: -82, top: 45, wide: 164, high: 112, below: true };
const UPRIGHT_BESIDE: Berth = { left: 41, top: -40, wide: 58, high: 126 };
/** Both stand alone in their rows. */
const UPRIGHT_ENDS: Berth = { left: 41, top: -40, wide: 220, high: 100 };

export function berthOf(state: State, place: number, upright: boolean): Berth {
  if (upright) return place === SOL || place === DEEP_SPACE ? UPRIGHT_ENDS : UPRIGHT_BESIDE;
  if (place === DEEP_SPACE) return BELOW_DEEP_SPACE;
  if (place !== SOL) return BESIDE;
  const { companionAt } = state;
  const near = companionAt !== NONE && stepsOf(state, COMPANION)[0] === 1;
  return near ? BESIDE : BESIDE_SOL;
}

export function spotOf(state: State, place: number, upright: boolean): Spot {
  const [along, across] = stepsOf(state, place);
  const { along: a, across: b } = upright ? UPRIGHT : ACROSS;
  const [x, y] = [a[0] + along * a[1], b[0] + across * b[1]];
  return upright ? [y, x] : [x, y];
}

/** Whether something can be said below a place: on a desk a companion takes the room between two others. */
export function hasRoomBelow(state: State, place: number, upright: boolean): boolean {
  if (upright || state.companionAt === NONE) return true;
  const [along, across] = stepsOf(state, place);
  return across === LOWEST || along !== stepsOf(state, COMPANION)[0];
}

/** So far above a place its name begins, through which no way goes. */
const NAMED = 66;

/**
 * A way between two places. To a companion: on a desk it stands so near, below or above, that a straight way would be
 * covered by names.
 */
export function wayOf(
  state: State,
  upright: boolean,
  [from, to]: readonly [number, number],
): string {
  const [[x1, y1], [x2, y2]] = [spotOf(state, from, upright), spotOf(state, to, upright)];
  if (x1 !== x2) return `M${x1} ${y1}L${x2} ${y2}`;
  if (upright) return `M${x1} ${Math.min(y1, y2)}V${Math.max(y1, y2) - NAMED}`;
  return `M${x1} ${y1}C${x1 + 82} ${y1} ${x2 + 82} ${y2} ${x2} ${y2}`;
}

/** What is drawn of the plane that all of this lies in. */
export const viewBoxOf = (upright: boolean): string => (upright ? UPRIGHT : ACROSS).viewBox;
