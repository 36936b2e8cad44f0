/** Build: ships and structures in one's own sectors. */
import { sizeOf } from '../bits.ts';
import { MATERIALS } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { BUILD_IDS, ORBITAL_BUILD, SHIPS, STRUCTURE_TILES } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { BUILD_NEEDS } from '../data/technologies.ts';
import { placeShip } from '../ships.ts';
import {
  HAS_MONOLITH,
  HAS_ORBITAL,
  type Player,
  plays,
  RULE_UNLIMITED_STRUCTURES,
  type State,
} from '../state.ts';
import { mostAfterTrade, mostOf } from '../storage.ts';
import { steps } from '../vocabulary.ts';
import { buildArg, sectorArg } from './arguments.ts';
import { chooseFree, listProposals, listTrades, type TradeGuard, withFree } from './free.ts';

export const buildChoices = withFree({ 'build-thing': [buildArg, sectorArg], done: [] });

const DONE = buildChoices.make.done();

const COSTS = SPECIES.map((species) => species.costs);
const structureBit = (thing: number): number =>
  thing === ORBITAL_BUILD ? HAS_ORBITAL : HAS_MONOLITH;

export const costOf = (player: Player, thing: number): number => COSTS[player.species][thing];

/** Orbitals and Monoliths on the map (ECL-9.7). */
export function structuresBuilt(state: State): number {
  let count = 0;
  for (const structures of state.structures) count += sizeOf(structures);
  return count;
}

/**
 * Whether a thing may be built somewhere, materials aside (ECL-9.2, ECL-9.3, ECL-20.4, ECL-9.5,
 * ECL-9.6).
 */
export function isOpen(state: State, player: Player, thing: number): boolean {
  if ((player.techs & BUILD_NEEDS[thing]) !== BUILD_NEEDS[thing]) return false;
  if (thing < ORBITAL_BUILD) return player.unbuilt[thing] > 0;
  return plays(state, RULE_UNLIMITED_STRUCTURES) || structuresBuilt(state) < STRUCTURE_TILES;
}

function hasPlace(state: State, seat: number, thing: number): boolean {
  if (thing < ORBITAL_BUILD) return state.owner.includes(seat);
  const bit = structureBit(thing);
  for (let sector = 0; sector < SECTORS.length; sector++)
    if (state.owner[sector] === seat && (state.structures[sector] & bit) === 0) return true;
  return false;
}

/** The price of the cheapest thing that can be built, or Infinity. */
function lowestCost(state: State, seat: number): number {
  const player = state.players[seat];
  let lowest = Number.POSITIVE_INFINITY;
  for (let thing = 0; thing < BUILD_IDS.length; thing++) {
    const cost = costOf(player, thing);
    if (cost < lowest && isOpen(state, player, thing) && hasPlace(state, seat, thing))
      lowest = cost;
  }
  return lowest;
}

/** True if something can be built and paid for, trading included (ECL-9.8). */
export const canBuildSomething = (state: State, seat: number): boolean =>
  mostOf(state.players[seat], MATERIALS) >= lowestCost(state, seat);

/** A trade must leave something to build. */
const leavesBuild: TradeGuard = (state, seat, from, to) =>
  mostAfterTrade(state.players[seat], MATERIALS, from, to) >= lowestCost(state, seat);

function listThings(state: State, seat: number, list: number[]): void {
  const player = state.players[seat];
  const { owner, structures } = state;
  for (let thing = 0; thing < BUILD_IDS.length; thing++) {
    if (costOf(player, thing) > player.storage[MATERIALS] || !isOpen(state, player, thing))
      continue;
    const bit = thing < ORBITAL_BUILD ? 0 : structureBit(thing);
    for (let sector = 0; sector < owner.length; sector++) {
      if (owner[sector] === seat && (structures[sector] & bit) === 0)
        list.push(buildChoices.make['build-thing'](thing, sector));
    }
  }
}

export const buildSteps = steps({
  build: {
    rule: 'ECL-9.1',
    choices: buildChoices,
    alwaysAsk: true,
    options(state, { seat, first }, list) {
      if (!first && !canBuildSomething(state, seat)) return;
      listThings(state, seat, list);
      if (!first) {
        list.push(DONE);
        listProposals(state, seat, list);
      }
      listTrades(state, seat, list, first ? leavesBuild : null);
    },
    choose(state, frame, choice, k) {
      if (choice === DONE || chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      const player = state.players[seat];
      const thing = buildChoices.arg(choice, 0);
      const sector = buildChoices.arg(choice, 1);
      const price = costOf(player, thing);
      player.storage[MATERIALS] -= price;
      if (thing < SHIPS.length) placeShip(state, sector, seat, thing);
      else state.structures[sector] |= structureBit(thing);
      k.emit({ type: 'built', seat, thing: BUILD_IDS[thing], sector, price });
      if (left > 1) k.push({ step: 'build', seat, left: left - 1, first: false });
    },
  },
});
