import { frozen } from '@orrery/kernel';

/** Most of each resource that may be kept past the own turn (AE-4.2.7); which is which is designed. */
export const STORAGE_LIMITS: readonly number[] = frozen([10, 5, 5, 5, 5]);
/** Tactics cards, before the civilization track raises it. */
export const HAND_LIMIT = 5;
export const UNPLACED_MOONS = 4;

/** VP lost at the end for each damaged module (AE-4.18.4). */
export const DAMAGED_MODULE_VP = 2;
