/**
 * What can happen in a game, declared in the same words as its state: the steps with the fields of
 * their frames, the events with the fields they carry. Typed pushes and reports, checks on loading
 * and what others may see of a frame or an event are all derived from it.
 */
import type { Position } from './position.ts';
import type { Fields, Infer, Optional } from './shape.ts';
import type { Step } from './step.ts';

export interface Vocabulary {
  /** The fields of each step's frame beside `step` and `seat`. */
  readonly steps: Readonly<Record<string, Fields>>;
  /** The fields of each event beside `type` and `seat`. */
  readonly events: Readonly<Record<string, Fields>>;
}

/** Keeps the exact types of a vocabulary. */
export const defineVocabulary = <const V extends Vocabulary>(vocabulary: V): V => vocabulary;

type Absent<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type Flat<T> = { readonly [K in keyof T]: T[K] };
type Values<F> = { [K in Exclude<keyof F, Absent<F>>]: Still<Infer<F[K]>> } & {
  [K in Absent<F>]?: Still<Infer<F[K]>>;
};
/** Frames and events never change, nor do lists in them. */
type Still<T> = T extends object ? { readonly [K in keyof T]: Still<T[K]> } : T;

export type StepName<V extends Vocabulary> = keyof V['steps'] & string;
export type EventName<V extends Vocabulary> = keyof V['events'] & string;

/** The frame of a step; of any step, if none is named. */
export type FrameOf<V extends Vocabulary, N extends StepName<V> = StepName<V>> = {
  [K in N]: Flat<{ step: K; seat: number } & Values<V['steps'][K]>>;
}[N];

/** A table of all steps, each with its own frame. */
export type StepTable<S, V extends Vocabulary> = {
  readonly [N in StepName<V>]: Step<S, FrameOf<V, N>, V>;
};

/** What may be changed of a frame. */
export type ChangeOf<V extends Vocabulary, N extends StepName<V>> = Partial<
  Flat<Values<V['steps'][N]>>
>;

/** An event of a type; of any type, if none is named. Its seat is −1 where it is the game's own. */
export type EventOf<V extends Vocabulary, N extends EventName<V> = EventName<V>> = {
  [K in N]: Flat<{ type: K; seat: number } & Values<V['events'][K]>>;
}[N];

interface Dialect<S, V extends Vocabulary> {
  /** Some of the game's steps, each with the frame that the vocabulary gives it. */
  steps<N extends StepName<V>>(
    table: { readonly [K in N]: Step<S, FrameOf<V, K>, V> },
  ): {
    readonly [K in N]: Step<S, FrameOf<V, K>, V>;
  };
  /** The frame that asks; undefined once the game is over. */
  asking(position: Position<S>): FrameOf<V> | undefined;
}

/** How one game's files speak of its steps: `export const { steps, asking } = dialect<State, …>()`. */
export const dialect = <S, V extends Vocabulary>(): Dialect<S, V> => ({
  steps: (table) => table,
  asking: ({ agenda }) => agenda[agenda.length - 1] as FrameOf<V> | undefined,
});
