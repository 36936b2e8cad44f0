import { frozen } from '@orrery/kernel';
import { STACK, type Stack } from './terms.ts';

/** A space of a progress track. At most one of its special features is there. */
export interface TrackSpace {
  /** What it is worth in an event and at the end. */
  readonly vp: number;
  /** Development level that is reached here; 0 where it stays as it was. */
  readonly level: number;
  /** Moves the event marker. */
  readonly event: boolean;
  /** Science: a stack of discovery tokens. */
  readonly discovery: Stack | null;
  /** Industry: a ship upgrade. */
  readonly upgrade: boolean;
  /** Commerce: VP for each unspent resource at the end; 0 for none. */
  readonly storageBonus: number;
  /** Civilization: the new hand limit; 0 for none. */
  readonly handLimit: number;
  /** Supremacy: one of the three tokens. */
  readonly token: boolean;
}

const space = (vp: number, features: Partial<TrackSpace> = {}): TrackSpace => ({
  vp,
  level: 0,
  event: false,
  discovery: null,
  upgrade: false,
  storageBonus: 0,
  handLimit: 0,
  token: false,
  ...features,
});

/** The spaces of all tracks. The kinds of feature are the book's, values and places designed. */
export const TRACK_SPACES: readonly (readonly TrackSpace[])[] = frozen([
  // science
  [
    space(0),
    space(1),
    space(3, { level: 1 }),
    space(5, { event: true }),
    space(6, { discovery: STACK.science1 }),
    space(7, { level: 2 }),
    space(8, { event: true }),
    space(9, { discovery: STACK.science2 }),
    space(10),
    space(12, { level: 3, event: true }),
    space(14),
  ],
  // industry
  [
    space(0),
    space(1),
    space(2, { level: 1, event: true }),
    space(4, { upgrade: true }),
    space(5),
    space(6, { level: 2, event: true }),
    space(7, { upgrade: true }),
    space(8),
    space(9, { event: true }),
    space(11, { level: 3, upgrade: true }),
    space(13),
  ],
  // commerce
  [
    space(0),
    space(1),
    space(2, { level: 1 }),
    space(4, { event: true }),
    space(5, { storageBonus: 1 }),
    space(6, { level: 2 }),
    space(7, { event: true }),
    space(8),
    space(9, { storageBonus: 2 }),
    space(11, { level: 3, event: true }),
    space(13),
  ],
  // civilization
  [
    space(0),
    space(1),
    space(2, { level: 1, event: true }),
    space(4, { handLimit: 6 }),
    space(5),
    space(6, { level: 2, event: true }),
    space(7, { handLimit: 7 }),
    space(8),
    space(9, { event: true }),
    space(11, { level: 3, handLimit: 8 }),
    space(13),
  ],
  // supremacy
  [
    space(0),
    space(1),
    space(2, { level: 1, event: true }),
    space(4, { token: true }),
    space(5),
    space(6, { level: 2, event: true }),
    space(7, { token: true }),
    space(8),
    space(9, { event: true }),
    space(11, { level: 3, token: true }),
    space(13),
  ],
]);

/** Index of the last space of every track. */
export const TRACK_END = 10;

/** VP of an outpost at the end by the development level of its track (AE-4.18.4); `book`. */
export const OUTPOST_VP: readonly number[] = frozen([0, 5, 7, 10]);

/** For reaching a supremacy space whose token is gone (AE-4.14.6). */
export const LATE_TOKEN_VP = 2;
