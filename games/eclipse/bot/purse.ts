/** What a player has to spend, as it is or as it would be. */
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { MONOLITH_BUILD } from '../data/ships.ts';
import { TECH } from '../data/technologies.ts';
import { INFLUENCE_CIRCLES, UPKEEP } from '../data/tracks.ts';
import { HAS_MONOLITH, type Player, type State } from '../state.ts';
import { costOf } from '../steps/build.ts';
import { income, tradeRate } from '../storage.ts';
import { hasTech } from '../technologies.ts';
import { laterIncome } from './colonies.ts';
import { isPaid, roundsLeft } from './time.ts';

/** Money due with so many discs in use. */
export const dueFor = (inUse: number): number =>
  UPKEEP[inUse < 0 ? 0 : inUse > INFLUENCE_CIRCLES ? INFLUENCE_CIRCLES : inUse];

/** Discs in use on the map, as the upkeep counts them: those beside the track don't. */
export const discsOnMap = (player: Player): number =>
  INFLUENCE_CIRCLES - player.discs - player.spent;

/** The purse of a player as it is, or as it would be: changed at will to see what that changes. */
export interface Purse {
  discs: number;
  spent: number;
  money: number;
  science: number;
  materials: number;
  /** Incomes of this round. */
  income: number;
  scienceIncome: number;
  materialsIncome: number;
  /** Incomes of the rounds to come, once what is open is settled. */
  readonly later: Float64Array;
  /** Units of one resource for one of another. */
  rate: number;
  /** Monoliths: whether they may be built, at what price, and how many sectors lack one. */
  monoliths: boolean;
  monolithPrice: number;
  monolithSites: number;
  rounds: number;
  paid: boolean;
  acting: boolean;
}

export const newPurse = (): Purse => ({
  discs: 0,
  spent: 0,
  money: 0,
  science: 0,
  materials: 0,
  income: 0,
  scienceIncome: 0,
  materialsIncome: 0,
  later: new Float64Array(3),
  rate: 2,
  monoliths: false,
  monolithPrice: 0,
  monolithSites: 0,
  rounds: 0,
  paid: false,
  acting: false,
});

/** Sectors of a seat that lack a Monolith. */
function monolithSites({ owner, structures }: State, seat: number): number {
  let sites = 0;
  for (let sector = 0; sector < owner.length; sector++)
    if (owner[sector] === seat && (structures[sector] & HAS_MONOLITH) === 0) sites++;
  return sites;
}

/** Looks into a seat's purse. */
export function readPurse(state: State, seat: number, acting: boolean, purse: Purse): void {
  const player = state.players[seat];
  laterIncome(state, seat, purse.later);
  purse.monolithSites = monolithSites(state, seat);
  purse.discs = player.discs;
  purse.spent = player.spent;
  purse.money = player.storage[MONEY];
  purse.science = player.storage[SCIENCE];
  purse.materials = player.storage[MATERIALS];
  purse.income = income(player, MONEY);
  purse.scienceIncome = income(player, SCIENCE);
  purse.materialsIncome = income(player, MATERIALS);
  purse.rate = tradeRate(player);
  purse.monoliths = hasTech(player, TECH.monolith);
  purse.monolithPrice = costOf(player, MONOLITH_BUILD);
  purse.rounds = roundsLeft(state);
  purse.paid = isPaid(state, seat);
  purse.acting = acting;
}

/** Money at the beginning of the next round; below zero it can't all be paid. */
export const moneyLeft = ({ money, income, discs, paid }: Purse): number =>
  paid ? money : money + income - dueFor(INFLUENCE_CIRCLES - discs);
