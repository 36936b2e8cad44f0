import { useSyncExternalStore } from 'react';

/** How a table is laid out: a phone held upright, a tablet held upright, or anything wider. */
export type Room = 'phone' | 'tablet' | 'desk';

const phone = matchMedia('(max-width: 719px)');
const tablet = matchMedia('(max-width: 1023px) and (orientation: portrait)');
/** From here on the players' panels stand open unless somebody folds them. */
const spacious = matchMedia('(min-width: 1240px)');

function subscribe(listener: () => void): () => void {
  for (const query of [phone, tablet, spacious]) query.addEventListener('change', listener);
  return () => {
    for (const query of [phone, tablet, spacious]) query.removeEventListener('change', listener);
  };
}

export const useRoom = (): Room =>
  useSyncExternalStore(subscribe, () =>
    phone.matches ? 'phone' : tablet.matches ? 'tablet' : 'desk',
  );

export const useSpacious = (): boolean => useSyncExternalStore(subscribe, () => spacious.matches);
