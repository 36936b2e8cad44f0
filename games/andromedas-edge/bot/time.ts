/** How much of the game is still to come. */
import { TRACKS } from '../data/index.ts';
import { PHASE, type State } from '../state.ts';

/** Points that the leader gains in a turn, at the start and per point that is there already. */
const FIRST_POINTS = 1.3;
const GROWTH = 0.035;
/** Turns of one player between two events. */
const TURNS_PER_EVENT = 8;

/** Turns that each player may still expect to have. */
export function turnsLeft(state: State): number {
  if (state.phase === PHASE.over) return 0;
  const seats = state.players.length;
  if (state.ending >= 0) return Math.min(1, (state.ending + 1) / seats);
  let leader = 0;
  for (let seat = 0; seat < seats; seat++) leader = Math.max(leader, state.players[seat].vp);
  // The more one has, the faster it grows.
  const now = FIRST_POINTS + GROWTH * leader;
  const then = FIRST_POINTS + GROWTH * state.terminus;
  return 1 + Math.max(0, Math.log(then / now) / GROWTH);
}

/** How far the game has got, from 0 to 1. */
export function progress(state: State): number {
  const whole = 1 + Math.log1p((GROWTH * state.terminus) / FIRST_POINTS) / GROWTH;
  return 1 - turnsLeft(state) / whole;
}

/** Whether a player has a turn after the one that is being taken, and could return in it. */
export function hasAnotherTurn({ ending, active, players }: State, seat: number): boolean {
  if (ending < 0) return true;
  const seats = players.length;
  const distance = (seat - active + seats) % seats;
  return (distance === 0 ? seats : distance) <= ending;
}

/** Events that still score a certain track. */
export const eventsPerTrack = (turns: number): number =>
  Math.max(0, turns - 1) / TURNS_PER_EVENT / TRACKS.length;

/** Returns to come: each takes a turn, and one for every launch before it. */
export const returnsLeft = (turns: number, fleet: number): number => turns / (fleet + 1);
