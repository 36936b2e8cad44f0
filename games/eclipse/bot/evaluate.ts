/** How well a player stands: points so far and what is still to come. */
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { MAX_SEATS, ROUNDS } from '../data/setup.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { INFLUENCE_CIRCLES, UPKEEP } from '../data/tracks.ts';
import { ambassadorsHeld, fitsTrack } from '../diplomacy.ts';
import { pointsOf } from '../scoring.ts';
import { atPeaceWithAncients, isGuarded } from '../ships.ts';
import { COLLAPSED, PLAYING, type Player, type State } from '../state.ts';
import { income, mostOf, upkeepCost } from '../storage.ts';
import { tilesOnTrack } from '../technologies.ts';
import { freeSquares } from './colonies.ts';
import { addEnemies, addFleet, clear, newSide, powerOf, winChance } from './power.ts';
import { heldWorth, promise } from './territory.ts';
import {
  ACTIONS_A_ROUND,
  COLONY_SHIP,
  DEFICIT,
  EXTRA_DISC,
  FREE_SQUARE,
  FULL_TRACK,
  LEFT_OVER,
  OPPORTUNITY,
  POWER,
  REPUTATION_DRAWN,
  RESOURCE_WORTH,
  RUIN,
  TECH_WORTH,
  TIME_LEFT,
  TRACK_PROGRESS,
} from './weights.ts';

/** Rounds still to come after this one. */
export const roundsLeft = (state: State): number => ROUNDS - Math.max(1, state.round);

/** True once this round's upkeep is behind the seat, or it is not the Action phase any more. */
const isPaid = (state: State): boolean => state.phase === 3;

/** Money after income and upkeep, and what is missing of it even after trading. */
function solvency(player: Player): number {
  const money = player.storage[MONEY] + income(player, MONEY) - upkeepCost(player);
  if (money >= 0) return 0;
  const tradable = mostOf(player, MONEY) - player.storage[MONEY];
  return money * DEFICIT - (money + tradable < 0 ? RUIN : 0);
}

/** What resources in storage and income to come are good for. */
function economy(state: State, seat: number, rounds: number): number {
  const player = state.players[seat];
  const acts = state.phase === 0 && player.passed === 0;
  const time = TIME_LEFT[rounds];
  // In the last round only those who still act can use anything.
  const stored = rounds > 0 ? time : acts ? time : 0;
  const inUse = INFLUENCE_CIRCLES - player.discs - player.spent;
  const spent = isPaid(state) ? 0 : upkeepCost(player) - income(player, MONEY);
  const dear = UPKEEP[Math.min(INFLUENCE_CIRCLES, Math.max(0, inUse + ACTIONS_A_ROUND))];
  const flow = income(player, MONEY) - dear;
  let money = player.storage[MONEY] - spent + rounds * flow;
  // Debts to come weigh more than riches: they cost sectors.
  if (money < 0) money *= 1.5;
  else if (money > 40) money = 40 + 0.4 * (money - 40);
  let value = rounds > 0 ? money * RESOURCE_WORTH[MONEY] * time : 0;
  for (let r = SCIENCE; r <= MATERIALS; r++) {
    value += RESOURCE_WORTH[r] * (player.storage[r] * stored + income(player, r) * rounds * time);
  }
  value += LEFT_OVER * (player.storage[0] + player.storage[1] + player.storage[2]);
  return isPaid(state) ? value : value + solvency(player);
}

/** Technologies: their use fades towards the end, their tracks don't. */
function science(player: Player, rounds: number): number {
  let use = 0;
  for (let techs = player.techs, tech = 0; techs !== 0; techs >>>= 1, tech++)
    if (techs & 1) use += TECH_WORTH[tech];
  let tracks = 0;
  for (let category = 0; category < 3; category++)
    tracks += TRACK_PROGRESS[tilesOnTrack(player, category)];
  return (use * rounds) / ROUNDS + tracks * Math.min(1, rounds / 3);
}

const own = newSide();
const enemy = newSide();

/** What the reputation for a battle is worth to a player. */
function reputation(player: Player, tiles: number): number {
  const drawn = REPUTATION_DRAWN[Math.min(5, Math.round(tiles))];
  const room = fitsTrack(
    player.species,
    ambassadorsHeld(player),
    player.reputation.length + player.shownReputation.length + 1,
  );
  return room ? drawn : drawn * FULL_TRACK;
}

const SHIP_TILES = SHIPS.map((ship) => ship.reputation);

/** Reputation tiles for destroying everything hostile in a sector. */
function bounty(state: State, sector: number, seat: number): number {
  let tiles = 1;
  if (isGuarded(state, sector)) tiles += 3;
  if (!atPeaceWithAncients(state, seat)) tiles += state.ancients[sector];
  for (let other = 0; other < state.players.length; other++) {
    const fleet = state.fleets[sector * MAX_SEATS + other];
    if (fleet === 0 || other === seat) continue;
    for (const type of SHIP_TYPES) tiles += ((fleet >> (4 * type)) & 15) * SHIP_TILES[type];
  }
  return tiles;
}

/** True if a player who controls no ship here shares the sector with someone hostile. */
export function hasEnemies(state: State, sector: number, seat: number): boolean {
  if (isGuarded(state, sector)) return true;
  if (state.ancients[sector] > 0 && !atPeaceWithAncients(state, seat)) return true;
  const first = sector * MAX_SEATS;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && state.fleets[first + other] !== 0) return true;
  return false;
}

/** What a battle promises to somebody who would send so many ships into it. */
export function battleValue(
  state: State,
  seat: number,
  sector: number,
  chance: number,
  ships: number,
): number {
  const rounds = roundsLeft(state);
  const won =
    reputation(state.players[seat], chance * bounty(state, sector, seat)) +
    (state.owner[sector] === seat
      ? heldWorth(state, sector, rounds)
      : advance(state, sector, seat, rounds));
  return chance * won - (1 - chance) * ships * 1.2;
}

/** Ships, and what becomes of them and of the sectors they stand in at the end of the round. */
function military(state: State, seat: number, rounds: number): number {
  const player = state.players[seat];
  const fading = 0.25 + (0.75 * rounds) / (ROUNDS - 1);
  const each0 = powerOf(player, 0);
  const each1 = powerOf(player, 1);
  const each2 = powerOf(player, 2);
  const each3 = powerOf(player, 3);
  let power = 0;
  let value = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    if (state.hexOf[sector] < 0) continue;
    const fleet = state.fleets[sector * MAX_SEATS + seat];
    const mine = state.owner[sector] === seat;
    if (fleet === 0 && !mine) continue;
    const strength =
      fleet === 0
        ? 0
        : (fleet & 15) * each0 +
          ((fleet >> 4) & 15) * each1 +
          ((fleet >> 8) & 15) * each2 +
          (fleet >> 12) * each3;
    power += strength;
    if (!hasEnemies(state, sector, seat)) {
      // Alone with somebody else's disc or a free sector: it will be taken.
      if (fleet !== 0 && !mine) value += 0.5 * advance(state, sector, seat, rounds);
      continue;
    }
    if (fleet === 0) {
      value -= 0.75 * heldWorth(state, sector, rounds);
      continue;
    }
    clear(own);
    clear(enemy);
    addFleet(own, player, fleet);
    addEnemies(enemy, state, sector, seat);
    const chance = winChance(own, enemy);
    value += reputation(player, chance * bounty(state, sector, seat)) * chance;
    value -= (1 - chance) * (POWER * strength * fading + 0.4 * strength);
    if (mine) value -= (1 - chance) * 0.8 * heldWorth(state, sector, rounds);
    else value += chance * 0.8 * advance(state, sector, seat, rounds);
  }
  return value + POWER * fading * power + opportunity(state, seat, power, rounds);
}

/** What taking a sector would bring: at least a disc is needed. */
function advance(state: State, sector: number, seat: number, rounds: number): number {
  if (state.owner[sector] >= 0 && state.owner[sector] !== seat)
    return 0.6 * promise(state, sector, seat, rounds) + 0.5 * heldWorth(state, sector, rounds);
  const player = state.players[seat];
  if (player.discs === 0) return 0;
  const gain = promise(state, sector, seat, rounds) - sectorUpkeep(player, rounds);
  return gain > 0 ? gain : 0;
}

/** Points that one more sector costs in rounds to come. */
export function sectorUpkeep(player: Player, rounds: number): number {
  const inUse = INFLUENCE_CIRCLES - player.discs - player.spent + ACTIONS_A_ROUND;
  if (inUse < 0 || inUse >= INFLUENCE_CIRCLES) return inUse < 0 ? 0 : 100;
  return (UPKEEP[inUse + 1] - UPKEEP[inUse]) * RESOURCE_WORTH[MONEY] * rounds;
}

/** The best that all one's power could do against those next to one's sectors. */
function opportunity(state: State, seat: number, power: number, rounds: number): number {
  if (rounds === 0 || power === 0) return 0;
  let best = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const guards = state.ancients[sector] * 1.15 + (isGuarded(state, sector) ? 3.2 : 0);
    if (guards === 0 || atPeaceWithAncients(state, seat)) continue;
    if (!isNear(state, sector, seat)) continue;
    const ratio = (power / guards) ** 2.5;
    const worth =
      promise(state, sector, seat, rounds) + REPUTATION_DRAWN[Math.min(5, 1 + Math.round(guards))];
    const value = (ratio / (1 + ratio)) * worth;
    if (value > best) best = value;
  }
  return best * OPPORTUNITY;
}

/** True if one of the seat's discs or ships is next to a sector. */
function isNear(state: State, sector: number, seat: number): boolean {
  for (let d = sector * 6; d < sector * 6 + 6; d++) {
    const way = state.ways[d];
    if (way < 0 || (way & 3) === 0) continue;
    const next = way >> 2;
    if (state.owner[next] === seat || state.fleets[next * MAX_SEATS + seat] !== 0) return true;
  }
  return false;
}

export function evaluate(state: State, seat: number): number {
  const player = state.players[seat];
  if (player.species < 0) return 0;
  const points = pointsOf(state, seat);
  if (player.status !== PLAYING) return points - (player.status === COLLAPSED ? 2 * RUIN : 5);
  const rounds = roundsLeft(state);
  const squares = freeSquares(state, seat);
  const colonies =
    Math.min(squares, 6) * FREE_SQUARE * rounds +
    Math.min(squares, player.colonyShips) * COLONY_SHIP;
  return (
    points +
    economy(state, seat, rounds) +
    science(player, rounds) +
    military(state, seat, rounds) +
    colonies +
    (player.discs + player.spent) * EXTRA_DISC * Math.min(1, rounds)
  );
}
