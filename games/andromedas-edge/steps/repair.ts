/** Repairs and damage (AE-4.11). */

import { choiceSet, NONE } from '@orrery/kernel';
import { gainVp } from '../points.ts';
import { RULE, ruleFor, ruleOfShip } from '../rules.ts';
import { FIRST_OF_TYPE, isOnMap, shipAt, shipStats, TYPE_OF_SHIP, TYPES } from '../ships.ts';
import { BARGE, type Player, type State, WRECK } from '../state.ts';
import { cellOf, damageCell, repairCell } from '../station.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { moduleArg, placeArg, shipArg } from './arguments.ts';
import { trigger } from './triggers.ts';

export const repairChoices = choiceSet({
  salvage: [shipArg],
  shield: [shipArg],
  module: [moduleArg],
});
export const damageChoices = choiceSet({ module: [moduleArg] });
const damageShipChoices = choiceSet({ ship: [shipArg, placeArg] });

/** A ship takes damage: on a shield, or it goes to the scrapyard (AE-4.11.1, AE-4.11.2). */
export function damageShip(
  state: State,
  seat: number,
  ship: number,
  shields: boolean,
  k: Doors,
): boolean {
  const player = state.players[seat];
  const type = TYPE_OF_SHIP[ship];
  const region = player.ships[ship];
  if (shields && player.wear[ship] < shipStats(player, type).shields) {
    player.wear[ship]++;
    k.emit({ type: 'shield-damaged', seat, ship: type, region });
    return false;
  }
  const saved =
    ruleFor(state, seat, RULE['scrap-to-barge']) > 0 ||
    ruleOfShip(player, type, RULE['scrap-to-barge']) > 0;
  player.ships[ship] = saved ? BARGE : WRECK;
  k.emit({ type: saved ? 'ship-on-barge' : 'ship-scrapped', seat, ship: type, region });
  return true;
}

export const repairSteps = steps({
  /** If there is nothing to repair it is worth 1 VP (AE-4.11.5, AE-4.11.6). */
  repair: {
    rule: 'AE-4.11.5',
    choices: repairChoices,
    options(state, { seat }, list) {
      const player = state.players[seat];
      for (let type = 0; type < TYPES; type++) {
        if (shipAt(player, type, WRECK) !== NONE) list.push(repairChoices.make.salvage(type));
      }
      for (let type = 0; type < TYPES; type++) {
        if (wornShip(player, type) !== NONE) list.push(repairChoices.make.shield(type));
      }
      for (let cell = 0; cell < player.modules.length; cell++) {
        if (player.damage[cell] !== 0) list.push(repairChoices.make.module(player.modules[cell]));
      }
    },
    choose(state, { seat, n }, choice, k) {
      const player = state.players[seat];
      if (n > 1) k.push({ step: 'repair', seat, n: n - 1 });
      const thing = repairChoices.arg(choice, 0);
      switch (repairChoices.kind(choice)) {
        case 'salvage':
          player.ships[shipAt(player, thing, WRECK)] = BARGE;
          k.emit({ type: 'ship-salvaged', seat, ship: thing });
          return;
        case 'shield':
          player.wear[wornShip(player, thing)]--;
          k.emit({ type: 'shield-repaired', seat, ship: thing });
          return;
        case 'module':
          repairCell(state, seat, cellOf(player, thing), k);
          trigger(state, seat, 'module-repaired', NONE, k);
      }
    },
    skip(state, { seat, n }, k) {
      gainVp(state, seat, n, k);
    },
  },

  'damage-module': {
    rule: 'AE-4.11.4',
    choices: damageChoices,
    options(state, { seat }, list) {
      const { modules, damage } = state.players[seat];
      for (let cell = 0; cell < modules.length; cell++) {
        if (damage[cell] === 0) list.push(damageChoices.make.module(modules[cell]));
      }
    },
    choose(state, frame, choice, k) {
      const { seat, n, infest } = frame;
      if (n > 1) k.push({ ...frame, n: n - 1 });
      damageCell(state, seat, cellOf(state.players[seat], damageChoices.arg(choice, 0)), infest, k);
    },
  },

  'damage-ship': {
    rule: 'AE-4.11.1',
    choices: damageShipChoices,
    options(state, { seat }, list) {
      const { ships } = state.players[seat];
      for (let ship = 0; ship < ships.length; ship++) {
        if (!isOnMap(ships[ship])) continue;
        const choice = damageShipChoices.make.ship(TYPE_OF_SHIP[ship], ships[ship]);
        if (!list.includes(choice)) list.push(choice);
      }
    },
    choose(state, frame, choice, k) {
      const { seat, n } = frame;
      if (n > 1) k.push({ ...frame, n: n - 1 });
      const [type, place] = damageShipChoices.args(choice);
      damageShip(state, seat, shipAt(state.players[seat], type, place), true, k);
    },
  },
});

/** A ship of a type with a marker on its shield, or NONE. */
function wornShip({ wear }: Player, type: number): number {
  for (let ship = FIRST_OF_TYPE[type]; ship < FIRST_OF_TYPE[type + 1]; ship++) {
    if (wear[ship] > 0) return ship;
  }
  return NONE;
}
