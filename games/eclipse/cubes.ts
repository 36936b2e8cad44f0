/** Population cubes on their way off the map: back to the tracks, or to the graveyard. */
import { itemsOf, without } from './bits.ts';
import { ANY, ORBITAL } from './data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from './data/sectors.ts';
import { TRACK_CUBES } from './data/tracks.ts';
import type { State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/** What a square takes: a resource, ANY or ORBITAL. */
export const squareKind = (sector: number, square: number): number =>
  square === ORBITAL_SQUARE ? ORBITAL : SECTORS[sector].squares[square].kind;

/** Returns all cubes of a sector to their owner's tracks, asking where there is a choice (ECL-5.6). */
export function returnCubes(state: State, sector: number, seat: number, k: Doors): void {
  const cubes = state.cubes[sector];
  state.cubes[sector] = 0;
  const player = state.players[seat];
  for (const square of itemsOf(cubes)) {
    const kind = squareKind(sector, square);
    if (kind < ANY && player.tracks[kind] < TRACK_CUBES) {
      player.tracks[kind]++;
    } else {
      player.cubesInHand++;
      k.push({ step: 'return-cube', seat, sector, kind });
    }
  }
}

/** Kills the cube on a square: it goes to its owner's graveyard (ECL-14.12). */
export function killCube(state: State, sector: number, square: number, k: Doors): void {
  const seat = state.owner[sector];
  const player = state.players[seat];
  const kind = squareKind(sector, square);
  state.cubes[sector] = without(state.cubes[sector], square);
  if (kind < ANY) {
    player.graveyard[kind]++;
  } else {
    player.cubesInHand++;
    k.push({ step: 'graveyard', seat, sector, kind });
  }
}
