import { setOf } from '../bits.ts';
import type { Component } from './provenance.ts';
import { ANY, MATERIALS, MONEY, type Resource, SCIENCE } from './resources.ts';
import { indexById, table } from './table.ts';

/** The three stacks that one explores, then the tiles that lie on the map from the start. */
export const INNER = 0;
export const MIDDLE = 1;
export const OUTER = 2;
export const HOME = 3;
export const CENTRE = 4;
export type Stack = typeof INNER | typeof MIDDLE | typeof OUTER | typeof HOME | typeof CENTRE;
export const STACK_IDS = ['inner', 'middle', 'outer', 'home', 'centre'] as const;

export interface Square {
  readonly kind: Resource | typeof ANY;
  /** Starred: needs the advanced technology of its resource. */
  readonly advanced: boolean;
}

export interface Sector extends Component<SectorId> {
  /** The printed number: battles go from the highest to the lowest. */
  readonly number: number;
  readonly stack: Stack;
  readonly points: number;
  readonly artifact: boolean;
  readonly discovery: boolean;
  readonly ancients: number;
  /** The Galactic Center Defense System stands here at the start. */
  readonly guarded: boolean;
  readonly squares: readonly Square[];
  /** Bits of `squares` by kind (money, science, materials, grey). */
  readonly squareBits: readonly [number, number, number, number];
  /** Bits of the starred squares. */
  readonly advancedBits: number;
  /** Bit e: a wormhole on printed edge e, clockwise from the top edge. */
  readonly wormholes: number;
}

/** The bit of an Orbital's square, beyond those of any printed sector (ECL-3.9). */
export const ORBITAL_SQUARE = 6;

const SYMBOLS: Readonly<Record<string, Square['kind']>> = {
  $: MONEY,
  S: SCIENCE,
  M: MATERIALS,
  '?': ANY,
};

type Marks = '' | 'A' | 'D' | 'AD';

/** A row as one reads it off the tile: `$ S* ?` = money, starred science, grey. */
function sector<const Id extends string>(
  id: Id,
  stack: Stack,
  points: number,
  marks: Marks,
  ancients: number,
  squareText: string,
  edges: string,
) {
  const squares = squareText
    .split(' ')
    .filter((symbol) => symbol !== '')
    .map((symbol) => ({ kind: SYMBOLS[symbol[0]], advanced: symbol.endsWith('*') }));
  const those = (match: (square: Square) => boolean) =>
    setOf(squares.flatMap((square, at) => (match(square) ? [at] : [])));
  return {
    id,
    number: Number(id),
    stack,
    points,
    artifact: marks.includes('A'),
    discovery: marks.includes('D'),
    ancients,
    guarded: stack === CENTRE,
    squares,
    squareBits: [
      those((s) => s.kind === MONEY),
      those((s) => s.kind === SCIENCE),
      those((s) => s.kind === MATERIALS),
      those((s) => s.kind === ANY),
    ] as const,
    advancedBits: those((s) => s.advanced),
    wormholes: setOf([...edges].map(Number)),
    provenance: 'public' as const,
  };
}

const rows = [
  sector('001', CENTRE, 4, 'AD', 0, 'S S* M M* ? ?', '012345'),

  sector('101', INNER, 2, 'D', 1, '$ M M*', '12345'),
  sector('102', INNER, 3, 'A', 0, 'S S*', '0235'),
  sector('103', INNER, 2, '', 0, '$* ?', '01245'),
  sector('104', INNER, 2, 'D', 2, '$ $* S S*', '0134'),
  sector('105', INNER, 3, 'AD', 1, '$ S M*', '01345'),
  sector('106', INNER, 2, '', 0, 'S M', '0123'),
  sector('107', INNER, 2, '', 0, '$ S* M*', '01235'),
  sector('108', INNER, 2, 'D', 1, '$* S ?', '0134'),

  sector('201', MIDDLE, 1, '', 0, '$ M', '135'),
  sector('202', MIDDLE, 1, '', 0, 'S S*', '135'),
  sector('203', MIDDLE, 1, 'D', 2, '$ S M', '0135'),
  sector('204', MIDDLE, 2, 'AD', 1, '$* M* ?', '0135'),
  sector('205', MIDDLE, 1, '', 0, '$ $* S*', '234'),
  sector('206', MIDDLE, 1, 'D', 0, 'M', '1235'),
  sector('207', MIDDLE, 1, 'D', 0, '', '013'),
  sector('208', MIDDLE, 1, 'D', 0, '', '0235'),
  sector('209', MIDDLE, 1, '', 0, '$* S', '0135'),
  sector('210', MIDDLE, 1, '', 0, '$ M', '035'),
  sector('211', MIDDLE, 2, 'AD', 1, '$ M* ?', '0123'),

  sector('221', HOME, 3, 'A', 0, '$ $* S S* M', '0134'),
  sector('222', HOME, 3, 'A', 0, '$ $* S S*', '0134'),
  sector('223', HOME, 3, 'A', 0, '$ $* S S* M', '0134'),
  sector('224', HOME, 3, 'A', 0, '$ S S* M*', '0134'),
  sector('225', HOME, 3, 'A', 0, '$ $* S S* M', '0134'),
  sector('226', HOME, 3, 'A', 0, '$ S M', '0134'),
  sector('227', HOME, 3, 'A', 0, '$ $* S S* M', '0134'),
  sector('228', HOME, 3, 'A', 0, '$ S M*', '0134'),
  sector('229', HOME, 3, 'A', 0, '$ $* S S* M', '0134'),
  sector('230', HOME, 3, 'A', 0, '$ $* S M*', '0134'),
  sector('231', HOME, 3, 'A', 0, '$ $* S S* M', '0134'),
  sector('232', HOME, 3, 'A', 0, '$* S M M*', '0134'),

  sector('301', OUTER, 2, 'AD', 2, '$ S M*', '023'),
  sector('302', OUTER, 2, 'AD', 1, '$* M', '034'),
  sector('303', OUTER, 2, 'AD', 1, '?', '35'),
  sector('304', OUTER, 1, '', 0, '$* M', '03'),
  sector('305', OUTER, 1, 'D', 1, 'S M', '013'),
  sector('306', OUTER, 1, '', 0, '$ M', '13'),
  sector('307', OUTER, 1, '', 0, '$ S*', '023'),
  sector('308', OUTER, 1, '', 0, 'S M*', '235'),
  sector('309', OUTER, 1, '', 0, '$ S*', '035'),
  sector('310', OUTER, 1, '', 0, 'S M', '03'),
  sector('311', OUTER, 1, 'D', 0, 'M', '023'),
  sector('312', OUTER, 1, 'D', 0, 'M', '013'),
  sector('313', OUTER, 1, 'D', 0, '?', '03'),
  sector('314', OUTER, 1, 'D', 0, '?', '234'),
  sector('315', OUTER, 1, 'D', 0, '', '035'),
  sector('316', OUTER, 1, 'D', 0, '', '013'),
  sector('317', OUTER, 1, '', 0, '$ $*', '34'),
  sector('318', OUTER, 1, '', 0, 'M* ?', '23'),
];

export type SectorId = (typeof rows)[number]['id'];
export const SECTORS: readonly Sector[] = table(rows);
/** `SECTOR['304']` is the index of sector 304. */
export const SECTOR = indexById(SECTORS);
export const GALACTIC_CENTER = SECTOR['001'];

const ofStack = (stack: Stack): readonly number[] =>
  Object.freeze(SECTORS.filter((s) => s.stack === stack).map((s) => s.index));
/** The tiles of each stack (inner, middle, outer) before the outer ones are cut. */
export const STACK_SECTORS = Object.freeze([ofStack(INNER), ofStack(MIDDLE), ofStack(OUTER)]);
