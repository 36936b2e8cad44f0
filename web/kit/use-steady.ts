import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same while what it does follows the latest render, so that what is handed
 * to a board changes only when there is something new to draw. For events, never while rendering.
 */
export function useSteady<A extends unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
