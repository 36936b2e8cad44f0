import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import { SessionProvider, useSession } from './session.tsx';

/**
 * What stands beside a question follows when that is on screen, drawn in short steps that a tap interrupts.
 * Where nobody at this screen is asked nobody waits for a question, and one frame for everything is less work
 * than two. Its children have to be memoized, or they gain nothing; and nothing in it may be chosen, since
 * it shows the moment before.
 */
export function Later({ children }: { children: ReactNode }) {
  const session = useSession();
  const [shown, show] = useState(session);
  if (session.asked === null && shown !== session) show(session);
  const latest = useRef(session);
  const due = useRef(false);
  useEffect(() => {
    latest.current = session;
    if (session.asked === null || due.current) return;
    due.current = true;
    afterPaint(() => {
      due.current = false;
      startTransition(() => show(latest.current));
    });
  }, [session]);
  return <SessionProvider value={shown}>{children}</SessionProvider>;
}
