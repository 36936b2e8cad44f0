/** Cubes on working cards. */
import { cardAt, hasCube, type Player, type State } from '../state.ts';
import type { Doors } from '../vocabulary.ts';

/** Puts a cube from the owner's reserve on the working card at a place (MOO-7.8). */
export function putReserveCube(state: State, seat: number, place: number, k: Doors): void {
  const player = state.players[seat];
  player.reserve--;
  player.cubes |= 1 << place;
  k.emit({ type: 'cube-put', seat, card: cardAt(player, place) });
}

/**
 * Returns the cube at a place, if there is one, to the owner's reserve (MOO-5.4, MOO-7.10,
 * MOO-1.19).
 */
export function returnCube(
  player: Player,
  seat: number,
  place: number,
  card: number,
  k: Doors,
): void {
  if (!hasCube(player, place)) return;
  player.cubes &= ~(1 << place);
  player.reserve++;
  k.emit({ type: 'cube-returned', seat, card });
}
