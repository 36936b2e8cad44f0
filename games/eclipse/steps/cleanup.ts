/**
 * Cleanup: new technologies, discs and cubes come back, the next round is prepared (ECL-16.2,
 * ECL-16.4).
 */
import { SET_UP } from '../data/set-up.ts';
import { SPECIES } from '../data/species.ts';
import { TRACK_CUBES } from '../data/tracks.ts';
import { isIn, type State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';

/**
 * Draws technology tiles from the bag to the offer, as long as it lasts (ECL-1.2, ECL-16.1,
 * ECL-16.5).
 */
export function offerTechs(state: State, n: number, k: Doors): void {
  const techs: number[] = [];
  for (let i = 0; i < n && state.techBag.length > 0; i++) {
    const tech = k.take(state.techBag);
    state.offer[tech]++;
    techs.push(tech);
  }
  if (techs.length > 0) k.emit({ type: 'techs-offered', seat: -1, techs });
  if (techs.length < n) k.emit({ type: 'tech-bag-empty', seat: -1 });
}

/** Killed cubes go back to the tracks of their columns; where there is no room, their owner is asked. */
function recoverCubes(state: State, seat: number, k: Doors): void {
  const player = state.players[seat];
  let n = 0;
  for (let column = 0; column < player.graveyard.length; column++) {
    n += player.graveyard[column];
    for (; player.graveyard[column] > 0; player.graveyard[column]--) {
      if (player.tracks[column] < TRACK_CUBES) {
        player.tracks[column]++;
      } else {
        player.cubesInHand++;
        k.push({ step: 'cleanup-cube', seat });
      }
    }
  }
  if (n > 0) k.emit({ type: 'cubes-recovered', seat, n });
}

export const cleanupSteps = steps({
  cleanup: {
    rule: 'ECL-16.1',
    run(state, _frame, k) {
      const seats = state.players.length;
      offerTechs(state, SET_UP[seats].newTechnologies, k);
      for (let seat = 0; seat < seats; seat++) {
        if (!isIn(state, seat)) continue;
        const player = state.players[seat];
        player.discs += player.spent;
        player.spent = 0;
        player.colonyShips = SPECIES[player.species].colonyShips;
        player.passed = false;
        recoverCubes(state, seat, k);
      }
      // Whoever passed first may have left since: then the next one clockwise begins.
      let start = state.firstToPass;
      while (!isIn(state, start)) start = (start + 1) % seats;
      state.startPlayer = start;
    },
  },
});
