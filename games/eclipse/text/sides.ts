/** How players and those that nobody plays are called where a name must stand in a sentence. */
import type { Phrase } from '@orrery/kernel';
import { ANCIENTS, DEFENSE_SYSTEM, type State } from '../state.ts';
import { phrase, speciesName } from './describe.ts';

/** A side by its species; names of people are the reader's business. */
export function sideName(state: State, side: number): Phrase {
  if (side === ANCIENTS) return phrase('npc.ancient');
  if (side === DEFENSE_SYSTEM) return phrase('npc.gcds');
  return speciesName(state.players[side].species);
}
