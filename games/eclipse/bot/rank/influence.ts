/** Influence: which disc goes where. */
import type { State } from '../../state.ts';
import { influenceChoices, influenceToChoices, listTargets } from '../../steps/influence.ts';
import { sectorCost } from '../costs.ts';
import { heldWorth, promise } from '../territory.ts';
import { roundsLeft } from '../time.ts';
import type { Guess } from './guess.ts';

const FROM_TRACK = influenceChoices.make['disc-from-track']();
const DONE = influenceChoices.make.done();
const FROM = influenceChoices.make['disc-from'](0);
const TO_TRACK = influenceToChoices.make['disc-to-track']();
const TO = influenceToChoices.make['disc-to'](0);

const price = (state: State, seat: number): number => sectorCost(state, state.players[seat]);

const targets: number[] = [];

/** What one more disc on the best sector within reach would bring. */
function bestTarget(state: State, seat: number): number {
  targets.length = 0;
  listTargets(state, seat, targets);
  const rounds = roundsLeft(state);
  let best = 0;
  for (const to of targets) best = Math.max(best, promise(state, to - TO, seat, rounds));
  return best;
}

/** What taking a disc back would save, less what goes with it. */
const relief = (state: State, seat: number, sector: number): number =>
  price(state, seat) - heldWorth(state, sector, roundsLeft(state));

export const source: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  if (option === FROM_TRACK) return bestTarget(state, seat) - price(state, seat);
  return relief(state, seat, option - FROM) - 0.2;
};

/** What discs could be moved for. */
export function bestInfluence(state: State, seat: number): number {
  let best = 0;
  if (state.players[seat].discs > 0) best = bestTarget(state, seat) - price(state, seat);
  for (let sector = 0; sector < state.owner.length; sector++) {
    if (state.owner[sector] === seat) best = Math.max(best, relief(state, seat, sector));
  }
  return Math.max(0, best);
}

export const target: Guess<'influence-to'> = (state, frame, seat, option) => {
  if (option === TO_TRACK) return price(state, seat) - 0.5;
  const value = promise(state, option - TO, seat, roundsLeft(state));
  return frame.from < 0 ? value - price(state, seat) : value;
};
