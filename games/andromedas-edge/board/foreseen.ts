import { NONE, UNKNOWN } from '@orrery/kernel';
import type { State } from '../state.ts';

/** The events that a seat knows to come next; after the end was triggered none does. */
export const foreseenBy = ({ players, marker }: State, seat: number): readonly number[] =>
  seat < 0 || marker === NONE ? [] : players[seat].foreseen.filter((card) => card !== UNKNOWN);
