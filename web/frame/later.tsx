import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import { SessionProvider, useSession } from './session.tsx';

/**
 * What stands beside a question follows when that, or the answer, is on screen: drawn in short steps that a
 * tap interrupts. Otherwise nobody waits, and one frame for all of a move, or of what the pointer rests on, is
 * less work than two. Its children have to be memoized, or they gain nothing; and nothing in it may be chosen,
 * since it shows the moment before.
 */
export function Later({ children }: { children: ReactNode }) {
  const session = useSession();
  const [shown, show] = useState(session);
  const together = session.asked === shown.asked;
  if (together && shown !== session) show(session);
  const latest = useRef(session);
  const due = useRef(false);
  useEffect(() => {
    latest.current = session;
    if (together || due.current) return;
    due.current = true;
    afterPaint(() => {
      due.current = false;
      startTransition(() => show(latest.current));
    });
  }, [session, together]);
  return <SessionProvider value={shown}>{children}</SessionProvider>;
}

/** Is everything else about this on screen already? From then on what nobody waits for can be drawn. */
export function useOnScreen(subject: unknown): boolean {
  const [shown, show] = useState(subject);
  useEffect(() => {
    let wanted = true;
    afterPaint(() => wanted && startTransition(() => show(subject)));
    return () => {
      wanted = false;
    };
  }, [subject]);
  return shown === subject;
}
