import { type Infer, int, ints, perSeat, record } from '@orrery/kernel';

const sheet = record({
  /** Covered cells, as a mask of four words (see geometry.ts). */
  covered: ints,
  /** Cells that the next drawing has to touch: next to what is covered, or next to the start. */
  touch: ints,
  /** Shapes drawn so far, in order: what was drawn stays what it is (DS-4.32). */
  shapeOf: ints,
  /** Where: the placement of each, by its number within its shape. */
  placementOf: ints,
  /** Upgrades gained in the whole game; there is room for all of them (DS-4.39). */
  gained: int,
  /** Upgrades spent in the whole game, each once (DS-4.43). */
  spent: int,
  /** Points noted for each far world; 0 until it is reached. */
  worlds: ints,
});

/** Nothing of it is hidden (DS-4.6). */
export const shape = record({
  /** The shape in each zone, Z0 to Z5; Z0 is the black hole. They stay to the end (DS-4.5). */
  zones: ints,
  /** The mission over each of Z1 to Z5. */
  missions: ints,
  /** Round being played, from 1; 0 before the first. */
  round: int,
  /** Turns begun in the whole game. */
  turn: int,
  /** Who assigns: a seat, or in the solo game 1 for the drone. */
  active: int,
  /** Modules placed this round, in order, as numbers in MODULE_PLACEMENTS. */
  modules: ints,
  /** Notches taken, one bit each. */
  notches: int,
  /** The turn on which each far world was first reached or claimed; 0 while it is free. */
  reached: ints,
  /** Each player's sheet. */
  sheets: perSeat(sheet),
});

export type State = Infer<typeof shape>;
export type Sheet = Infer<typeof sheet>;

/** In the solo game the drone takes turns with the only player (DS-4.90). */
export const DRONE = 1;

export const isSolo = (state: State): boolean => state.sheets.length === 1;

/** Those who assign in turn: the players, and in the solo game, otherwise unchanged, the drone (DS-4.95). */
export const participants = (state: State): number => (isSolo(state) ? 2 : state.sheets.length);

/** Upgrades that a player can spend now. */
export const upgradesOwned = (sheet: Sheet): number => sheet.gained - sheet.spent;
