/** Debts at the end of a round, and how they are settled. */
import { sizeOf } from '../bits.ts';
import { MATERIALS, MONEY, RESOURCE_IDS, SCIENCE } from '../data/resources.ts';
import { HOME, SECTORS } from '../data/sectors.ts';
import { INFLUENCE_CIRCLES, PRODUCTION, TRACK_CUBES } from '../data/tracks.ts';
import type { Player, State } from '../state.ts';
import { tradeRate } from '../storage.ts';
import { discsOnMap, dueFor, moneyLeft, newPurse, type Purse, readPurse } from './purse.ts';
import { steady } from './steady.ts';
import { heldWorth } from './territory.ts';
import { RUIN } from './weights.ts';

const MONEY_SQUARES = SECTORS.map((sector) => sector.squareBits[MONEY]);

/** Income that goes with a sector: other cubes go back to other tracks as long as there is room. */
export function moneyFrom(state: State, sector: number): number {
  const { tracks } = state.players[state.owner[sector]];
  const cubes = state.cubes[sector];
  const money = sizeOf(cubes & MONEY_SQUARES[sector]);
  const room = 2 * TRACK_CUBES - tracks[SCIENCE] - tracks[MATERIALS];
  const back = tracks[MONEY] + money + Math.max(0, sizeOf(cubes) - money - room);
  return PRODUCTION[tracks[MONEY]] - PRODUCTION[Math.min(TRACK_CUBES, back)];
}

/** A sector that could be given up. */
interface Held {
  worth: number;
  money: number;
}
const held: Held[] = [];

/** What it costs to settle what trading doesn't settle, by giving sectors up; what they don't settle is ruin. */
export function debt(state: State, seat: number, purse: Purse): number {
  const short = -moneyLeft(purse) - tradable(state.players[seat]);
  if (short <= 0) return 0;
  held.length = 0;
  for (let sector = 0; sector < state.owner.length; sector++) {
    if (state.owner[sector] !== seat) continue;
    held.push({
      worth: heldWorth(state, sector, purse.rounds),
      money: moneyFrom(state, sector),
    });
  }
  held.sort((a, b) => a.worth - b.worth);
  return giveUp(short, purse.discs);
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

const purse = newPurse();

/** True if all that is due can be paid without giving up a sector. */
export function canSettleByTrade(state: State, seat: number): boolean {
  readPurse(state, seat, false, purse);
  return moneyLeft(purse) + tradable(state.players[seat]) >= 0;
}

/**
 * What may be traded away of a resource, with so many discs more in use: of money what the upkeep leaves, of
 * the others what settling a debt by trade leaves. So nothing is traded for what is then sold to pay.
 */
export function spare(state: State, seat: number, resource: number, discs = 0): number {
  const player = state.players[seat];
  const stored = player.storage[resource];
  const money = moneyAfter(state, seat, discs);
  if (resource === MONEY) return Math.max(0, Math.min(stored, money));
  return money >= 0 ? stored : Math.max(0, stored + money * tradeRate(player));
}

/** Money at the beginning of the next round with so many discs more in use. */
const moneyAfter = steady(2, (state, seat, discs) => {
  readPurse(state, seat, true, purse);
  purse.discs -= discs;
  return moneyLeft(purse);
});

/** Units of a resource that could be had by trading what may be traded away, with so many discs more in use. */
export function tradableFor(state: State, seat: number, resource: number, discs = 0): number {
  const rate = tradeRate(state.players[seat]);
  let units = 0;
  for (let from = 0; from < RESOURCE_IDS.length; from++)
    if (from !== resource) units += Math.trunc(spare(state, seat, from, discs) / rate);
  return units;
}

/**
 * True if one more disc on the action track or the map could be paid for: with money, with what can be
 * traded for it, or at the price of one sector. Whoever goes beyond that takes a civilization apart.
 */
export function canPayForDisc(state: State, seat: number): boolean {
  const player = state.players[seat];
  readPurse(state, seat, true, purse);
  purse.discs--;
  const short = -moneyLeft(purse) - tradable(player);
  if (short <= 0) return true;
  if (discsOnMap(player) < 2) return false;
  const inUse = INFLUENCE_CIRCLES - purse.discs;
  const relief = dueFor(inUse) - dueFor(inUse - 1);
  for (let sector = 0; sector < state.owner.length; sector++)
    if (
      state.owner[sector] === seat &&
      SECTORS[sector].stack !== HOME &&
      relief - moneyFrom(state, sector) >= short
    )
      return true;
  return false;
}
