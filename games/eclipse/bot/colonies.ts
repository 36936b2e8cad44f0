/** Squares that a player could settle with the technologies at hand, and what they would bring. */
import { has, sizeOf } from '../bits.ts';
import { ANY, MONEY } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { ADVANCED_TECH } from '../data/technologies.ts';
import { PRODUCTION, TRACK_CUBES } from '../data/tracks.ts';
import { HAS_ORBITAL, type State } from '../state.ts';
import { SETTLED_LATER, SETTLED_SOON } from './weights.ts';

const PLAIN = SECTORS.flatMap((sector) =>
  [0, 1, 2].map((r) => sector.squareBits[r] & ~sector.advancedBits),
);
const STARRED = SECTORS.flatMap((sector) =>
  [0, 1, 2].map((r) => sector.squareBits[r] & sector.advancedBits),
);
const GREY = SECTORS.map((sector) => sector.squareBits[ANY]);

const open = new Int32Array(3);

/** Counts the open squares of a seat by the track that would fill them; returns how many there are. */
export function openSquares(state: State, seat: number): number {
  const { techs, tracks } = state.players[seat];
  const { owner, cubes, structures } = state;
  open.fill(0);
  let grey = 0;
  let orbital = 0;
  for (let sector = 0; sector < owner.length; sector++) {
    if (owner[sector] !== seat) continue;
    const free = ~cubes[sector];
    for (let r = 0; r < 3; r++) {
      open[r] += sizeOf(PLAIN[sector * 3 + r] & free);
      if (has(techs, ADVANCED_TECH[r])) open[r] += sizeOf(STARRED[sector * 3 + r] & free);
    }
    grey += sizeOf(GREY[sector] & free);
    if (structures[sector] & HAS_ORBITAL && !has(cubes[sector], ORBITAL_SQUARE)) orbital++;
  }
  // Where there is a choice, the track that brings least so far.
  const poorest =
    tracks[0] >= tracks[1] ? (tracks[0] >= tracks[2] ? 0 : 2) : tracks[1] >= tracks[2] ? 1 : 2;
  open[poorest] += grey;
  open[MONEY] += orbital;
  return open[0] + open[1] + open[2];
}

/** Free starred squares of a resource in a seat's sectors. */
export function starredSquares(state: State, seat: number, resource: number): number {
  const { owner, cubes } = state;
  let squares = 0;
  for (let sector = 0; sector < owner.length; sector++)
    if (owner[sector] === seat) squares += sizeOf(STARRED[sector * 3 + resource] & ~cubes[sector]);
  return squares;
}

/**
 * Incomes of the rounds to come, by resource: killed cubes are back on their tracks then, and open
 * squares settled, the surer the sooner.
 */
export function laterIncome(state: State, seat: number, into: Float64Array): void {
  const all = openSquares(state, seat);
  const { tracks, graveyard, colonyShips } = state.players[seat];
  const ready = Math.min(all, colonyShips);
  const sure = all > 0 ? (ready * SETTLED_SOON + (all - ready) * SETTLED_LATER) / all : 0;
  for (let r = 0; r < 3; r++) {
    const cubes = Math.min(TRACK_CUBES, tracks[r] + graveyard[r]);
    const now = PRODUCTION[cubes];
    into[r] = now + (PRODUCTION[Math.max(0, cubes - open[r])] - now) * sure;
  }
}
