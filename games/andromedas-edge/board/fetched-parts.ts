/** Parts of the board that are fetched once the table stands. */
import { fetched } from '@orrery/web/kit';

const later = () => import('./later.ts');

export const BattleStage = fetched(() => later().then((parts) => parts.BattleStage));
export const Market = fetched(() => later().then((parts) => parts.Market));
export const Station = fetched(() => later().then((parts) => parts.Station));
export const Stores = fetched(() => later().then((parts) => parts.Stores));
export const Tracks = fetched(() => later().then((parts) => parts.Tracks));

export function fetchAhead(): void {
  for (const part of [BattleStage, Market, Station, Stores, Tracks]) part.ahead();
}
