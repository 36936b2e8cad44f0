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

/** Across a desk: the least that it takes, and the most that it makes use of. */
const ACROSS = [
  { upright: false, wide: 1000, high: 334 },
  { upright: false, wide: 1480, high: 400 },
] as const;
/** As wide as it must be, so that on the smallest phone, with 344 pixels for it, its letters have eleven. */
const [UPRIGHT_WIDE, UPRIGHT_MOST] = [532, 900] as const;
/** A window that is drawn larger or smaller has the map laid out anew in steps. */
const STEP = 10;

/** So far from the edges the first places stand and the last ones: along the map, and across it. */
const ENDS = {
  across: { along: [92, 92], over: [59, 55] },
  upright: { along: [64, 45], over: [76, 108] },
} as const;
/** There are so many steps along the map, and so many across it. */
const STEPS = { along: 4, over: 2 } as const;

/** Upright, so far it is at least from each row to the next, and from one with a system above a name: it has two lines below it. */
const [ROWS, TWO_LINES] = [[124, 148, 126, 123], 148] as const;

const leastRows = (state: State): readonly number[] =>
  state.companionAt !== NONE && stepsOf(state, COMPANION)[0] === 3
    ? [...ROWS.slice(0, 3), TWO_LINES]
    : ROWS;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The plane of the least room; in a smaller one it would be drawn smaller. */
export function leastPlane(state: State, upright: boolean): Plane {
  if (!upright) return ACROSS[0];
  const [first, last] = ENDS.upright.along;
  return { upright, wide: UPRIGHT_WIDE, high: first + sum(leastRows(state)) + last };
}

/** For a room of this width and height: all of it is made use of, and nothing is drawn smaller for it. */
export function planeIn(state: State, upright: boolean, room: readonly [number, number]): Plane {
  const least = leastPlane(state, upright);
  const most = upright ? { wide: UPRIGHT_WIDE, high: UPRIGHT_MOST } : ACROSS[1];
  const [wide, high] = room;
  const spread = (least: number, most: number, room: number): number =>
    Math.min(most, Math.max(least, Math.floor(room / STEP) * STEP));
  return {
    upright,
    wide: spread(least.wide, most.wide, least.high * (wide / high)),
    high: spread(least.high, most.high, least.wide * (high / wide)),
  };
}

/** How far it is from each place along the map to the next. */
function stepsAlong(state: State, plane: Plane): readonly number[] {
  if (!plane.upright) return Array(STEPS.along).fill(alongDesk(plane));
  const spare = (plane.high - leastPlane(state, true).high) / STEPS.along;
  return leastRows(state).map((row) => row + spare);
}
const alongDesk = ({ wide }: Plane): number => (wide - sum(ENDS.across.along)) / STEPS.along;

function stepOver({ upright, wide, high }: Plane): number {
  const ends = ENDS[upright ? 'upright' : 'across'].over;
  return ((upright ? wide : high) - sum(ends)) / STEPS.over;
}

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
  const spare = step - alongDesk(ACROSS[0]);
  const left = 41 + Math.min(7, spare);
  const wide = step * steps - left - FIGURES;
  return { left, top: -34, wide, high: 76, indent: Math.min(22, spare) };
}
/** At the edge there is room below. */
const BELOW_DEEP_SPACE: Berth = { left: -82, top: 45, wide: 164, high: 112, below: true };
/** Upright they reach down to the next place. */
const UPRIGHT_BESIDE = { left: 41, top: -40, wide: 58 } as const;
const ABOVE_NEXT = 24;
/** Both stand alone in their rows. */
const UPRIGHT_ENDS: Berth = { left: 41, top: -40, wide: 220, high: 84 };

export function berthOf(state: State, place: number, plane: Plane): Berth {
  if (plane.upright) {
    if (place === SOL || place === DEEP_SPACE) return UPRIGHT_ENDS;
    const next = stepsAlong(state, plane)[stepsOf(state, place)[0]] as number;
    return { ...UPRIGHT_BESIDE, high: next - ABOVE_NEXT };
  }
  if (place === DEEP_SPACE) return BELOW_DEEP_SPACE;
  const { companionAt } = state;
  // Nobody stands beside Sol, unless it has a companion.
  const alone = place === SOL && (companionAt === NONE || stepsOf(state, COMPANION)[0] !== 1);
  return beside(alongDesk(plane), alone ? 2 : 1);
}

export function spotOf(state: State, place: number, plane: Plane): Spot {
  const [along, over] = stepsOf(state, place);
  const ends = ENDS[plane.upright ? 'upright' : 'across'];
  const a = ends.along[0] + sum(stepsAlong(state, plane).slice(0, along));
  const o = ends.over[0] + over * stepOver(plane);
  return plane.upright ? [o, a] : [a, o];
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
export function wayOf(state: State, plane: Plane, [from, to]: readonly [number, number]): string {
  const ends = [spotOf(state, from, plane), spotOf(state, to, plane)] as const;
  const [[x1, y1], [x2, y2]] = ends;
  const round = from === COMPANION || to === COMPANION ? null : past(state, plane, ends);
  if (round) return round;
  // From the left it comes to the figures of a system, and ends there.
  const [left, right] = x1 < x2 ? [x1, x2] : [x2, x1];
  const figured = state.systems[x1 < x2 ? to : from] !== NONE;
  if (y1 === y2 && figured) return `M${left} ${y1}L${right - FIGURES} ${y2}`;
  if (x1 !== x2) return `M${x1} ${y1}L${x2} ${y2}`;
  if (plane.upright) return `M${x1} ${Math.min(y1, y2)}V${Math.max(y1, y2) - NAMED}`;
  return `M${x1} ${y1}C${x1 + 82} ${y1} ${x2 + 82} ${y2} ${x2} ${y2}`;
}
