/**
 * A game is a set of steps. What the game is waiting for stands on the agenda, a stack of frames;
 * the top frame runs. A step either does something and leaves, or asks somebody to choose.
 */
import type { ChoiceSet } from './choices.ts';
import type { Doors } from './doors.ts';
import type { FrameOf, Vocabulary } from './vocabulary.ts';

/** One entry of the agenda: plain data, never changed once pushed. Its seat is −1 where it is nobody's. */
export type Frame = FrameOf<Vocabulary>;

interface Common<S, F> {
  /** The rule that governs it, shown beside it. */
  readonly rule?: string | { of(state: S, frame: F): string }['of'];
}

/** Does something and leaves; its frame is off the agenda when it runs. */
export interface Action<S, F extends Frame = Frame, V extends Vocabulary = Vocabulary>
  extends Common<S, F> {
  run(state: S, frame: F, k: Doors<V>): void;
}

/** Asks one seat. */
export interface Question<S, F extends Frame = Frame, V extends Vocabulary = Vocabulary>
  extends Common<S, F> {
  readonly choices: ChoiceSet;
  /** Pushes what may be chosen: pure, complete, in a stable order. Empty: the step is skipped. */
  options(state: S, frame: F, list: number[], seat: number): void;
  /** What choosing it does; the frame is off the agenda. */
  choose(state: S, frame: F, choice: number, k: Doors<V>): void;
  /** What being skipped does, if anything. */
  skip?(state: S, frame: F, k: Doors<V>): void;
  /** True where the player must see it even if there is nothing to decide. */
  readonly alwaysAsk?: boolean;
  /** Whether it tells others of what the seat holds that it is asked, or passed over. */
  tells?(state: S, frame: F, list: readonly number[]): boolean;
}

/** Asks several seats at once; the answers stay sealed until the last one is in. */
export interface Simultaneous<S, F extends Frame = Frame, V extends Vocabulary = Vocabulary>
  extends Common<S, F> {
  readonly choices: ChoiceSet;
  /** Who is asked, in seat order. */
  seats(state: S, frame: F): readonly number[];
  /** A seat without options is not asked; one with a single option answers by itself. */
  options(state: S, frame: F, list: number[], seat: number): void;
  /** Opens the answers, by seat; NO_ANSWER where nothing was asked. */
  resolve(state: S, frame: F, answers: readonly number[], k: Doors<V>): void;
}

export type Step<S, F extends Frame = Frame, V extends Vocabulary = Vocabulary> =
  | Action<S, F, V>
  | Question<S, F, V>
  | Simultaneous<S, F, V>;

/** A step of any kind: of one hidden class, so quick to read; null where it has no such part. */
export interface Parts<S>
  extends Omit<Question<S>, 'rule' | 'skip' | 'tells'>,
    Pick<Simultaneous<S>, 'seats'> {
  readonly rule: Question<S>['rule'] | null;
  readonly run: Action<S>['run'] | null;
  readonly resolve: Simultaneous<S>['resolve'] | null;
  readonly skip: Question<S>['skip'] | null;
  readonly tells: Question<S>['tells'] | null;
}

export function partsOf<S>(step: Step<S>): Parts<S> {
  const { rule = null, choices, seats, options, choose, run = null } = step as Parts<S>;
  const { resolve = null, skip = null, tells = null, alwaysAsk = false } = step as Parts<S>;
  return { rule, run, resolve, choices, seats, options, choose, skip, tells, alwaysAsk };
}

/** In `resolve`: that seat was not asked. */
export const NO_ANSWER = -1;
/** In a view: that seat has answered, but what is sealed. */
export const SEALED = -2;

/** Seats in clockwise order from one of them. */
export function seatsFrom(first: number, seats: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}
