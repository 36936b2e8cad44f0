/** Where an unexplored zone lies, said by a neighbour that has a name. */
import type { Phrase } from '@orrery/kernel';
import { DIRECTION_IDS, EDGES, neighbour, OFF_GRID, opposite } from '../galaxy/hexes.ts';
import { stackFor } from '../galaxy/placement.ts';
import { fleetAt } from '../ships.ts';
import type { State } from '../state.ts';
import { NO_SECTOR, sectorAt } from '../ways.ts';
import { phrase, sectorName } from './component-text.ts';

/** The rings by number, as they are printed on the backs of the sectors. */
const RINGS: readonly string[] = ['I', 'II', 'III'];

export const ringName = (zone: number): string => RINGS[stackFor(zone)];

/** «North of Procyon (221), ring III»: one's own sectors serve best, then those with one's ships. */
export function zoneName(state: State, seat: number, zone: number): Phrase {
  const around = Array.from({ length: EDGES }, (_, direction) => {
    const hex = neighbour(zone, direction);
    const sector = hex === OFF_GRID ? NO_SECTOR : sectorAt(state, hex);
    return { sector, direction: opposite(direction) };
  }).filter(({ sector }) => sector !== NO_SECTOR);
  const best =
    around.find(({ sector }) => state.owner[sector] === seat) ??
    around.find(({ sector }) => fleetAt(state, sector, seat) !== 0) ??
    around[0];
  return phrase('option.zone', {
    direction: DIRECTION_IDS[best.direction],
    sector: sectorName(best.sector),
    number: ringName(zone),
  });
}
