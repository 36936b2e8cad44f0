/** What battles and sectors that could be taken promise. */
import { MOST_REPUTATION_DRAWN } from '../data/reputation.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { ambassadorsHeld, fitsTrack } from '../diplomacy.ts';
import { EDGES } from '../galaxy/hexes.ts';
import { atPeaceWithAncients, fleetAt, hasFleet, isGuarded, shipsIn } from '../ships.ts';
import type { Player, State } from '../state.ts';
import { NO_SECTOR, passage } from '../ways.ts';
import { sectorCost } from './economy.ts';
import { heldWorth, promise } from './territory.ts';
import { FULL_TRACK, REPUTATION_DRAWN } from './weights.ts';

/** True if one more reputation tile fits on the track. */
export const hasReputationRoom = (player: Player): boolean =>
  fitsTrack(
    player.species,
    ambassadorsHeld(player),
    player.reputation.length + player.shownReputation.length + 1,
  );

/** What a player draws who has lost: less, and it may cost room for better. */
const LOSER_DRAWS = 0.3;

/** What the reputation for a battle is worth to a player who wins it with such a chance. */
export function reputationFor(player: Player, bounty: number, chance: number): number {
  const won = REPUTATION_DRAWN[Math.min(MOST_REPUTATION_DRAWN, bounty)];
  const drawn = chance * won + (1 - chance) * LOSER_DRAWS * REPUTATION_DRAWN[1];
  return hasReputationRoom(player) ? drawn : drawn * FULL_TRACK;
}

const SHIP_TILES = SHIPS.map((ship) => ship.reputation);

/** Reputation tiles for destroying everything hostile in a sector. */
export function bounty(state: State, sector: number, seat: number): number {
  let tiles = 1;
  if (isGuarded(state, sector)) tiles += 3;
  if (!atPeaceWithAncients(state, seat)) tiles += state.ancients[sector];
  for (let other = 0; other < state.players.length; other++) {
    const fleet = fleetAt(state, sector, other);
    if (fleet === 0 || other === seat) continue;
    for (const type of SHIP_TYPES) tiles += shipsIn(fleet, type) * SHIP_TILES[type];
  }
  return tiles;
}

/** True if a player who controls no ship here shares the sector with someone hostile. */
export function hasEnemies(state: State, sector: number, seat: number): boolean {
  if (isGuarded(state, sector)) return true;
  if (state.ancients[sector] > 0 && !atPeaceWithAncients(state, seat)) return true;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && hasFleet(state, sector, other)) return true;
  return false;
}

/** What taking a sector would bring: at least a disc is needed. */
export function advance(state: State, sector: number, seat: number, rounds: number): number {
  if (state.owner[sector] >= 0 && state.owner[sector] !== seat)
    return 0.6 * promise(state, sector, seat, rounds) + 0.5 * heldWorth(state, sector, rounds);
  if (state.players[seat].discs === 0) return 0;
  return Math.max(0, promise(state, sector, seat, rounds) - sectorCost(state, seat));
}

/** True if one of the seat's discs or ships is next to a sector. */
export function isNear(state: State, sector: number, seat: number): boolean {
  for (let d = 0; d < EDGES; d++) {
    const next = passage(state, sector, d, true);
    if (next === NO_SECTOR) continue;
    if (state.owner[next] === seat || hasFleet(state, next, seat)) return true;
  }
  return false;
}
