/** The galaxy and the players in plain characters, for the terminal. */
import type { Phrase, View } from '@orrery/kernel';
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { SHIP_TYPES } from '../data/ships.ts';
import { hexKey } from '../galaxy/hexes.ts';
import { pointsOf } from '../scoring.ts';
import { fleetAt, isGuarded, shipsIn } from '../ships.ts';
import { HAS_MONOLITH, HAS_ORBITAL, type State } from '../state.ts';
import { income, upkeepCost } from '../storage.ts';
import { isOnMap, wormholesOf } from '../ways.ts';
import { listed, phrase, sectorName, speciesName, techName } from './describe.ts';
import type { MessageId } from './en.ts';

type Say = (phrase: Phrase) => string;

/** Seats are letters, so that a line stays short: A B C D E F. */
const letter = (seat: number): string => 'ABCDEF'[seat];
const SHIP_LETTERS = ['i', 'C', 'D', 'S'];
/** Wormholes by direction: N NE SE S SW NW. */
const HOLES = ['↑', '↗', '↘', '↓', '↙', '↖'];

export function sketch(view: View<State>, seat: number, say: Say): string {
  const { state } = view.position;
  const sectors = SECTORS.map((sector) => sector.index)
    .filter((sector) => isOnMap(state, sector))
    .sort((a, b) => state.hexOf[a] - state.hexOf[b]);
  const techs = listed(state.offer.flatMap((count, tech) => (count > 0 ? [techName(tech)] : [])));
  return [
    say(phrase('sketch.centre')),
    ...sectors.map((sector) => sectorLine(state, sector, say)),
    '',
    ...state.players.map((_, at) => playerLine(state, at, at === seat, say)),
    ...(techs ? ['', say(phrase('sketch.offer', { techs }))] : []),
  ].join('\n');
}

function sectorLine(state: State, sector: number, say: Say): string {
  const owner = state.owner[sector];
  const holes = HOLES.filter((_, d) => (wormholesOf(state, sector) >> d) & 1).join('');
  const notes: string[] = [];
  if (isGuarded(state, sector)) notes.push(say(phrase('sketch.defence')));
  if (state.ancients[sector] > 0)
    notes.push(say(phrase('sketch.ancients', { n: state.ancients[sector] })));
  if (state.discovery[sector] > 0) notes.push(say(phrase('sketch.discovery')));
  if (SECTORS[sector].artifact) notes.push(say(phrase('sketch.artifact')));
  if (state.structures[sector] & HAS_ORBITAL) notes.push(say(phrase('structure.orbital')));
  if (state.structures[sector] & HAS_MONOLITH) notes.push(say(phrase('structure.monolith')));
  notes.push(...squareNotes(state, sector, say));
  const ships = state.players
    .map((_, seat) => shipText(fleetAt(state, sector, seat), seat))
    .filter((words) => words !== '');
  const disc = owner < 0 ? '·' : letter(owner);
  const head = `${hexKey(state.hexOf[sector]).padStart(6)} ${disc} ${say(sectorName(sector))} ${holes}`;
  return [head, ...notes, ...ships].join('  ');
}

function squareNotes(state: State, sector: number, say: Say): string[] {
  const count = (bits: number) => bits.toString(2).split('1').length - 1;
  const squares = (1 << SECTORS[sector].squares.length) - 1;
  const orbital = state.structures[sector] & HAS_ORBITAL ? 1 << ORBITAL_SQUARE : 0;
  const taken = count(state.cubes[sector]);
  const free = count((squares | orbital) & ~state.cubes[sector]);
  return [
    ...(taken > 0 ? [say(phrase('sketch.cubes', { n: taken }))] : []),
    ...(free > 0 ? [say(phrase('sketch.free', { n: free }))] : []),
  ];
}

/** `A:2i1C`: two Interceptors and a Cruiser of the first seat. */
function shipText(fleet: number, seat: number): string {
  if (fleet === 0) return '';
  const ships = SHIP_TYPES.map((type) => {
    const n = shipsIn(fleet, type);
    return n > 0 ? `${n}${SHIP_LETTERS[type]}` : '';
  });
  return `${letter(seat)}:${ships.join('')}`;
}

function playerLine(state: State, seat: number, own: boolean, say: Say): string {
  const player = state.players[seat];
  if (player.species < 0) return letter(seat);
  const balance = income(player, MONEY) - upkeepCost(player);
  const stock = (id: MessageId, resource: number, change: number | string) =>
    say(phrase(id, { n: player.storage[resource], change }));
  return [
    `${letter(seat)} ${say(speciesName(player.species))}${own ? ` (${say(phrase('sketch.you'))})` : ''}`,
    stock('sketch.money', MONEY, balance < 0 ? `−${-balance}` : `+${balance}`),
    stock('sketch.science', SCIENCE, income(player, SCIENCE)),
    stock('sketch.materials', MATERIALS, income(player, MATERIALS)),
    say(phrase('sketch.discs', { n: player.discs })),
    say(phrase('sketch.colony-ships', { n: player.colonyShips })),
    say(phrase('sketch.points', { n: pointsOf(state, seat) })),
    ...(player.passed === 1 ? [say(phrase('sketch.passed'))] : []),
  ].join(' · ');
}
