/** What goes beyond a limit is lost, and the log says so. */
import type { Stock } from '../data/effects.ts';
import type { Doors } from '../vocabulary.ts';

/** Reports what a player would have gained but for a full track, an empty reserve or an empty deck. */
export function forfeit(seat: number, what: Stock, n: number, k: Doors): void {
  if (n > 0) k.emit({ type: 'forfeited', seat, what, n });
}
