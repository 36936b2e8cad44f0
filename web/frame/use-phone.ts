import { useSyncExternalStore } from 'react';

/** Narrower than this, a table is laid out for a phone held upright. */
const narrow = matchMedia('(max-width: 719px)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
