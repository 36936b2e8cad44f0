import { type ComponentType, type ReactNode, useLayoutEffect, useReducer, useState } from 'react';

interface Fetched<P> {
  (props: P): ReactNode;
  /** Fetches it before it is shown, so that nobody has to wait then. */
  ahead(): void;
}

/**
 * A component that is fetched when it is first shown, and shown as soon as it is there. (`lazy` in a
 * `Suspense` would be held back: React lets 300 ms pass after one thing that was waited for has given way.)
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ReactNode = null,
): Fetched<P> {
  let Found: ComponentType<P> | undefined;
  const find = async (): Promise<void> => {
    Found = await load();
  };
  function Fetched(props: P): ReactNode {
    const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
    const [failure, fail] = useState<unknown>();
    useLayoutEffect(() => {
      if (Found) return;
      let wanted = true;
      find().then(
        () => wanted && lookAgain(),
        (error: unknown) => wanted && fail(error),
      );
      return () => {
        wanted = false;
      };
    }, []);
    // For whoever catches what a screen throws.
    if (failure !== undefined) throw failure;
    return Found ? <Found {...props} /> : instead;
  }
  // What can't be had now is fetched again when it is wanted.
  Fetched.ahead = (): void => void find().catch(() => {});
  return Fetched;
}
