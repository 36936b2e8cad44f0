/** What sectors are worth to their owner. */
import { sizeOf } from '../bits.ts';
import { SECTORS } from '../data/sectors.ts';
import { STRUCTURES } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { HAS_MONOLITH, type State } from '../state.ts';
import { CUBE_AT_RISK, FREE_SQUARE, WAITING_DISCOVERY } from './weights.ts';

const POINTS = SECTORS.map((sector) => sector.points);
const SQUARES = SECTORS.map((sector) => sector.squares.length);
const STARS = SECTORS.map((sector) => sector.squares.filter((square) => square.advanced).length);
const MONOLITH = STRUCTURES.find((structure) => structure.id === 'monolith')?.points ?? 0;
const PER_HEX = SPECIES.map((species) => {
  const bonus = species.abilities.find((ability) => ability.op === 'points-per-hex');
  return bonus && 'n' in bonus ? bonus.n : 0;
});

/** Points, population and structures that go with a sector's disc. */
export function heldWorth(state: State, sector: number, rounds: number): number {
  const owner = state.owner[sector];
  return (
    POINTS[sector] +
    (owner >= 0 ? PER_HEX[state.players[owner].species] : 0) +
    (state.structures[sector] & HAS_MONOLITH ? MONOLITH : 0) +
    sizeOf(state.cubes[sector]) * CUBE_AT_RISK * rounds
  );
}

/** What a sector promises to somebody who takes it: points, room for cubes, what lies there. */
export function promise(state: State, sector: number, seat: number, rounds: number): number {
  const squares = SQUARES[sector] - 0.6 * STARS[sector];
  return (
    POINTS[sector] +
    PER_HEX[state.players[seat].species] +
    (state.structures[sector] & HAS_MONOLITH ? MONOLITH : 0) +
    squares * FREE_SQUARE * rounds +
    state.discovery[sector] * (WAITING_DISCOVERY + 0.8)
  );
}
