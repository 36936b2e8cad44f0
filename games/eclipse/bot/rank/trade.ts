/** Trading: only for what is wanted at once, so that nothing goes round in circles. */
import { MATERIALS, type Resource, SCIENCE } from '../../data/resources.ts';
import { PRINTED_STORAGE } from '../../data/tracks.ts';
import type { State } from '../../state.ts';
import type { StepFrame } from '../../vocabulary.ts';
import { canSettleByTrade } from '../debts.ts';
import { wantedThing } from './build.ts';
import { NEVER } from './guess.ts';
import { wantedTech } from './research.ts';

/** The score of a trade at a question. */
export function tradeValue(
  state: State,
  frame: StepFrame,
  seat: number,
  from: Resource | number,
  to: Resource | number,
): number {
  const player = state.players[seat];
  switch (frame.step) {
    // Whoever has bought something already may stop after the trade, and have traded for nothing.
    case 'research':
      return frame.first && to === SCIENCE ? wantedTech(state, seat, from) : NEVER;
    case 'build':
      return frame.first && to === MATERIALS ? wantedThing(state, seat, from) : NEVER;
    case 'insolvent':
      // First what there is more of.
      return canSettleByTrade(state, seat) ? 0.001 * player.storage[from] : NEVER;
    case 'upkeep':
      // With a limited storage what comes in may be lost.
      return player.storage[from] > PRINTED_STORAGE - 12 && player.storage[to] < PRINTED_STORAGE / 2
        ? 0.01
        : NEVER;
    default:
      return NEVER;
  }
}
