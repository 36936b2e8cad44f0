/** The map as a net: what lies beyond each edge of a sector, and who may pass there. */
import { SECTORS } from './data/sectors.ts';
import { TECH } from './data/technologies.ts';
import { neighbour, OFF_GRID, opposite } from './galaxy/hexes.ts';
import { connection, FULL, HALF, turned } from './galaxy/wormholes.ts';
import type { Player, State } from './state.ts';

/** No sector beyond this edge. */
export const NO_SECTOR = -1;

const GENERATOR = 1 << TECH['wormhole-generator'];
const WORMHOLES = SECTORS.map((sector) => sector.wormholes);

export const hasGenerator = (player: Player): boolean => (player.techs & GENERATOR) !== 0;

/** Wormholes of a sector on the map, as bits by direction. */
export const wormholesOf = (state: State, sector: number): number =>
  turned(WORMHOLES[sector], state.rotation[sector]);

/** The sector that one may enter from here in a direction, or NO_SECTOR. */
export function passage(
  state: State,
  sector: number,
  direction: number,
  generator: boolean,
): number {
  const way = state.ways[sector * 6 + direction];
  return way >= 0 && (way & 3) >= (generator ? HALF : FULL) ? way >> 2 : NO_SECTOR;
}

export const isOnMap = (state: State, sector: number): boolean => state.hexOf[sector] >= 0;

/** The sector on a hex, or NO_SECTOR. For placing and drawing; the rules follow `ways`. */
export const sectorAt = (state: State, hex: number): number => state.hexOf.indexOf(hex);

/** Lays a sector on a hex and joins it to its neighbours. */
export function layOnMap(state: State, sector: number, hex: number, rotation: number): void {
  state.hexOf[sector] = hex;
  state.rotation[sector] = rotation;
  for (let d = 0; d < 6; d++) {
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
  state.ways[sector * 6 + direction] = other * 4 + open;
  state.ways[other * 6 + opposite(direction)] = sector * 4 + open;
}
