/** One die against one ship (ECL-13.7). */

/** The lowest face that hits: a 6 always does, a 1 never. */
export const hitsFrom = (computer: number, shield: number): number =>
  Math.min(6, Math.max(2, 6 - computer + shield));

export const hits = (face: number, computer: number, shield: number): boolean =>
  face >= hitsFrom(computer, shield);

/** How likely a die hits. */
export const hitChance = (computer: number, shield: number): number =>
  (7 - hitsFrom(computer, shield)) / 6;

/** A thrown die as one number, as kept in the state and told in events. */
export const dieOf = (colour: number, face: number): number => colour * 8 + face;
export const colourOf = (die: number): number => die >> 3;
export const faceOf = (die: number): number => die & 7;
