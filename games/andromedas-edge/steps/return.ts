/** Return to Station: modules act, then everything comes home (AE-4.9, AE-4.9.1). */

import { choiceSet, NONE } from '@orrery/kernel';
import { MODULES } from '../data/index.ts';
import { RESOURCE } from '../data/terms.ts';
import { canDock, hasDockable, idleShip } from '../docking.ts';
import { MODULE_LISTS } from '../effect-lists.ts';
import { AS_IS, type Means } from '../feasible.ts';
import { leftOf, rightOf } from '../moons.ts';
import { only, wealth } from '../purse.ts';
import { RULE, ruleFor } from '../rules.ts';
import { isInScrapyard, isOnMap, shipAt, TYPE_OF_SHIP } from '../ships.ts';
import { BAY, CORE_CELLS, DOCK, DOCKED, did, ONCE, type Player, type State } from '../state.ts';
import { canAct, canActAgain, cellOf, inputCost, isDamaged } from '../station.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { moduleArg, placeArg, shipArg } from './arguments.ts';
import { chooseFree, listFree, tellsOfCards, withFree } from './free.ts';
import { gainMoon } from './gain.ts';
import { askToPay } from './pay.ts';
import { runList } from './triggers.ts';

export const returnChoices = withFree({ dock: [moduleArg], power: [moduleArg], finish: [] });
export const reactorChoices = withFree({ activate: [moduleArg], stop: [] });
const againChoices = choiceSet({ activate: [moduleArg] });
const berthChoices = choiceSet({ ship: [shipArg, placeArg] });
const [DOCK_AT, POWER] = [returnChoices.make.dock(0), returnChoices.make.power(0)];
const FINISH = returnChoices.make.finish();
const [ACTIVATE, STOP] = [reactorChoices.make.activate(0), reactorChoices.make.stop()];

/** Energy that activates a module instead of a ship. */
const POWERED: Means = Object.freeze({ spent: { energy: 1, cards: 0 }, leaders: 0 });

/** Rows in which a ship activated a module in this Return, as bits (AE-4.9.4). */
function shipRows({ modules, docks }: Player): number {
  let rows = 0;
  for (let cell = 0; cell < docks.length; cell++) {
    if (docks[cell] === DOCK.ship) rows |= 1 << MODULES[modules[cell]].type;
  }
  return rows;
}

function listActivations(state: State, seat: number, list: number[]): void {
  const player = state.players[seat];
  const ships = hasDockable(player);
  const everyRow = ruleFor(state, seat, RULE['energy-in-any-row']) > 0;
  const rows = everyRow ? ~0 : shipRows(player);
  const energy = wealth(state, seat)[RESOURCE.energy] > 0;
  for (let cell = 0; cell < player.modules.length; cell++) {
    if (player.docks[cell] !== DOCK.idle) continue;
    const module = player.modules[cell];
    const { activation, type } = MODULES[module];
    if (activation !== 'dock' && activation !== 'ship') continue;
    const byEnergy = activation !== 'ship' && energy && ((rows >> type) & 1) === 1;
    // What can't be done with all the energy can't be done with less.
    if (!(ships || byEnergy) || !canAct(state, seat, cell, AS_IS)) continue;
    if (ships) list.push(DOCK_AT + module);
    if (byEnergy && canAct(state, seat, cell, POWERED)) list.push(POWER + module);
  }
}

/** Puts a ship on a module, which then acts. */
function dockShip(state: State, seat: number, cell: number, ship: number, k: Doors): void {
  const player = state.players[seat];
  const from = player.ships[ship];
  player.ships[ship] = DOCKED + cell;
  player.docks[cell] = DOCK.ship;
  const [module, type] = [player.modules[cell], TYPE_OF_SHIP[ship]];
  k.emit({ type: 'ship-docked', seat, module, ship: type, from });
  k.push({ step: 'run-module', seat, cell, again: false });
}

export const returnSteps = steps({
  /** Step 1: any number of modules in any order. */
  return: {
    rule: 'AE-4.9.2',
    choices: returnChoices,
    tells: tellsOfCards,
    options(state, { seat }, list) {
      listActivations(state, seat, list);
      list.push(FINISH);
      listFree(state, seat, 'return', list);
    },
    choose(state, frame, choice, k) {
      if (choice === FINISH || chooseFree(state, frame, choice, k)) return;
      const { seat } = frame;
      k.push(frame);
      const cell = cellOf(state.players[seat], returnChoices.arg(choice, 0));
      if (choice < POWER) {
        const ship = did(state, ONCE.byHand) ? NONE : idleShip(state, seat);
        if (ship === NONE) k.push({ step: 'choose-ship', seat, cell });
        else dockShip(state, seat, cell, ship, k);
        return;
      }
      k.push({ step: 'power-module', seat, cell });
      askToPay(k, seat, only(RESOURCE.energy, 1));
    },
  },

  /** Which ship goes onto a module, where that makes a difference. */
  'choose-ship': {
    rule: 'AE-4.9.10',
    choices: berthChoices,
    options(state, { seat }, list) {
      const { ships } = state.players[seat];
      for (let ship = 0; ship < ships.length; ship++) {
        if (!canDock(ships[ship])) continue;
        const choice = berthChoices.make.ship(TYPE_OF_SHIP[ship], ships[ship]);
        if (!list.includes(choice)) list.push(choice);
      }
    },
    choose(state, { seat, cell }, choice, k) {
      const [type, place] = berthChoices.args(choice);
      dockShip(state, seat, cell, shipAt(state.players[seat], type, place), k);
    },
  },

  'power-module': {
    rule: 'AE-4.9.4',
    run(state, { seat, cell }, k) {
      const player = state.players[seat];
      player.docks[cell] = DOCK.energy;
      k.emit({ type: 'module-powered', seat, module: player.modules[cell] });
      k.push({ step: 'run-module', seat, cell, again: false });
    },
  },

  /**
   * A module acts: its moon's cost, its moon's contents, its own effect, moons shared with
   * neighbours (AE-4.5.12).
   */
  'run-module': {
    rule: 'AE-4.5.9',
    run(state, { seat, cell, again }, k) {
      const player = state.players[seat];
      const module = player.modules[cell];
      state.once &= ~ONCE.arranged;
      if (!again) {
        const [left, right] = [leftOf(player, cell), rightOf(player, cell)];
        if (right !== NONE && player.docks[right] !== DOCK.idle)
          pushMoon(seat, player.slots[cell], k);
        if (left !== NONE && player.docks[left] !== DOCK.idle)
          pushMoon(seat, player.slots[left], k);
      }
      runList(k, seat, MODULE_LISTS[module]);
      if (MODULES[module].slot === 'output') pushMoon(seat, player.slots[cell], k);
      const cost = inputCost(player, cell);
      if (cost !== null) askToPay(k, seat, cost);
    },
  },

  'gain-moon': {
    rule: 'AE-4.5.9',
    run(state, { seat, moon }, k) {
      k.emit({ type: 'moon-yielded', seat, moon });
      gainMoon(state, seat, moon, k);
    },
  },

  /** Science modules act one after the other, each at most once (AE-4.9.6). */
  reactor: {
    rule: 'AE-4.9.6',
    choices: reactorChoices,
    tells: tellsOfCards,
    options(state, { seat }, list) {
      const player = state.players[seat];
      let waiting = false;
      for (let cell = CORE_CELLS; cell < player.modules.length; cell++) {
        const module = player.modules[cell];
        if (MODULES[module].activation !== 'reactor' || player.docks[cell] !== DOCK.idle) continue;
        if (isDamaged(player, cell)) continue;
        waiting = true;
        if (canAct(state, seat, cell, AS_IS)) list.push(ACTIVATE + module);
      }
      list.push(STOP);
      // What a module costs may yet be gained.
      if (waiting) listFree(state, seat, 'return', list);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP || chooseFree(state, frame, choice, k)) return;
      const { seat } = frame;
      const player = state.players[seat];
      const cell = cellOf(player, reactorChoices.arg(choice, 0));
      player.docks[cell] = DOCK.reactor;
      k.emit({ type: 'module-activated', seat, module: player.modules[cell] });
      k.push(frame);
      k.push({ step: 'run-module', seat, cell, again: false });
    },
  },

  reactivate: {
    rule: 'AE-4.9.3',
    choices: againChoices,
    options(state, { seat }, list) {
      const { modules } = state.players[seat];
      for (let cell = 0; cell < modules.length; cell++) {
        if (canActAgain(state, seat, cell, AS_IS)) {
          list.push(againChoices.make.activate(modules[cell]));
        }
      }
    },
    choose(state, { seat }, choice, k) {
      const module = againChoices.arg(choice, 0);
      k.emit({ type: 'module-activated', seat, module });
      k.push({ step: 'run-module', seat, cell: cellOf(state.players[seat], module), again: true });
    },
  },

  /** Steps 2 and 3: ships, energy and support cards (AE-4.9.11, AE-4.9.12). */
  'come-home': {
    rule: 'AE-4.9.11',
    run(state, { seat }, k) {
      const player = state.players[seat];
      const { ships } = player;
      for (let ship = 0; ship < ships.length; ship++) {
        const at = ships[ship];
        if (isOnMap(at) || isInScrapyard(at) || at >= DOCKED) ships[ship] = BAY;
      }
      player.wear.fill(0);
      player.docks.fill(DOCK.idle);
      state.tacticsDiscard.push(...player.support);
      player.support = [];
      state.returning = false;
      k.emit({ type: 'came-home', seat });
    },
  },
});

function pushMoon(seat: number, moon: number, k: Doors): void {
  if (moon !== NONE) k.push({ step: 'gain-moon', seat, moon });
}
