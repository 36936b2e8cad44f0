/** The map as a net: what lies beyond each edge of a sector, and who may pass there. */
import { has } from './bits.ts';
import { SECTORS } from './data/sectors.ts';
import { TECH } from './data/technologies.ts';
import { EDGES, neighbour, OFF_GRID, opposite } from './galaxy/hexes.ts';
import { CLOSED, type Connection, connection, FULL, HALF, turned } from './galaxy/wormholes.ts';
import type { Player, State } from './state.ts';

/** No sector beyond this edge. */
export const NO_SECTOR = -1;

const WORMHOLES = SECTORS.map((sector) => sector.wormholes);

export const hasGenerator = (player: Player): boolean =>
  has(player.techs, TECH['wormhole-generator']);

/** Wormholes of a sector on the map, as a set of directions. */
export const wormholesOf = (state: State, sector: number): number =>
  turned(WORMHOLES[sector], state.rotation[sector]);

/** What is kept of each edge: the neighbour and how it is connected; −1 where nothing lies. */
const wayTo = (other: number, open: Connection): number => other * 4 + open;
const otherEnd = (way: number): number => way >> 2;
const openness = (way: number): number => (way < 0 ? CLOSED : way & 3);

/** How a sector is connected in a direction: CLOSED, HALF or FULL; CLOSED where nothing lies. */
export const wayOpen = (state: State, sector: number, direction: number): number =>
  openness(state.ways[sector * EDGES + direction]);

/** The sector that lies in a direction, or NO_SECTOR. */
export const neighbourOf = (state: State, sector: number, direction: number): number =>
  otherEnd(state.ways[sector * EDGES + direction]);

/** The sector that one may enter from here in a direction, or NO_SECTOR (ECL-2.11). */
export function passage(
  state: State,
  sector: number,
  direction: number,
  generator: boolean,
): number {
  const way = state.ways[sector * EDGES + direction];
  return openness(way) >= (generator ? HALF : FULL) ? otherEnd(way) : NO_SECTOR;
}

export const isOnMap = (state: State, sector: number): boolean => state.hexOf[sector] >= 0;

/** The sector on a hex, or NO_SECTOR. For placing and drawing; the rules follow `ways`. */
export const sectorAt = (state: State, hex: number): number => state.hexOf.indexOf(hex);

/** Lays a sector on a hex and joins it to its neighbours. */
export function layOnMap(state: State, sector: number, hex: number, rotation: number): void {
  state.hexOf[sector] = hex;
  state.rotation[sector] = rotation;
  for (let d = 0; d < EDGES; d++) {
    const there = neighbour(hex, d);
    const other = there === OFF_GRID ? NO_SECTOR : sectorAt(state, there);
    if (other !== NO_SECTOR) join(state, sector, d, other);
  }
}

/** Turns a sector that lies on the map already. */
export function turnOnMap(state: State, sector: number, rotation: number): void {
  layOnMap(state, sector, state.hexOf[sector], rotation);
}

function join(state: State, sector: number, direction: number, other: number): void {
  const open = connection(wormholesOf(state, sector), wormholesOf(state, other), direction);
  state.ways[sector * EDGES + direction] = wayTo(other, open);
  state.ways[other * EDGES + opposite(direction)] = wayTo(sector, open);
}
