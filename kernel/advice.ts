/** What a game tells the bots. */
import type { FrameOf, Vocabulary } from './vocabulary.ts';

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
   * The same as measured in games (`orrery calibrate`): by number of seats, at even steps of
   * `progress` from start to end. Absent: `scale` throughout.
   */
  readonly scales?: Readonly<Record<number, readonly number[]>>;
  /** How far the game has got, from 0 to 1: the later it is, the more a lead counts. */
  progress?(state: S): number;
  /**
   * Guesses how `evaluate` for the seat that chooses would come out after each option, without
   * playing it: in the same unit, apart from a constant. Bots look at the best of a long list
   * only, and at those with high scores first. −∞ is for what has no effect or only does harm: it is
   * left out as long as there is anything else. Fills `scores` in parallel to `options`.
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
   * How many options deserve a closer look when this frame asks, those that rank best. With 1 there
   * is no look at all: what to pay with, say, or odds that `rank` works out exactly. Whoever has time
   * looks at more of them all the same. Absent: as many as the bot likes.
   */
  breadth?(state: S, frame: FrameOf<V>): number;
  /** Deals to look at where something is hidden, if few tell as much as many. */
  readonly looks?: number;
  /**
   * How far a look ahead is off as a rule, in the unit of `evaluate`, where it plans turns well that
   * are rows of choices: a search then only decides between the plans that the look ahead likes best,
   * playing each on. Absent: it grows a tree.
   */
  readonly planError?: number;
  /** Iterations from which a tree finds more than such a race. Absent: never. */
  readonly treeFrom?: number;
  /** Where choices pay later: rounds that a search plays on for before it judges. */
  readonly foresight?: number;
  /**
   * How those who play on choose when this frame asks: by trying so many of what ranks best. 1, or absent:
   * at first sight, which is quicker and as good where `rank` is.
   */
  glance?(frame: FrameOf<V>): number;
  /** Everybody's turns so far, to measure `foresight` by. */
  turnsTaken?(state: S): number;
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
  /** Points that the plan adds to an option, or takes from it, beside what the ranking says. */
  lean?(state: S, frame: FrameOf<V>, seat: number, option: number): number;
  /** True to choose by one look ahead with `evaluate`; otherwise at first sight, by `rank`. */
  readonly looksAhead: boolean;
}

export type Partners<S, V extends Vocabulary = Vocabulary> = Readonly<
  Record<string, Partner<S, V>>
>;
