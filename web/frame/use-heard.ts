import { useSession } from './session.tsx';

/** How many lines are news to the seat that is asked; all of them stand below «since your last». */
export function useHeard(): number {
  const { asked, log, news } = useSession();
  if (!asked) return 0;
  return log.filter(({ moment, text }) => moment >= news && text.weight !== 'quiet').length;
}
