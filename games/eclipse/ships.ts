/**
 * Ships on the map. A fleet is what one player has in one sector: a number with four bits for each
 * ship type, 0 if there is nothing.
 */
import { GALACTIC_CENTER } from './data/sectors.ts';
import { MAX_SEATS } from './data/set-up.ts';
import { CRUISER, DREADNOUGHT, INTERCEPTOR, SHIP_TYPES, STARBASE } from './data/ships.ts';
import { SPECIES } from './data/species.ts';
import type { State } from './state.ts';

/** Bits that a fleet has for each ship type: no player has more than eight of one. */
const TYPE_BITS = 4;
const MOST_SHIPS = 15;

/** Species that leave the Ancients in peace (ECL-19.6). */
const PEACEFUL: readonly boolean[] = SPECIES.map((species) =>
  species.abilities.some((ability) => ability.op === 'ancient-peace'),
);

export const atPeaceWithAncients = (state: State, seat: number): boolean =>
  PEACEFUL[state.players[seat].species] === true;

export const fleetAt = (state: State, sector: number, seat: number): number =>
  state.fleets[sector * MAX_SEATS + seat];

/** True if a seat has any ship in a sector. */
export const hasFleet = (state: State, sector: number, seat: number): boolean =>
  fleetAt(state, sector, seat) !== 0;

/** When a seat came to have ships in a sector, as a stamp (ECL-12.3); 0 if it has none. */
export const arrivalAt = (state: State, sector: number, seat: number): number =>
  state.arrived[sector * MAX_SEATS + seat];

/** One ship of a type, as a fleet. */
const oneShip = (type: number): number => 1 << (TYPE_BITS * type);

export const shipsIn = (fleet: number, type: number): number =>
  (fleet >> (TYPE_BITS * type)) & MOST_SHIPS;

export const shipsAt = (state: State, sector: number, seat: number, type: number): number =>
  shipsIn(fleetAt(state, sector, seat), type);

/** All ships of a fleet, Starbases included (ECL-10.6). */
export const fleetSize = (fleet: number): number =>
  shipsIn(fleet, INTERCEPTOR) +
  shipsIn(fleet, CRUISER) +
  shipsIn(fleet, DREADNOUGHT) +
  shipsIn(fleet, STARBASE);

/** True if a fleet has a ship that can move. */
export const isMobile = (fleet: number): boolean => (fleet & (oneShip(STARBASE) - 1)) !== 0;

/** Brings a ship into a sector; the first one of its owner there gets an entry stamp (ECL-12.3). */
function arrive(state: State, sector: number, seat: number, type: number): void {
  const at = sector * MAX_SEATS + seat;
  if (state.fleets[at] === 0) state.arrived[at] = ++state.arrivals;
  state.fleets[at] += oneShip(type);
}

function depart(state: State, sector: number, seat: number, type: number): void {
  const at = sector * MAX_SEATS + seat;
  state.fleets[at] -= oneShip(type);
  if (state.fleets[at] === 0) state.arrived[at] = 0;
}

/** Puts an unbuilt ship on the map. */
export function placeShip(state: State, sector: number, seat: number, type: number): void {
  state.players[seat].unbuilt[type]--;
  arrive(state, sector, seat, type);
}

/** Takes a ship off the map; it may be built again. */
export function removeShip(state: State, sector: number, seat: number, type: number): void {
  depart(state, sector, seat, type);
  state.players[seat].unbuilt[type]++;
}

/** Takes all ships of a seat in a sector off the map. */
export function removeFleet(state: State, sector: number, seat: number): void {
  for (const type of SHIP_TYPES)
    for (let n = shipsAt(state, sector, seat, type); n > 0; n--)
      removeShip(state, sector, seat, type);
}

/** Moves one ship; its owner's stamp in the old sector goes with the last one. */
export function moveShip(state: State, from: number, to: number, seat: number, type: number): void {
  depart(state, from, seat, type);
  arrive(state, to, seat, type);
}

/** True while the Defense System guards this sector. */
export const isGuarded = (state: State, sector: number): boolean =>
  sector === GALACTIC_CENTER && state.defenseSystem;

/**
 * Ships of all enemies of a seat in a sector (ECL-2.9): players, Ancients, the Defense System
 * (ECL-10.7, ECL-10.10).
 */
export function enemyShips(state: State, sector: number, seat: number): number {
  let count = isGuarded(state, sector) ? 1 : 0;
  if (state.ancients[sector] > 0 && !atPeaceWithAncients(state, seat))
    count += state.ancients[sector];
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && hasFleet(state, sector, other))
      count += fleetSize(fleetAt(state, sector, other));
  return count;
}

/** Whether one of the seat's ships may leave (ECL-10.4, ECL-10.5): the rest must outnumber or equal the enemies. */
export function canLeave(state: State, sector: number, seat: number): boolean {
  if (isGuarded(state, sector)) return false;
  const ships = fleetSize(fleetAt(state, sector, seat));
  return ships > 0 && ships > enemyShips(state, sector, seat);
}

/** True if a seat has any ship on the map. */
export function hasShips(state: State, seat: number): boolean {
  const { fleets } = state;
  for (let at = seat; at < fleets.length; at += MAX_SEATS) if (fleets[at] !== 0) return true;
  return false;
}
