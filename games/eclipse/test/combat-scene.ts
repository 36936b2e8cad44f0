/** Sets fleets up for a fight in the words of the game. */
import { type Scene, scene } from '@orrery/kernel/testing';
import { refreshDesign } from '../blueprints.ts';
import { EMPTY_SLOT } from '../data/blueprints.ts';
import { PART, type PartId } from '../data/parts.ts';
import { SECTOR, SECTORS, type SectorId } from '../data/sectors.ts';
import { SHIP, type ShipId } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { TECH, type TechId } from '../data/technologies.ts';
import { hexAt, neighbour, OFF_GRID } from '../galaxy/hexes.ts';
import { connection, FULL, turned } from '../galaxy/wormholes.ts';
import { eclipse } from '../game.ts';
import { fleetAt, placeShip, shipsIn } from '../ships.ts';
import { HAS_ORBITAL, SLOTS, type State } from '../state.ts';
import type { StepType } from '../vocabulary.ts';
import { layOnMap, sectorAt, wormholesOf } from '../ways.ts';
import { accountFlaw } from './accounts.ts';
import { LAWS } from './laws.ts';

export type Ships = Partial<Record<ShipId, number>>;

/** A map under preparation. Ships arrive in the order in which they are named. */
export class Field {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
    for (const player of state.players) {
      player.unbuilt = [8, 4, 2, 4];
      player.techs = 0;
    }
    state.fleets.fill(0);
    state.arrived.fill(0);
    state.arrivals = 0;
  }

  /** The home sector of a seat. */
  home(seat: number): SectorId {
    return SECTORS[SPECIES[this.state.players[seat].species].home].id;
  }

  #farAway = -4;

  /** Takes a sector out of its stack. */
  #draw(id: SectorId): number {
    const { state } = this;
    const sector = SECTOR[id];
    for (const stack of [state.inner, state.middle, state.outer, state.unused]) {
      if (stack.includes(sector)) stack.splice(stack.indexOf(sector), 1);
    }
    return sector;
  }

  /** Lays a sector where nothing else is: nobody can retreat from there. */
  far(...ids: SectorId[]): this {
    for (const id of ids) layOnMap(this.state, this.#draw(id), hexAt(10, this.#farAway++ * 2), 0);
    return this;
  }

  /** Lays a sector next to another so that they are connected in this way. */
  lay(id: SectorId, beside: SectorId, way: number = FULL): this {
    const { state } = this;
    const from = SECTOR[beside];
    for (let d = 0; d < 6; d++) {
      const hex = neighbour(state.hexOf[from], d);
      if (hex === OFF_GRID || sectorAt(state, hex) >= 0) continue;
      for (let rotation = 0; rotation < 6; rotation++) {
        const shown = turned(SECTORS[SECTOR[id]].wormholes, rotation);
        if (connection(wormholesOf(state, from), shown, d) !== way) continue;
        layOnMap(state, this.#draw(id), hex, rotation);
        return this;
      }
    }
    throw new Error(`no way to lay ${id} beside ${beside}`);
  }

  /**
   * Lays sector 310 so that both first seats could retreat from it: every ship type is asked, and a
   * test can follow a battle throw by throw. Seat 0 retreats home, seat 1 to 311.
   */
  arena(): this {
    return this.lay('310', this.home(0)).lay('311', '310').disc('311', 1);
  }

  ships(id: SectorId, seat: number, ships: Ships): this {
    for (const [ship, count] of Object.entries(ships)) {
      for (let i = 0; i < count; i++) placeShip(this.state, SECTOR[id], seat, SHIP[ship as ShipId]);
    }
    return this;
  }

  ancients(id: SectorId, count: number): this {
    this.state.ancients[SECTOR[id]] = count;
    return this;
  }

  /** Moves a disc from the influence track; with cubes on these squares. */
  disc(id: SectorId, seat: number, squares: readonly number[] = []): this {
    this.state.owner[SECTOR[id]] = seat;
    this.state.players[seat].discs--;
    for (const square of squares) this.state.cubes[SECTOR[id]] |= 1 << square;
    return this;
  }

  orbital(id: SectorId): this {
    this.state.structures[SECTOR[id]] |= HAS_ORBITAL;
    return this;
  }

  tech(seat: number, ...techs: TechId[]): this {
    for (const tech of techs) this.state.players[seat].techs |= 1 << TECH[tech];
    return this;
  }

  /** Parts for all slots of a ship type in order; `-` leaves what is printed. */
  design(seat: number, ship: ShipId, parts: string): this {
    const player = this.state.players[seat];
    parts.split(' ').forEach((part, slot) => {
      player.parts[SHIP[ship] * SLOTS + slot] = part === '-' ? EMPTY_SLOT : PART[part as PartId];
    });
    refreshDesign(player, SHIP[ship]);
    return this;
  }
}

export interface FieldSetUp {
  readonly seats?: number;
  /** Alien species by seat (Eridani, Hydran, Planta, Descendants, Mechanema, Orion) instead of Terrans. */
  readonly aliens?: boolean;
  readonly options?: Readonly<Record<string, string>>;
  /** The step to begin with. */
  readonly step?: StepType;
  readonly chance?: readonly number[];
}

/** Prepares a map and begins the Combat phase, or a part of it. */
export function combat(arrange: (field: Field) => void, setUp: FieldSetUp = {}): Scene<State> {
  const { seats = 2, aliens = false, options, step = 'combat-phase', chance } = setUp;
  return scene(eclipse, {
    laws: LAWS,
    told: accountFlaw,
    seats,
    options: {
      'species-choice': 'fixed',
      'species-pool': aliens ? 'all' : 'terrans',
      ...(seats === 2 && aliens ? { 'two-player-species': 'all' } : {}),
      ...options,
    },
    state: (state) => {
      state.startPlayer = 0;
      arrange(new Field(state));
    },
    agenda: [{ step, seat: -1 }],
    ...(chance ? { chance } : {}),
  });
}

/** Only the battles; the bag is empty, so nobody draws reputation. */
export const battles = (
  arrange: (field: Field) => void,
  setUp: Omit<FieldSetUp, 'step'> = {},
): Scene<State> =>
  combat(
    (field) => {
      arrange(field);
      field.state.reputationBag = [];
    },
    { ...setUp, step: 'battle-hex' },
  );

/** Ships of a seat in a sector, as `[interceptors, cruisers, dreadnoughts, starbases]`. */
export function fleet(table: Scene<State>, id: SectorId, seat: number): number[] {
  const ships = fleetAt(table.state, SECTOR[id], seat);
  return [0, 1, 2, 3].map((type) => shipsIn(ships, type));
}

/** Battles that were begun, as «sector: attacker against defender». */
export const paired = (table: Scene<State>): string[] =>
  table.reported('battle-began').map(({ sector, attacker, defender }) => {
    return `${SECTORS[sector as number].id}: ${attacker} against ${defender}`;
  });

/** The order in which groups threw dice: «side thing». */
export const volleys = (table: Scene<State>): string[] =>
  table
    .reported('volley')
    .map(({ side, thing, missiles }) => `${side} ${thing}${missiles ? ' missiles' : ''}`);
