/** How much of the game is left. */
import { NONE } from '@orrery/kernel';
import { PHASES } from '../data/actions.ts';
import { ROUNDS } from '../data/set-up.ts';
import type { State } from '../state.ts';

const UPKEEP_PHASE = PHASES.indexOf('upkeep');

/** Rounds still to come after this one. */
export const roundsLeft = (state: State): number => ROUNDS - Math.max(1, state.round);

/** How far the game has got, from 0 to 1. */
export const progress = (state: State): number =>
  (Math.max(1, state.round) - 1 + state.phase / PHASES.length) / ROUNDS;

/** True once this round's upkeep is behind the seat. */
export function isPaid(state: State, seat: number): boolean {
  if (state.phase !== UPKEEP_PHASE) return state.phase > UPKEEP_PHASE;
  const seats = state.players.length;
  const place = (of: number) => (of - state.startPlayer + seats) % seats;
  return place(seat) < place(state.active);
}

export const isOver = (state: State): boolean => state.active === NONE;
