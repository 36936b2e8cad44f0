import { type ComponentType, type ReactNode, useLayoutEffect, useReducer, useState } from 'react';

/**
 * A component that is fetched when it is first shown, and shown as soon as it is there. (`lazy` in a
 * `Suspense` would be held back: React lets 300 ms pass after one thing that was waited for has given way.)
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ReactNode = null,
): (props: P) => ReactNode {
  let Found: ComponentType<P> | undefined;
  return function Fetched(props: P): ReactNode {
    const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
    const [failure, fail] = useState<unknown>();
    useLayoutEffect(() => {
      if (Found) return;
      let wanted = true;
      load().then(
        (found) => {
          Found = found;
          if (wanted) lookAgain();
        },
        (error: unknown) => wanted && fail(error),
      );
      return () => {
        wanted = false;
      };
    }, []);
    // For whoever catches what a screen throws.
    if (failure !== undefined) throw failure;
    return Found ? <Found {...props} /> : instead;
  };
}
