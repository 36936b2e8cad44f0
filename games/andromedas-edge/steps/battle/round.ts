/** Asking everybody in a battle, in turn order, for as long as it goes on. */

import { hasShipIn } from '../../frontier.ts';
import { countSides, sides } from '../../sides.ts';
import { type Battle, type State, seatAfter } from '../../state.ts';
import type { Doors, StepFrame } from '../../vocabulary.ts';

/** The battle, if it still goes on; with one side left it is over at once (AE-4.8.4). */
export function ongoing(state: State): Battle | null {
  const { battle } = state;
  if (battle === null || battle.over) return null;
  if (countSides(state, sides(state)) > 1) return battle;
  battle.over = true;
  return null;
}

/** Pushes a frame for some seats (bits), so that they are asked in turn order. */
export function askInOrder(
  state: State,
  mask: number,
  frame: (seat: number) => StepFrame,
  k: Doors,
): void {
  const seats = state.players.length;
  for (let i = seats - 1; i >= 0; i--) {
    const seat = seatAfter(state.active, i, seats);
    if (!((mask >> seat) & 1)) continue;
    k.push(frame(seat));
    k.push({ step: 'turn-to', seat });
  }
}

export const isIn = (state: State, seat: number): boolean =>
  hasShipIn(state.players[seat], state.region);
