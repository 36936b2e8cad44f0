/** Squares that a player could settle with the technologies at hand. */
import { has, including, sizeOf } from '../bits.ts';
import { ANY } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { ADVANCED_TECH } from '../data/technologies.ts';
import { HAS_ORBITAL, type State } from '../state.ts';

const PLAIN = SECTORS.map(
  (sector) =>
    (sector.squareBits[0] | sector.squareBits[1] | sector.squareBits[2] | sector.squareBits[ANY]) &
    ~sector.advancedBits,
);
const STARRED = SECTORS.flatMap((sector) =>
  [0, 1, 2].map((r) => sector.squareBits[r] & sector.advancedBits),
);

/** Free squares in the seat's sectors. */
export function freeSquares(state: State, seat: number): number {
  const { techs } = state.players[seat];
  const { owner, cubes, structures } = state;
  let count = 0;
  for (let sector = 0; sector < owner.length; sector++) {
    if (owner[sector] !== seat) continue;
    let open = PLAIN[sector];
    for (let r = 0; r < 3; r++) if (has(techs, ADVANCED_TECH[r])) open |= STARRED[sector * 3 + r];
    if (structures[sector] & HAS_ORBITAL) open = including(open, ORBITAL_SQUARE);
    count += sizeOf(open & ~cubes[sector]);
  }
  return count;
}
