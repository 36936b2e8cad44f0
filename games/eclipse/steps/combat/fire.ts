/** Throwing dice and what they do: hits, damage, destruction. */
import { choiceSet, named, numbers } from '@orrery/kernel';
import { COMPUTER, HULL, SHIELD } from '../../blueprints.ts';
import { assignDice } from '../../combat/autopilot.ts';
import { colourOf, dieOf, faceOf, hits } from '../../combat/dice.ts';
import { HULLS } from '../../combat/fleet.ts';
import { addHurt, hurtCount, hurtShips, removeHurt } from '../../combat/hurt.ts';
import {
  diceCount,
  enemyOf,
  groupOf,
  groupSize,
  groupStat,
  isNpc,
  reputationFor,
  shipOf,
  sideOf,
  sideSize,
  THINGS,
  thingOf,
} from '../../combat/sides.ts';
import { DIE_DAMAGE } from '../../data/parts.ts';
import { SHIP_TYPES, SHIPS } from '../../data/ships.ts';
import { removeShip } from '../../ships.ts';
import { ANCIENTS, type Battle, type State } from '../../state.ts';
import { type Doors, type StepFrame, steps } from '../../vocabulary.ts';
import { currentBattle, isRouted, noteFlight } from './battle-state.ts';

export const assignChoices = choiceSet({ target: [named(THINGS), numbers(HULLS)] });

/** What an event of a battle says of a group. */
export const told = (group: number) => ({
  seat: isNpc(sideOf(group)) ? -1 : sideOf(group),
  side: sideOf(group),
  thing: THINGS[thingOf(group)],
});

/** All ships of a group throw all their dice at once (ECL-13.6) and hit what they can. */
export function fire(state: State, group: number, missiles: boolean, k: Doors): void {
  const battle = currentBattle(state);
  const ships = groupSize(state, battle.sector, group);
  const dice: number[] = [];
  for (let colour = DIE_DAMAGE.length - 1; colour >= 0; colour--) {
    const count = ships * diceCount(state, group, colour, missiles);
    for (let i = 0; i < count; i++) dice.push(dieOf(colour, k.die(6)));
  }
  const { sector, round } = battle;
  if (dice.length === 0) {
    k.emit({ type: 'no-cannons', ...told(group), sector, round });
    return;
  }
  k.emit({ type: 'volley', ...told(group), ships, sector, round, missiles, dice });
  const enemy = enemyOf(battle, sideOf(group));
  battle.routed = isRouted(state, battle, enemy);
  battle.dice = dice
    .filter((die) => hitsAnything(state, battle, group, enemy, die))
    .sort((a, b) => b - a);
  if (battle.dice.length === 0) {
    k.emit({ type: 'missed', ...told(group), sector, round });
  } else if (isNpc(sideOf(group))) {
    assignAutomatically(state, group, k);
  } else {
    k.push({ step: 'assign-die', seat: sideOf(group), group });
  }
}

function hitsAnything(
  state: State,
  battle: Battle,
  group: number,
  enemy: number,
  die: number,
): boolean {
  for (const ship of SHIP_TYPES)
    if (canHit(state, battle, group, groupOf(enemy, ship), die)) return true;
  return false;
}

/** Whether a die of a group hits the ships of another, if there are any. */
const canHit = (
  state: State,
  battle: Battle,
  group: number,
  target: number,
  die: number,
): boolean =>
  groupSize(state, battle.sector, target) > 0 &&
  hits(faceOf(die), groupStat(state, group, COMPUTER), groupStat(state, target, SHIELD));

/** Ancients and the Defense System aim by rule (ECL-13.11). */
function assignAutomatically(state: State, group: number, k: Doors): void {
  const battle = currentBattle(state);
  const enemy = enemyOf(battle, sideOf(group));
  const plan = assignDice(state, battle, group);
  for (let i = 0; i < plan.length; i++) {
    const die = dieOf(plan.colour[i], plan.face[i]);
    hit(state, group, groupOf(enemy, plan.type[i]), plan.before[i], die, k);
  }
  battle.dice = [];
}

/** One die hits a ship that has so much damage already (ECL-13.9). */
function hit(
  state: State,
  by: number,
  target: number,
  before: number,
  die: number,
  k: Doors,
): void {
  const battle = currentBattle(state);
  const { sector, round } = battle;
  const damage = DIE_DAMAGE[colourOf(die)];
  const after = before + damage;
  const hull = groupStat(state, target, HULL);
  if (before > 0) removeHurt(battle, target, before);
  k.emit({
    type: 'ship-hit',
    ...told(target),
    sector,
    round,
    by: sideOf(by),
    die,
    damage,
    before,
    hull,
  });
  if (after <= hull) addHurt(battle, target, after);
  else destroy(state, by, target, k);
}

/** A ship is gone at once and counts for whoever destroyed it (ECL-13.10). */
function destroy(state: State, by: number, target: number, k: Doors): void {
  const battle = currentBattle(state);
  const { sector, round } = battle;
  const side = sideOf(target);
  k.emit({ type: 'ship-destroyed', ...told(target), sector, round, by: sideOf(by) });
  if (!isNpc(sideOf(by))) battle.credit[sideOf(by)] += reputationFor(target);
  if (side === ANCIENTS) state.ancients[sector]--;
  else if (isNpc(side)) state.defenseSystem = false;
  else {
    // The figure could be built again only after the battles: it may as well go home now (ECL-14.1).
    removeShip(state, sector, side, shipOf(target));
    if (battle.routed) noteFlight(state, side);
  }
}

/** What the next die may be aimed at: ships of one type with equal damage are one target. */
function listTargets(state: State, battle: Battle, group: number, list: number[]): void {
  const [die] = battle.dice;
  const enemy = enemyOf(battle, sideOf(group));
  for (const ship of SHIP_TYPES) {
    const target = groupOf(enemy, ship);
    if (!canHit(state, battle, group, target, die)) continue;
    const whole = groupSize(state, battle.sector, target) - hurtCount(battle, target);
    if (whole > 0) list.push(assignChoices.make.target(thingOf(target), 0));
    let last = 0;
    for (const damage of hurtShips(battle, target)) {
      if (damage !== last) list.push(assignChoices.make.target(thingOf(target), damage));
      last = damage;
    }
  }
}

function nextDie(state: State, battle: Battle, frame: StepFrame<'assign-die'>, k: Doors): void {
  battle.dice.shift();
  if (sideSize(state, battle.sector, enemyOf(battle, frame.seat)) === 0) battle.dice = [];
  if (battle.dice.length > 0) k.push(frame);
}

export const fireSteps = steps({
  'assign-die': {
    rule: 'ECL-13.8',
    choices: assignChoices,
    options(state, { group }, list) {
      listTargets(state, currentBattle(state), group, list);
    },
    choose(state, frame, choice, k) {
      const battle = currentBattle(state);
      const enemy = enemyOf(battle, frame.seat);
      const thing = assignChoices.arg(choice, 0);
      const target = groupOf(enemy, thing < SHIPS.length ? thing : 0);
      hit(state, frame.group, target, assignChoices.arg(choice, 1), battle.dice[0], k);
      nextDie(state, battle, frame, k);
    },
    // What it could have hit is gone.
    skip(state, frame, k) {
      nextDie(state, currentBattle(state), frame, k);
    },
  },
});
