/** How much of the game is still to come. */
import { TRACKS } from '../data/index.ts';
import { PHASE, type State } from '../state.ts';

/** Points that the leader gains in a turn, as a rule. */
const POINTS_PER_TURN = 2.6;
/** Turns of one player between two events. */
const TURNS_PER_EVENT = 3;
/** Launches between two Returns, and the Return itself. */
const CYCLE = 4.5;

/** Turns that each player may still expect to have. */
export function turnsLeft(state: State): number {
  if (state.phase === PHASE.over) return 0;
  const seats = state.players.length;
  if (state.ending >= 0) return Math.min(1, (state.ending + 1) / seats);
  let leader = 0;
  for (const { vp } of state.players) leader = Math.max(leader, vp);
  return 1 + Math.max(0, state.terminus - leader) / POINTS_PER_TURN;
}

/** Events that still score a certain track. */
export const eventsPerTrack = (turns: number): number =>
  Math.max(0, turns - 1) / TURNS_PER_EVENT / TRACKS.length;

export const returnsLeft = (turns: number): number => turns / CYCLE;
