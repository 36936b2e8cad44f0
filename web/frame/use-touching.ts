import { useCallback, useMemo } from 'react';
import type { Touching } from '../kit/board/place.tsx';
import { useSession } from './session.tsx';

/** What may be touched, what to mark, and what a touch does, for the board and the panels alike. */
export function useTouching(touch: (place: string) => void): Required<Omit<Touching, 'show'>> {
  const { choices, pointed, previewed, asked, log, news, point } = useSession();
  const open = useMemo(() => new Set(choices.flatMap(({ text }) => text.touches)), [choices]);
  const lit = useMemo(
    () => new Set([...pointed, ...(previewed?.text.touches ?? [])]),
    [pointed, previewed],
  );
  const recent = useMemo(
    () =>
      new Set(
        asked ? log.filter(({ moment }) => moment >= news).flatMap(({ text }) => text.places) : [],
      ),
    [asked, log, news],
  );
  const pointAt = useCallback(
    (place: string | null) => point(place === null ? [] : [place]),
    [point],
  );
  return { open, lit, recent, touch, point: pointAt };
}
