import { type ReactNode, useDeferredValue } from 'react';
import { SessionProvider, useSession } from './session.tsx';

/**
 * What stands beside the question follows it a moment later: drawn in short steps that a tap interrupts,
 * and of several moves in a row only the last. Its children have to be memoized, or they gain nothing; and
 * nothing in it may be chosen, since it shows the moment before.
 */
export const Later = ({ children }: { children: ReactNode }) => (
  <SessionProvider value={useDeferredValue(useSession())}>{children}</SessionProvider>
);
