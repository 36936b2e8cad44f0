import { useMemo } from 'react';
import { isStill } from '../settings.ts';
import { useSession } from './session.tsx';

interface BoardSlotProps {
  /** On a phone, the part of the board to show; null for all of it. */
  readonly area: string | null;
  touch(place: string): void;
  openArea(seat: number): void;
  openRule(rule: string): void;
}

/** Hands the game's board everything it needs of the session. */
export function BoardSlot({ area, touch, openArea, openRule }: BoardSlotProps) {
  const session = useSession();
  const { face, table, eyes, asked, shown } = session;
  const openPlaces = useMemo(
    () => new Set(session.choices.flatMap(({ text }) => text.touches)),
    [session.choices],
  );
  const lit = useMemo(
    () => new Set([...session.pointed, ...(session.previewed?.text.touches ?? [])]),
    [session.pointed, session.previewed],
  );
  const recent = useMemo(
    () =>
      new Set(
        asked
          ? session.log
              .filter(({ moment }) => moment >= session.news)
              .flatMap(({ text }) => text.places)
          : [],
      ),
    [asked, session.log, session.news],
  );

  const { Board } = face;
  return (
    <Board
      view={session.view}
      seat={eyes.seat}
      seats={table.seats}
      asked={asked}
      choices={session.choices}
      choose={session.choose}
      touch={touch}
      preview={session.preview}
      point={(place) => session.point(place === null ? [] : [place])}
      tell={session.tell}
      openArea={openArea}
      openRule={openRule}
      previewed={session.previewed}
      ghost={session.ghost}
      open={openPlaces}
      lit={lit}
      recent={recent}
      played={session.played}
      still={isStill()}
      replaying={shown !== null}
      area={area}
    />
  );
}
