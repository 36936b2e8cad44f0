/** How many points a player may expect in the end. */
import { NONE, total } from '@orrery/kernel';
import { count } from '../counting.ts';
import {
  CLOCK,
  DAMAGED_MODULE_VP,
  MODULES,
  OUTPOST_VP,
  OUTPOSTS,
  PLANETS,
  STORAGE_LIMITS,
  TACTICS_CARDS,
  TRACK,
  TRACKS,
} from '../data/index.ts';
import { hasShipIn, planetAt } from '../frontier.ts';
import { scoreLines } from '../scoring.ts';
import { isOnMap, ownShips, shipStats, TYPE_OF_SHIP } from '../ships.ts';
import {
  BAY,
  CORE_CELLS,
  isActive,
  PHASE,
  type Player,
  SETTLED,
  type State,
  SUPPLY,
} from '../state.ts';
import { damagedModules } from '../station.ts';
import { battleWorth, isPending } from './battle-worth.ts';
import { prospect } from './outpost-worth.ts';
import { returnWorths } from './station-worth.ts';
import { eventsPerTrack, hasAnotherTurn, returnsLeft, turnsLeft } from './time.ts';
import { LEVEL_AT, STORAGE_AT, VP_AT } from './track-worth.ts';
import { type Weights, weightsAt } from './weights.ts';
import {
  CARD_WORTH,
  DISCOVERY_WORTH,
  MOON_WORTH,
  moonYield,
  OUTPOST_CARD_WORTH,
  RATES,
  TOKEN_WORTH,
} from './worth.ts';

/** Weapons and range of a transport without upgrade. */
const PLAIN = 2;
/** Leaders that outposts may still need. */
const SETTLERS = 4;

export function evaluate(state: State, seat: number): number {
  if (state.phase === PHASE.over) return total(scoreLines(state, seat));
  if (state.phase === PHASE.setUp) return 0;
  const turns = turnsLeft(state);
  const weights = weightsAt(turns);
  const player = state.players[seat];
  let sum = player.vp + player.leaderBay;
  sum += trackPoints(player, turns, weights);
  sum += outpostPoints(state, seat, weights);
  sum += station(state, seat, turns, weights);
  sum += holdings(player, weights) + fleet(player, weights);
  sum += weights.settlers * Math.min(SETTLERS, player.leaderBay);
  sum += weights.prospect * prospect(state, seat, turns);
  sum += weights.clock * (player.clock % CLOCK.midnight);
  if (isPending(state) && hasShipIn(player, state.region)) sum += battleWorth(state, seat);
  return sum;
}

/** What tracks are worth at the end and in events, and what damage costs there. */
function trackPoints(player: Player, turns: number, weights: Weights): number {
  let points = 0;
  for (let track = 0; track < TRACKS.length; track++) points += VP_AT[track][player.tracks[track]];
  const damaged = damagedModules(player);
  const scored = Math.max(0, points - TRACKS.length * damaged);
  return points + scored * eventsPerTrack(turns) + damaged * (weights.damaged - DAMAGED_MODULE_VP);
}

function outpostPoints(state: State, seat: number, weights: Weights): number {
  const { tracks, outpostCards } = state.players[seat];
  let sum = 0;
  for (let space = 0; space < state.outposts.length; space++) {
    if (state.outposts[space] !== seat) continue;
    const { type } = PLANETS[planetAt(state, space)];
    const level = LEVEL_AT[type][tracks[type]];
    const next = OUTPOST_VP[Math.min(level + 1, OUTPOST_VP.length - 1)];
    sum += OUTPOST_VP[level] + weights.growth * (next - OUTPOST_VP[level]);
  }
  for (let type = 0; type < OUTPOSTS.length; type++) {
    sum += weights.outpostCards * outpostCards[type] * OUTPOST_CARD_WORTH[type];
  }
  return sum;
}

/** Modules that score, and what the others give in Returns. */
function station(state: State, seat: number, turns: number, weights: Weights): number {
  const player = state.players[seat];
  let sum = 0;
  for (let cell = CORE_CELLS; cell < player.modules.length; cell++) {
    const { endGame } = MODULES[player.modules[cell]];
    if (endGame === null || player.damage[cell] !== 0) continue;
    sum += endGame.base + endGame.each * count(state, seat, endGame.per.counter);
  }
  const { now, usual } = returnWorths(player);
  const returning = state.returning && isActive(state, seat);
  if (returning) sum += weights.begun;
  const ships = ownShips(player);
  const cycle = weights.returns * usual + weights.launches * ships;
  sum += cycle * returnsLeft(turns, ships);
  // Who has no turn left and didn't come home in the last one never will.
  return returning || hasAnotherTurn(state, seat) ? sum + weights.returnNow * now : sum;
}

/** Tokens, cards, moons. */
function holdings(player: Player, weights: Weights): number {
  const { stock, hand, moons, operations, tokens, discoveries, tracks } = player;
  let units = hand.length;
  let worth = 0;
  for (let kind = 0; kind < stock.length; kind++) {
    units += stock[kind];
    // What is above the limit is gone at the end of the turn; the first few are of more use.
    const kept = Math.min(stock[kind], STORAGE_LIMITS[kind]);
    worth += RATES[kind] * (kept > 3 ? 0.9 + 0.7 * kept : kept);
  }
  let sum = weights.stock * worth;
  sum += weights.storage * units * STORAGE_AT[TRACK.commerce][tracks[TRACK.commerce]];
  let cards = 0;
  for (let i = 0; i < hand.length; i++) cards += CARD_WORTH[TACTICS_CARDS[hand[i]]];
  sum += weights.hand * cards;
  for (let i = 0; i < moons.length; i++) sum += weights.moons * MOON_WORTH[moons[i]];
  sum += weights.operations * moonYield(operations);
  for (let i = 0; i < tokens.length; i++) sum += weights.tokens * TOKEN_WORTH[tokens[i]];
  for (let i = 0; i < discoveries.length; i++)
    sum += weights.tokens * DISCOVERY_WORTH[discoveries[i]];
  return sum;
}

function fleet(player: Player, weights: Weights): number {
  const { ships, upgrades } = player;
  let [bay, out, strength] = [0, 0, 0];
  for (let ship = 0; ship < ships.length; ship++) {
    const at = ships[ship];
    if (at === SUPPLY || at === SETTLED) continue;
    const { weapons, shields, range } = shipStats(player, TYPE_OF_SHIP[ship]);
    strength += weapons + shields + range - PLAIN;
    if (at === BAY) bay++;
    else if (isOnMap(at)) out++;
  }
  let sum = weights.bay * bay + weights.out * out + weights.strength * strength;
  for (let type = 0; type < upgrades.length; type++) {
    if (upgrades[type] !== NONE) sum += weights.upgrades;
  }
  return sum;
}
