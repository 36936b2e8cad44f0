import { useLayoutEffect, useMemo, useState } from 'react';
import type { Touching } from '../kit/board/place.tsx';
import { Places } from '../kit/board/places.ts';
import type { Choice } from '../kit/face.ts';
import { useSteady } from '../kit/use-steady.ts';
import { useSession } from './session.tsx';

/** Something that is moved, in hand: where it may be laid down is what may be touched. */
export interface Taken {
  readonly place: string;
  readonly choices: readonly Choice[];
}

/** What may be touched, what to mark, and what a touch does, for the board and the panels alike. */
export function useTouching(
  touch: (place: string) => void,
  taken: Taken | null,
): Required<Omit<Touching, 'show'>> {
  const { choices, pointed, previewed, asked, log, news, point, preview } = useSession();
  const everywhere = useMemo(() => choicesByPlace(choices), [choices]);
  const here = useMemo(
    () => (taken ? whileTaken(taken, everywhere) : everywhere),
    [everywhere, taken],
  );
  const open = useMarks(useMemo(() => new Set(here.keys()), [here]));
  const lit = useMarks(
    useMemo(
      () =>
        new Set([...pointed, ...(previewed?.text.touches ?? []), ...(taken ? [taken.place] : [])]),
      [pointed, previewed, taken],
    ),
  );
  const fresh = asked ? log : null;
  const recent = useMarks(
    useMemo(() => {
      const lines = fresh?.filter(({ moment }) => moment >= news) ?? [];
      return new Set(lines.flatMap(({ text }) => text.places));
    }, [fresh, news]),
  );
  /** The pointer rests on a place: if one option is there, its outcome is shown. */
  const pointAt = useSteady((place: string | null) => {
    point(place === null ? [] : [place]);
    const [choice, another] = (place !== null && here.get(place)) || [];
    preview(another ? null : (choice ?? null));
  });
  return useMemo(
    () => ({ open, lit, recent, touch, point: pointAt }),
    [open, lit, recent, touch, pointAt],
  );
}

/** The same places for good, which hold what is marked now: whatever is drawn below sees it at once. */
function useMarks(all: ReadonlySet<string>): Places {
  const [places] = useState(() => new Places());
  places.set(all);
  useLayoutEffect(() => places.tell());
  return places;
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
  for (const [place, all] of found) found.set(place, atPlace(all, place));
  return found;
}

/** It may be laid down somewhere, or something else be taken up instead. */
function whileTaken({ choices }: Taken, all: ReadonlyMap<string, readonly Choice[]>) {
  const things = [...all].filter(([place, [first]]) => first?.text.touches[0] === place);
  return new Map([...things, ...choices.map((one) => [one.text.touches[1] ?? '', [one]] as const)]);
}

/** Where something may come to, that is what touching the place means; what leaves it is touched itself. */
function atPlace(all: Choice[], place: string): Choice[] {
  const comes = ({ text }: Choice): boolean => text.touches[1] === place;
  return all.some((one) => one.text.moves && comes(one))
    ? all.filter((one) => !one.text.moves || comes(one))
    : all;
}

/** What may be done at a place. */
export const choicesAt = (choices: readonly Choice[], place: string): readonly Choice[] =>
  atPlace(
    choices.filter(({ text }) => text.touches.includes(place)),
    place,
  );
