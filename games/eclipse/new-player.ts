/** What a player gets at the start: board, home sector, pieces. */
import { including, setOf, without } from './bits.ts';
import { printedBlueprints } from './blueprints.ts';
import { SECTORS } from './data/sectors.ts';
import { PLAYER_DISCS, RESERVE_DISCS, SET_UP } from './data/set-up.ts';
import { SHIPS } from './data/ships.ts';
import { otherSide, SPECIES } from './data/species.ts';
import { TECH } from './data/technologies.ts';
import { TRACK_CUBES } from './data/tracks.ts';
import { homeHex, homeRotation } from './galaxy/homes.ts';
import { placeShip } from './ships.ts';
import { PLAYING, type Player, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';
import { layOnMap } from './ways.ts';

/** Somebody who has not chosen a species yet. */
export const newPlayer = (): Player => ({
  species: -1,
  storage: [0, 0, 0],
  tracks: [0, 0, 0],
  graveyard: [0, 0, 0],
  cubesInHand: 0,
  discs: 0,
  spent: 0,
  reserve: 0,
  colonyShips: 0,
  techs: 0,
  parts: [],
  designs: [],
  savedParts: 0,
  unbuilt: SHIPS.map((ship) => ship.supply),
  ambassadors: 0,
  reputation: [],
  shownReputation: [],
  discoveries: [],
  passed: false,
  status: PLAYING,
  legacy: [],
});

/** Discs that a species has in all: two fewer for the Eridani. */
export const discsOf = (species: number): number => SPECIES[species].discs + RESERVE_DISCS;

/** Species still to be had: neither side of a board that is taken (ECL-1.7). */
export function availableSpecies(state: State, pool: number): number {
  let left = pool;
  for (const { species } of state.players)
    if (species >= 0) left = without(without(left, species), otherSide(species));
  return left;
}

/** Gives a seat its species with everything that belongs to it (ECL-1.8 to ECL-1.13). */
export function settleIn(state: State, seat: number, species: number, k: Doors): void {
  const board = SPECIES[species];
  const player = state.players[seat];
  player.species = species;
  player.storage = [...board.storage];
  player.tracks = [TRACK_CUBES, TRACK_CUBES, TRACK_CUBES];
  player.discs = board.discs - 1;
  player.reserve = RESERVE_DISCS;
  player.colonyShips = board.colonyShips;
  player.techs = setOf(board.technologies.map((tech) => TECH[tech]));
  printedBlueprints(player);

  const direction = SET_UP[state.players.length].homes[seat];
  layOnMap(state, board.home, homeHex(direction), homeRotation(direction));
  state.owner[board.home] = seat;
  const populated = board.abilities.find((ability) => ability.op === 'start-advanced-cube');
  SECTORS[board.home].squares.forEach(({ kind, advanced }, square) => {
    if (advanced && populated?.resource !== kind) return;
    state.cubes[board.home] = including(state.cubes[board.home], square);
    player.tracks[kind]--;
  });
  placeShip(state, board.home, seat, board.ship);
  for (const ability of board.abilities) {
    if (ability.op !== 'start-reputation') continue;
    for (let i = 0; i < ability.n; i++) player.reputation.push(k.take(state.reputationBag));
  }
  k.emit({ type: 'species-chosen', seat, species });
}

if (SPECIES.some((species) => discsOf(species.index) > PLAYER_DISCS))
  throw new Error('a species has more discs than there are');
