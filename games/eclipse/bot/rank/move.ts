/** Moving: which ship, and where to. */
import { MOVEMENT, STATS } from '../../blueprints.ts';
import { STARBASE } from '../../data/ships.ts';
import { partnersIn } from '../../diplomacy.ts';
import { fleetAt, fleetSize, shipsIn } from '../../ships.ts';
import type { State } from '../../state.ts';
import { sectorArg } from '../../steps/arguments.ts';
import { moveChoices, stepChoices } from '../../steps/move.ts';
import { hasGenerator, passage } from '../../ways.ts';
import { advance, bounty, hasEnemies, reputationFor } from '../battles.ts';
import {
  addEnemies,
  addFleet,
  addShips,
  clear,
  lossesAt,
  newSide,
  powerOf,
  winChance,
} from '../power.ts';
import { heldWorth } from '../territory.ts';
import { roundsLeft } from '../time.ts';
import { WORTH } from '../worth.ts';
import type { Guess } from './guess.ts';

const SHIP = moveChoices.make.ship(0, 0);
const DONE = moveChoices.make.done();
const STEP = stepChoices.make.step(0);
const STOP = stepChoices.make.stop();

const own = newSide();
const enemy = newSide();

/** What a battle promises to somebody who would send such a fleet into it. */
function battleValue(state: State, seat: number, sector: number, chance: number, strength: number) {
  const rounds = roundsLeft(state);
  const reputation = reputationFor(state.players[seat], bounty(state, sector, seat), chance);
  const sectorTaken =
    state.owner[sector] === seat
      ? heldWorth(state, sector, rounds)
      : advance(state, sector, seat, rounds) * WORTH.conquest[rounds];
  return (
    reputation * WORTH.spoils[rounds] +
    chance * sectorTaken +
    lossesAt(chance) * strength * WORTH.fleetAtRisk[rounds]
  );
}

/** What a ship would find in a sector, together with those that can follow it from where it is. */
function destination(
  state: State,
  seat: number,
  sector: number,
  type: number,
  from: number,
  followers: number,
): number {
  const player = state.players[seat];
  const here = fleetAt(state, sector, seat);
  if (partnersIn(state, sector, seat).length > 0) return -3;
  if (!hasEnemies(state, sector, seat)) {
    if (state.owner[sector] === seat) return 0;
    if (here !== 0) return 0.05;
    const rounds = roundsLeft(state);
    return advance(state, sector, seat, rounds) * WORTH.alone[rounds];
  }
  clear(own);
  clear(enemy);
  addFleet(own, player, here);
  addShips(own, player, type, 1);
  let strength = powerOf(player, type);
  let left = followers;
  const fleet = fleetAt(state, from, seat);
  for (let other = STARBASE - 1; other >= 0 && left > 0; other--) {
    // The ship itself is no follower.
    const n = Math.min(left, shipsIn(fleet, other) - (other === type ? 1 : 0));
    if (n > 0) {
      addShips(own, player, other, n);
      strength += n * powerOf(player, other);
    }
    left -= n;
  }
  addEnemies(enemy, state, sector, seat);
  return battleValue(state, seat, sector, winChance(own, enemy), strength);
}

/** The best of the sectors around one. */
function around(
  state: State,
  seat: number,
  sector: number,
  type: number,
  from: number,
  followers: number,
): number {
  const generator = hasGenerator(state.players[seat]);
  let best = 0;
  for (let d = 0; d < 6; d++) {
    const next = passage(state, sector, d, generator);
    if (next < 0 || next === from) continue;
    const value = destination(state, seat, next, type, from, followers);
    if (value > best) best = value;
  }
  return best;
}

/** What is lost by leaving: a battle that was meant, a sector that would be taken, or one left bare. */
function leaving(state: State, seat: number, sector: number): number {
  if (hasEnemies(state, sector, seat)) return 0.8;
  if (fleetSize(fleetAt(state, sector, seat)) > 1) return 0;
  if (state.owner[sector] === seat) return 0.1;
  const rounds = roundsLeft(state);
  return advance(state, sector, seat, rounds) * WORTH.alone[rounds];
}

export const ship: Guess<'move'> = (state, frame, seat, option) => {
  if (option === DONE) return 0.05;
  const type = Math.trunc((option - SHIP) / sectorArg.size);
  const sector = (option - SHIP) % sectorArg.size;
  const followers = frame.left - 1;
  const steps = state.players[seat].designs[type * STATS + MOVEMENT];
  let value = around(state, seat, sector, type, sector, followers);
  if (steps > 1 || followers > 0) {
    const generator = hasGenerator(state.players[seat]);
    for (let d = 0; d < 6; d++) {
      const next = passage(state, sector, d, generator);
      if (next < 0) continue;
      value = Math.max(value, 0.7 * around(state, seat, next, type, sector, followers));
    }
  }
  return value - leaving(state, seat, sector);
};

export const step: Guess<'move-step'> = (state, frame, seat, option) => {
  const { sector, type, left, steps } = frame;
  // The ship itself stands in its sector already.
  if (option === STOP)
    return hasEnemies(state, sector, seat) || state.owner[sector] !== seat ? 0.3 : 0;
  const next = option - STEP;
  const value = destination(state, seat, next, type, sector, left);
  if (hasEnemies(state, next, seat)) return value;
  const further = steps > 1 || left > 0 ? 0.6 : 0.2;
  return Math.max(value, further * around(state, seat, next, type, sector, left));
};

/** The best that a Move action could bring, at a glance. */
export function bestMove(state: State, seat: number): number {
  let best = -0.1;
  for (let sector = 0; sector < state.owner.length; sector++) {
    const fleet = fleetAt(state, sector, seat);
    if (fleet === 0) continue;
    for (let type = 0; type < STARBASE; type++) {
      if (shipsIn(fleet, type) === 0) continue;
      const value = around(state, seat, sector, type, sector, 1) - leaving(state, seat, sector);
      if (value > best) best = value;
    }
  }
  return best;
}
