/**
 * Which moment of a table is on screen: the latest, one that is looked back at, or, while somebody
 * presents what the others do, one on its way to the latest.
 */
import { same } from '../kit/same.ts';
import type { LiveTable, TableNow } from './live-table.ts';

/** Presents moments one after the other; told before anything changes on screen. */
export interface Director {
  /** Something is in motion. */
  readonly playing: boolean;
  /** The screen stands at `at`, the table at `latest`: the moment to show now. */
  follow(at: number, latest: number): number;
  /** Somebody looking back steps from one moment to another. */
  step(from: number, to: number): void;
  /** The screen jumps: what is being presented is over. */
  cut(): void;
  /** On to what happens next. */
  skip(): void;
  /** Straight to how things stand. */
  skipAll(): void;
}

/** What is on screen. Never changed: a new one is made when something has happened. */
export interface Screen {
  /** What was true at the moment that play has reached on screen. */
  readonly now: TableNow;
  /** The moment that is looked back at; null in play. */
  readonly shown: number | null;
  /** The table has gone further than the screen. */
  readonly behind: boolean;
}

export class Showing {
  /** Somebody else's game is only looked back at, from its beginning. */
  readonly replayOnly: boolean;
  readonly #table: LiveTable;
  readonly #listeners = new Set<() => void>();
  #director: Director | null = null;
  #at: number;
  #era: number;
  #screen: Screen;

  constructor(table: LiveTable, replayOnly = false) {
    this.#table = table;
    this.replayOnly = replayOnly;
    const { moments, era } = table.now();
    this.#at = moments;
    this.#era = era;
    this.#screen = this.#look(replayOnly ? 0 : null);
    table.subscribe(() => this.goOn());
  }

  readonly screen = (): Screen => this.#screen;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** True where events are shown one by one. */
  get directed(): boolean {
    return this.#director !== null;
  }

  /** Is something in motion? */
  get moving(): boolean {
    return this.#director?.playing ?? false;
  }

  /** From now on somebody presents, or nobody: then the screen follows the table. */
  direct(director: Director | null): void {
    this.#director = director;
    if (director) return;
    this.goOn();
    this.#tell(this.#screen.shown, true);
  }

  skip(): void {
    this.#director?.skip();
  }

  skipAll(): void {
    this.#director?.skipAll();
  }

  /** Looks back at a moment, or returns to play. */
  show(moment: number | null): void {
    const { moments } = this.#table.now();
    const { shown } = this.#screen;
    const latest = this.replayOnly ? moments : null;
    const next = moment === null || moment > moments ? latest : Math.max(0, moment);
    if (shown !== null && next === shown + 1) this.#director?.step(shown, next);
    else if (next !== shown) this.#director?.cut();
    // Whoever returns has seen enough of the past.
    this.#at = moments;
    this.#tell(next);
  }

  /** Plays the way from a moment to now once more. */
  playFrom(moment: number): void {
    this.#director?.cut();
    if (this.#director) this.#at = Math.min(moment, this.#at);
    this.#tell(null);
    this.goOn();
  }

  /** Shows the next moment there is to show, or the latest at once. */
  goOn(): void {
    const { moments, era } = this.#table.now();
    const { shown } = this.#screen;
    const jumps = era !== this.#era || shown !== null || this.#at > moments;
    if (jumps && shown === null) this.#director?.cut();
    this.#at = jumps ? moments : (this.#director?.follow(this.#at, moments) ?? moments);
    this.#era = era;
    this.#tell(shown);
  }

  #look(shown: number | null): Screen {
    const latest = this.#table.now();
    const at = this.#at;
    if (at >= latest.moments) return { now: latest, shown, behind: false };
    // Nobody can be asked on a screen that is behind: it names whose move is to be seen.
    const waiting = [this.#table.chooserAt(Math.max(0, at - 1))];
    const then = { moments: at, question: -1, waiting, step: null, rule: null };
    return { now: { ...latest, ...then, over: false, held: false }, shown, behind: true };
  }

  /** While the rules run ahead of what is shown the screen stays as it is, and nobody need look again. */
  #tell(shown: number | null, always = false): void {
    const screen = this.#look(shown);
    if (!always && same(screen, this.#screen)) return;
    this.#screen = screen;
    for (const listener of this.#listeners) listener();
  }
}
