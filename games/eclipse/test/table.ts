/**
 * Positions in the words of the game: who plays what, which sectors lie where, what stands on them.
 * Pieces come from where they would really come from, so that the invariants still hold.
 */
import { type Scene, scene } from '@orrery/kernel/testing';
import { refreshDesign } from '../blueprints.ts';
import { PART, type PartId } from '../data/parts.ts';
import { ANY } from '../data/resources.ts';
import { GALACTIC_CENTER, SECTOR, SECTORS, type SectorId } from '../data/sectors.ts';
import { MAX_SEATS } from '../data/set-up.ts';
import { SHIP, SHIPS, type ShipId } from '../data/ships.ts';
import { SPECIES_INDEX, type SpeciesId } from '../data/species.ts';
import { TECH, type TechId } from '../data/technologies.ts';
import { parseHex } from '../galaxy/hexes.ts';
import { eclipse } from '../game.ts';
import { newPlayer, settleIn } from '../new-player.ts';
import { placeShip } from '../ships.ts';
import { stackOf } from '../stacks.ts';
import { SLOTS, type State } from '../state.ts';
import type { Doors, StepFrame } from '../vocabulary.ts';
import { layOnMap } from '../ways.ts';
import { accountFlaw } from './accounts.ts';
import { invariants, LAWS } from './laws.ts';

interface Table {
  /** One per seat; Terrans if left out. */
  readonly species?: readonly SpeciesId[];
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly state?: (state: State) => void;
  /** What happens, the next thing first; a round from the first turn of seat 0 if left out. */
  readonly agenda?: readonly StepFrame[];
  readonly chance?: readonly number[];
}

const TERRANS: readonly SpeciesId[] = [
  'terran-directorate',
  'terran-federation',
  'terran-union',
  'terran-republic',
  'terran-conglomerate',
  'terran-alliance',
];

/** Draws in order, so that set-ups by hand need no chance. */
const quiet = {
  emit: () => {},
  take: (items: number[]) => items.shift() as number,
  push: () => {},
} as unknown as Doors;

const THE_ROUND: readonly StepFrame[] = [
  { step: 'round', seat: -1 },
  { step: 'rounds', seat: -1 },
  { step: 'finish', seat: -1 },
];

/** A game in its first round: seat 0 begins, nothing is on offer and nothing explored. */
export function table(setUp: Table): Scene<State> {
  const seats = setUp.species?.length ?? setUp.seats ?? 2;
  const species = setUp.species ?? TERRANS.slice(0, seats);
  const made = scene(eclipse, {
    laws: LAWS,
    told: accountFlaw,
    seats,
    options: { 'species-choice': 'fixed', 'species-pool': 'terrans', ...setUp.options },
    state(state) {
      seatAnew(state, species);
      setUp.state?.(state);
      const flaw = invariants(state);
      if (flaw) throw new Error(`the position is impossible: ${flaw}`);
    },
    agenda: setUp.agenda ?? THE_ROUND,
    ...(setUp.chance ? { chance: setUp.chance } : {}),
  });
  return made;
}

/** Clears the map and gives everybody the wanted species. */
function seatAnew(state: State, species: readonly SpeciesId[]): void {
  state.hexOf.fill(-1);
  state.ways.fill(-1);
  state.owner.fill(-1);
  state.cubes.fill(0);
  state.fleets.fill(0);
  state.arrived.fill(0);
  state.arrivals = 0;
  layOnMap(state, GALACTIC_CENTER, 0, 0);
  state.players = species.map(newPlayer);
  for (const [seat, id] of species.entries()) settleIn(state, seat, SPECIES_INDEX[id], quiet);
  for (let tech = 0; tech < state.offer.length; tech++)
    for (; state.offer[tech] > 0; state.offer[tech]--) state.techBag.push(tech);
  state.round = 1;
  state.startPlayer = 0;
  state.active = 0;
}

/** Lays a sector on the map: with its Ancients and discovery tile unless `bare`. */
export function lay(
  state: State,
  id: SectorId,
  hex: string,
  rotation = 0,
  { bare = false } = {},
): number {
  const sector = SECTOR[id];
  for (const stack of [0, 1, 2] as const) take(stackOf(state, stack), sector);
  take(state.unused, sector);
  layOnMap(state, sector, parseHex(hex), rotation);
  const { ancients, discovery } = SECTORS[sector];
  state.ancients[sector] = bare ? 0 : ancients;
  state.discovery[sector] = !bare && discovery ? 1 : 0;
  return sector;
}

function take(list: number[], item: number): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** Puts a disc of the influence track on a sector. */
export function own(state: State, seat: number, ...ids: readonly SectorId[]): void {
  for (const id of ids) {
    state.owner[SECTOR[id]] = seat;
    state.players[seat].discs--;
  }
}

/** Puts a cube on a square; on grey squares it comes from the given track. */
export function populate(state: State, id: SectorId, square: number, track?: number): void {
  const sector = SECTOR[id];
  const kind = SECTORS[sector].squares[square]?.kind ?? ANY;
  const from = track ?? kind;
  state.cubes[sector] |= 1 << square;
  state.players[state.owner[sector]].tracks[from]--;
}

export function fleet(
  state: State,
  seat: number,
  id: SectorId,
  ships: Readonly<Partial<Record<ShipId, number>>>,
): void {
  for (const { id: ship, index } of SHIPS)
    for (let i = 0; i < (ships[ship] ?? 0); i++) placeShip(state, SECTOR[id], seat, index);
}

/** Removes the ships of a seat from a sector: they are unbuilt again. */
export function withoutShips(state: State, seat: number, id: SectorId): void {
  const at = SECTOR[id] * MAX_SEATS + seat;
  SHIPS.forEach(({ index }) => {
    state.players[seat].unbuilt[index] += (state.fleets[at] >> (4 * index)) & 15;
  });
  state.fleets[at] = 0;
  state.arrived[at] = 0;
}

/** Gives technologies out of the bag. */
export function learn(state: State, seat: number, ...ids: readonly TechId[]): void {
  for (const id of ids) {
    take(state.techBag, TECH[id]);
    state.players[seat].techs |= 1 << TECH[id];
  }
}

/** Puts technologies on offer. */
export function offer(state: State, ...ids: readonly TechId[]): void {
  for (const id of ids) {
    take(state.techBag, TECH[id]);
    state.offer[TECH[id]]++;
  }
}

/** Lays part tiles on a blueprint. */
export function install(
  state: State,
  seat: number,
  ship: ShipId,
  parts: Readonly<Record<number, PartId>>,
): void {
  const player = state.players[seat];
  for (const [slot, id] of Object.entries(parts))
    player.parts[SHIP[ship] * SLOTS + Number(slot)] = PART[id];
  refreshDesign(player, SHIP[ship]);
}

export function store(
  state: State,
  seat: number,
  money: number,
  science: number,
  materials: number,
): void {
  state.players[seat].storage = [money, science, materials];
}

/** Moves discs from the influence track to the action track, as if actions had been taken. */
export function spend(state: State, seat: number, discs: number): void {
  state.players[seat].discs -= discs;
  state.players[seat].spent += discs;
}

/** Makes two players partners, each with a cube of the given track. */
export function relate(state: State, a: number, b: number, track = 0): void {
  state.players[a].ambassadors |= 1 << b;
  state.players[b].ambassadors |= 1 << a;
  state.players[a].tracks[track]--;
  state.players[b].tracks[track]--;
}
