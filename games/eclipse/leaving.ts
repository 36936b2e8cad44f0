/** Leaving the game, by resigning or because the civilization collapses (ECL-17.2 to ECL-17.4). */
import { itemsOf, without } from './bits.ts';
import { comeHome } from './diplomacy.ts';
import { mapWorth } from './scoring.ts';
import { removeFleet } from './ships.ts';
import { isIn, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/** Counts what the map is worth and takes everything of the player off it. */
export function leaveGame(state: State, seat: number, status: number, k: Doors): void {
  const player = state.players[seat];
  player.legacy = mapWorth(state, seat);
  player.status = status;
  // Nobody leaves with a disc on the map: one is ruined, or has given every sector up.
  for (let sector = 0; sector < state.owner.length; sector++) removeFleet(state, sector, seat);
  if (state.traitor === seat) state.traitor = -1;
  askSurvivor(state, k);
  for (const other of itemsOf(player.ambassadors)) {
    const partner = state.players[other];
    partner.ambassadors = without(partner.ambassadors, seat);
    comeHome(state, other, k);
  }
  player.ambassadors = 0;
  player.savedParts = 0;
  player.discs = 0;
  player.spent = 0;
  player.reserve = 0;
  player.colonyShips = 0;
  player.tracks = [0, 0, 0];
  player.graveyard = [0, 0, 0];
}

/** Whoever is left alone may stop the game (ECL-18.5). */
function askSurvivor(state: State, k: Doors): void {
  let survivor = -1;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!isIn(state, seat)) continue;
    if (survivor >= 0) return;
    survivor = seat;
  }
  if (survivor >= 0) k.push({ step: 'lone-survivor', seat: survivor });
}
