/** Small makers of phrases that card texts, options and events share. */
import type { Phrase } from '@orrery/kernel';
import { type Bag, RESOURCES, TRACKS, type Track } from '../data/index.ts';

export function phrase(id: string, values?: Phrase['values']): Phrase {
  return values === undefined ? { id } : { id, values };
}

/** The name of a component or ability by its key. */
export function name(key: string): Phrase {
  return phrase(`name.${key}`);
}

/** A player as everybody at the table calls them. */
export const playerName = (seat: number): Phrase => phrase(`seat.${seat}`);

/** Every language counts alternatives by its own alphabet. */
export const letterOf = (at: number): Phrase => phrase(`letter.${at + 1}`);

/** «science»; after «module» or «planet», `typeName` is the form to use. */
export const trackName = (track: number): Phrase => phrase(`track.${TRACKS[track]}`);
export const typeName = (track: number): Phrase => phrase(`type.${TRACKS[track]}`);

/** Joins phrases from the right: `join('list.comma', [a, b, c], 'list.and')` is «a, b and c». */
export function join(id: string, phrases: readonly Phrase[], last = id): Phrase {
  return phrases.reduceRight((rest, first, at) =>
    phrase(at === phrases.length - 2 ? last : id, { first, rest }),
  );
}

/** «a, b and c». */
export const andList = (phrases: readonly Phrase[]): Phrase =>
  join('list.comma', phrases, 'list.and');

/** «science or industry», as types. */
export const typesText = (types: readonly Track[]): Phrase => join('list.or', types.map(typeName));

const KINDS = [...RESOURCES, 'basic', 'any'] as const;

/** The amounts of a bag that are not 0, each as a phrase. */
export function amounts(bag: Bag): Phrase[] {
  return KINDS.flatMap((kind, at) =>
    bag[at] > 0 ? [phrase(`amount.${kind}`, { n: bag[at] })] : [],
  );
}

export const pointsText = (n: number): Phrase => phrase('amount.vp', { n });

/** «1 titanium and 2 energy»; «nothing» for an empty bag. */
export function bagText(bag: Bag): Phrase {
  const parts = amounts(bag);
  return parts.length === 0 ? phrase('amount.nothing') : andList(parts);
}
