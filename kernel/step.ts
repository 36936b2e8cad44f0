/**
 * A game is a set of steps. What the game is waiting for stands on the agenda, a stack of frames;
 * the top frame runs. A step either does something and leaves, or asks somebody to choose.
 */
import type { ChoiceSet } from './choices.ts';
import type { Doors } from './doors.ts';
import type { Shape } from './shape.ts';
import type { AnyVocabulary, Vocabulary } from './vocabulary.ts';

// biome-ignore lint/suspicious/noExplicitAny: a table of steps without a vocabulary mixes frames of all kinds
type AnyFrame = any;

/** One entry of the agenda: plain data, never changed once pushed. */
export interface Frame {
  readonly step: string;
  /** Whose step it is; −1 where it is nobody's. */
  readonly seat: number;
}

interface Common<S, F> {
  /** The rule that governs it, shown beside it. */
  readonly rule?: string | { of(state: S, frame: F): string }['of'];
  /** Frame fields that hold components, for games without a vocabulary. */
  readonly frame?: Readonly<Record<string, Shape<unknown>>>;
}

/** Does something and leaves; its frame is off the agenda when it runs. */
export interface Action<S, F extends Frame = Frame, V extends Vocabulary = AnyVocabulary>
  extends Common<S, F> {
  run(state: S, frame: F, k: Doors<V>): void;
}

/** Asks one seat. */
export interface Question<S, F extends Frame = Frame, V extends Vocabulary = AnyVocabulary>
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
}

/** Asks several seats at once; the answers stay sealed until the last one is in. */
export interface Simultaneous<S, F extends Frame = Frame, V extends Vocabulary = AnyVocabulary>
  extends Common<S, F> {
  readonly choices: ChoiceSet;
  /** Who is asked, in seat order. */
  seats(state: S, frame: F): readonly number[];
  /** A seat without options is not asked; one with a single option answers by itself. */
  options(state: S, frame: F, list: number[], seat: number): void;
  /** Opens the answers, by seat; NO_ANSWER where nothing was asked. */
  resolve(state: S, frame: F, answers: readonly number[], k: Doors<V>): void;
}

export type Step<S, F extends Frame = AnyFrame, V extends Vocabulary = AnyVocabulary> =
  | Action<S, F, V>
  | Question<S, F, V>
  | Simultaneous<S, F, V>;

/** In `resolve`: that seat was not asked. */
export const NO_ANSWER = -1;
/** In a view: that seat has answered, but what is sealed. */
export const SEALED = -2;

/** Gives a step its types: `step<State, JumpFrame>({ … })`. */
export const step = <S, F extends Frame = Frame>(definition: Question<S, F>): Question<S, F> =>
  definition;
export const action = <S, F extends Frame = Frame>(
  run: Action<S, F>['run'],
  rule?: string,
): Action<S, F> => (rule === undefined ? { run } : { run, rule });
export const simultaneous = <S, F extends Frame = Frame>(
  definition: Simultaneous<S, F>,
): Simultaneous<S, F> => definition;

interface Counted extends Frame {
  readonly at?: number;
  readonly order?: readonly number[];
}

/** One step after the other, for the same seat. */
export const sequence = <S>(...steps: readonly string[]): Action<S, Counted> => ({
  run(_state, frame, k) {
    const at = frame.at ?? 0;
    if (at + 1 < steps.length) k.push({ ...frame, at: at + 1 });
    k.push({ step: steps[at], seat: frame.seat });
  },
});

/** The same step for each seat of an order settled at the start. */
export const forEachSeat = <S>(
  name: string,
  order: (state: S, frame: Frame, seats: number) => readonly number[],
): Action<S, Counted> => ({
  run(state, frame, k) {
    const at = frame.at ?? 0;
    const seats = frame.order ?? order(state, frame, k.seats);
    if (at >= seats.length) return;
    if (at + 1 < seats.length)
      k.push({ step: frame.step, seat: frame.seat, at: at + 1, order: seats });
    k.push({ step: name, seat: seats[at] });
  },
});

/** The same step for as long as a condition holds. */
export const repeat = <S>(
  name: string,
  goesOn: (state: S, frame: Frame) => boolean,
): Action<S, Frame> => ({
  run(state, frame, k) {
    if (!goesOn(state, frame)) return;
    k.push(frame);
    k.push({ step: name, seat: frame.seat });
  },
});

/** Seats in clockwise order from one of them. */
export function seatsFrom(first: number, seats: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}
