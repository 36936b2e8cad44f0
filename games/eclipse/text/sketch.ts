/** The galaxy and the players in plain characters, for the terminal. */
import type { Phrase, View } from '@orrery/kernel';
import { has } from '../bits.ts';
import { partAt, planOf, STATS } from '../blueprints.ts';
import { squareKind } from '../cubes.ts';
import { EMPTY_SLOT } from '../data/blueprints.ts';
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { TECH_CATEGORY_IDS, TECHNOLOGIES } from '../data/technologies.ts';
import { hexKey, ringOf } from '../galaxy/hexes.ts';
import { pointsOf } from '../scoring.ts';
import { fleetAt, isGuarded, shipsIn } from '../ships.ts';
import { HAS_MONOLITH, HAS_ORBITAL, type Player, type State } from '../state.ts';
import { moneyAfterUpkeep } from '../steps/upkeep.ts';
import { income, upkeepCost } from '../storage.ts';
import { hasTech, priceOf } from '../technologies.ts';
import { isOnMap, wormholesOf } from '../ways.ts';
import { partName, phrase, sectorName, speciesName, techName } from './component-text.ts';
import type { MessageId } from './en.ts';
import { designFigures } from './figures.ts';

type Say = (phrase: Phrase) => string;

/** Seats are letters, so that a line stays short: A B C D E F. */
const letter = (seat: number): string => 'ABCDEF'[seat];
const SHIP_LETTERS = ['i', 'C', 'D', 'S'];
/** Wormholes by direction: N NE SE S SW NW. */
const HOLES = ['↑', '↗', '↘', '↓', '↙', '↖'];
/** Squares by kind: money, science, materials, any. */
const SQUARES = ['$', 'S', 'M', '?'];

/** Inner sectors are shown with the centre, all that lies farther out together. */
const RINGS = ['inner', 'middle', 'outer'] as const;
const ringIn = (state: State, sector: number): number =>
  Math.min(RINGS.length, Math.max(1, ringOf(state.hexOf[sector]))) - 1;

export function sketch(view: View<State>, seat: number, say: Say): string {
  const { state } = view.position;
  const sectors = SECTORS.map((sector) => sector.index)
    .filter((sector) => isOnMap(state, sector))
    .sort((a, b) => state.hexOf[a] - state.hexOf[b]);
  const own = state.players[seat];
  const parts = [
    [say(phrase('sketch.legend'))],
    ...RINGS.map((id, ring) => {
      const there = sectors.filter((sector) => ringIn(state, sector) === ring);
      const lines = there.map((sector) => sectorLine(state, sector, say));
      return lines.length > 0 ? [`${say(phrase(`stack.${id}`))}:`, ...lines] : [];
    }),
    ...state.players.map((_, at) => [playerLine(state, at, say)]),
    offerLines(state, own, say),
    ...(own && own.species >= 0 ? [techLines(own, say), blueprintLines(own, say)] : []),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function sectorLine(state: State, sector: number, say: Say): string {
  const owner = state.owner[sector];
  const holes = HOLES.filter((_, d) => has(wormholesOf(state, sector), d)).join('');
  const notes: string[] = [];
  if (isGuarded(state, sector)) notes.push(say(phrase('sketch.defence')));
  if (state.ancients[sector] > 0)
    notes.push(say(phrase('sketch.ancients', { n: state.ancients[sector] })));
  if (state.discovery[sector] > 0) notes.push(say(phrase('sketch.discovery')));
  if (SECTORS[sector].artifact) notes.push(say(phrase('sketch.artifact')));
  if (state.structures[sector] & HAS_ORBITAL) notes.push(say(phrase('structure.orbital')));
  if (state.structures[sector] & HAS_MONOLITH) notes.push(say(phrase('structure.monolith')));
  const ships = state.players
    .map((_, seat) => shipText(fleetAt(state, sector, seat), seat))
    .filter((words) => words !== '');
  const disc = owner < 0 ? '·' : letter(owner);
  const head = `${hexKey(state.hexOf[sector]).padStart(6)} ${disc} ${say(sectorName(sector))}`;
  const facts = [`${SECTORS[sector].points}`, holes, squareText(state, sector)];
  return [head, ...facts, ...notes, ...ships].filter((part) => part !== '').join('  ');
}

/** `[$] S*`: a money square with its cube, and a free starred one for science. */
function squareText(state: State, sector: number): string {
  const { squares } = SECTORS[sector];
  const orbital = state.structures[sector] & HAS_ORBITAL ? [ORBITAL_SQUARE] : [];
  return [...squares.keys(), ...orbital]
    .map((square) => {
      const star = squares[square]?.advanced ? '*' : '';
      const sign = `${SQUARES[squareKind(sector, square)]}${star}`;
      return has(state.cubes[sector], square) ? `[${sign}]` : sign;
    })
    .join(' ');
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

function playerLine(state: State, seat: number, say: Say): string {
  const player = state.players[seat];
  const name = `${letter(seat)} ${say({ id: `seat.${seat}` })}`;
  if (player.species < 0) return name;
  const balance = income(player, MONEY) - upkeepCost(player);
  const debt = -moneyAfterUpkeep(player);
  const stock = (id: MessageId, resource: number, change: number | string) =>
    say(phrase(id, { n: player.storage[resource], change }));
  return [
    `${name} · ${say(speciesName(player.species))}`,
    stock('sketch.money', MONEY, balance < 0 ? `−${-balance}` : `+${balance}`),
    ...(debt > 0 ? [say(phrase('sketch.debt', { n: debt }))] : []),
    stock('sketch.science', SCIENCE, income(player, SCIENCE)),
    stock('sketch.materials', MATERIALS, income(player, MATERIALS)),
    say(phrase('sketch.discs', { n: player.discs })),
    say(phrase('sketch.colony-ships', { n: player.colonyShips })),
    say(phrase('sketch.points', { n: pointsOf(state, seat) })),
    ...(player.passed ? [say(phrase('sketch.passed'))] : []),
  ].join(' · ');
}

const category = (id: (typeof TECH_CATEGORY_IDS)[number], say: Say): string =>
  say(phrase(`tech-category.${id}`));

/** Technologies on offer by category, each with its price for this player. */
function offerLines({ offer }: State, player: Player | undefined, say: Say): string[] {
  const lines = TECH_CATEGORY_IDS.flatMap((id, at) => {
    const techs = TECHNOLOGIES.filter((tech) => tech.category === at && offer[tech.index] > 0);
    if (techs.length === 0) return [];
    const told = techs.map(({ index, cost }) => {
      const many = offer[index] > 1 ? ` ×${offer[index]}` : '';
      const known = player !== undefined && player.species >= 0;
      const price = known && hasTech(player, index) ? '✓' : known ? priceOf(player, index) : cost;
      return `${say(techName(index))} ${price}${many}`;
    });
    return [`  ${category(id, say)}: ${told.join(', ')}`];
  });
  return lines.length > 0 ? [say(phrase('sketch.on-offer')), ...lines] : [];
}

function techLines(player: Player, say: Say): string[] {
  const lines = TECH_CATEGORY_IDS.flatMap((id, at) => {
    const techs = TECHNOLOGIES.filter(
      (tech) => tech.category === at && hasTech(player, tech.index),
    );
    if (techs.length === 0) return [];
    return [`  ${category(id, say)}: ${techs.map(({ index }) => say(techName(index))).join(', ')}`];
  });
  return lines.length > 0 ? [`${say(phrase('board.technologies'))}:`, ...lines] : [];
}

/** Each ship with what lies on its slots, and what that adds up to. */
function blueprintLines(player: Player, say: Say): string[] {
  const ships = SHIP_TYPES.map((type) => {
    const slots = [...planOf(player, type).slots.keys()].map((slot) => {
      const part = partAt(player, type, slot);
      return part === EMPTY_SLOT ? '—' : say(partName(part));
    });
    const totals = player.designs.slice(type * STATS, (type + 1) * STATS);
    const figures = designFigures(totals).map(([label, value]) => `${say(label)} ${value}`);
    return `  ${say(phrase(`ship.${SHIPS[type].id}`))}: ${slots.join(', ')}; ${figures.join(', ')}`;
  });
  return [`${say(phrase('board.blueprints'))}:`, ...ships];
}
