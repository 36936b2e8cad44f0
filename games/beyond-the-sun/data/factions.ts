import { frozen } from '@orrery/kernel';
import {
  automate,
  gainOre,
  may,
  research,
  supplyToPopulation,
  upgradeShip,
} from './effect-builders.ts';
import type { Ability, Effect } from './effects.ts';
import type { Component, Sourced } from './provenance.ts';
import { table } from './table.ts';
import { COLUMNS, type Column } from './terms.ts';

/** What a cell of a production track shows once its disc is gone; disc k covers cell k. */
export type FoodCell = Column | 'ability-A' | 'ability-B' | null;
export type OreCell = 1 | 'ability-A' | 'ability-B' | null;

export interface BoardAbility {
  readonly letter: 'A' | 'B';
  /** `null`: on throughout the game, without a cell. */
  readonly cell: 'ability-A' | 'ability-B' | null;
  readonly ability: Ability;
}

/** One side of a faction's board. `key` is `united-nations-basic`, `faction` `united-nations`. */
export interface FactionBoard extends Component {
  readonly faction: string;
  readonly side: 'basic' | 'advanced';
  /** Cubes that columns A to E hold; 17 in all. */
  readonly columns: readonly [number, number, number, number, number];
  readonly foodTrack: readonly FoodCell[];
  readonly oreTrack: readonly OreCell[];
  readonly setUp: readonly Effect[];
  readonly abilities: readonly BoardAbility[];
}

const FACTIONS = [
  'united-nations',
  'nishida-ostergaard',
  'federation-of-asian-republics',
  'humanist-protectorate',
] as const;

const _ = null;

/** The four basic boards are equal but for one line at set-up. */
function basic(
  faction: (typeof FACTIONS)[number],
  setUp: readonly Effect[],
  source: Sourced,
): Omit<FactionBoard, 'id'> {
  return {
    key: `${faction}-basic`,
    faction,
    side: 'basic',
    columns: [3, 3, 3, 4, 4],
    foodTrack: [_, 'B', _, 'C', _, 'D', _, 'E'],
    oreTrack: [_, 1, _, 1, _, 1, _, 1],
    setUp,
    abilities: [],
    ...source,
  };
}

function advanced(
  faction: (typeof FACTIONS)[number],
  rest: Pick<FactionBoard, 'columns' | 'foodTrack' | 'oreTrack'>,
  abilities: readonly [a: Ability, b: Ability],
  source: Sourced,
): Omit<FactionBoard, 'id'> {
  const cells = [...rest.foodTrack, ...rest.oreTrack];
  return {
    key: `${faction}-advanced`,
    faction,
    side: 'advanced',
    ...rest,
    setUp: [],
    abilities: (['A', 'B'] as const).map((letter, i) => ({
      letter,
      cell: cells.includes(`ability-${letter}`) ? (`ability-${letter}` as const) : null,
      ability: abilities[i],
    })),
    ...source,
  };
}

/** The four basic boards, then the four advanced ones in the same order. */
export const FACTION_BOARDS = table<FactionBoard>([
  basic('united-nations', [supplyToPopulation(1, 'E')], {
    provenance: 'designed',
    fixed: ['name', 'set-up takes supply from another column', 'tracks as on the other boards'],
    source: 'board-reviews',
  }),
  basic('nishida-ostergaard', [gainOre(2)], { provenance: 'designed', fixed: ['name'] }),
  basic('federation-of-asian-republics', [upgradeShip(1)], { provenance: 'designed' }),
  basic('humanist-protectorate', [automate('food')], { provenance: 'designed' }),
  advanced(
    'united-nations',
    {
      columns: [4, 4, 3, 3, 3],
      foodTrack: ['B', _, 'C', 'ability-A', _, 'D', _, 'E'],
      oreTrack: [_, 1, _, _, 1, 'ability-B', 1, 1],
    },
    [
      { rule: 'afterExchanges', min: 3, effects: [gainOre(2)] },
      { rule: 'guildDiscount', ore: 1 },
    ],
    { provenance: 'designed', fixed: ['name', 'what sets ability A off'] },
  ),
  advanced(
    'nishida-ostergaard',
    {
      columns: [3, 3, 4, 4, 3],
      foodTrack: [_, _, 'B', _, 'C', _, 'D', 'E'],
      oreTrack: [1, _, 'ability-A', 1, _, 1, _, 1],
    },
    [
      { rule: 'afterAutomating', track: 'ore', effects: [gainOre(1)] },
      {
        rule: 'afterEmptyingTrack',
        effects: [gainOre(3), may([research([1, 2, 3], { discovered: true })])],
      },
    ],
    { provenance: 'designed', fixed: ['name', 'what sets ability B off, and when'] },
  ),
  advanced(
    'federation-of-asian-republics',
    {
      columns: [3, 4, 3, 4, 3],
      foodTrack: [_, 'B', 'ability-A', _, 'C', 'D', _, 'E'],
      oreTrack: [_, 1, _, 'ability-B', 1, _, 1, 1],
    },
    [
      { rule: 'strongerFirstShip', levels: 1 },
      { rule: 'longerJumps', points: 1 },
    ],
    { provenance: 'designed' },
  ),
  advanced(
    'humanist-protectorate',
    {
      columns: [3, 3, 3, 3, 5],
      foodTrack: ['B', _, 'ability-A', 'C', _, 'D', _, 'E'],
      oreTrack: [_, _, 1, _, 1, 'ability-B', 1, 1],
    },
    [{ rule: 'easierColonies', strength: 1 }, { rule: 'freeReturn' }],
    { provenance: 'designed' },
  ),
]);

/** What a board gives by the number of discs (0 to 8) that have left a track. */
export interface BoardYield {
  /** Columns that growth takes a cube from, by food discs gone; column A is 0. */
  readonly growth: readonly (readonly number[])[];
  /** Ore of an ore production, by ore discs gone. */
  readonly ore: readonly number[];
}

export const DISCS_PER_TRACK = 8;

/** By board id. Column A and 1 ore are always visible (BTS-4.34, BTS-4.36). */
export const BOARD_YIELDS: readonly BoardYield[] = frozen(
  FACTION_BOARDS.map(({ foodTrack, oreTrack }) => {
    const discsGone = Array.from({ length: DISCS_PER_TRACK + 1 }, (_nothing, n) => n);
    return {
      growth: discsGone.map((n) => [
        0,
        ...foodTrack
          .slice(0, n)
          .map((cell) => COLUMNS.indexOf(cell as Column))
          .filter((column) => column >= 0),
      ]),
      ore: discsGone.map((n) => 1 + oreTrack.slice(0, n).filter((cell) => cell === 1).length),
    };
  }),
);
