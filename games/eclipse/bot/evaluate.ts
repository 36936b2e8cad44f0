/** How well a player stands: points so far and what is still to come. */
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { MAX_SEATS, ROUNDS } from '../data/setup.ts';
import { INFLUENCE_CIRCLES, UPKEEP } from '../data/tracks.ts';
import { pointsOf } from '../scoring.ts';
import { atPeaceWithAncients, isGuarded } from '../ships.ts';
import { COLLAPSED, PLAYING, type Player, type State } from '../state.ts';
import { income, mostOf, upkeepCost } from '../storage.ts';
import { tilesOnTrack } from '../technologies.ts';
import { advance, bounty, hasEnemies, isNear, reputationFor } from './battles.ts';
import { freeSquares } from './colonies.ts';
import { addEnemies, addFleet, clear, newSide, powerOf, winChance } from './power.ts';
import { heldWorth, promise } from './territory.ts';
import { isOver, isPaid, roundsLeft } from './time.ts';
import {
  ACTIONS_A_ROUND,
  COLONY_SHIP,
  DEFICIT,
  EXTRA_DISC,
  FREE_SQUARE,
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
  const spent = isPaid(state, seat) ? 0 : upkeepCost(player) - income(player, MONEY);
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
  return isPaid(state, seat) ? value : value + solvency(player);
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
    value += reputationFor(player, chance * bounty(state, sector, seat)) * chance;
    value -= (1 - chance) * (POWER * strength * fading + 0.4 * strength);
    if (mine) value -= (1 - chance) * 0.8 * heldWorth(state, sector, rounds);
    else value += chance * 0.8 * advance(state, sector, seat, rounds);
  }
  return value + POWER * fading * power + opportunity(state, seat, power, rounds);
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

export function evaluate(state: State, seat: number): number {
  const player = state.players[seat];
  if (player.species < 0) return 0;
  const points = pointsOf(state, seat);
  if (player.status !== PLAYING) return points - (player.status === COLLAPSED ? 2 * RUIN : 5);
  if (isOver(state))
    return points + LEFT_OVER * (player.storage[0] + player.storage[1] + player.storage[2]);
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
