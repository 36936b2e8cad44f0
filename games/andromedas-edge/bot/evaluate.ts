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
import { FEATURES, type Feature, rowAt } from './weights.ts';
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

/** Where each feature is kept. */
const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;

const features = new Float64Array(FEATURES.length);

export function evaluate(state: State, seat: number): number {
  if (state.phase === PHASE.over) return total(scoreLines(state, seat));
  if (state.phase === PHASE.setUp) return 0;
  let sum = readFeatures(state, seat, features);
  const weights = rowAt(turnsLeft(state));
  for (let i = 0; i < features.length; i++) sum += features[i] * weights[i];
  return sum;
}

/** Fills in all features of a seat in a game that has begun, and returns the points that count in full. */
export function readFeatures(state: State, seat: number, into: Float64Array): number {
  const turns = turnsLeft(state);
  const player = state.players[seat];
  let sum = player.vp + player.leaderBay;
  sum += readTracks(player, turns, into);
  sum += readOutposts(state, seat, into);
  sum += readStation(state, seat, turns, into);
  readHoldings(player, into);
  readFleet(player, into);
  into[AT.settlers] = Math.min(SETTLERS, player.leaderBay);
  into[AT.prospect] = prospect(state, seat, turns);
  into[AT.clock] = player.clock % CLOCK.midnight;
  if (isPending(state) && hasShipIn(player, state.region)) sum += battleWorth(state, seat);
  return sum;
}

/** What tracks are worth at the end and in events, and what damage costs there. */
function readTracks(player: Player, turns: number, into: Float64Array): number {
  let points = 0;
  for (let track = 0; track < TRACKS.length; track++) points += VP_AT[track][player.tracks[track]];
  const damaged = damagedModules(player);
  const scored = Math.max(0, points - TRACKS.length * damaged);
  into[AT.damaged] = damaged;
  return points + scored * eventsPerTrack(turns) - damaged * DAMAGED_MODULE_VP;
}

function readOutposts(state: State, seat: number, into: Float64Array): number {
  const { tracks, outpostCards } = state.players[seat];
  let [sum, growth, cards] = [0, 0, 0];
  for (let space = 0; space < state.outposts.length; space++) {
    if (state.outposts[space] !== seat) continue;
    const { type } = PLANETS[planetAt(state, space)];
    const level = LEVEL_AT[type][tracks[type]];
    const next = OUTPOST_VP[Math.min(level + 1, OUTPOST_VP.length - 1)];
    sum += OUTPOST_VP[level];
    growth += next - OUTPOST_VP[level];
  }
  for (let type = 0; type < OUTPOSTS.length; type++)
    cards += outpostCards[type] * OUTPOST_CARD_WORTH[type];
  into[AT.growth] = growth;
  into[AT.outpostCards] = cards;
  return sum;
}

/** Modules that score, and what the others give in Returns. */
function readStation(state: State, seat: number, turns: number, into: Float64Array): number {
  const player = state.players[seat];
  let sum = 0;
  for (let cell = CORE_CELLS; cell < player.modules.length; cell++) {
    const { endGame } = MODULES[player.modules[cell]];
    if (endGame === null || player.damage[cell] !== 0) continue;
    sum += endGame.base + endGame.each * count(state, seat, endGame.per.counter);
  }
  const { now, usual } = returnWorths(player);
  const returning = state.returning && isActive(state, seat);
  const ships = ownShips(player);
  const left = returnsLeft(turns, ships);
  into[AT.begun] = returning ? 1 : 0;
  into[AT.returns] = usual * left;
  into[AT.launches] = ships * left;
  // Who has no turn left and didn't come home in the last one never will.
  into[AT.returnNow] = returning || hasAnotherTurn(state, seat) ? now : 0;
  return sum;
}

/** Tokens, cards, moons. */
function readHoldings(player: Player, into: Float64Array): void {
  const { stock, hand, moons, operations, tokens, discoveries, tracks } = player;
  let units = hand.length;
  let worth = 0;
  for (let kind = 0; kind < stock.length; kind++) {
    units += stock[kind];
    // What is above the limit is gone at the end of the turn; the first few are of more use.
    const kept = Math.min(stock[kind], STORAGE_LIMITS[kind]);
    worth += RATES[kind] * (kept > 3 ? 0.9 + 0.7 * kept : kept);
  }
  let [cards, unplaced, won] = [0, 0, 0];
  for (let i = 0; i < hand.length; i++) cards += CARD_WORTH[TACTICS_CARDS[hand[i]]];
  for (let i = 0; i < moons.length; i++) unplaced += MOON_WORTH[moons[i]];
  for (let i = 0; i < tokens.length; i++) won += TOKEN_WORTH[tokens[i]];
  for (let i = 0; i < discoveries.length; i++) won += DISCOVERY_WORTH[discoveries[i]];
  into[AT.stock] = worth;
  into[AT.storage] = units * STORAGE_AT[TRACK.commerce][tracks[TRACK.commerce]];
  into[AT.hand] = cards;
  into[AT.moons] = unplaced;
  into[AT.operations] = moonYield(operations);
  into[AT.tokens] = won;
}

function readFleet(player: Player, into: Float64Array): void {
  const { ships, upgrades } = player;
  let [bay, out, strength, upgraded] = [0, 0, 0, 0];
  for (let ship = 0; ship < ships.length; ship++) {
    const at = ships[ship];
    if (at === SUPPLY || at === SETTLED) continue;
    const { weapons, shields, range } = shipStats(player, TYPE_OF_SHIP[ship]);
    strength += weapons + shields + range - PLAIN;
    if (at === BAY) bay++;
    else if (isOnMap(at)) out++;
  }
  for (let type = 0; type < upgrades.length; type++) if (upgrades[type] !== NONE) upgraded++;
  into[AT.bay] = bay;
  into[AT.out] = out;
  into[AT.strength] = strength;
  into[AT.upgrades] = upgraded;
}
