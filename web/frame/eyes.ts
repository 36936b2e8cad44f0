import { useState } from 'react';
import type { LiveTable, TableNow } from '../table/live-table.ts';

export interface Eyes {
  /** Whose eyes we look through; -1 for an onlooker. */
  readonly seat: number;
  /** The seat that has to step before the screen first, where there are secrets. */
  readonly curtain: number | null;
  /** That seat is here. */
  open(): void;
  /** It is this seat's turn to look, of several that are asked. */
  turnTo(seat: number): void;
}

/**
 * Several people at one screen: it turns to whoever is asked. Where the game has secrets, a curtain
 * falls until that person is there; where it has none, nothing stands in the way.
 */
export function useEyes(
  table: LiveTable,
  now: TableNow,
  behind: boolean,
  replayOnly: boolean,
): Eyes {
  const people = table.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  // Whoever is only seen to move need not come to the screen.
  const asked = people.filter((seat) => !behind && now.waiting.includes(seat));
  const [shown, setShown] = useState(asked[0] ?? people[0] ?? (table.game.hasSecrets ? -1 : 0));
  const wanted = asked.length === 0 || asked.includes(shown) ? shown : (asked[0] as number);
  if (wanted !== shown) setShown(wanted);
  const secret = table.game.hasSecrets && people.length > 1 && !replayOnly;
  // Who is before the screen, rather than whether somebody is: the curtain is down in the same
  // moment in which the eyes change.
  const [here, setHere] = useState<number | null>(null);
  return {
    seat: wanted,
    curtain: secret && here !== wanted && !now.over ? wanted : null,
    open: () => setHere(wanted),
    turnTo(seat) {
      setShown(seat);
      // Whoever was here before need not be who is here now.
      if (seat !== wanted) setHere(null);
    },
  };
}

/** Whose last choice «undo» takes back: one's own, or that of whoever has just chosen at the same screen. */
export function undoneSeat(table: LiveTable, seat: number): number {
  if (table.undoable(seat).possible) return seat;
  const last = table.chooserAt(table.now().moments - 1);
  return table.seats[last]?.mine && table.undoable(last).possible ? last : seat;
}
