/** What an effect should have brought and did not: for lack of something, or because of a limit. */
import type { Doors } from './vocabulary.ts';

/** What was lacking, or `limit` where a card says «at most»; each has its words in `text/`. */
export type Lack =
  | 'supply'
  | 'columns'
  | 'cubes'
  | 'ships'
  | 'levels'
  | 'cards'
  | 'exchange'
  | 'limit';

/** Tells that so much of an effect was lost. */
export function lose(k: Doors, seat: number, lack: Lack, n: number): void {
  if (n > 0) k.emit({ type: 'lost', seat, lack, n });
}
