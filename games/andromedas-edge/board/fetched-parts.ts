/** Parts of the board that are fetched once the table stands. */
import { fetched } from '@orrery/web/kit';

const later = () => import('./later.ts');

export const BattleStage = fetched(later, { part: 'BattleStage' });
export const Market = fetched(later, { part: 'Market' });
export const Station = fetched(later, { part: 'Station' });
export const Stores = fetched(later, { part: 'Stores' });
export const Tracks = fetched(later, { part: 'Tracks' });

export function fetchAhead(): void {
  for (const part of [BattleStage, Market, Station, Stores, Tracks]) part.ahead();
}
