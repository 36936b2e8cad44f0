/** Where the game begins: homes stand two steps from the centre, all turned alike (ECL-1.14). */
import { hexAt } from './hexes.ts';

const CORNERS = Object.freeze([
  hexAt(0, -2),
  hexAt(2, -2),
  hexAt(2, 0),
  hexAt(0, 2),
  hexAt(-2, 2),
  hexAt(-2, 0),
]);

/** The home position in a direction from the centre. */
export const homeHex = (direction: number): number => CORNERS[direction];

/**
 * The turn of a home in a direction: open twice outwards, once towards the centre and once to its
 * counter-clockwise neighbour.
 */
export const homeRotation = (direction: number): number => direction;
