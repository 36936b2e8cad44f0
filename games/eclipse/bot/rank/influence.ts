/** Influence: which disc goes where. */
import type { State } from '../../state.ts';
import { influenceChoices, influenceToChoices } from '../../steps/influence.ts';
import { sectorCost } from '../costs.ts';
import { roundsLeft } from '../evaluate.ts';
import { heldWorth, promise } from '../territory.ts';
import type { Guess } from './guess.ts';

const FROM_TRACK = influenceChoices.make['disc-from-track']();
const DONE = influenceChoices.make.done();
const FROM = influenceChoices.make['disc-from'](0);
const TO_TRACK = influenceToChoices.make['disc-to-track']();
const TO = influenceToChoices.make['disc-to'](0);

const price = (state: State, seat: number): number => sectorCost(state, state.players[seat]);

export const source: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  if (option === FROM_TRACK) return 1.5 - price(state, seat);
  return 1 - heldWorth(state, option - FROM, roundsLeft(state));
};

export const target: Guess = (state, frame, seat, option) => {
  if (option === TO_TRACK) return price(state, seat) - 0.5;
  const value = promise(state, option - TO, seat, roundsLeft(state));
  return frame.from < 0 ? value - price(state, seat) : value;
};
