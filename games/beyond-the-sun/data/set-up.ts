import { frozen } from '@orrery/kernel';
import { ACHIEVEMENT_IDS } from './achievements.ts';
import type { Sourced } from './provenance.ts';
import { SOL } from './star-map.ts';
import type { Level, SeatCount } from './terms.ts';

/** What every faction starts with (BTS-3.10). */
export const START = frozen({
  cubes: 20,
  population: 2,
  ship: { level: 1, at: SOL },
  /** By seat: whoever plays later gets a little more (BTS-3.11). */
  ore: [1, 1, 2, 2],
  provenance: 'book',
} as const satisfies Record<string, unknown> & Sourced);

/** Discs on the achievements, all cards together, that trigger the end (BTS-4.50). */
export const END_TRIGGER: Readonly<Record<SeatCount, number>> = frozen({ 2: 3, 3: 3, 4: 4 });

/**
 * The last round of a table that plays with a limit: for players who choose at random and can come to
 * stand still, with every cube beside a technology. The rulebook knows none; about 15 rounds are usual.
 */
export const MOST_ROUNDS = 100;

/**
 * Face-down events laid out: the light-bordered ones of the level and enough of the others
 * (BTS-3.2).
 */
export const EVENTS_PER_LEVEL = 6;

/** Cards of the right type that a discovery looks for (BTS-4.70). */
export const DISCOVERY_FINDS = 2;

/** Points of each space of the automation track; each disc beyond it is 1 more (BTS-4.159). */
const AUTOMATION_POINTS: readonly number[] = frozen([0, 0, 1, 1, 1, 1, 2]);
const AUTOMATION_POINTS_BEYOND = 1;

/** The table that the rulebook suggests for a first game. */
export const FIRST_GAME = frozen({
  achievements: [
    ACHIEVEMENT_IDS.transcendence,
    ACHIEVEMENT_IDS.empire,
    ACHIEVEMENT_IDS.technologist,
    ACHIEVEMENT_IDS.warlord,
  ],
  boards: 'basic',
  tableau: false,
  provenance: 'book',
} as const satisfies Record<string, unknown> & Sourced);

/** The open technology tableau, a variant for experts (BTS-4.148). */
export const TABLEAU = frozen({
  rowSize: 8,
  rows: [2, 3, 4] as readonly Level[],
  openAtStart: [2] as readonly Level[],
  provenance: 'designed',
  fixed: [
    'rows by level, opened during the game',
    'Universal Enlightenment does not open row IV',
    'Spacetime Anomaly Studies opens row III',
    'Planetary-Scale Research opens rows as needed',
  ],
} as const satisfies Record<string, unknown> & Sourced);

/** Points of all automation spaces up to a level, by level. */
const POINTS_UP_TO: readonly number[] = Array.from(
  { length: AUTOMATION_POINTS.length + 1 },
  (_, level) => AUTOMATION_POINTS.slice(0, level).reduce((sum, points) => sum + points, 0),
);

/** Points of all automation spaces up to a level. */
export function automationPoints(level: number): number {
  const beyond = level - AUTOMATION_POINTS.length;
  if (beyond <= 0) return POINTS_UP_TO[level];
  return POINTS_UP_TO[AUTOMATION_POINTS.length] + beyond * AUTOMATION_POINTS_BEYOND;
}
