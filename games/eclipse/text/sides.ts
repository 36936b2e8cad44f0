/** How players and those that nobody plays are called where a name must stand in a sentence. */
import type { Phrase } from '@orrery/kernel';
import { ANCIENTS, DEFENSE_SYSTEM } from '../state.ts';
import { phrase } from './component-text.ts';

/** A side by name: the reader lays the names of the table over the messages `seat.0`, `seat.1`… */
export function sideName(side: number): Phrase {
  if (side === ANCIENTS) return phrase('npc.ancient');
  if (side === DEFENSE_SYSTEM) return phrase('npc.gcds');
  return { id: `seat.${side}` };
}
