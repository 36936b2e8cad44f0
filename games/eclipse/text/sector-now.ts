/** What lies in a sector of the map now: whose it is, what it is worth, who lives and flies there. */
import type { Phrase } from '@orrery/kernel';
import { has } from '../bits.ts';
import { THINGS } from '../combat/sides.ts';
import { ORBITAL, SQUARE_IDS } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { SHIP_TYPES, STRUCTURES } from '../data/ships.ts';
import { fleetAt, isGuarded, shipsIn } from '../ships.ts';
import { HAS_MONOLITH, HAS_ORBITAL, type State } from '../state.ts';
import { listed, phrase } from './component-text.ts';
import { sideName } from './sides.ts';

export function sectorNow(state: State, sector: number): Phrase[] {
  const owner = state.owner[sector];
  const { points, artifact } = SECTORS[sector];
  const monolith = (state.structures[sector] & HAS_MONOLITH) !== 0;
  const worth = points + (monolith ? STRUCTURES[1].points : 0);
  const lines = [
    owner < 0 ? phrase('about.nobody') : phrase('about.owner', { seat: sideName(owner) }),
    phrase('about.worth', { n: worth }),
  ];
  const orbital = (state.structures[sector] & HAS_ORBITAL) !== 0;
  lines.push(
    ...populationOf(sector, state.cubes[sector], orbital),
    ...guardsOf(isGuarded(state, sector), state.ancients[sector]),
  );
  for (const [seat] of state.players.entries()) {
    const fleet = fleetAt(state, sector, seat);
    const ships = SHIP_TYPES.filter((type) => shipsIn(fleet, type) > 0);
    const list = listed(ships.map((type) => count(shipsIn(fleet, type), THINGS[type])));
    if (list) lines.push(phrase('about.ships', { side: sideName(seat), list }));
  }
  if (monolith) lines.push(phrase('about.monolith'));
  if (artifact) lines.push(phrase('about.artifact'));
  if (state.discovery[sector] === 1) lines.push(phrase('about.discovery'));
  return lines;
}

/** What a sector brings along, before it lies on the map. */
export function sectorPrinted(sector: number): Phrase[] {
  const { points, ancients, guarded, artifact, discovery } = SECTORS[sector];
  return [
    phrase('about.worth', { n: points }),
    ...populationOf(sector, 0, false),
    ...guardsOf(guarded, ancients),
    ...(artifact ? [phrase('about.artifact')] : []),
    ...(discovery ? [phrase('about.discovery')] : []),
  ];
}

function guardsOf(guarded: boolean, ancients: number): Phrase[] {
  const list = listed([
    ...(guarded ? [phrase('npc.gcds')] : []),
    ...(ancients > 0 ? [count(ancients, 'ancient')] : []),
  ]);
  return list ? [phrase('about.defended', { list })] : [];
}

function populationOf(sector: number, cubes: number, orbital: boolean): Phrase[] {
  const list = listed(squares(sector, cubes, orbital));
  return list ? [phrase('about.population', { list })] : [];
}

const count = (n: number, thing: string): Phrase => phrase('about.count', { n, thing });

/** Squares by kind: how many of them are lived on. */
function squares(sector: number, cubes: number, orbital: boolean): Phrase[] {
  const all = [
    ...SECTORS[sector].squares.map((square, bit) => ({ ...square, bit })),
    ...(orbital ? [{ kind: ORBITAL, advanced: false, bit: ORBITAL_SQUARE }] : []),
  ];
  const kinds = new Map<string, { kind: number; advanced: boolean; n: number; of: number }>();
  for (const { kind, advanced, bit } of all) {
    const key = `${kind} ${advanced}`;
    const row = kinds.get(key) ?? { kind, advanced, n: 0, of: 0 };
    kinds.set(key, { ...row, n: row.n + Number(has(cubes, bit)), of: row.of + 1 });
  }
  return [...kinds.values()].map(({ kind, advanced, n, of }) =>
    phrase('about.squares', {
      square: SQUARE_IDS[kind],
      n,
      of,
      advanced: advanced ? 'yes' : 'no',
    }),
  );
}
