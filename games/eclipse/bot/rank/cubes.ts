/** What a cube on or off a track changes. */
import { PRODUCTION } from '../../data/tracks.ts';
import type { State } from '../../state.ts';
import { incomeChange } from '../economy.ts';

/** Nowhere to put it. */
const NO_ROOM = 100;

/** Points for taking a cube off a track: its income rises. */
export function cubeGain(state: State, seat: number, track: number): number {
  const cubes = state.players[seat].tracks[track];
  if (cubes === 0) return 0;
  return incomeChange(state, seat, track, PRODUCTION[cubes - 1] - PRODUCTION[cubes]);
}

/** Points for putting a cube on a track: its income falls. */
export function cubeLoss(state: State, seat: number, track: number): number {
  const cubes = state.players[seat].tracks[track];
  if (cubes + 1 >= PRODUCTION.length) return NO_ROOM;
  return -incomeChange(state, seat, track, PRODUCTION[cubes + 1] - PRODUCTION[cubes]);
}
