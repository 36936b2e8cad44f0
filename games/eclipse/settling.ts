/** Colony ships: which squares a player may settle now, and doing it. */
import type { Doors } from '@orrery/kernel';
import { ANY, MATERIALS, MONEY, RESOURCE_IDS, SCIENCE } from './data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from './data/sectors.ts';
import { ADVANCED_TECH } from './data/technologies.ts';
import { HAS_ORBITAL, type Player, type State } from './state.ts';

/** Squares of each sector by resource, as bits: sector × 3 + resource. */
const PLAIN = SECTORS.flatMap((s) => [0, 1, 2].map((r) => s.squareBits[r] & ~s.advancedBits));
const STARRED = SECTORS.flatMap((s) => [0, 1, 2].map((r) => s.squareBits[r] & s.advancedBits));
const GREY = SECTORS.map((sector) => sector.squareBits[ANY]);
const ORBITAL_BIT = 1 << ORBITAL_SQUARE;

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Starred squares that a player may settle, as bits by resource. */
function openStars(player: Player): number {
  let open = 0;
  for (let r = MONEY; r <= MATERIALS; r++)
    if ((player.techs >> ADVANCED_TECH[r]) & 1) open |= 1 << r;
  return open;
}

/**
 * Every different way to settle (ECL-3.1 to ECL-3.5), pushed as `first + (sector × 7 + square) × 3 +
 * track`; equal squares of a sector count once. Without a list it only says whether there is one.
 */
export function listSettlements(
  state: State,
  seat: number,
  list: number[] | null,
  first: number,
): boolean {
  const player = state.players[seat];
  if (player.colonyShips === 0) return false;
  const { owner, cubes, structures } = state;
  const { tracks } = player;
  const stars = openStars(player);
  let found = false;
  for (let sector = 0; sector < owner.length; sector++) {
    if (owner[sector] !== seat) continue;
    const taken = cubes[sector];
    for (let r = MONEY; r <= MATERIALS; r++) {
      if (tracks[r] === 0) continue;
      const plain = PLAIN[sector * 3 + r] & ~taken;
      const starred = (stars >> r) & 1 ? STARRED[sector * 3 + r] & ~taken : 0;
      const grey = GREY[sector] & ~taken;
      const orbital =
        r <= SCIENCE && (structures[sector] & HAS_ORBITAL) !== 0 && (taken & ORBITAL_BIT) === 0;
      if (!(plain | starred | grey || orbital)) continue;
      if (!list) return true;
      found = true;
      if (plain) list.push(first + (sector * 7 + lowest(plain)) * 3 + r);
      if (starred) list.push(first + (sector * 7 + lowest(starred)) * 3 + r);
      if (grey) list.push(first + (sector * 7 + lowest(grey)) * 3 + r);
      if (orbital) list.push(first + (sector * 7 + ORBITAL_SQUARE) * 3 + r);
    }
  }
  return found;
}

export const canSettle = (state: State, seat: number): boolean =>
  listSettlements(state, seat, null, 0);

export function settle(
  state: State,
  seat: number,
  sector: number,
  square: number,
  track: number,
  k: Doors,
): void {
  const player = state.players[seat];
  player.colonyShips--;
  player.tracks[track]--;
  state.cubes[sector] |= 1 << square;
  k.emit({ type: 'settled', seat, sector, square, resource: RESOURCE_IDS[track] });
}
