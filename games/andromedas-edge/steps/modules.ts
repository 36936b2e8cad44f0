/** Gaining modules, and setting the industry row in order (AE-4.6). */

import { choiceSet, NONE } from '@orrery/kernel';
import { MODULES } from '../data/index.ts';
import { TRACK } from '../data/terms.ts';
import { buryModule, canBuy, forEachOffered, placeOf, priceAt, refill } from '../market.ts';
import { isIndustry, setLine } from '../moons.ts';
import { CORE_CELLS, DOCK, did, isActive, ONCE, type State, teammateOf } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { moduleArg } from './arguments.ts';
import { askToPay } from './pay.ts';

export const moduleChoices = choiceSet({ take: [moduleArg] });
export const fieldChoices = choiceSet({ buy: [moduleArg], discard: [moduleArg] });
const positionChoices = choiceSet({ after: [moduleArg] });
const giveChoices = choiceSet({ keep: [], give: [] });

/** Takes a module off the market; columns refill once the whole action is over (AE-4.6.5). */
function takeModule(state: State, seat: number, module: number, k: Doors): void {
  state.market[placeOf(state, module)] = NONE;
  k.push({ step: 'gain-module', seat, module });
}

/** Puts a module into its row and moves its owner on its track (AE-4.6.2, AE-4.6.3, AE-4.6.4). */
function install(state: State, seat: number, module: number, left: number, k: Doors): void {
  const player = state.players[seat];
  const { type, damage } = MODULES[module];
  const cell = player.modules.length;
  player.modules.push(module);
  player.damage.push(damage);
  player.docks.push(DOCK.idle);
  player.slots.push(NONE);
  k.emit({ type: 'module-gained', seat, module });
  if (isIndustry(module)) {
    const at = player.line.indexOf(left) + 1;
    setLine(state, seat, [...player.line.slice(0, at), cell, ...player.line.slice(at)], k);
    state.once &= ~ONCE.arranged;
  }
  k.push({ step: 'advance', seat, track: type, n: 1 });
}

export const moduleSteps = steps({
  'take-module': {
    rule: 'AE-4.6.2',
    choices: moduleChoices,
    options(state, { seat, types, free, discount }, list) {
      forEachOffered(state, types, (module, place) => {
        if (free || canBuy(state, seat, place, discount))
          list.push(moduleChoices.make.take(module));
      });
    },
    choose(state, { seat, free, discount }, choice, k) {
      const module = moduleChoices.arg(choice, 0);
      const price = priceAt(placeOf(state, module));
      k.push({ step: 'refill', seat });
      k.push({ step: 'collect-module', seat, module });
      if (!free) askToPay(k, seat, price, { off: discount, outpost: false });
    },
  },

  /** What was paid for is taken. */
  'collect-module': {
    rule: 'AE-4.6.2',
    run(state, { seat, module }, k) {
      takeModule(state, seat, module, k);
    },
  },

  refill: {
    rule: 'AE-4.6.5',
    run(state, _frame, k) {
      if (!state.purchasing) refill(state, k);
    },
  },

  'gain-module': {
    rule: 'AE-4.17.10',
    choices: giveChoices,
    /** The first module that the active player gains in a turn may be the teammate's. */
    options(state, { seat }, list) {
      list.push(giveChoices.make.keep());
      if (isActive(state, seat) && state.teams && !did(state, ONCE.gainedModule)) {
        list.push(giveChoices.make.give());
      }
    },
    choose(state, { seat, module }, choice, k) {
      if (isActive(state, seat)) state.once |= ONCE.gainedModule;
      const given = giveChoices.kind(choice) === 'give';
      const owner = given ? teammateOf(state, seat) : seat;
      if (given) k.emit({ type: 'module-given', seat, module, to: owner });
      k.push({ step: 'place-module', seat: owner, module });
    },
  },

  /** Only in the industry row does it matter where a module stands. */
  'place-module': {
    rule: 'AE-4.6.2',
    choices: positionChoices,
    options(state, { seat, module }, list) {
      const { line, modules } = state.players[seat];
      if (!isIndustry(module)) list.push(positionChoices.make.after(modules[TRACK.industry]));
      else for (const cell of line) list.push(positionChoices.make.after(modules[cell]));
    },
    choose(state, { seat, module }, choice, k) {
      const { modules } = state.players[seat];
      install(state, seat, module, modules.indexOf(positionChoices.arg(choice, 0)), k);
    },
  },

  /** One or two modules at the prices they have when it starts (AE-4.6.9). */
  'field-purchase': {
    rule: 'AE-4.6.9',
    choices: fieldChoices,
    options(state, { seat, types, second }, list) {
      forEachOffered(state, types, (module, place) => {
        if (canBuy(state, seat, place, 0)) list.push(fieldChoices.make.buy(module));
      });
      if (!second) return;
      forEachOffered(state, types, (module) => list.push(fieldChoices.make.discard(module)));
    },
    choose(state, frame, choice, k) {
      const { seat, second } = frame;
      const module = fieldChoices.arg(choice, 0);
      const place = placeOf(state, module);
      if (fieldChoices.kind(choice) === 'discard') return buryModule(state, place, k);
      if (!second) k.push({ ...frame, second: true });
      k.push({ step: 'collect-module', seat, module });
      askToPay(k, seat, priceAt(place));
    },
  },

  'finish-purchase': {
    rule: 'AE-4.6.5',
    run(state, _frame, k) {
      state.purchasing = false;
      refill(state, k);
    },
  },

  /** The industry row, module by module from the left (AE-4.6.6). */
  arrange: {
    rule: 'AE-4.6.6',
    choices: moduleChoices,
    options(state, { seat, chosen }, list) {
      const { line, modules } = state.players[seat];
      for (const cell of line) {
        if (cell >= CORE_CELLS && !chosen.includes(cell)) {
          list.push(moduleChoices.make.take(modules[cell]));
        }
      }
    },
    choose(state, frame, choice, k) {
      const { seat, chosen } = frame;
      const player = state.players[seat];
      const line = [...chosen, player.modules.indexOf(moduleChoices.arg(choice, 0))];
      if (line.length < player.line.length) return k.push({ ...frame, chosen: line });
      setLine(state, seat, line, k);
      k.emit({ type: 'row-arranged', seat });
    },
  },
});

/** Begins a field purchase: until it ends no column is refilled (AE-4.6.5). */
export function startPurchase(state: State, seat: number, types: number, k: Doors): void {
  state.purchasing = true;
  k.push({ step: 'finish-purchase', seat });
  k.push({ step: 'field-purchase', seat, types, second: false });
}
