/** Points (ECL-18.2), and who stands where at the end (ECL-18.4). */
import { placesBy, type ScoreLine } from '@orrery/kernel';
import { DISCOVERY_POINTS } from './data/discoveries.ts';
import { SECTORS } from './data/sectors.ts';
import { AMBASSADOR_POINTS, TRAITOR_POINTS } from './data/set-up.ts';
import { STRUCTURES } from './data/ships.ts';
import { SPECIES } from './data/species.ts';
import { TECH_POINTS } from './data/tracks.ts';
import { ambassadorsHeld } from './diplomacy.ts';
import { COLLAPSED, HAS_MONOLITH, type State } from './state.ts';
import { tilesOnTrack } from './technologies.ts';

const SECTOR_POINTS = SECTORS.map((sector) => sector.points);
const MONOLITH_POINTS = STRUCTURES.find((structure) => structure.id === 'monolith')?.points ?? 0;

const bonus = (op: 'points-per-hex' | 'points-per-ancient') =>
  SPECIES.map((species) => {
    const ability = species.abilities.find((each) => each.op === op);
    return ability && 'n' in ability ? ability.n : 0;
  });
const PER_HEX = bonus('points-per-hex');
const PER_ANCIENT = bonus('points-per-ancient');

/** Places in what the map is worth to a player: the order of `mapWorth`. */
const AMBASSADORS = 0;
const SECTORS_HELD = 1;
const MONOLITHS = 2;
const TRAITOR = 3;
const SPECIES_BONUS = 4;

/** What the map is worth to a player now, by line of the score sheet. */
export function mapWorth(state: State, seat: number): number[] {
  const player = state.players[seat];
  const { owner, structures, ancients } = state;
  let hexes = 0;
  let points = 0;
  let monoliths = 0;
  for (let sector = 0; sector < owner.length; sector++) {
    if (owner[sector] !== seat) continue;
    hexes++;
    points += SECTOR_POINTS[sector];
    if (structures[sector] & HAS_MONOLITH) monoliths++;
  }
  let extra = hexes * (PER_HEX[player.species] ?? 0);
  const perAncient = PER_ANCIENT[player.species] ?? 0;
  if (perAncient > 0)
    for (let sector = 0; sector < ancients.length; sector++) extra += ancients[sector] * perAncient;
  return [
    ambassadorsHeld(player) * AMBASSADOR_POINTS,
    points,
    monoliths * MONOLITH_POINTS,
    state.traitor === seat ? TRAITOR_POINTS : 0,
    extra,
  ];
}

/** Points of the reputation tiles that one can see, and how many one can't. */
function reputationOf(state: State, seat: number): { points: number; hidden: number } {
  const { reputation, shownReputation } = state.players[seat];
  let points = 0;
  let hidden = 0;
  for (let i = 0; i < reputation.length; i++) {
    if (reputation[i] > 0) points += reputation[i];
    else hidden++;
  }
  for (let i = 0; i < shownReputation.length; i++) points += shownReputation[i];
  return { points, hidden };
}

export function techPoints(state: State, seat: number): number {
  const player = state.players[seat];
  let points = 0;
  for (let category = 0; category < 3; category++)
    points += TECH_POINTS[tilesOnTrack(player, category)];
  return points;
}

/** Points of all reputation tiles that a seat has and one can see. */
export const reputationPoints = (state: State, seat: number): number =>
  reputationOf(state, seat).points;

/** How many reputation tiles of a seat one can't see. */
export const hiddenReputation = (state: State, seat: number): number =>
  reputationOf(state, seat).hidden;

/** The score sheet: the same lines for everybody; whoever left keeps what the map was worth then. */
export function scoreLines(state: State, seat: number): readonly ScoreLine[] {
  const player = state.players[seat];
  const map = player.legacy.length > 0 ? player.legacy : mapWorth(state, seat);
  const reputation = reputationOf(state, seat);
  return [
    { id: 'reputation', points: reputation.points, values: { hidden: reputation.hidden } },
    { id: 'ambassadors', points: map[AMBASSADORS] },
    { id: 'sectors', points: map[SECTORS_HELD] },
    { id: 'discoveries', points: player.discoveries.length * DISCOVERY_POINTS },
    { id: 'monoliths', points: map[MONOLITHS] },
    { id: 'technologies', points: techPoints(state, seat) },
    { id: 'traitor', points: map[TRAITOR] },
    { id: 'species', points: map[SPECIES_BONUS] },
  ];
}

/** All points of a seat, without making a sheet. */
export function pointsOf(state: State, seat: number): number {
  const player = state.players[seat];
  const map = player.legacy.length > 0 ? player.legacy : mapWorth(state, seat);
  const onMap = map[0] + map[1] + map[2] + map[3] + map[4];
  return (
    onMap +
    reputationPoints(state, seat) +
    player.discoveries.length * DISCOVERY_POINTS +
    techPoints(state, seat)
  );
}

const storedResources = (state: State, seat: number): number => {
  const { storage } = state.players[seat];
  return storage[0] + storage[1] + storage[2];
};

/** Negative if a stands before b: collapsed ones last, then points, then resources (ECL-18.3). */
function compare(state: State, a: number, b: number): number {
  const fallen = (seat: number) => (state.players[seat].status === COLLAPSED ? 1 : 0);
  return (
    fallen(a) - fallen(b) ||
    pointsOf(state, b) - pointsOf(state, a) ||
    storedResources(state, b) - storedResources(state, a)
  );
}

/** The place of each seat, 1 for the best. */
export const placesOf = (state: State): readonly number[] =>
  placesBy(state.players.length, (a, b) => compare(state, a, b));
