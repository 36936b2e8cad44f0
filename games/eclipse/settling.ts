/** Colony ships: which squares a player may settle now, and doing it (ECL-3.6, ECL-3.7). */
import { has, including, lowest } from './bits.ts';
import { ANY, MATERIALS, MONEY, RESOURCE_IDS, SCIENCE } from './data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from './data/sectors.ts';
import { ADVANCED_TECH } from './data/technologies.ts';
import { HAS_ORBITAL, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/** Squares of each sector by resource, as bits: sector × 3 + resource. */
const PLAIN = SECTORS.flatMap((s) => [0, 1, 2].map((r) => s.squareBits[r] & ~s.advancedBits));
const STARRED = SECTORS.flatMap((s) => [0, 1, 2].map((r) => s.squareBits[r] & s.advancedBits));
const GREY = SECTORS.map((sector) => sector.squareBits[ANY]);

/** Makes the choice to settle a square with a cube of a track. */
type Settlement = (sector: number, square: number, track: number) => number;

/**
 * Lists every different way to settle (ECL-3.1 to ECL-3.5); equal squares of a sector count once.
 * Without a list it only says whether there is one.
 */
function findSettlements(
  state: State,
  seat: number,
  list: number[] | null,
  choice: Settlement,
): boolean {
  const player = state.players[seat];
  if (player.colonyShips === 0) return false;
  const { owner, cubes, structures } = state;
  const { tracks } = player;
  for (let sector = 0; sector < owner.length; sector++) {
    if (owner[sector] !== seat) continue;
    const taken = cubes[sector];
    for (let r = MONEY; r <= MATERIALS; r++) {
      if (tracks[r] === 0) continue;
      const plain = PLAIN[sector * 3 + r] & ~taken;
      const starred = has(player.techs, ADVANCED_TECH[r]) ? STARRED[sector * 3 + r] & ~taken : 0;
      const grey = GREY[sector] & ~taken;
      const orbital =
        r <= SCIENCE && (structures[sector] & HAS_ORBITAL) !== 0 && !has(taken, ORBITAL_SQUARE);
      if (!(plain | starred | grey || orbital)) continue;
      if (!list) return true;
      if (plain) list.push(choice(sector, lowest(plain), r));
      if (starred) list.push(choice(sector, lowest(starred), r));
      if (grey) list.push(choice(sector, lowest(grey), r));
      if (orbital) list.push(choice(sector, ORBITAL_SQUARE, r));
    }
  }
  return false;
}

export const canSettle = (state: State, seat: number): boolean =>
  findSettlements(state, seat, null, () => 0);

export function listSettlements(
  state: State,
  seat: number,
  list: number[],
  choice: Settlement,
): void {
  findSettlements(state, seat, list, choice);
}

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
  state.cubes[sector] = including(state.cubes[sector], square);
  k.emit({ type: 'settled', seat, sector, square, resource: RESOURCE_IDS[track] });
}
