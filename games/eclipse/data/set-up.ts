import { frozen } from '@orrery/kernel';

export const MIN_SEATS = 2; // ECL-1.1
export const MAX_SEATS = 6;
export const ROUNDS = 9;
/** Relations exist from this many players on (ECL-6.1). */
export const DIPLOMACY_SEATS = 4;

/** Pieces of each player; book. */
export const PLAYER_CUBES = 33;
export const PLAYER_DISCS = 16;
/** Discs kept back for Advanced Robotics and Quantum Grid. */
export const RESERVE_DISCS = 3;
export const PLAYER_AMBASSADORS = 3;

export const AMBASSADOR_POINTS = 1; // ECL-6.9
export const TRAITOR_POINTS = -2;

export interface SetUp {
  /** Technology tiles on offer at the start. */
  readonly technologies: number;
  readonly newTechnologies: number;
  readonly outerSectors: number;
  /** Where the homes stand, at distance two: seats clockwise in this order. */
  readonly homes: readonly number[];
}

const NONE: SetUp = { technologies: 0, newTechnologies: 0, outerSectors: 0, homes: [] };

/** By number of seats. Home positions are public, everything else is in the book (ECL-1.5). */
export const SET_UP: readonly SetUp[] = frozen([
  NONE,
  NONE,
  { technologies: 12, newTechnologies: 4, outerSectors: 5, homes: [0, 3] },
  { technologies: 14, newTechnologies: 6, outerSectors: 10, homes: [0, 2, 4] },
  { technologies: 16, newTechnologies: 7, outerSectors: 14, homes: [1, 2, 4, 5] },
  { technologies: 18, newTechnologies: 8, outerSectors: 16, homes: [0, 1, 2, 4, 5] },
  { technologies: 20, newTechnologies: 9, outerSectors: 18, homes: [0, 1, 2, 3, 4, 5] },
]);
