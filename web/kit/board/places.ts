/** Places with one mark in common: those that may be touched, that are lit, that have just changed. */
import { useSyncExternalStore } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Always the same object, whatever it holds: a board need not be drawn anew because the pointer has moved.
 * What is drawn differently for being marked asks with `useMarked` or `usePlaces`, and hears of changes.
 */
export class Places {
  #all: ReadonlySet<string> = NONE;
  #told: ReadonlySet<string> = NONE;
  readonly #listeners = new Set<() => void>();

  get all(): ReadonlySet<string> {
    return this.#all;
  }

  /** For handlers; while drawing, `useMarked`. */
  has(place: string): boolean {
    return this.#all.has(place);
  }

  /** What is drawn from now on sees these; `tell` lets everything else know. */
  set(all: ReadonlySet<string>): void {
    this.#all = all;
  }

  tell(): void {
    if (this.#told === this.#all) return;
    this.#told = this.#all;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Nothing is marked, for what is only shown. */
export const NO_PLACES = new Places();

/** Is a place marked? Whoever asks is drawn anew when the answer changes. */
export const useMarked = (places: Places, place: string): boolean =>
  useSyncExternalStore(places.subscribe, () => places.has(place));

/** What follows from all that are marked: whoever asks is drawn anew when that changes. */
export const useMarks = <T extends boolean | number | string>(
  places: Places,
  read: (all: ReadonlySet<string>) => T,
): T => useSyncExternalStore(places.subscribe, () => read(places.all));

/** All that are marked, for what is drawn anew whenever any of them changes. */
export const usePlaces = (places: Places): ReadonlySet<string> =>
  useSyncExternalStore(places.subscribe, () => places.all);
