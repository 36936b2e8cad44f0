/** Influence: which disc goes where. */
import { INFLUENCE, INFLUENCE_COLONY_SHIPS } from '../../data/actions.ts';
import { HOME, SECTORS } from '../../data/sectors.ts';
import { SPECIES } from '../../data/species.ts';
import type { State } from '../../state.ts';
import { influenceChoices, influenceToChoices, listTargets } from '../../steps/influence.ts';
import { activations } from '../../steps/turn.ts';
import { openSquares } from '../colonies.ts';
import { sectorCost } from '../economy.ts';
import { heldWorth, promise } from '../territory.ts';
import { roundsLeft } from '../time.ts';
import { type Guess, NEVER } from './guess.ts';

const FROM_TRACK = influenceChoices.make['disc-from-track']();
const DONE = influenceChoices.make.done();
const FROM = influenceChoices.make['disc-from'](0);
const TO_TRACK = influenceToChoices.make['disc-to-track']();
const TO = influenceToChoices.make['disc-to'](0);

/** A colony ship made ready for a square that waits. */
const READIED = 0.5;

const targets: number[] = [];

/** The best that a disc within reach of a sector would find; NEVER if there is none. */
function bestPromise(state: State, seat: number): number {
  targets.length = 0;
  listTargets(state, seat, targets);
  const rounds = roundsLeft(state);
  let best = NEVER;
  for (const to of targets) best = Math.max(best, promise(state, to - TO, seat, rounds));
  return best;
}

/** What one more disc on the map would bring. */
const bestTarget = (state: State, seat: number): number =>
  bestPromise(state, seat) - sectorCost(state, seat);

/** What it takes to leave a sector for a better one: it must be worth the trouble, and is never home. */
const TROUBLE = 0.5;

function moved(state: State, seat: number, sector: number): number {
  if (SECTORS[sector].stack === HOME) return NEVER;
  const gain = bestPromise(state, seat) - heldWorth(state, sector, roundsLeft(state)) - TROUBLE;
  return gain > 0 ? gain : NEVER;
}

/** Colony ships that the action makes ready in the end. */
const used = (state: State, seat: number): number => {
  const { species, colonyShips } = state.players[seat];
  return SPECIES[species].colonyShips - colonyShips;
};

export const source: Guess<'influence'> = (state, frame, seat, option) => {
  // Without a disc moved or a ship made ready the action would have no effect.
  if (option === DONE)
    return frame.left === activations(state, seat, INFLUENCE) && used(state, seat) === 0
      ? NEVER
      : 0;
  // Sectors are never just left: one that can't be kept goes in Upkeep, without an action.
  return option === FROM_TRACK ? bestTarget(state, seat) : moved(state, seat, option - FROM);
};

/** What discs could be moved for, and ships made ready. */
export function bestInfluence(state: State, seat: number): number {
  const player = state.players[seat];
  const squares = openSquares(state, seat) - player.colonyShips;
  const readied = Math.min(INFLUENCE_COLONY_SHIPS, used(state, seat), squares);
  let best = player.discs > 1 ? bestTarget(state, seat) : NEVER;
  for (let sector = 0; sector < state.owner.length; sector++)
    if (state.owner[sector] === seat) best = Math.max(best, moved(state, seat, sector));
  if (readied > 0 && roundsLeft(state) > 0) return READIED * readied + Math.max(0, best);
  return best > 0 ? best : NEVER;
}

export const target: Guess<'influence-to'> = (state, _frame, seat, option) => {
  if (option === TO_TRACK) return NEVER;
  const value = promise(state, option - TO, seat, roundsLeft(state));
  return value - sectorCost(state, seat);
};
