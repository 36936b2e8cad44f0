/** A bot that searches, for a number of iterations (repeatable) or for a time (for people). */
import { type BotMaker, decisionGenerator } from '../player.ts';
import { Search, type SearchSettings } from './search.ts';

/** It stops at whatever is reached first. */
export type Budget =
  | { readonly iterations: number; readonly ms?: number }
  | { readonly iterations?: number; readonly ms: number };

/** Iterations between two looks at whether it may stop. */
const LOOK_EVERY = 16;

export const searchBot =
  (budget: Budget, settings: Partial<SearchSettings> = {}): BotMaker =>
  (brain, seed) =>
  (view) => {
    const generator = decisionGenerator(seed, view.seat, view.position.question);
    const search = new Search(brain, view, generator, settings);
    const allowance = new Allowance(budget);
    for (let now = allowance.next(search); now > 0; now = allowance.next(search)) search.run(now);
    return search.best();
  };

/** What is left of a budget. */
export class Allowance {
  readonly #iterations: number;
  readonly #ms: number;
  readonly #started = performance.now();

  constructor({ iterations = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY }: Budget) {
    this.#iterations = iterations;
    this.#ms = ms;
  }

  /**
   * Iterations until one should ask again; 0 if the budget is spent, or if nothing that could still
   * come would change the choice.
   */
  next(search: Pick<Search<unknown>, 'iterations' | 'isDecided'>): number {
    const done = search.iterations;
    let left = this.#iterations - done;
    if (this.#ms !== Number.POSITIVE_INFINITY && done > 0) {
      const spent = performance.now() - this.#started;
      left = Math.min(left, Math.ceil(((this.#ms - spent) / spent) * done));
    }
    return left <= 0 || search.isDecided(left) ? 0 : Math.min(LOOK_EVERY, left);
  }
}
