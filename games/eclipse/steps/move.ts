/** Move: one ship after the other, sector by sector (ECL-10.8, ECL-10.9). */
import { designStat, MOVEMENT } from '../blueprints.ts';
import { SHIPS, STARBASE } from '../data/ships.ts';
import { attackPartners } from '../diplomacy.ts';
import { EDGES } from '../galaxy/hexes.ts';
import { canLeave, fleetAt, isMobile, moveShip, shipsIn } from '../ships.ts';
import { plays, RULE_TRANSIT_IS_PEACEFUL, type State } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { hasGenerator, NO_SECTOR, passage } from '../ways.ts';
import { sectorArg, shipArg } from './arguments.ts';
import { chooseFree, listColoniesForRoom, listProposals, withFree } from './free.ts';

export const moveChoices = withFree({ ship: [shipArg, sectorArg], done: [] });
export const stepChoices = withFree({ step: [sectorArg], stop: [] });

const DONE = moveChoices.make.done();
const STOP = stepChoices.make.stop();

/** True if some connected sector lies next to this one for the seat. */
function hasWayOut(state: State, sector: number, generator: boolean): boolean {
  for (let d = 0; d < EDGES; d++)
    if (passage(state, sector, d, generator) !== NO_SECTOR) return true;
  return false;
}

/** Ships that can move, by type and sector; without a list it only says whether there is one. */
function listShips(state: State, seat: number, list: number[] | null): boolean {
  const generator = hasGenerator(state.players[seat]);
  let found = false;
  for (let sector = 0; sector < state.owner.length; sector++) {
    const fleet = fleetAt(state, sector, seat);
    if (!isMobile(fleet)) continue;
    if (!canLeave(state, sector, seat) || !hasWayOut(state, sector, generator)) continue;
    if (!list) return true;
    for (let type = 0; type < STARBASE; type++)
      if (shipsIn(fleet, type) > 0) list.push(moveChoices.make.ship(type, sector));
    found = true;
  }
  return found;
}

export const canMoveSomething = (state: State, seat: number): boolean =>
  listShips(state, seat, null);

/** The ship stays where it is; where passing through is peaceful, stopping is not (ECL-6.12). */
function stop(state: State, { seat, sector, left }: StepFrame<'move-step'>, k: Doors): void {
  if (left > 0) k.push({ step: 'move', seat, left, first: false });
  if (plays(state, RULE_TRANSIT_IS_PEACEFUL)) attackPartners(state, sector, seat, k);
}

export const moveSteps = steps({
  move: {
    rule: 'ECL-10.1',
    choices: moveChoices,
    alwaysAsk: true,
    options(state, { seat, first }, list) {
      if (!listShips(state, seat, list)) return;
      listColoniesForRoom(state, seat, list);
      if (first) return;
      list.push(DONE);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (choice === DONE || chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      const type = moveChoices.arg(choice, 0);
      const sector = moveChoices.arg(choice, 1);
      const steps = designStat(state, seat, type, MOVEMENT);
      k.push({ step: 'move-step', seat, left: left - 1, sector, type, steps, moved: false });
    },
  },

  'move-step': {
    rule: 'ECL-10.3',
    choices: stepChoices,
    alwaysAsk: true,
    options(state, { seat, sector, moved }, list) {
      const generator = hasGenerator(state.players[seat]);
      for (let d = 0; d < EDGES; d++) {
        const next = passage(state, sector, d, generator);
        if (next !== NO_SECTOR) list.push(stepChoices.make.step(next));
      }
      if (!moved) return;
      list.push(STOP);
      listColoniesForRoom(state, seat, list);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (chooseFree(state, frame, choice, k)) return;
      if (choice === STOP) return stop(state, frame, k);
      const { seat, sector: from, type, steps } = frame;
      const to = stepChoices.arg(choice, 0);
      moveShip(state, from, to, seat, type);
      k.emit({ type: 'ship-moved', seat, thing: SHIPS[type].id, from, to });
      const next = { ...frame, sector: to, steps: steps - 1, moved: true };
      // Whoever is pinned where he arrives goes no further (ECL-10.4).
      if (steps > 1 && canLeave(state, to, seat)) k.push(next);
      else stop(state, next, k);
      if (!plays(state, RULE_TRANSIT_IS_PEACEFUL)) attackPartners(state, to, seat, k);
    },
  },
});
