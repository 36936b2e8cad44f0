/** Influence discs on the map: who controls what. */
import { returnCubes } from './cubes.ts';
import { isGuarded } from './ships.ts';
import type { State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/**
 * Puts a disc of the influence track on a sector and takes the discovery tile there (ECL-4.10,
 * ECL-5.9).
 */
export function placeDisc(state: State, sector: number, seat: number, k: Doors): void {
  state.owner[sector] = seat;
  state.players[seat].discs--;
  k.emit({ type: 'disc-placed', seat, sector });
  takeDiscovery(state, sector, seat, k);
}

/** Takes the discovery tile of a sector, if one waits there and nothing guards it. */
export function takeDiscovery(state: State, sector: number, seat: number, k: Doors): void {
  if (state.discovery[sector] === 0) return;
  if (state.ancients[sector] > 0 || isGuarded(state, sector)) return;
  state.discovery[sector] = 0;
  const tile = k.take(state.discoveryPool);
  k.emit({ type: 'discovery-found', seat, sector });
  k.push({ step: 'discovery', seat, sector, tile });
}

/**
 * Takes a disc back to its owner's influence track; cubes return to the population tracks. The
 * event says why: disc-returned, control-lost, sector-given-up.
 */
export function takeBackDisc(
  state: State,
  sector: number,
  k: Doors,
  event: 'disc-returned' | 'control-lost' | 'sector-given-up',
): void {
  const seat = state.owner[sector];
  state.owner[sector] = -1;
  state.players[seat].discs++;
  k.emit({ type: event, seat, sector });
  returnCubes(state, sector, seat, k);
}
