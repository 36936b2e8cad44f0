/** Numbers of launches and battles; all from the book. */
export const MOST_DICE = 6;
export const MOST_TARGETING = 5;
export const DIE = 6;
/** Energy for a jump (AE-4.3.9). */
export const JUMP_ENERGY = 1;
