/**
 * What a player's means are worth in points: a look through the rounds to come. Money is worth the
 * actions that it pays for; science and materials are worth what those actions can spend of them, and
 * beyond that what they bring in trade.
 */
import { MATERIALS, MONEY, RESOURCE_IDS, SCIENCE } from '../data/resources.ts';
import { INFLUENCE_CIRCLES } from '../data/tracks.ts';
import type { State } from '../state.ts';
import { debt, moneyFrom } from './debts.ts';
import { dueFor, moneyLeft, newPurse, type Purse, readPurse } from './purse.ts';
import { steady } from './steady.ts';
import { heldWorth } from './territory.ts';
import {
  ACTION_NOW,
  ACTION_WORTH,
  IDLE_MONEY,
  LEFT_OVER,
  MONOLITH_WORTH,
  MONOLITHS_A_ROUND,
  ROUND_COUNTS,
  SHORT_OF_MONEY,
  SPENT_AN_ACTION,
  SPENT_ANYWAY,
  SPENT_AT_ONCE,
  UNBUILT,
  UNIT_WORTH,
} from './weights.ts';

/** Things that a Build action builds. */
const BUILDS = 2;

/** Actions that could still be paid for in this round, at most so many as one looks ahead. */
function actionsLeft(purse: Purse): number {
  const { science, materials, rate } = purse;
  const budget =
    purse.money +
    purse.income +
    Math.trunc(Math.max(0, science - SPENT_AT_ONCE) / rate) +
    Math.trunc(Math.max(0, materials - SPENT_AT_ONCE) / rate);
  let n = 0;
  while (
    n < ACTION_NOW.length &&
    n < purse.discs &&
    dueFor(INFLUENCE_CIRCLES - purse.discs + n + 1) <= budget
  )
    n++;
  return n;
}

/** What the rest of this round is worth: actions that can be paid for. */
export function tempoNow(purse: Purse): number {
  if (!purse.acting) return 0;
  let worth = 0;
  for (let n = actionsLeft(purse) - 1; n >= 0; n--) worth += ACTION_NOW[n];
  return worth;
}

/** How many actions money beyond the upkeep of sectors pays for; a part of one counts too. */
function actionsFor(left: number, onMap: number, discs: number): number {
  const most = Math.min(discs, ACTION_WORTH.length);
  let due = dueFor(onMap);
  for (let n = 0; n < most; n++) {
    const next = dueFor(onMap + n + 1);
    const step = next - due;
    if (step > left) return n + left / step;
    left -= step;
    due = next;
  }
  return most;
}

/** What so many actions of a round are worth. */
function worthOf(actions: number): number {
  let worth = 0;
  let n = 0;
  for (; n + 1 <= actions; n++) worth += ACTION_WORTH[n];
  return n < ACTION_WORTH.length ? worth + (actions - n) * ACTION_WORTH[n] : worth;
}

/** What science and materials are worth in the last round: what the actions that are left can spend. */
function lastMeans(purse: Purse): number {
  const { science, materials, monolithSites, monolithPrice } = purse;
  const actions = purse.acting ? actionsLeft(purse) : 0;
  const usable = actions * SPENT_AT_ONCE;
  const built = purse.monoliths
    ? Math.min(actions * BUILDS, monolithSites, Math.trunc(materials / monolithPrice))
    : 0;
  const rest = materials - built * monolithPrice;
  return (
    built * MONOLITH_WORTH +
    (Math.min(science, usable) + Math.min(rest, usable)) * UNIT_WORTH[0] +
    (science + materials) * LEFT_OVER
  );
}

/** What this round and those to come are worth with such a purse. */
export function prospects(purse: Purse): number {
  const { rounds, rate, later, monoliths } = purse;
  let { science, materials } = purse;
  const worthNow = tempoNow(purse);
  if (rounds === 0) return worthNow + lastMeans(purse);
  let money = moneyLeft(purse);
  if (money < 0) {
    // Debts are settled with what there is most of; what that doesn't settle is no matter of means.
    const fromScience = Math.trunc(science / rate);
    const fromMaterials = Math.trunc(materials / rate);
    const even = Math.ceil((materials - science) / (2 * rate) - money / 2);
    const sold = Math.min(-money, fromScience + fromMaterials);
    const soldMaterials = Math.min(fromMaterials, sold, Math.max(0, sold - fromScience, even));
    materials -= soldMaterials * rate;
    science -= (sold - soldMaterials) * rate;
    money = 0;
  }
  if (!purse.paid) {
    science += purse.scienceIncome;
    materials += purse.materialsIncome;
  }
  const discs = purse.discs + purse.spent;
  const onMap = INFLUENCE_CIRCLES - discs;
  const due = dueFor(onMap);
  let monolithSites = monoliths ? purse.monolithSites : 0;
  let worth = worthNow;
  for (let left = rounds; left > 0; left--) {
    const share = money / left;
    money -= share;
    let budget = later[MONEY] + share - due;
    let actions = budget > 0 ? actionsFor(budget, onMap, discs) : 0;
    if (monolithSites > 0) {
      const built = Math.min(monolithSites, MONOLITHS_A_ROUND, materials / purse.monolithPrice);
      materials -= built * purse.monolithPrice;
      monolithSites -= built;
      worth += built * MONOLITH_WORTH;
    }
    const spareScience = Math.max(0, science - (SPENT_ANYWAY + SPENT_AN_ACTION * actions));
    const spareMaterials =
      monolithSites > 0 ? 0 : Math.max(0, materials - (SPENT_ANYWAY + SPENT_AN_ACTION * actions));
    budget += (spareScience + spareMaterials) / rate;
    science -= spareScience;
    materials -= spareMaterials;
    const counts = ROUND_COUNTS[rounds - left];
    if (budget < 0) {
      worth += budget * SHORT_OF_MONEY * counts;
    } else {
      actions = actionsFor(budget, onMap, discs);
      worth += worthOf(actions) * counts;
      if (actions >= discs) worth += budget * IDLE_MONEY * counts;
    }
    const usedScience = Math.min(science, SPENT_ANYWAY + SPENT_AN_ACTION * actions);
    const usedMaterials =
      monolithSites > 0 ? 0 : Math.min(materials, SPENT_ANYWAY + SPENT_AN_ACTION * actions);
    worth += (usedScience + UNBUILT * usedMaterials) * UNIT_WORTH[left - 1];
    science += later[SCIENCE] - usedScience;
    materials += later[MATERIALS] - usedMaterials;
  }
  return worth;
}

/** What a purse is worth, debts counted in. */
const treasury = (state: State, seat: number, purse: Purse): number =>
  prospects(purse) - debt(state, seat, purse);

const purse = newPurse();

function add(purse: Purse, resource: number, n: number): void {
  if (resource === MONEY) purse.money += n;
  else if (resource === SCIENCE) purse.science += n;
  else purse.materials += n;
}

/** One unit of a resource more or less. */
export const unitWorth = steady(RESOURCE_IDS.length, (state, seat, resource) => {
  readPurse(state, seat, true, purse);
  const now = treasury(state, seat, purse);
  add(purse, resource, 1);
  return treasury(state, seat, purse) - now + LEFT_OVER;
});

/** Points that an action's disc costs. */
export const discCost = steady(1, (state, seat) => {
  readPurse(state, seat, !state.players[seat].passed, purse);
  const now = treasury(state, seat, purse);
  purse.discs--;
  purse.spent++;
  return now - treasury(state, seat, purse);
});

/** A sector that can't be paid for is given up again: that is the most it may cost this round. */
const MOST_DEBT = 2;

/** Points that a disc on the map costs, in every round to come; now, or after one action more. */
export const sectorCost = steady(2, (state, seat, actions) => {
  readPurse(state, seat, true, purse);
  purse.discs -= actions;
  purse.spent += actions;
  const now = prospects(purse);
  const owed = debt(state, seat, purse);
  purse.discs--;
  const then = prospects(purse);
  return now - then + Math.min(MOST_DEBT, debt(state, seat, purse) - owed);
});

/** What more discs bring. */
export function discsGain(state: State, seat: number, n: number): number {
  readPurse(state, seat, true, purse);
  const now = treasury(state, seat, purse);
  purse.discs += n;
  return treasury(state, seat, purse) - now;
}

/** What so much more or less of an income changes. */
export function incomeChange(state: State, seat: number, track: number, by: number): number {
  readPurse(state, seat, true, purse);
  const now = treasury(state, seat, purse);
  purse.later[track] += by;
  if (track === MONEY) purse.income += by;
  else if (track === SCIENCE) purse.scienceIncome += by;
  else purse.materialsIncome += by;
  return treasury(state, seat, purse) - now;
}

/**
 * What giving a sector up brings in a debt, all told: below zero as a rule. That it costs nothing in the
 * rounds to come either is no reason, it can still be given up then.
 */
export function giveUpGain(state: State, seat: number, sector: number): number {
  readPurse(state, seat, false, purse);
  const now = treasury(state, seat, purse);
  const inUse = INFLUENCE_CIRCLES - purse.discs;
  const money = moneyFrom(state, sector);
  purse.money += dueFor(inUse) - dueFor(inUse - 1) - money;
  purse.later[MONEY] -= money;
  return treasury(state, seat, purse) - now - heldWorth(state, sector, purse.rounds);
}

/** What it brings to be allowed to build Monoliths. */
export function monolithGain(state: State, seat: number): number {
  readPurse(state, seat, true, purse);
  if (purse.monoliths) return 0;
  const now = prospects(purse);
  purse.monoliths = true;
  return prospects(purse) - now;
}
