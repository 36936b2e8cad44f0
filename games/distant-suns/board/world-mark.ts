/** What a sheet says at a far world: values on offer, a value lost, a value noted. */
import type { Phrase } from '@orrery/kernel';
import { WORLDS } from '../data/sheet.ts';
import { isSolo, type State } from '../state.ts';

export interface WorldMark {
  /** The higher value, crossed out because somebody was there first. */
  readonly lost: number | null;
  /** What stands beside it: `10/5`, `5`, or the points noted. */
  readonly value: string;
  readonly noted: boolean;
  /** In the solo game: the drone was there first. */
  readonly drone: boolean;
  readonly words: Phrase;
}

export function worldMark(state: State, of: number, world: number): WorldMark {
  const { first, later } = WORLDS[world];
  const points = state.sheets[of].worlds[world];
  if (points > 0) {
    const words = { id: 'world.noted', values: { points } };
    return { lost: null, value: `${points}`, noted: true, drone: false, words };
  }
  if (state.reached[world] === 0) {
    const words = { id: 'world.open', values: { first, later } };
    return { lost: null, value: `${first}/${later}`, noted: false, drone: false, words };
  }
  // Alone, whoever was there before the player was the drone (DS-4.93).
  const drone = isSolo(state);
  const words = { id: drone ? 'world.drone' : 'world.taken', values: { later } };
  return { lost: first, value: `${later}`, noted: false, drone, words };
}
