import { frozen } from '@orrery/kernel';

/** All numbers in this file are printed in the rulebook. */
export const ROUNDS = 8; // MOO-2.4

/** The three resource tracks. */
export const RESOURCE_MAX = 9;

export const LOYALTY = frozen({
  start: 10,
  max: 10,
  /** Below it, cards with a gate cannot be built or activated. */
  gate: 6,
  /** At this or less when the round is checked, the game is over. */
  end: 0,
  /** Where the printed track stops; below it tokens count on. */
  trackEnd: -3,
});

export const POINTS = frozen({
  start: 0,
  /** Where the printed track stops and the +50 and +100 tokens count on. */
  tokens: [50, 100],
});

export const SYSTEMS = frozen({ max: 4, size: 5 });

export const HAND = frozen({ opening: 5, limit: 5 });

/** Of 15 cubes, five stand on tracks; the others circulate. */
export const CUBES = frozen({ perPlayer: 15, onTracks: 5, circulating: 10 });

/** Advisors laid out at the start; the others are out of the game. */
export const ADVISORS_LAID_OUT = 5;
