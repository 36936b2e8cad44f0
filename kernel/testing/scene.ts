/**
 * A position set up in the words of the game, for tests of single rules: edit the state, put the
 * step in question on the agenda, choose by key, feed the rolls.
 */
import { type GameEvent, newTrail, type Trail } from '../doors.ts';
import { componentFlaw } from '../dry-run.ts';
import type { Game } from '../game.ts';
import type { Position } from '../position.ts';
import { type Frame, NO_ANSWER } from '../step.ts';

export interface SceneSetUp<S> {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: string;
  /** Changes the state after set-up into the one in question. */
  readonly state?: (state: S) => void;
  /** What is to happen, the next thing first; the game's own opening if left out. */
  readonly agenda?: readonly (Frame & Readonly<Record<string, unknown>>)[];
  /** Outcomes of chance up to the first question; all must be used. */
  readonly chance?: readonly number[];
  /** Each says what is wrong with a state, or null: where nothing was before a choice, nothing may be after it. */
  readonly laws?: readonly ((state: S, seats: number) => string | null)[];
  /** What is wrong with what a choice changed and what was told of it, or null. */
  readonly told?: (before: S, after: S, events: readonly GameEvent[]) => string | null;
}

/** The table before a choice. */
interface Moment<S> {
  readonly state: S;
  readonly flaws: readonly (string | null)[];
}

export class Scene<S> {
  readonly game: Game<S>;
  readonly position: Position<S>;
  /** Everything reported so far. */
  readonly events: GameEvent[] = [];
  readonly #laws: NonNullable<SceneSetUp<S>['laws']>;
  readonly #told: SceneSetUp<S>['told'];

  constructor(game: Game<S>, setUp: SceneSetUp<S>) {
    this.game = game;
    this.#laws = setUp.laws ?? [];
    this.#told = setUp.told;
    const { seats, options = {}, seed = 'scene' } = setUp;
    this.position = game.start({ seats, options }, seed);
    setUp.state?.(this.position.state);
    if (setUp.agenda) this.position.agenda = [...setUp.agenda].reverse();
    this.position.asked = 0;
    this.position.answers.fill(NO_ANSWER);
    const before = this.#moment();
    const trail = newTrail();
    game.run(this.position, trail, setUp.chance ?? null);
    this.#note('the beginning', trail, before);
  }

  get state(): S {
    return this.position.state;
  }

  get over(): boolean {
    return this.game.isOver(this.position);
  }

  /** The seats that are asked. */
  get asked(): number[] {
    return this.game.waiting(this.position);
  }

  /** The step that asks, or null at the end. */
  get step(): string | null {
    return this.over ? null : this.game.asking(this.position).step;
  }

  /** Keys of what a seat (the asked one) may choose. */
  options(seat = this.asked[0]): string[] {
    // Tests edit the state between choices.
    this.game.edited(this.position);
    return [...this.game.options(this.position, seat)].map((o) => this.game.key(this.position, o));
  }

  /** Chooses by key for a seat (the asked one); outcomes of chance, if given, must be used up. */
  choose(
    key: string,
    { seat = this.asked[0], chance }: { seat?: number; chance?: readonly number[] } = {},
  ): this {
    if (this.over) throw new Error(`«${key}»: the game is over`);
    const offered = this.options(seat).join(' | ');
    const choice = this.game.parse(this.position, key);
    const before = this.#moment();
    const trail = newTrail();
    try {
      this.game.answer(this.position, seat, choice, trail, chance ?? null);
    } catch (error) {
      throw new Error(`«${key}»: ${(error as Error).message}; offered: ${offered}`, {
        cause: error,
      });
    }
    this.#note(`«${key}»`, trail, before);
    return this;
  }

  #moment(): Moment<S> {
    return { state: this.game.clone(this.position).state, flaws: this.#flaws() };
  }

  /** What is wrong with the table, by who would complain: its laws, its components, its shape. */
  #flaws(): readonly (string | null)[] {
    const { state, answers } = this.position;
    return [
      ...this.#laws.map((law) => law(state, answers.length)),
      componentFlaw(this.game, this.position),
      this.#damage(),
    ];
  }

  /** What would keep the position from being saved and loaded, or null. */
  #damage(): string | null {
    try {
      this.game.checkPosition(this.position);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  #eventFlaw(event: GameEvent): string | null {
    const { seat, type } = event;
    const sits = seat >= -1 && seat < this.position.answers.length;
    return sits ? this.game.eventFlaw(event) : `«${type}» of seat ${seat}, where nobody sits`;
  }

  /** Tests may set up what could never be; what was sound before goes on to be so. */
  #note(after: string, { events }: Trail, before: Moment<S>): void {
    this.events.push(...events);
    const flaw =
      events.map((event) => this.#eventFlaw(event)).find((flaw) => flaw !== null) ??
      this.#flaws().find((flaw, at) => flaw !== null && before.flaws[at] === null) ??
      this.#told?.(before.state, this.state, events);
    if (flaw) throw new Error(`after ${after}: ${flaw}`);
  }

  /** True if the key is not among what a seat (the asked one) may choose. */
  refuses(key: string, seat = this.asked[0]): boolean {
    return !this.options(seat).includes(key);
  }

  /** Events of a type, in order. */
  reported(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

export const scene = <S>(game: Game<S>, setUp: SceneSetUp<S>): Scene<S> => new Scene(game, setUp);
