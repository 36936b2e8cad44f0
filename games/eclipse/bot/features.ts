/** What matters about a player, as numbers that the evaluation weighs. */
import { lowest, sizeOf, without } from '../bits.ts';
import { PHASES } from '../data/actions.ts';
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { CRUISER, DREADNOUGHT, INTERCEPTOR, SHIP_TYPES, STARBASE } from '../data/ships.ts';
import { mapWorth, reputationPoints, techPoints } from '../scoring.ts';
import { atPeaceWithAncients, fleetAt, isGuarded, shipsIn } from '../ships.ts';
import type { Player, State } from '../state.ts';
import { income, upkeepCost } from '../storage.ts';
import { tilesOnTrack } from '../technologies.ts';
import {
  advance,
  bounty,
  hasEnemies,
  hasReputationRoom,
  isNear,
  reputationFor,
} from './battles.ts';
import { freeSquares } from './colonies.ts';
import { addEnemies, addFleet, builtShips, clear, newSide, powerOf, winChance } from './power.ts';
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
/** Where each of them is kept. */
const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;

const ACTION_PHASE = PHASES.indexOf('action');

/** Actions that could still be paid for in this round. */
export function actionsLeft(player: Player): number {
  const budget = player.storage[MONEY] + income(player, MONEY);
  let n = 0;
  while (n < 4 && n < player.discs && upkeepAt(player.discs - n - 1) <= budget) n++;
  return n;
}

const own = newSide();
const enemy = newSide();

/** Fills in all features of a seat that is in the game. */
export function readFeatures(state: State, seat: number, into: Float64Array): void {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  readTempo(state, seat, into);
  readPoints(state, seat, into);
  readStores(player, rounds, isPaid(state, seat), into);
  readRealm(state, seat, into);
  readKnowledge(player, into);
  readForces(state, seat, rounds, into);
}

function readTempo(state: State, seat: number, into: Float64Array): void {
  const player = state.players[seat];
  const inTime = state.phase === ACTION_PHASE;
  const acting = inTime && !player.passed;
  into[AT.toMove] = inTime && state.active === seat ? 1 : 0;
  into[AT.acting] = acting ? 1 : 0;
  into[AT.actions] = acting ? actionsLeft(player) : 0;
}

function readPoints(state: State, seat: number, into: Float64Array): void {
  const player = state.players[seat];
  const map = mapWorth(state, seat);
  into[AT.mapPoints] = map[0] + map[1] + map[2] + map[3] + map[4];
  into[AT.reputation] = reputationPoints(state, seat);
  into[AT.reputationRoom] = hasReputationRoom(player) ? 1 : 0;
  into[AT.discoveries] = player.discoveries.length;
  into[AT.techPoints] = techPoints(state, seat);
}

function readStores(player: Player, rounds: number, paid: boolean, into: Float64Array): void {
  const { storage } = player;
  const money = storage[MONEY] + (paid ? 0 : income(player, MONEY) - upkeepCost(player));
  const incomes = paid ? rounds : rounds + 1;
  into[AT.money] = Math.max(-5, money);
  into[AT.muchMoney] = Math.max(0, money - MUCH);
  into[AT.science] = storage[SCIENCE];
  into[AT.muchScience] = Math.max(0, storage[SCIENCE] - MUCH);
  into[AT.materials] = storage[MATERIALS];
  into[AT.muchMaterials] = Math.max(0, storage[MATERIALS] - MUCH);
  into[AT.moneyIncome] = income(player, MONEY) * rounds;
  into[AT.moneyFlow] = shortfall(player, discsOnMap(player)) * rounds;
  into[AT.scienceIncome] = income(player, SCIENCE) * incomes;
  into[AT.materialsIncome] = income(player, MATERIALS) * incomes;
}

/** Discs, sectors and cubes. */
function readRealm(state: State, seat: number, into: Float64Array): void {
  const player = state.players[seat];
  const squares = freeSquares(state, seat);
  into[AT.discs] = Math.min(9, player.discs + player.spent);
  into[AT.sectors] = discsOnMap(player);
  into[AT.squares] = Math.min(6, squares);
  into[AT.colonists] = Math.min(squares, player.colonyShips);
  into[AT.lostCubes] = player.graveyard[0] + player.graveyard[1] + player.graveyard[2];
}

function readKnowledge(player: Player, into: Float64Array): void {
  let use = 0;
  for (let rest = player.techs; rest !== 0; rest = without(rest, lowest(rest)))
    use += TECH_WORTH[lowest(rest)];
  let long = 0;
  for (let category = 0; category < 3; category++)
    long += Math.max(0, tilesOnTrack(player, category) - SHORT_TRACK);
  into[AT.techs] = sizeOf(player.techs);
  into[AT.techWorth] = use;
  into[AT.longTrack] = long;
}

/** Ships, and what becomes of them and of the sectors they stand in at the end of the round. */
function readForces(state: State, seat: number, rounds: number, into: Float64Array): void {
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
    const fleet = fleetAt(state, sector, seat);
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
        : shipsIn(fleet, INTERCEPTOR) * each0 +
          shipsIn(fleet, CRUISER) * each1 +
          shipsIn(fleet, DREADNOUGHT) * each2 +
          shipsIn(fleet, STARBASE) * each3;
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
    if (other !== seat) others = Math.max(others, powerOnMap(state.players[other]));
  into[AT.power] = power;
  into[AT.bestShip] = Math.max(each0, each1, each2);
  into[AT.lead] = Math.max(-4, Math.min(4, power - others));
  into[AT.spoils] = spoils;
  into[AT.fleetAtRisk] = fleetAtRisk;
  into[AT.sectorAtRisk] = sectorAtRisk;
  into[AT.conquest] = conquest;
  into[AT.alone] = alone;
  into[AT.bare] = bare;
  into[AT.opportunity] = opportunity(state, seat, power, rounds);
  into[AT.nextSector] = next;
  into[AT.frontier] = Math.min(4, frontier);
}

/** The power of all ships that a seat has on the map. */
function powerOnMap(player: Player): number {
  let sum = 0;
  for (const type of SHIP_TYPES) {
    const ships = builtShips(player, type);
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
