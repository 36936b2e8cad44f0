/**
 * What a player's means are worth in points. Money is worth the actions that it pays for, in this round
 * and in each of those to come; science and materials are worth what one buys with them, the less the
 * more there is of them.
 */

import { sizeOf } from '../bits.ts';
import { ANY, MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { TECH } from '../data/technologies.ts';
import { INFLUENCE_CIRCLES, UPKEEP } from '../data/tracks.ts';
import type { Player, State } from '../state.ts';
import { income, tradeRate } from '../storage.ts';
import { hasTech } from '../technologies.ts';
import { openIncome } from './colonies.ts';
import { heldWorth } from './territory.ts';
import { isPaid, roundsLeft } from './time.ts';
import {
  ACTION_NOW,
  ACTION_WORTH,
  FOR_MONOLITHS,
  IDLE_MONEY,
  INCOME_WORTH,
  LEFT_OVER,
  MUCH,
  MUCH_INCOME,
  MUCH_WORTH,
  ROUNDS_OF_MONEY,
  RUIN,
  SHORT_OF_MONEY,
  UNIT_WORTH,
} from './weights.ts';

/** Money due with so many discs in use. */
const dueFor = (inUse: number): number =>
  UPKEEP[inUse < 0 ? 0 : inUse > INFLUENCE_CIRCLES ? INFLUENCE_CIRCLES : inUse];

/** Discs in use on the map, as the upkeep counts them: those beside the track don't. */
export const discsOnMap = (player: Player): number =>
  INFLUENCE_CIRCLES - player.discs - player.spent;

/** What a round is worth that begins with so many discs on the map, so many at hand, and such a budget. */
function tempo(budget: number, onMap: number, discs: number): number {
  let due = dueFor(onMap);
  let left = budget - due;
  if (left < 0) return left * SHORT_OF_MONEY;
  let worth = 0;
  const most = Math.min(discs, ACTION_WORTH.length);
  for (let n = 0; n < most; n++) {
    const next = dueFor(onMap + n + 1);
    const step = next - due;
    if (step > left) return worth + (ACTION_WORTH[n] * left) / step;
    worth += ACTION_WORTH[n];
    left -= step;
    due = next;
  }
  return worth + left * IDLE_MONEY;
}

/** The purse of a player as it is, or as it would be: changed at will to see what that changes. */
export interface Purse {
  discs: number;
  spent: number;
  money: number;
  /** Income now, and with all squares settled that wait for it. */
  income: number;
  settledIncome: number;
  rounds: number;
  paid: boolean;
  acting: boolean;
}

export const newPurse = (): Purse => ({
  discs: 0,
  spent: 0,
  money: 0,
  income: 0,
  settledIncome: 0,
  rounds: 0,
  paid: false,
  acting: false,
});

const opened = new Float64Array(3);

/** Looks into a seat's purse; fills in what open squares will add to the incomes, if asked to. */
export function readPurse(
  state: State,
  seat: number,
  acting: boolean,
  purse: Purse,
  open: Float64Array = opened,
): void {
  const player = state.players[seat];
  openIncome(state, seat, open);
  purse.discs = player.discs;
  purse.spent = player.spent;
  purse.money = player.storage[MONEY];
  purse.income = income(player, MONEY);
  purse.settledIncome = purse.income + open[MONEY];
  purse.rounds = roundsLeft(state);
  purse.paid = isPaid(state, seat);
  purse.acting = acting;
}

/** Money at the beginning of the next round; below zero it can't all be paid. */
const moneyLeft = ({ money, income, discs, paid }: Purse): number =>
  paid ? money : money + income - dueFor(INFLUENCE_CIRCLES - discs);

/** Actions that could still be paid for in this round, at most so many as one looks ahead. */
export function actionsLeft(purse: Purse): number {
  const budget = purse.money + purse.income;
  let n = 0;
  while (
    n < ACTION_NOW.length &&
    n < purse.discs &&
    dueFor(INFLUENCE_CIRCLES - purse.discs + n + 1) <= budget
  )
    n++;
  return n;
}

/** What the rounds to come are worth with such a purse. */
export function tempoToCome(purse: Purse): number {
  const { rounds, discs, spent } = purse;
  if (rounds === 0) return 0;
  const saved = Math.max(0, moneyLeft(purse));
  const all = discs + spent;
  return (
    ROUNDS_OF_MONEY[rounds] *
    tempo(purse.settledIncome + saved / rounds, INFLUENCE_CIRCLES - all, all)
  );
}

/** What the rest of this round is worth: actions that can be paid for. */
export function tempoNow(purse: Purse): number {
  if (!purse.acting) return 0;
  let worth = 0;
  for (let n = actionsLeft(purse) - 1; n >= 0; n--) worth += ACTION_NOW[n];
  return worth;
}

/** Squares of money, and grey ones, by sector: giving it up costs their income. */
const MONEY_SQUARES = SECTORS.map((sector) => sector.squareBits[MONEY] | sector.squareBits[ANY]);
/** What a cube on such a square brings a round. */
const MONEY_CUBE = 2;

/** Income that goes with a sector. */
const moneyFrom = (state: State, sector: number): number =>
  sizeOf(state.cubes[sector] & MONEY_SQUARES[sector]) * MONEY_CUBE;

/** A sector that could be given up. */
interface Held {
  worth: number;
  money: number;
}
const held: Held[] = [];

/**
 * What it costs to settle a debt at the end of the round: by trading, or by giving sectors up,
 * whichever is cheaper. Only what neither of them settles is ruin.
 */
export function debt(state: State, seat: number, purse: Purse): number {
  const short = -moneyLeft(purse);
  if (short <= 0) return 0;
  const player = state.players[seat];
  const traded = Math.min(short, tradable(player));
  const plenty = Math.min(traded, surplus(player));
  const units = (traded - plenty + plenty * MUCH_WORTH) * tradeRate(player);
  const byTrade = units * UNIT_WORTH[purse.rounds];
  held.length = 0;
  for (let sector = 0; sector < state.owner.length; sector++) {
    if (state.owner[sector] !== seat) continue;
    held.push({
      worth: heldWorth(state, sector, purse.rounds),
      money: moneyFrom(state, sector),
    });
  }
  held.sort((a, b) => a.worth - b.worth);
  return Math.min(byTrade + giveUp(short - traded, purse.discs), giveUp(short, purse.discs));
}

/** To be left without any sector. */
const LAST_SECTOR = 8;

/** What giving the cheapest sectors up costs, until the upkeep has fallen by so much. */
function giveUp(short: number, discs: number): number {
  let cost = 0;
  let inUse = INFLUENCE_CIRCLES - discs;
  let left = short;
  for (let at = 0; left > 0; at++) {
    if (at >= held.length) return cost + RUIN + left;
    const relief = dueFor(inUse) - dueFor(inUse - 1) - held[at].money;
    if (relief <= 0) continue;
    cost += held[at].worth + (at === held.length - 1 ? LAST_SECTOR : 0);
    left -= relief;
    inUse--;
  }
  return cost;
}

/** What could be traded for money at once. */
function tradable(player: Player): number {
  const rate = tradeRate(player);
  return Math.trunc(player.storage[SCIENCE] / rate) + Math.trunc(player.storage[MATERIALS] / rate);
}

/** The part of it that there is plenty of anyway. */
function surplus(player: Player): number {
  const rate = tradeRate(player);
  const { storage } = player;
  return (
    Math.trunc(Math.max(0, storage[SCIENCE] - MUCH) / rate) +
    Math.trunc(Math.max(0, storage[MATERIALS] - MUCH) / rate)
  );
}

/**
 * True if one more action could be paid for: with money, with what can be traded for it, or at the
 * price of one sector. Whoever goes beyond that takes a civilization apart.
 */
export function canPayForAction(state: State, seat: number): boolean {
  const player = state.players[seat];
  readPurse(state, seat, true, purse);
  purse.discs--;
  const short = -moneyLeft(purse) - tradable(player);
  if (short <= 0) return true;
  if (discsOnMap(player) < 2) return false;
  const inUse = INFLUENCE_CIRCLES - purse.discs;
  const relief = dueFor(inUse) - dueFor(inUse - 1);
  for (let sector = 0; sector < state.owner.length; sector++)
    if (state.owner[sector] === seat && relief - moneyFrom(state, sector) >= short) return true;
  return false;
}

/** What a purse is worth, debts counted in. */
const treasury = (state: State, seat: number, purse: Purse): number =>
  tempoToCome(purse) + tempoNow(purse) - debt(state, seat, purse);

const less = (much: number, amount: number): number =>
  amount <= much ? amount : much + (amount - much) * MUCH_WORTH;

/** What a unit of science or materials is worth while something can still be done with it. */
function unit(player: Player, resource: number, rounds: number): number {
  const monoliths = resource === MATERIALS && hasTech(player, TECH.monolith) ? FOR_MONOLITHS : 0;
  return UNIT_WORTH[rounds] + monoliths;
}

/** What is stored of science or materials; `usable` while an action can still spend it in this round. */
export function storedWorth(
  player: Player,
  resource: number,
  rounds: number,
  usable: boolean,
): number {
  const stored = player.storage[resource];
  if (!usable && rounds === 0) return stored * LEFT_OVER;
  return less(MUCH, stored) * unit(player, resource, usable ? rounds : rounds - 1);
}

/** What an income of science or materials brings in the rounds to come. */
export const incomeWorth = (amount: number, rounds: number, paid: boolean): number =>
  less(MUCH_INCOME, amount) * INCOME_WORTH[paid ? Math.max(0, rounds - 1) : rounds];

const purse = newPurse();

/** One unit of a resource more or less. */
export function unitWorth(state: State, seat: number, resource: number): number {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  if (resource !== MONEY)
    return (player.storage[resource] > MUCH ? MUCH_WORTH : 1) * unit(player, resource, rounds);
  readPurse(state, seat, true, purse);
  const now = treasury(state, seat, purse);
  purse.money++;
  return treasury(state, seat, purse) - now + LEFT_OVER;
}

/** Points that an action's disc costs. */
export function discCost(state: State, seat: number): number {
  readPurse(state, seat, !state.players[seat].passed, purse);
  const now = treasury(state, seat, purse);
  purse.discs--;
  purse.spent++;
  return now - treasury(state, seat, purse);
}

/** A sector that can't be paid for is given up again: that is the most it may cost this round. */
const MOST_DEBT = 2;

/** Points that a disc on the map costs, in every round to come; after so many actions more. */
export function sectorCost(state: State, seat: number, actions = 0): number {
  readPurse(state, seat, true, purse);
  purse.discs -= actions;
  purse.spent += actions;
  const now = tempoToCome(purse) + tempoNow(purse);
  const owed = debt(state, seat, purse);
  purse.discs--;
  const then = tempoToCome(purse) + tempoNow(purse);
  return now - then + Math.min(MOST_DEBT, debt(state, seat, purse) - owed);
}

/** What more discs bring. */
export function discsGain(state: State, seat: number, n: number): number {
  readPurse(state, seat, true, purse);
  const now = treasury(state, seat, purse);
  purse.discs += n;
  return treasury(state, seat, purse) - now;
}

/** What so much more or less of an income changes. */
export function incomeChange(state: State, seat: number, track: number, by: number): number {
  const rounds = roundsLeft(state);
  if (track !== MONEY) {
    const now = income(state.players[seat], track);
    const paid = isPaid(state, seat);
    return incomeWorth(now + by, rounds, paid) - incomeWorth(now, rounds, paid);
  }
  readPurse(state, seat, true, purse);
  const now = treasury(state, seat, purse);
  purse.income += by;
  purse.settledIncome += by;
  return treasury(state, seat, purse) - now;
}
