/**
 * Ships on the map. A fleet is what one player has in one sector: a number with four bits for each
 * ship type, 0 if there is nothing.
 */
import { GALACTIC_CENTER } from './data/sectors.ts';
import { MAX_SEATS } from './data/setup.ts';
import { SPECIES } from './data/species.ts';
import type { State } from './state.ts';

/** Species that leave the Ancients in peace (ECL-19.6). */
const PEACEFUL: readonly boolean[] = SPECIES.map((species) =>
  species.abilities.some((ability) => ability.op === 'ancient-peace'),
);

export const atPeaceWithAncients = (state: State, seat: number): boolean =>
  PEACEFUL[state.players[seat].species] === true;

export const fleetAt = (state: State, sector: number, seat: number): number =>
  state.fleets[sector * MAX_SEATS + seat];

export const shipsIn = (fleet: number, type: number): number => (fleet >> (4 * type)) & 15;

export const shipsAt = (state: State, sector: number, seat: number, type: number): number =>
  (state.fleets[sector * MAX_SEATS + seat] >> (4 * type)) & 15;

/** All ships of a fleet, Starbases included. */
export const fleetSize = (fleet: number): number =>
  (fleet & 15) + ((fleet >> 4) & 15) + ((fleet >> 8) & 15) + (fleet >> 12);

/** Brings a ship into a sector; the first one of its owner there gets an entry stamp (ECL-12.3). */
function arrive(state: State, sector: number, seat: number, type: number): void {
  const at = sector * MAX_SEATS + seat;
  if (state.fleets[at] === 0) state.arrived[at] = ++state.arrivals;
  state.fleets[at] += 1 << (4 * type);
}

function depart(state: State, sector: number, seat: number, type: number): void {
  const at = sector * MAX_SEATS + seat;
  state.fleets[at] -= 1 << (4 * type);
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

/** Moves one ship; its owner's stamp in the old sector goes with the last one. */
export function moveShip(state: State, from: number, to: number, seat: number, type: number): void {
  depart(state, from, seat, type);
  arrive(state, to, seat, type);
}

/** True while the Defense System guards this sector. */
export const isGuarded = (state: State, sector: number): boolean =>
  sector === GALACTIC_CENTER && state.defenseSystem === 1;

/** Ships of all enemies of a seat in a sector (ECL-2.9): players, Ancients, the Defense System. */
export function enemyShips(state: State, sector: number, seat: number): number {
  let count = isGuarded(state, sector) ? 1 : 0;
  if (state.ancients[sector] > 0 && !atPeaceWithAncients(state, seat))
    count += state.ancients[sector];
  const first = sector * MAX_SEATS;
  for (let other = 0; other < state.players.length; other++) {
    const fleet = state.fleets[first + other];
    if (fleet !== 0 && other !== seat) count += fleetSize(fleet);
  }
  return count;
}

/** Whether one of the seat's ships may leave (ECL-10.4, ECL-10.5): the rest must outnumber or equal the enemies. */
export function canLeave(state: State, sector: number, seat: number): boolean {
  if (isGuarded(state, sector)) return false;
  const fleet = state.fleets[sector * MAX_SEATS + seat];
  return fleet !== 0 && fleetSize(fleet) > enemyShips(state, sector, seat);
}

/** True if a seat has any ship on the map. */
export function hasShips(state: State, seat: number): boolean {
  const { fleets } = state;
  for (let at = seat; at < fleets.length; at += MAX_SEATS) if (fleets[at] !== 0) return true;
  return false;
}
