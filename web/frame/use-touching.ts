import { useMemo } from 'react';
import type { Touching } from '../kit/board/place.tsx';
import type { Choice } from '../kit/face.ts';
import { useSteady } from '../kit/use-steady.ts';
import { useSession } from './session.tsx';

/** What may be touched, what to mark, and what a touch does, for the board and the panels alike. */
export function useTouching(touch: (place: string) => void): Required<Omit<Touching, 'show'>> {
  const { choices, pointed, previewed, asked, log, news, point, preview } = useSession();
  const here = useMemo(() => choicesByPlace(choices), [choices]);
  const open = useMemo(() => new Set(here.keys()), [here]);
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
  /** The pointer rests on a place: if one option is there, its outcome is shown. */
  const pointAt = useSteady((place: string | null) => {
    point(place === null ? [] : [place]);
    const [choice, another] = (place !== null && here.get(place)) || [];
    preview(another ? null : (choice ?? null));
  });
  return { open, lit, recent, touch, point: pointAt };
}

function choicesByPlace(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const place of choice.text.touches) {
      const there = found.get(place);
      if (there) there.push(choice);
      else found.set(place, [choice]);
    }
  }
  return found;
}
