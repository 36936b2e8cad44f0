/**
 * What a step may do besides changing the state: push frames, draw chance, reveal, report. All that
 * matters to undo, replay and secrecy goes through here, so the kernel sees it by itself.
 */
import { below, type Generator, generatorOf } from './chance.ts';
import type { Deck } from './deck.ts';
import type { Position } from './position.ts';
import type { Frame } from './step.ts';
import type { ChangeOf, EventOf, FrameOf, StepName, Vocabulary } from './vocabulary.ts';

/** Something that happened, in plain data, for the log and for animation. */
export type GameEvent = EventOf<Vocabulary>;

/**
 * Why a choice cannot simply be taken back. «Shown» is the weakest: who chose has learned nothing, and
 * has let the others see what only they knew.
 */
export type Barrier = 'chance' | 'reveal' | 'shown';

/** What one answer brought about, for whoever asks to be told. */
export interface Trail {
  readonly events: GameEvent[];
  readonly outcomes: number[];
  barrier: Barrier | null;
}

export const newTrail = (): Trail => ({ events: [], outcomes: [], barrier: null });

/** What chance is to answer, one outcome after the other; null where it is left to chance. */
export type Feed = readonly number[] | null;

/** What stands for the agenda outside of a step: a rule that pushes then has kept the doors for itself. */
const CLOSED = Object.freeze<Frame[]>([]) as Frame[];

export class Doors<V extends Vocabulary = Vocabulary> {
  /** Number of seats at the table. */
  seats = 0;
  #agenda = CLOSED;
  #position: Position<unknown> | null = null;
  #generator: Generator | null = null;
  #trail: Trail | null = null;
  #feed: Feed = null;
  #fed = 0;

  /** Puts a frame on top: it runs next. */
  push(frame: FrameOf<V>): void {
    this.#agenda.push(frame);
  }

  /** Puts frames on top so that they run in the order written. */
  pushInOrder(...frames: readonly FrameOf<V>[]): void {
    for (let i = frames.length - 1; i >= 0; i--) this.#agenda.push(frames[i]);
  }

  /** Changes the nearest frame of a step below: how a rule alters or cancels what is about to happen. */
  amend<N extends StepName<V>>(step: N, change: ChangeOf<V, N>): void {
    for (let i = this.#agenda.length - 1; i >= 0; i--) {
      if (this.#agenda[i].step !== step) continue;
      this.#agenda[i] = { ...this.#agenda[i], ...change };
      return;
    }
    throw new Error(`no frame of step «${step}» to amend`);
  }

  /** A whole number from 0 to n − 1. */
  below(n: number): number {
    return this.#outcome(below(this.#chance(), n), 0, n - 1);
  }

  /** A die from 1 to the number of its sides. */
  die(sides: number): number {
    return this.#outcome(below(this.#chance(), sides) + 1, 1, sides);
  }

  /**
   * Takes one item out of an unordered list, at random. Of equal ones the first goes, so that the
   * order of what is left depends on the outcomes alone and not on how they were drawn.
   */
  take(items: number[]): number {
    const drawn = items[below(this.#chance(), items.length)];
    const item = this.#outcome(drawn, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const at = items.indexOf(item);
    if (at < 0) throw new Error(`outcome ${item} is not among those that can be drawn`);
    items[at] = items[items.length - 1];
    items.pop();
    return item;
  }

  shuffle(items: number[]): void {
    const rest = items.slice();
    for (let i = 0; i < items.length; i++) items[i] = this.take(rest);
  }

  /** Draws the top card: the known one if there is one, else any of the rest. NONE if there is none. */
  draw(deck: Deck): number {
    if (deck.top.length > 0) {
      this.reveal();
      return deck.top.pop() as number;
    }
    if (deck.rest.length > 0) return this.take(deck.rest);
    if (deck.under.length > 0) {
      this.reveal();
      return deck.under.shift() as number;
    }
    return -1;
  }

  /** Says that somebody learns a secret here, so that the choice can't be taken back. */
  reveal(): void {
    const trail = this.#trail;
    if (trail && trail.barrier !== 'chance') trail.barrier = 'reveal';
  }

  /** Says that who answers lays a secret of their own open: only the others learn something. */
  show(): void {
    const trail = this.#trail;
    if (trail && trail.barrier === null) trail.barrier = 'shown';
  }

  emit(event: EventOf<V>): void {
    if (this.#trail) this.#trail.events.push(event);
  }

  /** True if nobody is listening: events that are costly to put together may be left out. */
  get silent(): boolean {
    return this.#trail === null;
  }

  /** Opens the doors for one answer. */
  open(position: Position<unknown>, trail: Trail | null, feed: Feed): void {
    this.#position = position;
    this.#agenda = position.agenda;
    this.seats = position.answers.length;
    this.#generator = null;
    this.#trail = trail;
    this.#feed = feed;
    this.#fed = 0;
  }

  /** Writes the generator back and says how many fed outcomes were used. */
  close(): number {
    if (this.#generator && this.#position) {
      this.#position.random = this.#generator.getState() as number[];
    }
    this.#generator = null;
    this.#position = null;
    this.#agenda = CLOSED;
    this.#trail = null;
    this.#feed = null;
    return this.#fed;
  }

  #chance(): Generator {
    if (!this.#generator) {
      if (!this.#position) throw new Error('chance outside of a step');
      this.#generator = generatorOf(this.#position.random);
    }
    return this.#generator;
  }

  /** What was drawn, or the next of the given outcomes instead; written down. */
  #outcome(drawn: number, least: number, most: number): number {
    let outcome = drawn;
    if (this.#feed) {
      if (this.#fed >= this.#feed.length) throw new Error('the given outcomes are used up');
      outcome = this.#feed[this.#fed++];
      if (!(Number.isInteger(outcome) && outcome >= least && outcome <= most)) {
        throw new Error(`outcome ${outcome} can not come up: it is from ${least} to ${most}`);
      }
    }
    if (this.#trail) {
      this.#trail.outcomes.push(outcome);
      this.#trail.barrier = 'chance';
    }
    return outcome;
  }
}
