import { frozen } from '@orrery/kernel';

/** Cubes that a population track starts with, and the most that it holds: the last, lighter square stays empty. */
export const TRACK_CUBES = 11;
/** Income by cubes still on the track, or what its squares show from the left; public, confirmed by the book's examples. */
export const PRODUCTION: readonly number[] = frozen([28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2]);

export const INFLUENCE_CIRCLES = 13;
/** Money due by the number of empty circles; public, confirmed by the book's examples. */
export const UPKEEP: readonly number[] = frozen([0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30]);

/**
 * Money due with so many discs on the influence track (more than fit: they lie beside it)
 * (ECL-2.7).
 */
export const upkeepWith = (discs: number): number => UPKEEP[Math.max(0, INFLUENCE_CIRCLES - discs)];

export const TECH_SLOTS = 7;
/** Discount by tiles already on the technology's track; a full track takes no more. */
export const TECH_DISCOUNT: readonly number[] = frozen([0, 1, 2, 3, 4, 6, 8]);
/** Points of a technology track by its tiles; book. */
export const TECH_POINTS: readonly number[] = frozen([0, 0, 0, 0, 1, 2, 3, 5]);

/** The printed end of the storage tracks: a limit only if the table plays so. */
export const PRINTED_STORAGE = 40;
