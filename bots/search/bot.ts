/** A bot that thinks for a number of iterations (repeatable) or of milliseconds (for people). */
import { type BotMaker, decisionGenerator } from '../player.ts';
import { Search, type SearchSettings } from './search.ts';

export type Budget = { readonly iterations: number } | { readonly ms: number };

/** How often it looks whether it may stop. */
const SLICE = 16;

export const searchBot =
  (budget: Budget, settings: Partial<SearchSettings> = {}): BotMaker =>
  (brain, seed) =>
  (view) => {
    const search = new Search(brain, view, decisionGenerator(seed, view), settings);
    const clock = new Allowance(budget);
    while (!clock.isSpent(search)) search.run(clock.next(search));
    return search.best();
  };

/** What a budget needs to know of a search. */
type Progress = Pick<Search<unknown>, 'iterations' | 'isDecided'>;

/** What is left of a budget. */
export class Allowance {
  readonly #budget: Budget;
  readonly #started = performance.now();

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** True if the time is up, or nothing that could still happen would change the choice. */
  isSpent(search: Progress): boolean {
    const left = this.#left(search);
    return left < 1 || search.isDecided(left);
  }

  /** Iterations until one should look again. */
  next(search: Progress): number {
    return Math.min(SLICE, Math.max(1, Math.floor(this.#left(search))));
  }

  /** Iterations that the budget still allows for; a guess if it is in milliseconds. */
  #left(search: Progress): number {
    if ('iterations' in this.#budget) return this.#budget.iterations - search.iterations;
    const spent = performance.now() - this.#started;
    if (search.iterations === 0) return 1;
    if (spent >= this.#budget.ms) return 0;
    return Math.max(1, ((this.#budget.ms - spent) / spent) * search.iterations);
  }
}
