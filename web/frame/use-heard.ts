import { useSyncExternalStore } from 'react';
import { type Session, useSession } from './session.tsx';

/** How many lines are news to the seat that is asked; all of them stand below «since your last». */
export function useHeard(): number {
  const { asked, log, news } = useSession();
  return asked ? countFrom(log, news) : 0;
}

/** How many of them have not been on screen yet: what badges say. */
export function useUnread(): number {
  const { asked, log, news, eyes, reading } = useSession();
  const read = useSyncExternalStore(reading.subscribe, reading.last);
  if (!asked) return 0;
  const known = read.seat === eyes.seat && read.news === news ? read.upTo : 0;
  return countFrom(log, Math.max(news, known));
}

const countFrom = (log: Session['log'], from: number): number =>
  log.filter(({ moment, text }) => moment >= from && text.weight !== 'quiet').length;
