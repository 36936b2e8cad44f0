/** Outposts: where they can be built, what they need, what they bring (AE-4.13). */
import { NONE } from '@orrery/kernel';
import { MOST_OUTPOST_VP, NEIGHBOURS, OUTPOSTS, PLANETS, SPACES } from './data/index.ts';
import { SHIP } from './data/terms.ts';
import { hasShipIn, planetAt } from './frontier.ts';
import { canPay, NOTHING, type SpokenFor } from './purse.ts';
import { RULE, ruleFor } from './rules.ts';
import { canSpareShip, FIRST_OF_TYPE, shipAt } from './ships.ts';
import type { State } from './state.ts';

/** Leaders that an outpost of a type takes from a player (AE-4.20.6). */
export function leadersNeeded(state: State, seat: number, type: number): number {
  const fewer = ruleFor(state, seat, RULE['leader-discount']);
  return Math.max(1, OUTPOSTS[type].leaders - fewer);
}

/**
 * Whether a planet could carry a new outpost of a player with so many leaders, resources aside
 * (AE-4.4.8, AE-4.13.4, AE-4.13.8).
 */
export function couldSettle(state: State, seat: number, space: number, leaders: number): boolean {
  const planet = planetAt(state, space);
  if (planet === NONE || state.outposts[space] !== NONE) return false;
  const player = state.players[seat];
  if (shipAt(player, SHIP.transport, space) === NONE) return false;
  return leaders >= leadersNeeded(state, seat, PLANETS[planet].type);
}

/** Leaders who lie where the launched ship has arrived; they come along if they are needed (AE-4.3.7). */
export function leadersAtArrival(state: State, seat: number): number {
  const player = state.players[seat];
  const { region } = state;
  return region !== NONE && hasShipIn(player, region) ? player.leaders[region] : 0;
}

/** Whether a player can build an outpost there, without what is spoken for and with extra leaders. */
export function canSettle(
  state: State,
  seat: number,
  space: number,
  discount: number,
  spent: SpokenFor = NOTHING,
  extraLeaders = 0,
): boolean {
  const player = state.players[seat];
  if (!couldSettle(state, seat, space, player.leaderBay + extraLeaders)) return false;
  if (!canSpareShip(player)) return false;
  const { cost } = PLANETS[planetAt(state, space)];
  return canPay(state, seat, cost, { off: discount, outpost: true }, spent);
}

export function canSettleAnywhere(
  state: State,
  seat: number,
  discount: number,
  spent: SpokenFor,
  extraLeaders: number,
): boolean {
  const { ships } = state.players[seat];
  // It takes a transport there.
  for (let ship = FIRST_OF_TYPE[SHIP.transport]; ship < FIRST_OF_TYPE[SHIP.transport + 1]; ship++) {
    const at = ships[ship];
    if (at < 0 || at >= SPACES) continue;
    if (canSettle(state, seat, at, discount, spent, extraLeaders)) return true;
  }
  return false;
}

/** VP for the leaders on a planet and around it, with those of an outpost to come (AE-4.13.3). */
export function neighbourhoodVp(state: State, space: number, coming = 0): number {
  let leaders = coming + leadersIn(state, space);
  for (const region of NEIGHBOURS[space]) leaders += leadersIn(state, region);
  return Math.min(MOST_OUTPOST_VP, leaders);
}

/** Leaders of all players in a region: waiting ones by count, those of an outpost as printed. */
function leadersIn(state: State, region: number): number {
  let found = 0;
  for (const { leaders } of state.players) found += leaders[region];
  if (region < SPACES && state.outposts[region] !== NONE) {
    found += OUTPOSTS[PLANETS[planetAt(state, region)].type].leaders;
  }
  return found;
}

/** Outposts of a player that add dice in a region: there or beside it (AE-4.13.7). */
export function outpostsAround(state: State, seat: number, region: number): number {
  let found = region < SPACES && state.outposts[region] === seat ? 1 : 0;
  for (const near of NEIGHBOURS[region]) {
    if (near < SPACES && state.outposts[near] === seat) found++;
  }
  return found;
}
