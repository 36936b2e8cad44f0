/** Moving ships: a jump is one great move, settled when the last ship has arrived. */
import { choiceSet, type Doors, named, type Step, step } from '@orrery/kernel';
import { hasAbility } from '../abilities.ts';
import { COMPANION, DEEP_SPACE, LOCATIONS, SOL } from '../data/index.ts';
import { mayDecline, owesColony } from '../feasible.ts';
import {
  canColonizeAny,
  canReachColony,
  levelOfShip,
  moveShip,
  PLACES,
  placeOfShip,
  SHIP_CLASSES,
  SHIP_KEYS,
} from '../fleet.ts';
import { mapOf, placeExists, SHIP_LEVELS, type State } from '../state.ts';
import { settle } from './control.ts';
import { ask, type CountedFrame } from './frames.ts';

/** `move sol.1 a-1`: a level 1 ship from Sol to the first A place. */
export const moveChoices = choiceSet({
  move: [named(SHIP_KEYS), named(LOCATIONS.map(({ key }) => key))],
  stop: [],
});

const FIRST_MOVE = moveChoices.make.move(0, 0);
const STOP = moveChoices.make.stop();

/** Whether a move leaves a faction that owes a colony a way to found one (BTS-4.7). */
function leavesColony(
  state: State,
  seat: number,
  ship: number,
  to: number,
  points: number,
): boolean {
  const { ships } = state.players[seat];
  const moved = to * SHIP_LEVELS + (ship % SHIP_LEVELS);
  ships[ship]--;
  ships[moved]++;
  const left = canReachColony(state, seat, points);
  ships[ship]++;
  ships[moved]--;
  return left;
}

function moves(state: State, { seat, n }: CountedFrame, list: number[]): void {
  const { ships } = state.players[seat];
  const wormholes = hasAbility(state, seat, 'wormholes');
  const owes = owesColony(state, seat);
  const { neighbours } = mapOf(state);
  const add = (ship: number, to: number): void => {
    if (owes && !leavesColony(state, seat, ship, to, n - 1)) return;
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

function makeMove(state: State, seat: number, choice: number, k: Doors): void {
  const ship = moveChoices.arg(choice, 0);
  const to = moveChoices.arg(choice, 1);
  moveShip(state, seat, ship, to);
  const from = placeOfShip(ship);
  const { systems } = state;
  const [fromSystem, toSystem] = [systems[from], systems[to]];
  k.emit({ type: 'moved', seat, level: levelOfShip(ship), from, to, fromSystem, toSystem });
}

export const jumpSteps: Readonly<Record<string, Step<State>>> = {
  jump: step<State, CountedFrame>({
    rule: 'BTS-4.87',
    choices: moveChoices,
    options(state, frame, list) {
      moves(state, frame, list);
      if (list.length === 0) return;
      if (owesColony(state, frame.seat) && !canColonizeAny(state, frame.seat, 'unclaimed')) return;
      if (mayDecline(state, frame)) list.push(STOP);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP) return settle(state, k);
      makeMove(state, frame.seat, choice, k);
      if (frame.n > 1) ask(k, 'jump', frame, frame.n - 1);
      else settle(state, k);
    },
    // No move is left that keeps the colony in reach.
    skip: (state, _frame, k) => settle(state, k),
  }),

  warp: step<State, CountedFrame>({
    rule: 'BTS-4.87',
    choices: moveChoices,
    options(state, { seat }, list) {
      const { ships } = state.players[seat];
      const owes = owesColony(state, seat);
      for (let ship = 0; ship < SHIP_CLASSES; ship++) {
        if (ships[ship] === 0) continue;
        const from = placeOfShip(ship);
        for (let to = 0; to < PLACES; to++) {
          if (to === from || !placeExists(state, to)) continue;
          if (owes && !leavesColony(state, seat, ship, to, 0)) continue;
          list.push(FIRST_MOVE + ship * PLACES + to);
        }
      }
      if (list.length > 0) list.push(STOP);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP) return settle(state, k);
      makeMove(state, frame.seat, choice, k);
      if (frame.n > 1) ask(k, 'warp', frame, frame.n - 1);
      else settle(state, k);
    },
  }),
};
