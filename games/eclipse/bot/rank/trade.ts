/** Trading: only for what is wanted at once, so that nothing goes round in circles. */
import { MATERIALS, MONEY, type Resource, SCIENCE } from '../../data/resources.ts';
import { PRINTED_STORAGE } from '../../data/tracks.ts';
import type { State } from '../../state.ts';
import { moneyAfterUpkeep } from '../../steps/upkeep.ts';
import { mostOf, tradeRate } from '../../storage.ts';
import type { StepFrame } from '../../vocabulary.ts';
import { unitWorth } from '../economy.ts';
import { wantedThing } from './build.ts';
import { NEVER } from './guess.ts';
import { wantedTech } from './research.ts';

/** What a trade costs. */
const loss = (state: State, seat: number, from: number): number =>
  tradeRate(state.players[seat]) * unitWorth(state, seat, from);

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
    case 'research':
      return to === SCIENCE ? wantedTech(state, seat, from) : NEVER;
    case 'build':
      return to === MATERIALS ? wantedThing(state, seat, from) : NEVER;
    case 'insolvent': {
      const short = -moneyAfterUpkeep(player);
      const settles = mostOf(player, MONEY) - player.storage[MONEY] >= short;
      return settles ? -short * loss(state, seat, from) : NEVER;
    }
    case 'upkeep':
      // With a limited storage what comes in may be lost.
      return player.storage[from] > PRINTED_STORAGE - 12 && player.storage[to] < PRINTED_STORAGE / 2
        ? 0.01
        : NEVER;
    default:
      return NEVER;
  }
}
