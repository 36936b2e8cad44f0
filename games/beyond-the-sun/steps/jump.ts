/**
 * Moving ships: a jump is one great move, settled when the last ship has arrived (BTS-4.88–4.91).
 */
import { choiceSet, named } from '@orrery/kernel';
import { hasAbility } from '../abilities.ts';
import type { Effect } from '../data/effects.ts';
import { COMPANION, DEEP_SPACE, LOCATIONS, SOL } from '../data/index.ts';
import { jumpPoints, mayDecline, owesColony, owesCube } from '../feasible.ts';
import {
  canReachColony,
  canReachPopulation,
  fleetSize,
  freshShips,
  hasShips,
  levelOfShip,
  moveShip,
  PLACES,
  placeOfShip,
  SHIP_CLASSES,
  SHIP_KEYS,
  shipMoved,
} from '../fleet.ts';
import { lose } from '../losses.ts';
import { mapOf, placeExists, type State } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { settle } from './control.ts';
import type { EffectFrame } from './frames.ts';

/** `move sol.1 a-1`: a level 1 ship from Sol to the first A place. */
export const moveChoices = choiceSet({
  move: [named(SHIP_KEYS), named(LOCATIONS.map(({ key }) => key))],
  stop: [],
});

/** Moving ships anywhere can't be stopped early; its moves have the same numbers. */
const warpChoices = choiceSet({
  move: [named(SHIP_KEYS), named(LOCATIONS.map(({ key }) => key))],
});

const FIRST_MOVE = moveChoices.make.move(0, 0);
const STOP = moveChoices.make.stop();

type JumpEffect = Extract<Effect, { op: 'jump' }>;
type WarpEffect = Extract<Effect, { op: 'warp' }>;

export function startJump(
  state: State,
  frame: EffectFrame,
  { points }: JumpEffect,
  k: Doors,
): void {
  const { seat, list, at, must, copied } = frame;
  const player = state.players[seat];
  if (!hasShips(player)) {
    lose(k, seat, 'ships', 1);
    return;
  }
  const before = must && !state.changed ? player.ships.slice() : [];
  const n = jumpPoints(state, seat, points);
  k.push({ step: 'jump', seat, list, at, must, copied, n, before });
}

/** Moving ships anywhere knows no movement points: as many move as the effect says (BTS-4.4). */
export function startWarp(state: State, frame: EffectFrame, { ships }: WarpEffect, k: Doors): void {
  const { seat, list, at, must, copied } = frame;
  const n = Math.min(ships, fleetSize(state.players[seat]));
  lose(k, seat, 'ships', ships - n);
  if (n > 0) k.push({ step: 'warp', seat, list, at, must, copied, n, done: [] });
}

/** Whether a jump has left the ships as they were. */
function isBack(ships: readonly number[], before: readonly number[]): boolean {
  for (let ship = 0; ship < before.length; ship++) if (before[ship] !== ships[ship]) return false;
  return before.length > 0;
}

/** Whether a jump with so many points left can still end as the action needs it (BTS-4.7, BTS-4.8). */
function canEndWell(state: State, frame: StepFrame<'jump'>, points: number): boolean {
  const { seat, before } = frame;
  if (owesColony(state, seat) && !canReachColony(state, seat, points)) return false;
  if (owesCube(state, seat) && !canReachPopulation(state, seat, points)) return false;
  if (points > 0 || before.length === 0) return true;
  return !isBack(state.players[seat].ships, before) || mayDecline(state, frame);
}

/** The same after a move. */
function endsWellAfter(state: State, frame: StepFrame<'jump'>, ship: number, to: number): boolean {
  const player = state.players[frame.seat];
  moveShip(player, ship, to);
  const well = canEndWell(state, frame, frame.n - 1);
  moveShip(player, shipMoved(ship, to), placeOfShip(ship));
  return well;
}

function moves(state: State, frame: StepFrame<'jump'>, list: number[]): void {
  const { seat, n, before } = frame;
  const { ships } = state.players[seat];
  const wormholes = hasAbility(state, seat, 'wormholes');
  const owes = owesColony(state, seat) || owesCube(state, seat);
  const last = n === 1;
  const { neighbours } = mapOf(state);
  const add = (ship: number, to: number): void => {
    // Only a ship that was elsewhere before the jump can bring everything back by its last move.
    const careful = owes || (last && ships[ship] - 1 === before[ship]);
    if (careful && !endsWellAfter(state, frame, ship, to)) return;
    list.push(FIRST_MOVE + ship * PLACES + to);
  };
  for (let ship = 0; ship < SHIP_CLASSES; ship++) {
    if (ships[ship] === 0) continue;
    const from = placeOfShip(ship);
    if (wormholes && from !== SOL && from !== DEEP_SPACE) {
      for (let to = 0; to < PLACES; to++) if (to !== from && placeExists(state, to)) add(ship, to);
    } else if (from === COMPANION) {
      add(ship, state.companionAt);
    } else {
      for (let i = 0; i < neighbours[from].length; i++) add(ship, neighbours[from][i]);
      if (from === state.companionAt) add(ship, COMPANION);
    }
  }
}

/** Makes a move and tells what the ship has become. */
function makeMove(state: State, seat: number, choice: number, k: Doors): number {
  const ship = moveChoices.arg(choice, 0);
  const to = moveChoices.arg(choice, 1);
  moveShip(state.players[seat], ship, to);
  const from = placeOfShip(ship);
  const fromSystem = state.systems[from];
  const toSystem = state.systems[to];
  k.emit({ type: 'moved', seat, level: levelOfShip(ship), from, to, fromSystem, toSystem });
  return shipMoved(ship, to);
}

function endJump(state: State, { seat, before }: StepFrame<'jump'>, k: Doors): void {
  if (!isBack(state.players[seat].ships, before)) state.changed = true;
  settle(state, k);
}

export const jumpSteps = steps({
  jump: {
    rule: 'BTS-4.87',
    choices: moveChoices,
    options(state, frame, list) {
      moves(state, frame, list);
      if (list.length > 0 && canEndWell(state, frame, 0)) list.push(STOP);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP) return endJump(state, frame, k);
      makeMove(state, frame.seat, choice, k);
      if (frame.n > 1) k.push({ ...frame, n: frame.n - 1 });
      else endJump(state, frame, k);
    },
    // No move is left that keeps the colony in reach.
    skip: endJump,
  },

  warp: {
    rule: 'BTS-4.4',
    choices: warpChoices,
    options(state, { seat, n, done }, list) {
      const player = state.players[seat];
      const owes = owesColony(state, seat);
      // Where every ship has to move, it makes no difference which of them does so first.
      const inOrder = !owes && fleetSize(player) - done.length === n;
      for (let ship = 0; ship < SHIP_CLASSES; ship++) {
        if (freshShips(player, ship, done) === 0) continue;
        const from = placeOfShip(ship);
        for (let to = 0; to < PLACES; to++) {
          if (to === from || !placeExists(state, to)) continue;
          if (owes && !leavesColony(state, seat, ship, to)) continue;
          list.push(FIRST_MOVE + ship * PLACES + to);
        }
        if (inOrder) return;
      }
    },
    choose(state, frame, choice, k) {
      const arrived = makeMove(state, frame.seat, choice, k);
      state.changed = true;
      if (frame.n === 1) return settle(state, k);
      k.push({ ...frame, n: frame.n - 1, done: [...frame.done, arrived] });
    },
    // No move is left that keeps the colony in reach.
    skip: (state, _frame, k) => settle(state, k),
  },
});

/** Whether a ship may go anywhere without taking away the colony that its owner owes (BTS-4.7). */
function leavesColony(state: State, seat: number, ship: number, to: number): boolean {
  const player = state.players[seat];
  moveShip(player, ship, to);
  const left = canReachColony(state, seat, 0);
  moveShip(player, shipMoved(ship, to), placeOfShip(ship));
  return left;
}
