import { frozen } from '@orrery/kernel';
import type { EffectList } from './effects.ts';
import { choose, gain } from './write.ts';

/** Most of each resource that may be kept past the own turn (AE-4.2.7); which is which is designed. */
export const STORAGE_LIMITS: readonly number[] = frozen([10, 5, 5, 5, 5]);
/** Tactics cards, before the civilization track raises it. */
export const HAND_LIMIT = 5;
export const UNPLACED_MOONS = 4;

/** VP lost at the end for each damaged module (AE-4.18.4). */
export const DAMAGED_MODULE_VP = 2;

/** What a defeated player may do (AE-4.8.17); the moon is the one in the slot of its own. */
export const TACTICAL_OPERATIONS: EffectList = frozen([
  choose([gain({ tactics: 1 })], [{ op: 'moonContents' }]),
]);
