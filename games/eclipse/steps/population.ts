/** Cubes that leave the map where their owner has a choice of tracks or of graveyards. */
import { type Frame, type Step, step } from '@orrery/kernel';
import { RESOURCES, TRACKS_OF_SQUARE } from '../data/resources.ts';
import { layDown, listTracks } from '../population.ts';
import type { State } from '../state.ts';
import { trackChoices } from './diplomacy.ts';

interface CubeFrame extends Frame {
  /** Where it lived. */
  readonly sector: number;
  /** What its square takes: a resource, ANY or ORBITAL. */
  readonly kind: number;
}

export const populationSteps: Readonly<Record<string, Step<State>>> = {
  'return-cube': step<State, CubeFrame>({
    rule: 'ECL-5.6',
    choices: trackChoices,
    options(state, { seat, kind }, list) {
      // The choices of this step are numbered like the tracks.
      listTracks(state.players[seat], TRACKS_OF_SQUARE[kind], list);
    },
    choose(state, { seat }, choice, k) {
      layDown(state, seat, choice, k);
    },
  }),

  graveyard: step<State, CubeFrame>({
    rule: 'ECL-14.12',
    choices: trackChoices,
    options(_state, { kind }, list) {
      for (const column of TRACKS_OF_SQUARE[kind]) list.push(column);
    },
    choose(state, { seat }, choice) {
      const player = state.players[seat];
      player.cubesInHand--;
      player.graveyard[choice]++;
    },
  }),

  'cleanup-cube': step<State>({
    rule: 'ECL-16.3',
    choices: trackChoices,
    options(state, { seat }, list) {
      listTracks(state.players[seat], RESOURCES, list);
    },
    choose(state, { seat }, choice, k) {
      layDown(state, seat, choice, k);
    },
  }),
};
