/** Ships, and what becomes of them and of the sectors that they stand in, or next to. */
import { PHASES } from '../data/actions.ts';
import { MATERIALS } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { CRUISER, DREADNOUGHT, INTERCEPTOR, SHIP_TYPES, STARBASE } from '../data/ships.ts';
import { EDGES } from '../galaxy/hexes.ts';
import { atPeaceWithAncients, fleetAt, isGuarded, shipsIn } from '../ships.ts';
import type { Player, State } from '../state.ts';
import { costOf } from '../steps/build.ts';
import { income } from '../storage.ts';
import { hasGenerator, passage } from '../ways.ts';
import { advance, bounty, hasEnemies, isNear, reputationFor } from './battles.ts';
import {
  addEnemies,
  addFleet,
  builtShips,
  clear,
  lossesAt,
  newSide,
  powerOf,
  winChance,
} from './power.ts';
import { heldWorth, promise } from './territory.ts';
import { roundsLeft } from './time.ts';
import { MOORED, REPUTATION_DRAWN } from './weights.ts';

export interface Forces {
  /** All ships on the map, Starbases in part; beyond a good many each adds less. */
  power: number;
  /** What the materials at hand would add: designs count only for ships that can be paid for. */
  yard: number;
  /** Ahead of the strongest of the others. */
  lead: number;
  /** Reputation of battles to come. */
  spoils: number;
  fleetAtRisk: number;
  sectorAtRisk: number;
  /** Own sectors where others stand and nobody defends. */
  bare: number;
  /** Own sectors next to fleets that could come. */
  threatened: number;
  /** Sectors that are fought for. */
  conquest: number;
  /** Sectors where one is alone: they will be taken after the battles; whoever lets them go then has nothing. */
  alone: number;
  /** The best that all ships together could do next to one's sectors. */
  opportunity: number;
  /** Free sectors within reach. */
  frontier: number;
}

export const newForces = (): Forces => ({
  power: 0,
  yard: 0,
  lead: 0,
  spoils: 0,
  fleetAtRisk: 0,
  sectorAtRisk: 0,
  bare: 0,
  threatened: 0,
  conquest: 0,
  alone: 0,
  opportunity: 0,
  frontier: 0,
});

const ACTION_PHASE = PHASES.indexOf('action');
/** So much power is worth half of what it would be worth if there were little. */
const HALF_AS_MUCH = 16;
/** Materials beyond this are not all spent on ships. */
const MOST_FOR_SHIPS = 18;
const MOST_FRONTIER = 4;
/** What a sector resists that nobody defends: coming costs an action. */
const BARE_RESISTANCE = 0.3;

const own = newSide();
const enemy = newSide();
const each = new Float64Array(SHIP_TYPES.length);
/** Power that could come into each sector. */
const coming = new Float64Array(SECTORS.length);

const powerOfFleet = (fleet: number): number =>
  shipsIn(fleet, INTERCEPTOR) * each[INTERCEPTOR] +
  shipsIn(fleet, CRUISER) * each[CRUISER] +
  shipsIn(fleet, DREADNOUGHT) * each[DREADNOUGHT] +
  shipsIn(fleet, STARBASE) * each[STARBASE];

function readDesigns(player: Player): void {
  for (const type of SHIP_TYPES) each[type] = powerOf(player, type);
}

/** The most power that a unit of so many materials buys: what they don't pay for is no use yet. */
function bestBuy(player: Player, materials: number): number {
  let best = 0;
  for (let type = INTERCEPTOR; type < STARBASE; type++) {
    const price = costOf(player, type);
    if (player.unbuilt[type] > 0 && price <= materials) best = Math.max(best, each[type] / price);
  }
  return best;
}

export function readForces(state: State, seat: number, into: Forces): void {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  const threats = rounds > 0 || state.phase === ACTION_PHASE;
  if (threats) readComing(state, seat);
  readDesigns(player);
  let power = 0;
  let moored = 0;
  into.spoils = 0;
  into.fleetAtRisk = 0;
  into.sectorAtRisk = 0;
  into.bare = 0;
  into.threatened = 0;
  into.conquest = 0;
  into.alone = 0;
  into.frontier = 0;
  const peaceful = atPeaceWithAncients(state, seat);
  for (let sector = 0; sector < SECTORS.length; sector++) {
    if (state.hexOf[sector] < 0) continue;
    const fleet = fleetAt(state, sector, seat);
    const owner = state.owner[sector];
    const mine = owner === seat;
    if (fleet === 0 && !mine) {
      if (owner >= 0 || into.frontier >= MOST_FRONTIER || isGuarded(state, sector)) continue;
      if (state.ancients[sector] > 0 && !peaceful) continue;
      if (isNear(state, sector, seat)) into.frontier++;
      continue;
    }
    const strength = fleet === 0 ? 0 : powerOfFleet(fleet);
    const starbases = shipsIn(fleet, STARBASE) * each[STARBASE];
    power += strength - starbases;
    moored += starbases;
    if (!hasEnemies(state, sector, seat)) {
      if (fleet !== 0 && !mine && state.phase === ACTION_PHASE)
        into.alone += advance(state, sector, seat, rounds);
      if (mine && threats && coming[sector] > 0) {
        const ratio = (coming[sector] / (strength + BARE_RESISTANCE)) ** 2;
        into.threatened += (ratio / (1 + ratio)) * heldWorth(state, sector, rounds);
      }
      continue;
    }
    if (fleet === 0) {
      into.bare += heldWorth(state, sector, rounds);
      continue;
    }
    clear(own);
    clear(enemy);
    addFleet(own, player, fleet);
    addEnemies(enemy, state, sector, seat);
    const chance = winChance(own, enemy);
    into.spoils += reputationFor(player, bounty(state, sector, seat), chance);
    into.fleetAtRisk += lossesAt(chance) * strength;
    if (mine) into.sectorAtRisk += (1 - chance) * heldWorth(state, sector, rounds);
    else into.conquest += chance * advance(state, sector, seat, rounds);
  }
  const materials = player.storage[MATERIALS] + (rounds > 0 ? income(player, MATERIALS) : 0);
  into.yard = bestBuy(player, materials) * Math.min(MOST_FOR_SHIPS, materials);
  const all = power + MOORED * moored;
  into.power = all / (1 + all / HALF_AS_MUCH);
  let others = 0;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) others = Math.max(others, powerOnMap(state.players[other]));
  into.lead = Math.max(-4, Math.min(4, power - others));
  into.opportunity = opportunity(state, seat, power + 0.4 * into.yard, rounds);
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

/** Adds up what others could send into each sector of a seat with one move. */
function readComing(state: State, seat: number): void {
  coming.fill(0);
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const player = state.players[other];
    readDesigns(player);
    each[STARBASE] = 0;
    const generator = hasGenerator(player);
    for (let sector = 0; sector < SECTORS.length; sector++) {
      const fleet = fleetAt(state, sector, other);
      if (fleet === 0) continue;
      const strength = powerOfFleet(fleet);
      for (let d = 0; d < EDGES; d++) {
        const next = passage(state, sector, d, generator);
        if (next >= 0 && state.owner[next] === seat) coming[next] += strength;
      }
    }
  }
}

/** The best that so much power could do against those next to one's sectors. */
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
