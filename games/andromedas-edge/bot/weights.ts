/**
 * What each feature is worth in points: at the very end, and with a dozen turns or more to come;
 * between them it changes evenly. Set by hand, then by games between bots.
 */
export const WEIGHTS = {
  /** The score sheet as it would come out now, without storage. */
  score: [1, 1],
  /** The storage line of the sheet. */
  storage: [1, 0.15],
  /** What events still to come will score on the tracks. */
  events: [1, 1],
  damaged: [0, -1.4],
  /** Tokens at their rates, and tactics cards at what they do. */
  stock: [0.05, 1],
  hand: [0.1, 0.85],
  /** Unplaced moons, and the one at tactical operations. */
  moons: [0.25, 0.95],
  operations: [0, 0.3],
  /** What a Return would bring now, and the Returns to come. */
  returnNow: [0.2, 0.75],
  returns: [0.3, 0.55],
  /** Ships: built, in the launch bay, on the map. */
  fleet: [0, 0.8],
  bay: [0, 0.5],
  out: [0, 0.2],
  upgrades: [0, 1.6],
  /** Leaders that could found an outpost, beside the point that each is worth. */
  settlers: [0, 0.7],
  /** Levels that outposts may still reach, in points. */
  growth: [0, 0.5],
  outpostCards: [0.3, 0.9],
  tokens: [0.3, 0.95],
  clock: [0, 0.5],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
