/** Cubes in hand: which tracks they may go to. */
import type { Doors } from '@orrery/kernel';
import { RESOURCE_IDS } from './data/resources.ts';
import { TRACK_CUBES } from './data/tracks.ts';
import type { Player, State } from './state.ts';

/** Pushes the tracks with room among those given; if all are full, any other with room (ECL-2.5). */
export function listTracks(player: Player, wanted: readonly number[], list: number[]): void {
  for (const track of wanted) if (player.tracks[track] < TRACK_CUBES) list.push(track);
  if (list.length > 0) return;
  for (let track = 0; track < player.tracks.length; track++)
    if (player.tracks[track] < TRACK_CUBES) list.push(track);
}

/** Puts a cube in hand on a population track. */
export function layDown(state: State, seat: number, track: number, k: Doors): void {
  const player = state.players[seat];
  player.cubesInHand--;
  player.tracks[track]++;
  k.emit({ type: 'cube-returned', seat, resource: RESOURCE_IDS[track] });
}
