/** Building: what, and where. */
import { MATERIALS, MONEY, SCIENCE } from '../../data/resources.ts';
import { MONOLITH_BUILD, ORBITAL_BUILD, STARBASE, STRUCTURES } from '../../data/ships.ts';
import { EDGES } from '../../galaxy/hexes.ts';
import { enemyShips, hasFleet } from '../../ships.ts';
import type { State } from '../../state.ts';
import { sectorArg } from '../../steps/arguments.ts';
import { buildChoices, costOf, isOpen } from '../../steps/build.ts';
import { tradeRate } from '../../storage.ts';
import { NO_SECTOR, passage } from '../../ways.ts';
import { spare, tradableFor } from '../debts.ts';
import { incomeChange, unitWorth } from '../economy.ts';
import { powerOf } from '../power.ts';
import { steady } from '../steady.ts';
import { roundsLeft } from '../time.ts';
import { MOORED, SETTLED_SOON } from '../weights.ts';
import { WORTH } from '../worth.ts';
import { type Guess, NEVER } from './guess.ts';

const THING = buildChoices.make['build-thing'](0, 0);
const DONE = buildChoices.make.done();
const MONOLITH = STRUCTURES[MONOLITH_BUILD - ORBITAL_BUILD].points;

/** What a ship's power is worth beside its own weight: it may make an attack possible. */
const FOR_ATTACK = 0.25;
/** A square of an Orbital, by how sure it is to be settled. */
const ORBITAL_INCOME = 2;

/** What a thing is worth, less its price in materials. */
const thingValue = steady(MONOLITH_BUILD + 1, (state, seat, thing) => {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  const price = costOf(player, thing) * unitWorth(state, seat, MATERIALS);
  if (thing === MONOLITH_BUILD) return MONOLITH * WORTH.mapPoints[rounds] - price;
  if (thing === ORBITAL_BUILD)
    return (
      SETTLED_SOON *
        Math.max(
          incomeChange(state, seat, MONEY, ORBITAL_INCOME),
          incomeChange(state, seat, SCIENCE, ORBITAL_INCOME),
        ) -
      price
    );
  const use =
    thing === STARBASE
      ? MOORED * WORTH.power[rounds]
      : WORTH.power[rounds] + (rounds > 0 ? FOR_ATTACK : 0);
  return use * powerOf(player, thing) - price;
});

/** What a unit of materials costs more if it has to be traded for. */
const tradedFor = (state: State, seat: number, unit: number, from: number): number =>
  tradeRate(state.players[seat]) * unitWorth(state, seat, from) - unit;

/** The most that a Build action could bring now. */
export function bestBuild(state: State, seat: number, builds: number): number {
  const player = state.players[seat];
  const stored = player.storage[MATERIALS];
  const enough = stored + Math.trunc(player.storage[SCIENCE] / tradeRate(player));
  const most = stored + tradableFor(state, seat, MATERIALS, 1);
  const urgent = mostWanted(state, seat);
  const unit = unitWorth(state, seat, MATERIALS);
  let best = NEVER;
  for (let thing = 0; thing <= MONOLITH_BUILD; thing++) {
    if (!isOpen(state, player, thing)) continue;
    const price = costOf(player, thing);
    if (price > most) continue;
    const many = Math.max(1, Math.min(builds, Math.trunc(stored / price)));
    const missing = Math.max(0, price - stored);
    const from = price > enough ? MONEY : SCIENCE;
    const traded = missing > 0 ? missing * tradedFor(state, seat, unit, from) : 0;
    const value = thingValue(state, seat, thing) - traded + (thing < ORBITAL_BUILD ? urgent : 0);
    best = Math.max(best, value * (value > 0 ? many : 1));
  }
  return best;
}

/** What a trade for materials brings nearer: something better than what can be paid now. */
export function wantedThing(state: State, seat: number, from: number): number {
  const player = state.players[seat];
  if (spare(state, seat, from) < tradeRate(player)) return NEVER;
  const stored = player.storage[MATERIALS];
  const tradable = tradableFor(state, seat, MATERIALS);
  const urgent = mostWanted(state, seat);
  const unit = unitWorth(state, seat, MATERIALS);
  const extra = tradedFor(state, seat, unit, from);
  let now = NEVER;
  let then = NEVER;
  for (let thing = 0; thing <= MONOLITH_BUILD; thing++) {
    if (!isOpen(state, player, thing)) continue;
    const price = costOf(player, thing);
    const value = thingValue(state, seat, thing) + (thing < ORBITAL_BUILD ? urgent : 0);
    if (price <= stored) now = Math.max(now, value);
    else if (price <= stored + tradable) then = Math.max(then, value - (price - stored) * extra);
  }
  return then > now ? then : NEVER;
}

/** How much ships are wanted anywhere. */
function mostWanted(state: State, seat: number): number {
  let most = 0;
  for (let sector = 0; sector < state.owner.length; sector++)
    if (state.owner[sector] === seat) most = Math.max(most, front(state, sector, seat));
  return most;
}

/** A sector where ships are wanted: enemies there, or next to it. */
function front(state: State, sector: number, seat: number): number {
  if (enemyShips(state, sector, seat) > 0) return 0.6;
  let value = 0;
  for (let d = 0; d < EDGES; d++) {
    const next = passage(state, sector, d, true);
    if (next === NO_SECTOR) continue;
    if (state.ancients[next] > 0) value += 0.12;
    const owner = state.owner[next];
    if (owner >= 0 && owner !== seat) value += 0.1;
    for (let other = 0; other < state.players.length; other++)
      if (other !== seat && hasFleet(state, next, other)) value += 0.15;
  }
  return value;
}

export const thing: Guess = (state, _frame, seat, option) => {
  if (option === DONE) return 0;
  const what = Math.trunc((option - THING) / sectorArg.size);
  const sector = (option - THING) % sectorArg.size;
  const where = what < ORBITAL_BUILD ? front(state, sector, seat) : 0;
  return thingValue(state, seat, what) + where;
};
