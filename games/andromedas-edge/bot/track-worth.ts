/** Progress tracks: what their spaces bring, at the end and in events to come. */
import { OUTPOST_VP, TRACK_END, TRACK_SPACES } from '../data/index.ts';
import { eventsPerTrack } from './time.ts';

/** The development level that is reached on each space. */
export const LEVEL_AT: readonly (readonly number[])[] = TRACK_SPACES.map((spaces) =>
  spaces.map((_, at) => Math.max(...spaces.slice(0, at + 1).map(({ level }) => level))),
);
/** What the storage line counts each resource at, on each space of a track. */
export const STORAGE_AT: readonly (readonly number[])[] = TRACK_SPACES.map((spaces) =>
  spaces.map((_, at) => Math.max(...spaces.slice(0, at + 1).map((space) => space.storageBonus))),
);
export const VP_AT: readonly (readonly number[])[] = TRACK_SPACES.map((spaces) =>
  spaces.map(({ vp }) => vp),
);

/** Upgrades, tokens and discoveries; a larger hand, and resources that score. */
const FEATURE = 2.5;
const COMFORT = 1;
/** Outposts that a level may be expected to lift. */
const USUAL_OUTPOSTS = 0.4;

/** What reaching each space brings beside its points. */
const FEATURES: readonly (readonly number[])[] = TRACK_SPACES.map((spaces) =>
  spaces.map(({ upgrade, discovery, token, handLimit, storageBonus, level }) => {
    let sum = 0;
    if (upgrade || discovery !== null || token) sum += FEATURE;
    if (handLimit > 0 || storageBonus > 0) sum += COMFORT;
    if (level > 0) sum += USUAL_OUTPOSTS * (OUTPOST_VP[level] - OUTPOST_VP[level - 1]);
    return sum;
  }),
);

/** What so many steps on a track are worth from where a player stands. */
export function stepsWorth(
  tracks: readonly number[],
  track: number,
  n: number,
  turns: number,
): number {
  const from = tracks[track];
  const to = Math.min(TRACK_END, from + n);
  let sum = (VP_AT[track][to] - VP_AT[track][from]) * (1 + eventsPerTrack(turns));
  for (let at = from + 1; at <= to; at++) sum += FEATURES[track][at];
  return sum;
}

export const stepWorth = (tracks: readonly number[], track: number, turns: number): number =>
  stepsWorth(tracks, track, 1, turns);
