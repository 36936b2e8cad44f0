import { useSyncExternalStore } from 'react';

/** How high the window is. */
type Height = 'high' | 'low' | 'flat';

/** A small phone, a small laptop's window. */
const low = matchMedia('(max-height: 700px)');
/** A phone held sideways, a laptop whose page is shown twice as large. */
const flat = matchMedia('(max-height: 480px)');

function subscribe(listener: () => void): () => void {
  for (const query of [low, flat]) query.addEventListener('change', listener);
  return () => {
    for (const query of [low, flat]) query.removeEventListener('change', listener);
  };
}

export const useHeight = (): Height =>
  useSyncExternalStore(subscribe, () => (flat.matches ? 'flat' : low.matches ? 'low' : 'high'));
