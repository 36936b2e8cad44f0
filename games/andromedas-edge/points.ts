/** Victory points, and the end that they trigger. */

import { NONE } from '@orrery/kernel';
import { ON_STATION, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/** Moves a VP marker, never below 0 (AE-4.1.3). */
export function gainVp(state: State, seat: number, n: number, k: Doors): void {
  const player = state.players[seat];
  const gained = Math.max(n, -player.vp);
  if (gained === 0) return;
  player.vp += gained;
  k.emit({ type: 'vp', seat, n: gained });
  if (player.vp >= state.terminus && state.ending === NONE) triggerEnd(state, seat, k);
}

/** Everybody has one turn after this one, and events come to an end (AE-4.18.1 to AE-4.18.3). */
function triggerEnd(state: State, seat: number, k: Doors): void {
  state.ending = state.players.length;
  if (state.marker !== ON_STATION) state.marker = NONE;
  k.emit({ type: 'end-triggered', seat });
}
