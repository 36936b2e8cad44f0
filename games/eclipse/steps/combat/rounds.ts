/** The course of a battle: missiles, then rounds in which every group attacks or retreats. */
import { choiceSet } from '@orrery/kernel';
import { has, setOf } from '../../bits.ts';
import { mark, markedGroup } from '../../combat/marks.ts';
import {
  actingOrder,
  enemyOf,
  groupOf,
  groupSize,
  isArmed,
  isNpc,
  shipOf,
  sideOf,
  sideSize,
} from '../../combat/sides.ts';
import { SHIP_TYPES, SHIPS } from '../../data/ships.ts';
import { EDGES } from '../../galaxy/hexes.ts';
import { enemyShips, removeShip } from '../../ships.ts';
import type { Battle, State } from '../../state.ts';
import { type Doors, steps } from '../../vocabulary.ts';
import { hasGenerator, NO_SECTOR, passage } from '../../ways.ts';
import { sectorArg } from '../arguments.ts';
import { currentBattle, destinationOf, noteFlight, withdraw } from './battle-state.ts';
import { fire, told } from './fire.ts';

export const activateChoices = choiceSet({ attack: [], retreat: [sectorArg] });
const forcedRetreatChoices = choiceSet({ retreat: [sectorArg] });

const ATTACK = activateChoices.make.attack();

/** Begins the current battle, whose groups act in this order, with its missile volley (ECL-13.3). */
export function openBattle(state: State, order: readonly number[], k: Doors): void {
  const battle = currentBattle(state);
  battle.round = 0;
  battle.due = 0;
  battle.retreating = [];
  battle.order = order.filter((group) => isArmed(state, group, true));
  k.pushInOrder({ step: 'missiles', seat: -1 }, { step: 'engagement', seat: -1 });
}

/** Sectors to which a group may retreat (ECL-13.12): its owner's, connected, without enemies. */
function listRetreats(
  state: State,
  group: number,
  list: number[],
  retreat: (to: number) => number,
): void {
  const seat = sideOf(group);
  if (!SHIPS[shipOf(group)].mobile) return;
  const { sector } = currentBattle(state);
  const generator = hasGenerator(state.players[seat]);
  for (let direction = 0; direction < EDGES; direction++) {
    const to = passage(state, sector, direction, generator);
    if (to === NO_SECTOR || state.owner[to] !== seat) continue;
    if (enemyShips(state, to, seat) === 0) list.push(retreat(to));
  }
}

/** The group that acts next, or −1 when all have (ECL-13.14, ECL-13.17). */
function nextToAct(state: State, battle: Battle): number {
  let group = battle.order.shift();
  while (group !== undefined && groupSize(state, battle.sector, group) === 0)
    group = battle.order.shift();
  return group ?? -1;
}

const hasEnemies = (state: State, battle: Battle, group: number): boolean =>
  sideSize(state, battle.sector, enemyOf(battle, sideOf(group))) > 0;

function leave(state: State, group: number, to: number, k: Doors): void {
  const { sector, round } = currentBattle(state);
  const ships = withdraw(state, group, to);
  k.emit({
    type: 'retreated',
    ...told(group),
    sector: to,
    from: sector,
    round,
    ships,
  });
}

/** True if no ship of either side has a cannon (ECL-13.16). */
function isStalemate(state: State, { sector, attacker, defender }: Battle): boolean {
  for (const side of [attacker, defender]) {
    for (const ship of SHIP_TYPES) {
      const group = groupOf(side, ship);
      if (groupSize(state, sector, group) > 0 && isArmed(state, group, false)) return false;
    }
  }
  return true;
}

/** Every group of the attacker has to leave at once. */
function endStalemate(state: State, k: Doors): void {
  const { sector, attacker } = currentBattle(state);
  k.emit({ type: 'stalemate', seat: attacker, sector });
  for (let ship = SHIP_TYPES.length - 1; ship >= 0; ship--) {
    const group = groupOf(attacker, ship);
    if (groupSize(state, sector, group) > 0)
      k.push({ step: 'forced-retreat', seat: attacker, group });
  }
}

export const roundSteps = steps({
  missiles: {
    rule: 'ECL-13.3',
    run(state, _frame, k) {
      const battle = currentBattle(state);
      const group = nextToAct(state, battle);
      if (group < 0 || !hasEnemies(state, battle, group)) return;
      k.push({ step: 'missiles', seat: -1 });
      fire(state, group, true, k);
    },
  },

  engagement: {
    rule: 'ECL-13.4',
    run(state, _frame, k) {
      const battle = currentBattle(state);
      battle.order = [];
      const { sector, attacker, defender } = battle;
      if (sideSize(state, sector, attacker) === 0 || sideSize(state, sector, defender) === 0)
        return;
      if (isStalemate(state, battle)) return endStalemate(state, k);
      battle.round++;
      battle.due = setOf(battle.retreating.map(markedGroup));
      battle.order = actingOrder(state, battle);
      k.pushInOrder({ step: 'group', seat: -1 }, { step: 'engagement', seat: -1 });
    },
  },

  group: {
    rule: 'ECL-13.5',
    run(state, _frame, k) {
      const battle = currentBattle(state);
      const group = nextToAct(state, battle);
      if (group < 0) return;
      k.push({ step: 'group', seat: -1 });
      if (has(battle.due, group)) return leave(state, group, destinationOf(battle, group), k);
      // The round is played out, but only for those who are due to leave (ECL-13.15).
      if (!hasEnemies(state, battle, group)) return;
      if (isNpc(sideOf(group))) fire(state, group, false, k);
      else k.push({ step: 'activate', seat: sideOf(group), group });
    },
  },

  activate: {
    rule: 'ECL-13.5',
    choices: activateChoices,
    options(state, { group }, list) {
      list.push(ATTACK);
      listRetreats(state, group, list, activateChoices.make.retreat);
    },
    choose(state, { group }, choice, k) {
      if (choice === ATTACK) return fire(state, group, false, k);
      const battle = currentBattle(state);
      const to = activateChoices.arg(choice, 0);
      battle.retreating.push(mark(group, to));
      k.emit({
        type: 'retreat-declared',
        ...told(group),
        sector: to,
        from: battle.sector,
        round: battle.round,
        ships: groupSize(state, battle.sector, group),
      });
    },
  },

  'forced-retreat': {
    rule: 'ECL-13.16',
    choices: forcedRetreatChoices,
    options(state, { group }, list) {
      const declared = destinationOf(currentBattle(state), group);
      const { retreat } = forcedRetreatChoices.make;
      // There is no going back on a destination (ECL-13.12).
      if (declared >= 0) list.push(retreat(declared));
      else listRetreats(state, group, list, retreat);
    },
    choose(state, { group }, choice, k) {
      leave(state, group, forcedRetreatChoices.arg(choice, 0), k);
    },
    // Nowhere to go: destroyed, to nobody's credit; having been forced away counts as a retreat.
    skip(state, { seat, group }, k) {
      const { sector } = currentBattle(state);
      for (let ships = groupSize(state, sector, group); ships > 0; ships--) {
        removeShip(state, sector, seat, shipOf(group));
        k.emit({ type: 'ship-stranded', ...told(group), sector });
      }
      noteFlight(state, seat);
    },
  },
});
