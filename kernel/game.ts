/** What a game tells the kernel. Everything else is derived. */
import type { Doors } from './doors.ts';
import type { Shape } from './shape.ts';
import type { FrameOf, StepTable, Vocabulary } from './vocabulary.ts';

/** A choice made before the game: a variant, a mode, who begins. */
export interface TableOption {
  readonly values: readonly string[];
  readonly standard: string;
  /** Where it makes sense only for some numbers of seats. */
  readonly seats?: readonly number[];
  /** Values that need a larger table, and how many seats at least: `{ '3': 3, '4': 4 }`. */
  readonly fewest?: Readonly<Record<string, number>>;
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
  /** All components of a kind in this game, wherever they are; worked out from public facts. */
  readonly components?: Readonly<Record<string, (state: S) => readonly number[]>>;
  /** Sets of seats that may look into hidden places, by the name of their sight: a bit per seat, from public facts. */
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
 * What a bot may know of a game's strategy. A bot asks about deals that could be, never about the
 * true one, and asks very often: none of this should allocate.
 */
export interface Advice<S, V extends Vocabulary = Vocabulary> {
  /** How well a seat stands, in any unit, points for instance; higher is better. */
  evaluate(state: S, seat: number): number;
  /**
   * The unit in which leads count: a seat that leads by `scale` is e ≈ 2.7 times as likely to win
   * as the other.
   */
  readonly scale: number;
  /**
   * Guesses how `evaluate` for the seat that chooses would come out after each option, without
   * playing it: in the same unit, apart from a constant. Bots look at the best of a long list
   * only, and at those with high scores first. Fills `scores` in parallel to `options`.
   */
  rank?(
    state: S,
    frame: FrameOf<V>,
    seat: number,
    options: readonly number[],
    scores: number[],
  ): void;
  /**
   * False where the middle of something makes `evaluate` meaningless when this frame asks, say
   * after «attack» and before «whom»: bots then look on to where it is settled. Absent: always true.
   */
  settled?(state: S, frame: FrameOf<V>): boolean;
  /**
   * How far `rank` is off as a rule, in the unit of `evaluate`, if it is nearly as good as a look
   * ahead. A search then hardly tries what ranks lower by more. Absent: it is only a rough order.
   */
  readonly rankError?: number;
  /**
   * True where a turn is a row of choices that a search had better plan: it ranks what comes up in
   * the turn at hand by looking ahead, not at first sight.
   */
  readonly plans?: boolean;
  /** How much a weak player misjudges a choice, in the unit of `evaluate`. Absent: by `scale`. */
  readonly slip?: number;
}

/**
 * Somebody to try the bots against: a plan that people play, as advice of its own. Simple and quick,
 * not a level for people.
 */
export interface Partner<S, V extends Vocabulary = Vocabulary> {
  /** The plan in one sentence. */
  readonly plan: string;
  readonly advice: Advice<S, V>;
  /** True to choose by one look ahead with `evaluate`; otherwise at first sight, by `rank`. */
  readonly looksAhead: boolean;
}

export type Partners<S, V extends Vocabulary = Vocabulary> = Readonly<
  Record<string, Partner<S, V>>
>;

/**
 * What simulations count wins by, besides the seat: the race, the faction, who was first. Read off
 * the state at the end; a seat may stand under several labels of one tally.
 */
export type Tallies<S> = Readonly<
  Record<string, (state: S, seat: number) => string | readonly string[]>
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
