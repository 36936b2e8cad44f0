/**
 * What each feature is worth in points: at the very end, and with a dozen turns or more to come;
 * between them it changes evenly. Set by hand, then by games between bots.
 */
export const WEIGHTS = {
  /** The storage line of the sheet; all its other lines count in full. */
  storage: [1, 0.15],
  damaged: [0, -1.4],
  /** Tokens at their rates, and tactics cards at what they do. */
  stock: [0.05, 1],
  hand: [0.1, 0.85],
  /** Unplaced moons, and the one at tactical operations. */
  moons: [0.25, 1.05],
  operations: [0, 0.3],
  /** What a Return would bring now, and the Returns to come; each of the launches before them. */
  returnNow: [0.3, 0.8],
  returns: [0.3, 0.9],
  launches: [0.6, 3.6],
  /** A Return that has begun costs no further turn. */
  begun: [0, 3.2],
  /** Ships in the launch bay and on the map. */
  bay: [0, 0.4],
  out: [0, 0.1],
  /** Weapons, shields and range of a ship beyond those of a plain transport. */
  strength: [0, 0.35],
  upgrades: [0, 1.6],
  /** Leaders that could found an outpost, beside the point that each is worth. */
  settlers: [0, 0.7],
  /** An outpost that could be built, as far as everything is ready for it. */
  prospect: [0.6, 0.8],
  /** Levels that outposts may still reach, in points. */
  growth: [0, 0.5],
  outpostCards: [0.3, 0.9],
  tokens: [0.3, 0.95],
  clock: [0, 0.5],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type Feature = keyof typeof WEIGHTS;
export const FEATURES = Object.keys(WEIGHTS) as readonly Feature[];
export type Weights = Readonly<Record<Feature, number>>;

/** Turns from which on weights change no more. */
export const LONG = 12;
/** Weights are worked out for quarters of turns. */
const GRAIN = 4;

const STEPS = Array.from({ length: LONG * GRAIN + 1 }, (_, step) => step / GRAIN / LONG);
const ROWS = STEPS.map((share) => Float64Array.from(FEATURES, (name) => between(name, share)));
const BLENDS = STEPS.map(
  (share) => Object.fromEntries(FEATURES.map((name) => [name, between(name, share)])) as Weights,
);

function between(name: Feature, share: number): number {
  const [late, early] = WEIGHTS[name];
  return late + share * (early - late);
}

const stepAt = (turns: number): number => Math.round(Math.min(LONG, turns) * GRAIN);

/** Turns as weights know them. */
export const grainOf = (turns: number): number => stepAt(turns) / GRAIN;

/** The weights with so many turns to come: in the order of the features, and by name. */
export const rowAt = (turns: number): Float64Array => ROWS[stepAt(turns)];
export const weightsAt = (turns: number): Weights => BLENDS[stepAt(turns)];
