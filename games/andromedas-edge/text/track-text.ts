/** What the spaces of progress tracks hold. */
import type { Phrase } from '@orrery/kernel';
import { OUTPOST_VP, OUTPOSTS, TRACK_SPACES } from '../data/index.ts';
import type { TrackSpace } from '../data/tracks.ts';
import { join, name, phrase, pointsText } from './phrases.ts';

/** What a space holds besides its VP: at most one feature, a level, an event symbol. */
export function featuresText(space: TrackSpace): Phrase[] {
  const { discovery, upgrade, storageBonus, handLimit, token, level, event } = space;
  const found: Phrase[] = [];
  if (discovery !== null) found.push(phrase('space.discovery'));
  if (upgrade) found.push(phrase('space.upgrade'));
  if (storageBonus > 0) found.push(phrase('space.storage', { n: storageBonus }));
  if (handLimit > 0) found.push(phrase('space.hand', { n: handLimit }));
  if (token) found.push(phrase('space.token'));
  if (level > 0) found.push(phrase('space.level', { n: level }));
  if (event) found.push(phrase('space.event'));
  return found;
}

/** All spaces of a track that hold more than VP, and what an outpost of its kind is worth. */
export function trackText(track: number): Phrase[] {
  const spaces = TRACK_SPACES[track].flatMap((space, at) => {
    const features = featuresText(space);
    if (features.length === 0) return [];
    return [
      phrase('sketch.space', { at, vp: pointsText(space.vp), what: join('list.comma', features) }),
    ];
  });
  const [, one, two, three] = OUTPOST_VP;
  const outpost = name(OUTPOSTS[track].key);
  return [...spaces, phrase('sketch.space.outposts', { outpost, one, two, three })];
}
