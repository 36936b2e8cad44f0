/** What matters about a player, as numbers that the evaluation weighs. */
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { MAX_SEATS } from '../data/setup.ts';
import { ambassadorsHeld, fitsTrack } from '../diplomacy.ts';
import { mapWorth, reputationPoints, techPoints } from '../scoring.ts';
import { atPeaceWithAncients, isGuarded } from '../ships.ts';
import type { Player, State } from '../state.ts';
import { income, upkeepCost } from '../storage.ts';
import { tilesOnTrack } from '../technologies.ts';
import { advance, bounty, hasEnemies, isNear, reputationFor } from './battles.ts';
import { freeSquares } from './colonies.ts';
import { addEnemies, addFleet, clear, newSide, powerOf, winChance } from './power.ts';
import { heldWorth, promise } from './territory.ts';
import { isPaid, roundsLeft } from './time.ts';
import { discsOnMap, shortfall, upkeepAt } from './upkeep.ts';
import { REPUTATION_DRAWN, TECH_WORTH, WEIGHTS } from './weights.ts';

/** A track with more tiles than this is a long one. */
export const SHORT_TRACK = 2;
/** More of a resource than this is worth less by the unit. */
export const MUCH = 12;

export type Feature = keyof typeof WEIGHTS;
export const FEATURES = Object.keys(WEIGHTS) as readonly Feature[];
export const FEATURE_COUNT = FEATURES.length;

/** Actions that could still be paid for in this round. */
export function actionsLeft(player: Player): number {
  const budget = player.storage[MONEY] + income(player, MONEY);
  let n = 0;
  while (n < 4 && n < player.discs && upkeepAt(player.discs - n - 1) <= budget) n++;
  return n;
}

const own = newSide();
const enemy = newSide();

export function readFeatures(state: State, seat: number, into: Float64Array): void {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  const acts = state.phase === 0 && player.passed === 0;
  const paid = isPaid(state, seat);
  const incomes = paid ? rounds : rounds + 1;
  let at = 0;
  into[at++] = state.phase === 0 && state.active === seat ? 1 : 0;
  into[at++] = acts ? 1 : 0;
  into[at++] = acts ? actionsLeft(player) : 0;
  const map = mapWorth(state, seat);
  into[at++] = map[0] + map[1] + map[2] + map[3] + map[4];
  into[at++] = reputationPoints(state, seat);
  into[at++] = fitsTrack(
    player.species,
    ambassadorsHeld(player),
    player.reputation.length + player.shownReputation.length + 1,
  )
    ? 1
    : 0;
  into[at++] = player.discoveries.length;
  into[at++] = techPoints(state, seat);
  const money = player.storage[MONEY] + (paid ? 0 : income(player, MONEY) - upkeepCost(player));
  into[at++] = Math.max(-5, money);
  into[at++] = Math.max(0, money - MUCH);
  into[at++] = player.storage[SCIENCE];
  into[at++] = Math.max(0, player.storage[SCIENCE] - MUCH);
  into[at++] = player.storage[MATERIALS];
  into[at++] = Math.max(0, player.storage[MATERIALS] - MUCH);
  into[at++] = income(player, MONEY) * rounds;
  into[at++] = shortfall(player, discsOnMap(player)) * rounds;
  into[at++] = income(player, SCIENCE) * incomes;
  into[at++] = income(player, MATERIALS) * incomes;
  into[at++] = Math.min(9, player.discs + player.spent);
  into[at++] = discsOnMap(player);
  const squares = freeSquares(state, seat);
  into[at++] = Math.min(6, squares);
  into[at++] = Math.min(squares, player.colonyShips);
  into[at++] = player.graveyard[0] + player.graveyard[1] + player.graveyard[2];
  let use = 0;
  let known = 0;
  for (let techs = player.techs, tech = 0; techs !== 0; techs >>>= 1, tech++) {
    if ((techs & 1) === 0) continue;
    use += TECH_WORTH[tech];
    known++;
  }
  let long = 0;
  for (let category = 0; category < 3; category++)
    long += Math.max(0, tilesOnTrack(player, category) - SHORT_TRACK);
  into[at++] = known;
  into[at++] = use;
  into[at++] = long;
  readForces(state, seat, rounds, into, at);
}

/** Ships, and what becomes of them and of the sectors they stand in at the end of the round. */
function readForces(
  state: State,
  seat: number,
  rounds: number,
  into: Float64Array,
  first: number,
): void {
  const player = state.players[seat];
  const each0 = powerOf(player, 0);
  const each1 = powerOf(player, 1);
  const each2 = powerOf(player, 2);
  const each3 = powerOf(player, 3);
  let power = 0;
  let others = 0;
  let spoils = 0;
  let fleetAtRisk = 0;
  let sectorAtRisk = 0;
  let conquest = 0;
  let alone = 0;
  let bare = 0;
  let next = 0;
  let frontier = 0;
  const peaceful = atPeaceWithAncients(state, seat);
  for (let sector = 0; sector < SECTORS.length; sector++) {
    if (state.hexOf[sector] < 0) continue;
    const fleet = state.fleets[sector * MAX_SEATS + seat];
    const owner = state.owner[sector];
    const mine = owner === seat;
    if (fleet === 0 && !mine) {
      if (owner >= 0 || isGuarded(state, sector)) continue;
      if (state.ancients[sector] > 0 && !peaceful) continue;
      if (!isNear(state, sector, seat)) continue;
      const worth = promise(state, sector, seat, rounds);
      frontier++;
      if (worth > next) next = worth;
      continue;
    }
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
      if (fleet !== 0 && !mine) alone += advance(state, sector, seat, rounds);
      continue;
    }
    if (fleet === 0) {
      bare += heldWorth(state, sector, rounds);
      continue;
    }
    clear(own);
    clear(enemy);
    addFleet(own, player, fleet);
    addEnemies(enemy, state, sector, seat);
    const chance = winChance(own, enemy);
    spoils += reputationFor(player, chance * bounty(state, sector, seat)) * chance;
    fleetAtRisk += (1 - chance) * strength;
    if (mine) sectorAtRisk += (1 - chance) * heldWorth(state, sector, rounds);
    else conquest += chance * advance(state, sector, seat, rounds);
  }
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) others = Math.max(others, roughPower(state, other));
  let at = first;
  into[at++] = power;
  into[at++] = Math.max(each0, each1, each2);
  into[at++] = Math.max(-4, Math.min(4, power - others));
  into[at++] = spoils;
  into[at++] = fleetAtRisk;
  into[at++] = sectorAtRisk;
  into[at++] = conquest;
  into[at++] = alone;
  into[at++] = bare;
  into[at++] = opportunity(state, seat, power, rounds);
  into[at++] = next;
  into[at] = Math.min(4, frontier);
}

const SHIPS_OF_TYPE = [8, 4, 2, 4];

/** The power of all ships that a seat has on the map. */
function roughPower(state: State, seat: number): number {
  const player = state.players[seat];
  let sum = 0;
  for (let type = 0; type < 4; type++) {
    const ships = SHIPS_OF_TYPE[type] - player.unbuilt[type];
    if (ships > 0) sum += ships * powerOf(player, type);
  }
  return sum;
}

/** The best that all one's power could do against those next to one's sectors. */
function opportunity(state: State, seat: number, power: number, rounds: number): number {
  if (rounds === 0 || power === 0 || atPeaceWithAncients(state, seat)) return 0;
  let best = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const guards = state.ancients[sector] * 1.15 + (isGuarded(state, sector) ? 3.2 : 0);
    if (guards === 0 || !isNear(state, sector, seat)) continue;
    const ratio = (power / guards) ** 2.5;
    const worth =
      promise(state, sector, seat, rounds) + REPUTATION_DRAWN[Math.min(5, 1 + Math.round(guards))];
    const value = (ratio / (1 + ratio)) * worth;
    if (value > best) best = value;
  }
  return best;
}
