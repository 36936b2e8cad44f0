/** Cubes that leave the map where their owner has a choice of tracks or of graveyards. */
import { choiceSet } from '@orrery/kernel';
import { RESOURCE_IDS, RESOURCES, TRACKS_OF_SQUARE } from '../data/resources.ts';
import { TRACK_CUBES } from '../data/tracks.ts';
import type { Player, State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { resourceArg } from './arguments.ts';

export const trackChoices = choiceSet({ track: [resourceArg] });

/** The tracks with room among those given; if all are full, any other with room (ECL-2.5). */
export function listTracks(player: Player, wanted: readonly number[], list: number[]): void {
  const roomy = (track: number): boolean => player.tracks[track] < TRACK_CUBES;
  const open = wanted.some(roomy) ? wanted : RESOURCES;
  for (const track of open) if (roomy(track)) list.push(trackChoices.make.track(track));
}

/** Puts a cube in hand on a population track. */
export function layDown(state: State, seat: number, track: number, k: Doors): void {
  const player = state.players[seat];
  player.cubesInHand--;
  player.tracks[track]++;
  k.emit({ type: 'cube-returned', seat, resource: RESOURCE_IDS[track] });
}

export const populationSteps = steps({
  'return-cube': {
    rule: 'ECL-5.6',
    choices: trackChoices,
    options(state, { seat, kind }, list) {
      listTracks(state.players[seat], TRACKS_OF_SQUARE[kind], list);
    },
    choose(state, { seat }, choice, k) {
      layDown(state, seat, trackChoices.arg(choice, 0), k);
    },
  },

  graveyard: {
    rule: 'ECL-14.12',
    choices: trackChoices,
    options(_state, { kind }, list) {
      for (const column of TRACKS_OF_SQUARE[kind]) list.push(trackChoices.make.track(column));
    },
    choose(state, { seat }, choice) {
      const player = state.players[seat];
      player.cubesInHand--;
      player.graveyard[trackChoices.arg(choice, 0)]++;
    },
  },

  'cleanup-cube': {
    rule: 'ECL-16.3',
    choices: trackChoices,
    options(state, { seat }, list) {
      listTracks(state.players[seat], RESOURCES, list);
    },
    choose(state, { seat }, choice, k) {
      layDown(state, seat, trackChoices.arg(choice, 0), k);
    },
  },
});
