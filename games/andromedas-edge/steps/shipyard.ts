/** Building and upgrading ships (AE-4.12). */

import { choiceSet, NONE } from '@orrery/kernel';
import { UPGRADES } from '../data/index.ts';
import { RESOURCE } from '../data/terms.ts';
import { canBuildType } from '../feasible.ts';
import { only } from '../purse.ts';
import { RULE, ruleFor } from '../rules.ts';
import { FIRST_OF_TYPE, hasUnbuilt, shipAt, shipPrice, shipStats, TYPES } from '../ships.ts';
import { BARGE, BAY, SUPPLY } from '../state.ts';
import { isUsable } from '../station.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { shipArg, upgradeArg } from './arguments.ts';
import { askToPay } from './pay.ts';
import { trigger } from './triggers.ts';

export const buildChoices = choiceSet({ build: [shipArg] });
const berthChoices = choiceSet({ bay: [], barge: [] });
export const upgradeChoices = choiceSet({ upgrade: [upgradeArg] });
export const deployChoices = choiceSet({ deploy: [shipArg], done: [] });

/** A ship that is built or gained looks for a berth. */
const addShip = (k: Doors, seat: number, type: number): void =>
  k.push({ step: 'berth', seat, type });

export const shipSteps = steps({
  'build-ship': {
    rule: 'AE-4.12.1',
    choices: buildChoices,
    options(state, { seat, discount }, list) {
      for (let type = 0; type < TYPES; type++) {
        if (canBuildType(state, seat, type, discount)) list.push(buildChoices.make.build(type));
      }
    },
    choose(state, { seat, discount }, choice, k) {
      const type = buildChoices.arg(choice, 0);
      addShip(k, seat, type);
      askToPay(k, seat, only(RESOURCE.titanium, shipPrice(state, seat, type, discount)));
    },
  },

  /** Into the launch bay; some may choose the repair barge (AE-4.20.3, AE-4.9.9). */
  berth: {
    rule: 'AE-4.12.1',
    choices: berthChoices,
    options(state, { seat }, list) {
      list.push(berthChoices.make.bay());
      if (ruleFor(state, seat, RULE['new-ship-to-barge']) > 0) list.push(berthChoices.make.barge());
    },
    choose(state, { seat, type }, choice, k) {
      const player = state.players[seat];
      const barge = berthChoices.kind(choice) === 'barge';
      player.ships[shipAt(player, type, SUPPLY)] = barge ? BARGE : BAY;
      k.emit({ type: 'ship-built', seat, ship: type, barge });
    },
  },

  /** An own tile onto its type of ship, with a free ship if one is unbuilt (AE-4.12.2 to AE-4.12.5). */
  upgrade: {
    rule: 'AE-4.12.2',
    choices: upgradeChoices,
    options(state, { seat }, list) {
      const player = state.players[seat];
      for (const tile of player.tiles) {
        if (isUsable(player, tile)) list.push(upgradeChoices.make.upgrade(tile));
      }
    },
    choose(state, { seat, n }, choice, k) {
      const player = state.players[seat];
      const tile = upgradeChoices.arg(choice, 0);
      const type = UPGRADES[tile].ship;
      player.tiles.splice(player.tiles.indexOf(tile), 1);
      player.upgrades[type] = tile;
      for (let ship = FIRST_OF_TYPE[type]; ship < FIRST_OF_TYPE[type + 1]; ship++) {
        player.wear[ship] = Math.min(player.wear[ship], shipStats(player, type).shields);
      }
      k.emit({ type: 'upgraded', seat, upgrade: tile });
      if (n > 1) k.push({ step: 'upgrade', seat, n: n - 1 });
      k.push({ step: 'upgrade-gained', seat });
      if (hasUnbuilt(player, type)) addShip(k, seat, type);
    },
  },

  'upgrade-gained': {
    rule: 'AE-4.12.4',
    run(state, { seat }, k) {
      trigger(state, seat, 'upgrade-gained', NONE, k);
    },
  },

  /** Up to so many ships from the barge to the launch bay. */
  deploy: {
    rule: 'AE-4.11.7',
    choices: deployChoices,
    options(state, { seat }, list) {
      for (let type = 0; type < TYPES; type++) {
        if (shipAt(state.players[seat], type, BARGE) !== NONE) {
          list.push(deployChoices.make.deploy(type));
        }
      }
      if (list.length > 0) list.push(deployChoices.make.done());
    },
    choose(state, { seat, n }, choice, k) {
      if (deployChoices.kind(choice) === 'done') return;
      const player = state.players[seat];
      const type = deployChoices.arg(choice, 0);
      player.ships[shipAt(player, type, BARGE)] = BAY;
      k.emit({ type: 'ship-deployed', seat, ship: type });
      if (n > 1) k.push({ step: 'deploy', seat, n: n - 1 });
    },
  },
});
