import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and does what the last rendering's would do: parts that take it need not redraw. */
export function useLatest<A extends readonly unknown[], R>(work: (...args: A) => R) {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: A): R => latest.current(...args), []);
}
