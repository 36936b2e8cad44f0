/** Production discs: which one a faction may take, and what leaves or returns to a track. */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { boardAbility, hasAbility } from './abilities.ts';
import { DISCS, FOOD, ORE, STAR, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';

export const discChoices = choiceSet({ disc: [named(DISCS)] });

const FIRST_DISC = discChoices.make.disc(0);
const BOTH = (1 << FOOD) | (1 << ORE);

/**
 * Pushes the discs that may be placed where these tracks are asked for (BTS-4.99, BTS-4.100,
 * BTS-4.78, BTS-4.139).
 */
export function discOptions(state: State, seat: number, tracks: number, list: number[]): void {
  const mask = hasAbility(state, seat, 'eitherTrack') ? BOTH : tracks;
  const player = state.players[seat];
  if ((mask >> FOOD) & 1 && player.tracks[FOOD] > 0) list.push(FIRST_DISC + FOOD);
  if ((mask >> ORE) & 1 && player.tracks[ORE] > 0) list.push(FIRST_DISC + ORE);
  if (list.length === 0) list.push(FIRST_DISC + STAR);
}

/** Takes the leftmost disc off its track; notes if that empties it (BTS-4.146). */
export function takeDisc(state: State, seat: number, disc: number, k: Doors): void {
  state.changed = true;
  if (disc === STAR) return;
  const player = state.players[seat];
  player.tracks[disc]--;
  if (player.tracks[disc] > 0) return;
  k.emit({ type: 'track-emptied', seat, track: disc });
  const once = 4 << disc;
  if ((player.emptied & once) !== 0 || !boardAbility(player, 'afterEmptyingTrack')) return;
  player.emptied |= once | (1 << disc);
}

/** Returns an outpost's disc to the rightmost empty cell of its own track (BTS-4.101). */
export function returnDisc(state: State, seat: number, disc: number): void {
  if (disc !== STAR && disc !== NONE) state.players[seat].tracks[disc]++;
}
