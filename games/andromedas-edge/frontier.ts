/** The frontier as sets of regions, one bit each: what lies where, and how far it is. */
import { NONE } from '@orrery/kernel';
import {
  BASES,
  FIRST_NEBULA,
  NEBULAE,
  NEIGHBOURS,
  PLANETS,
  SPACES,
  SPECIAL_REGIONS,
} from './data/index.ts';
import type { Player, State } from './state.ts';

export const REGION_COUNT = SPACES + NEBULAE;

/** Tiles are numbered planets first, then bases, then special regions. */
const FIRST_BASE = PLANETS.length;
const FIRST_SPECIAL = FIRST_BASE + BASES.length;
export const baseTile = (base: number): number => FIRST_BASE + base;
export const specialTile = (special: number): number => FIRST_SPECIAL + special;
const QUASARS = SPECIAL_REGIONS.map(({ kind }) => kind === 'quasar');

const maskOf = (regions: readonly number[]): number =>
  regions.reduce((mask, region) => mask | (1 << region), 0);
const NEIGHBOUR_MASKS = NEIGHBOURS.map(maskOf);
export const NEBULA_MASK = ((1 << NEBULAE) - 1) << FIRST_NEBULA;

export const has = (mask: number, region: number): boolean => ((mask >> region) & 1) === 1;
export const isNebula = (region: number): boolean => region >= FIRST_NEBULA;

/** All regions next to any of a set. */
export function neighbours(mask: number): number {
  let found = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    found |= NEIGHBOUR_MASKS[31 - Math.clz32(rest & -rest)];
  }
  return found;
}

/** Regions that can be reached from a set in so many steps through open regions; the set included. */
export function within(from: number, range: number, open: number): number {
  let seen = from;
  let edge = from;
  for (let step = 0; step < range && edge !== 0; step++) {
    edge = neighbours(edge) & open & ~seen;
    seen |= edge;
  }
  return seen;
}

// ——— tiles ———

export const tileAt = (state: State, region: number): number =>
  region < SPACES ? state.tiles[region] : NONE;

/** The planet in a region, or NONE. */
export function planetAt(state: State, region: number): number {
  const tile = tileAt(state, region);
  return tile < FIRST_BASE ? tile : NONE;
}

export function baseAt(state: State, region: number): number {
  const tile = tileAt(state, region);
  return tile >= FIRST_BASE && tile < FIRST_SPECIAL ? tile - FIRST_BASE : NONE;
}

/** The quasar or vortex in a region, or NONE. */
export function specialAt(state: State, region: number): number {
  const tile = tileAt(state, region);
  return tile >= FIRST_SPECIAL ? tile - FIRST_SPECIAL : NONE;
}

/** The region of a base. */
export const regionOfBase = (state: State, base: number): number =>
  state.tiles.indexOf(baseTile(base));

/** Where ships may be and pass: every tile but quasars, and the nebulae (AE-4.1.10, AE-4.15.2). */
export function openRegions(state: State): number {
  const { tiles } = state;
  let open = NEBULA_MASK;
  for (let region = 0; region < SPACES; region++) {
    const tile = tiles[region];
    if (tile === NONE || (tile >= FIRST_SPECIAL && QUASARS[tile - FIRST_SPECIAL])) continue;
    open |= 1 << region;
  }
  return open;
}

/** The regions open to ships with or without Hyperdrive. */
export const openTo = (open: number, hyperdrive: boolean): number =>
  hyperdrive ? open : open & ~NEBULA_MASK;

// ——— who is where ———

/** Regions with ships of a player. */
export function shipRegions({ ships }: Player): number {
  let mask = 0;
  for (let ship = 0; ship < ships.length; ship++) {
    const at = ships[ship];
    if (at >= 0 && at < REGION_COUNT) mask |= 1 << at;
  }
  return mask;
}

export function shipsIn({ ships }: Player, region: number): number {
  let count = 0;
  for (let ship = 0; ship < ships.length; ship++) if (ships[ship] === region) count++;
  return count;
}

export function hasShipIn({ ships }: Player, region: number): boolean {
  for (let ship = 0; ship < ships.length; ship++) if (ships[ship] === region) return true;
  return false;
}

/** Regions with raiders. */
export function raiderRegions({ figures }: State): number {
  let mask = 0;
  for (let figure = 0; figure < figures.length; figure++) {
    if (figures[figure] !== NONE) mask |= 1 << figures[figure];
  }
  return mask;
}

/** Regions with raiders or ships of anybody else (AE-4.3.3, AE-4.3.4). */
export function occupiedRegions(state: State, seat: number): number {
  let mask = raiderRegions(state);
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) mask |= shipRegions(state.players[other]);
  }
  return mask;
}

/** The first region of a set. */
export function lowestRegion(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
