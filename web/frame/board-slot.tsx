import { memo, useMemo } from 'react';
import type { Touching } from '../kit/board/place.tsx';
import { isStill } from '../settings.ts';
import { useSession } from './session.tsx';

interface BoardSlotProps extends Required<Omit<Touching, 'show'>> {
  /** On a phone, the part of the board to show; null for all of it. */
  readonly area: string | null;
  openArea(seat: number): void;
  openRule(rule: string): void;
}

/** Hands the game's board everything it needs of the session. */
export function BoardSlot(props: BoardSlotProps) {
  const session = useSession();
  const { face, table, eyes, asked, shown } = session;
  // Whatever else changes around it, it is drawn anew only when something on it does.
  const Board = useMemo(() => memo(face.Board), [face]);
  return (
    <Board
      {...props}
      view={session.view}
      seat={eyes.seat}
      seats={table.seats}
      asked={asked}
      choices={session.choices}
      choose={session.choose}
      preview={session.preview}
      tell={session.tell}
      previewed={session.previewed}
      ghost={session.ghost}
      played={session.played}
      still={isStill()}
      replaying={shown !== null}
    />
  );
}
