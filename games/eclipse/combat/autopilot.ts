/** Where the dice of the current battle should go: by rule for Ancients, as advice for players. */
import { COMPUTER, HULL, INITIATIVE, SHIELD } from '../blueprints.ts';
import { DIE_DAMAGE } from '../data/parts.ts';
import type { Battle, State } from '../state.ts';
import { Aimed, aim, Throw } from './aim.ts';
import { colourOf, faceOf } from './dice.ts';
import { type CombatStats, Fleet, HULLS, rankBySize, rankByThreat, TYPES } from './fleet.ts';
import { hurtShips } from './hurt.ts';
import {
  diceCount,
  enemyOf,
  groupOf,
  groupSize,
  groupStat,
  isNpc,
  reputationFor,
  sideOf,
} from './sides.ts';

/** What a group brings into battle. */
export function statsOf(state: State, group: number): CombatStats {
  const dice = (missiles: boolean) =>
    DIE_DAMAGE.map((_, colour) => diceCount(state, group, colour, missiles));
  return {
    initiative: groupStat(state, group, INITIATIVE),
    computer: groupStat(state, group, COMPUTER),
    shield: groupStat(state, group, SHIELD),
    hull: groupStat(state, group, HULL),
    cannons: dice(false),
    missiles: dice(true),
  };
}

const shooters = new Fleet();
const targets = new Fleet();
const thrown = new Throw();
const rank = new Float64Array(TYPES * HULLS);
const aimed = new Aimed();

/** Fills a fleet with the living ships of a side of the current battle. */
function fillFleet(fleet: Fleet, state: State, battle: Battle, side: number): void {
  fleet.clear();
  for (let ship = 0; ship < TYPES; ship++) {
    const group = groupOf(side, ship);
    const count = groupSize(state, battle.sector, group);
    if (count === 0) continue;
    fleet.describe(ship, statsOf(state, group), reputationFor(group));
    const hurt = hurtShips(battle, group);
    fleet.add(ship, 0, count - hurt.length);
    for (const damage of hurt) fleet.add(ship, damage, 1);
  }
}

/**
 * Assigns all dice that a group has thrown. The result is overwritten by the next call. Ships that
 * nobody plays aim as ECL-13.11 says, players' ships as a sensible player would.
 */
export function assignDice(state: State, battle: Battle, group: number): Aimed {
  const side = sideOf(group);
  fillFleet(targets, state, battle, enemyOf(battle, side));
  if (isNpc(side)) {
    rankBySize(rank);
  } else {
    fillFleet(shooters, state, battle, side);
    rankByThreat(rank, shooters, targets, battle.round === 0);
  }
  thrown.clear();
  for (const die of battle.dice) thrown.add(colourOf(die), faceOf(die));
  aim(thrown, groupStat(state, group, COMPUTER), targets, rank, aimed);
  return aimed;
}
