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

/** What the map is laid out in: across a desk, as wide as its room, or turned upright for a phone. */
export interface Plane {
  readonly upright: boolean;
  readonly wide: number;
  readonly high: number;
}

/** As wide as it must be, so that on the smallest phone, with 344 pixels for it, its letters have eleven. */
export const UPRIGHT: Plane = { upright: true, wide: 532, high: 730 };
/** The least that it takes across a desk, and the most that it makes use of. */
const [LEAST, MOST] = [
  { wide: 1000, high: 334 },
  { wide: 1480, high: 400 },
] as const;
export const ACROSS: Plane = { upright: false, ...LEAST };
/** A window that is drawn larger or smaller has the map laid out anew in steps. */
const STEP = 10;

/** Across a room of this width and height: all of it is made use of, and nothing is drawn smaller for it. */
export function across(wide: number, high: number): Plane {
  const room = (least: number, most: number, now: number): number =>
    Math.min(most, Math.max(least, Math.floor(now / STEP) * STEP));
  return {
    upright: false,
    wide: room(LEAST.wide, MOST.wide, LEAST.high * (wide / high)),
    high: room(LEAST.high, MOST.high, LEAST.wide * (high / wide)),
  };
}

/** Where the first place stands, and how far it is to the next. */
const ENDS = { along: 92, across: [59, 55] } as const;
const ALONG = [64, 150] as const;
const SIDEWAYS = [76, 174] as const;
/** There are so many steps along the map, and so many across it. */
const STEPS = [4, 2] as const;

const stepAlong = ({ wide }: Plane): number => (wide - 2 * ENDS.along) / STEPS[0];
const stepAcross = ({ high }: Plane): number =>
  (high - ENDS.across[0] - ENDS.across[1]) / STEPS[1];

/** Where ships lie beside their place: as far as the next place's figures, and clear of all names. */
export interface Berth {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  /** Rows are centred below their place; elsewhere they begin beside it. */
  readonly below?: true;
  /** Rows after the first begin so much further on: clear of who would control the place. */
  readonly indent?: number;
}

/** Before the next place stand its figures. */
const FIGURES = 78;

/** Clear of what rings a place, as far as there is room for it. */
function beside(step: number, steps: number): Berth {
  const spare = step - stepAlong(ACROSS);
  const left = 41 + Math.min(7, spare);
  const wide = step * steps - left - FIGURES;
  return { left, top: -34, wide, high: 76, indent: Math.min(22, spare) };
}
/** At the edge there is room below. */
const BELOW_DEEP_SPACE: Berth = { left: -82, top: 45, wide: 164, high: 112, below: true };
const UPRIGHT_BESIDE: Berth = { left: 41, top: -40, wide: 58, high: 126 };
/** Both stand alone in their rows. */
const UPRIGHT_ENDS: Berth = { left: 41, top: -40, wide: 220, high: 100 };

export function berthOf(state: State, place: number, plane: Plane): Berth {
  if (plane.upright) return place === SOL || place === DEEP_SPACE ? UPRIGHT_ENDS : UPRIGHT_BESIDE;
  if (place === DEEP_SPACE) return BELOW_DEEP_SPACE;
  const { companionAt } = state;
  // Nobody stands beside Sol, unless it has a companion.
  const alone = place === SOL && (companionAt === NONE || stepsOf(state, COMPANION)[0] !== 1);
  return beside(stepAlong(plane), alone ? 2 : 1);
}

export function spotOf(state: State, place: number, plane: Plane): Spot {
  const [along, across] = stepsOf(state, place);
  return plane.upright
    ? [SIDEWAYS[0] + across * SIDEWAYS[1], ALONG[0] + along * ALONG[1]]
    : [ENDS.along + along * stepAlong(plane), ENDS.across[0] + across * stepAcross(plane)];
}

/** Whether something can be said below a place: on a desk a companion takes the room between two others. */
export function hasRoomBelow(state: State, place: number, { upright }: Plane): boolean {
  if (upright || state.companionAt === NONE) return true;
  const [along, across] = stepsOf(state, place);
  return across === LOWEST || along !== stepsOf(state, COMPANION)[0];
}

/** So far above a place its name begins, through which no way goes. */
const NAMED = 66;

/** So far from a companion a way goes past it on the other side than the place that it is attached to. */
const PAST = {
  across: { before: -39, after: 42 },
  upright: { before: -76, after: 100 },
} as const;

/** Round a companion that stands between two places and has nothing to do with them, along the map and back to its middle. */
function past(state: State, plane: Plane, [from, to]: readonly [Spot, Spot]): string | null {
  if (state.companionAt === NONE) return null;
  const [tied, companion] = [state.companionAt, COMPANION].map((place) =>
    spotOf(state, place, plane),
  ) as [Spot, Spot];
  const [along, over] = plane.upright ? ([1, 0] as const) : ([0, 1] as const);
  const [middle, at] = [companion[over], companion[along]];
  const [first, last] = [from[along], to[along]].toSorted((a, b) => a - b);
  if (from[over] !== middle || to[over] !== middle || at < first || at > last) return null;
  const { before, after } = PAST[plane.upright ? 'upright' : 'across'];
  const aside = middle + (tied[over] < middle ? after : before);
  const bend = (at - first) / 2;
  const point = (x: number, y: number): string => (plane.upright ? `${y} ${x}` : `${x} ${y}`);
  return `M${point(first, middle)}C${point(at - bend, middle)} ${point(at - bend, aside)} ${point(at, aside)}S${point(at + bend, middle)} ${point(last, middle)}`;
}

/**
 * A way between two places. To a companion: on a desk it stands so near, below or above, that a straight way would be
 * covered by names.
 */
export function wayOf(
  state: State,
  plane: Plane,
  [from, to]: readonly [number, number],
): string {
  const ends = [spotOf(state, from, plane), spotOf(state, to, plane)] as const;
  const [[x1, y1], [x2, y2]] = ends;
  const round = from === COMPANION || to === COMPANION ? null : past(state, plane, ends);
  if (round) return round;
  if (x1 !== x2) return `M${x1} ${y1}L${x2} ${y2}`;
  if (plane.upright) return `M${x1} ${Math.min(y1, y2)}V${Math.max(y1, y2) - NAMED}`;
  return `M${x1} ${y1}C${x1 + 82} ${y1} ${x2 + 82} ${y2} ${x2} ${y2}`;
}
