/** What a game tells the kernel. Everything else is derived. */
import type { Doors } from './doors.ts';
import type { Shape } from './shape.ts';
import type { EventOf, StepTable, Vocabulary } from './vocabulary.ts';

/** A choice made before the game: a variant, a mode, who begins. */
export interface TableOption {
  readonly values: readonly string[];
  readonly standard: string;
  /** Where it makes sense only for some numbers of seats. */
  readonly seats?: readonly number[];
  /** Values that need a larger table, and how many seats at least: `{ '3': 3, '4': 4 }`. */
  readonly fewest?: Readonly<Record<string, number>>;
  /** Where it matters only while others have these values: `{ races: 'fixed' }`. */
  readonly when?: Readonly<Record<string, string>>;
}

/** The values of an option that a table of so many seats can have. */
export const valuesFor = (option: TableOption, seats: number): readonly string[] =>
  option.values.filter((value) => (option.fewest?.[value] ?? 0) <= seats);

export interface SetUp {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** One line of the score sheet; the words are the game's text `score.<id>`. */
export interface ScoreLine {
  readonly id: string;
  readonly points: number;
  readonly values?: Readonly<Record<string, number | string>>;
}

export interface GameDefinition<S, V extends Vocabulary = Vocabulary> {
  readonly id: string;
  /** Goes up when a change of the rules makes old records come out differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, TableOption>>;
  readonly state: Shape<S>;
  /** Fields of the state that older versions didn't have, as they were then: tables of theirs go on. */
  readonly added?: Readonly<Partial<S>>;
  /** All components of a kind in this game, wherever they are; worked out from public facts. */
  readonly components?: Readonly<Record<string, (state: S) => readonly number[]>>;
  /** Who may look into hidden places, by the name of their sight: a bit per seat, the sign for onlookers; from public facts. */
  readonly sights?: Readonly<Record<string, (state: S, owner: number) => number>>;
  /** What can happen: the fields of frames and events. */
  readonly vocabulary: V;
  readonly steps: StepTable<S, V>;
  /** The state at the start; pushes the first frame. */
  setUp(setUp: SetUp, k: Doors<V>): S;
  /** The score sheet as it stands (the public part of it, for a view). */
  score(state: S, seat: number): readonly ScoreLine[];
  /** The place of each seat at the end, 1 for the best; equal places share. */
  places(state: S, seats: number): readonly number[];
  /** More than any game can take: tests fail beyond it. */
  readonly bounds: { readonly decisions: number; readonly options: number };
}

/**
 * What simulations count wins by, besides the seat: the race, the faction, who was first. Read off
 * the state at the end and what happened since the set-up; a seat may stand under several labels of
 * one tally.
 */
export type Tallies<S, V extends Vocabulary = Vocabulary> = Readonly<
  Record<
    string,
    (state: S, seat: number, events: readonly EventOf<V>[]) => string | readonly string[]
  >
>;

/** Points of a score sheet added up. */
export const total = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, line) => sum + line.points, 0);

/** Places by comparing seats: `order(a, b)` is negative if a stands before b. */
export function placesBy(seats: number, order: (a: number, b: number) => number): number[] {
  const places: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let place = 1;
    for (let other = 0; other < seats; other++) if (order(other, seat) < 0) place++;
    places.push(place);
  }
  return places;
}
