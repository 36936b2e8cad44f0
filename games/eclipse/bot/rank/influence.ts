/** Influence: which disc goes where. */
import { INFLUENCE_COLONY_SHIPS } from '../../data/actions.ts';
import { SPECIES } from '../../data/species.ts';
import type { State } from '../../state.ts';
import { influenceChoices, influenceToChoices, listTargets } from '../../steps/influence.ts';
import { openSquares } from '../colonies.ts';
import { sectorCost } from '../economy.ts';
import { promise } from '../territory.ts';
import { roundsLeft } from '../time.ts';
import { type Guess, NEVER } from './guess.ts';

const FROM_TRACK = influenceChoices.make['disc-from-track']();
const DONE = influenceChoices.make.done();
const TO_TRACK = influenceToChoices.make['disc-to-track']();
const TO = influenceToChoices.make['disc-to'](0);

/** A colony ship made ready for a square that waits. */
const READIED = 0.5;

const targets: number[] = [];

/** What one more disc on the best sector within reach would bring; less than nothing if there is none. */
function bestTarget(state: State, seat: number): number {
  targets.length = 0;
  listTargets(state, seat, targets);
  const rounds = roundsLeft(state);
  let best = NEVER;
  for (const to of targets) best = Math.max(best, promise(state, to - TO, seat, rounds));
  return best - sectorCost(state, seat);
}

export const source: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  // Sectors are never left: one that can't be kept goes in Upkeep, without an action.
  return option === FROM_TRACK ? bestTarget(state, seat) : NEVER;
};

/** What discs could be moved for, and ships made ready. */
export function bestInfluence(state: State, seat: number): number {
  const player = state.players[seat];
  const used = SPECIES[player.species].colonyShips - player.colonyShips;
  const squares = openSquares(state, seat) - player.colonyShips;
  const readied = Math.min(INFLUENCE_COLONY_SHIPS, used, squares);
  const best = player.discs > 1 ? bestTarget(state, seat) : NEVER;
  if (readied > 0 && roundsLeft(state) > 0) return READIED * readied + Math.max(0, best);
  return best > 0 ? best : NEVER;
}

export const target: Guess<'influence-to'> = (state, _frame, seat, option) => {
  if (option === TO_TRACK) return 0;
  const value = promise(state, option - TO, seat, roundsLeft(state));
  return value - sectorCost(state, seat);
};
