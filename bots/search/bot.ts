/** A bot that searches, for a number of iterations (repeatable) or for a time (for people). */
import type { Generator, View } from '@orrery/kernel';
import { type BotMaker, type Brain, bell, decisionGenerator, slipOf } from '../player.ts';
import { TurnClock } from '../turn-clock.ts';
import type { Mind } from './mind.ts';
import { Race } from './race.ts';
import { Search } from './search.ts';

/** It stops at whatever is reached first. */
export type Budget =
  | { readonly iterations: number; readonly ms?: number; readonly turnMs?: number }
  | {
      readonly iterations?: number;
      readonly ms: number;
      /** For all decisions of a turn together. */
      readonly turnMs?: number;
    };

/** The way of searching that suits a game and the time there is. */
export function mindOf<S>(
  brain: Brain<S>,
  view: View<S>,
  generator: Generator,
  { iterations = Number.POSITIVE_INFINITY }: Budget,
): Mind {
  const { planError, treeFrom } = brain.advice ?? {};
  const isTree = planError === undefined || (treeFrom !== undefined && iterations >= treeFrom);
  return isTree ? new Search(brain, view, generator) : new Race(brain, view, generator, iterations);
}

/** Iterations between two looks at whether it may stop. */
const LOOK_EVERY = 16;

export const searchBot =
  (budget: Budget, noise = 0): BotMaker =>
  (brain, seed) => {
    const clock = new TurnClock();
    return (view) => {
      const began = performance.now();
      const generator = decisionGenerator(seed, view.seat, view.position.question);
      const search = mindOf(brain, view, generator, budget);
      const allowance = new Allowance(inTurn(budget, clock, view));
      for (let now = allowance.next(search); now > 0; now = allowance.next(search)) search.run(now);
      clock.spend(view, performance.now() - began);
      return finalChoice(search, brain, generator, noise);
    };
  };

/** What was tried less than this share of what was tried most is not mistaken for it. */
const SEEN_ENOUGH = 0.1;

/**
 * The choice after all thinking: the best, or what somebody takes for it who errs by `noise`, a share
 * of what the advice says a weak player does.
 */
export function finalChoice<S>(
  mind: Mind,
  brain: Brain<S>,
  generator: Generator,
  noise: number,
): number {
  const best = mind.best();
  if (noise === 0 || mind.forced !== null) return best;
  const thoughts = mind.thoughts();
  const enough = SEEN_ENOUGH * Math.max(...thoughts.map(({ visits }) => visits));
  let choice = best;
  let least = Number.POSITIVE_INFINITY;
  for (const thought of thoughts) {
    if (thought.visits < enough) continue;
    const seeming = thought.behind - noise * slipOf(brain) * bell(generator);
    if (seeming >= least) continue;
    choice = thought.choice;
    least = seeming;
  }
  return choice;
}

/** What a budget leaves to one decision of a turn. */
export const inTurn = (budget: Budget, clock: TurnClock, view: View<unknown>): Budget =>
  budget.ms === undefined || budget.turnMs === undefined
    ? budget
    : { ...budget, ms: clock.allow(view, budget.ms, budget.turnMs) };

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
  next(search: Pick<Mind, 'iterations' | 'isDecided'>): number {
    const done = search.iterations;
    let left = this.#iterations - done;
    if (this.#ms !== Number.POSITIVE_INFINITY && done > 0) {
      const spent = performance.now() - this.#started;
      left = Math.min(left, Math.ceil(((this.#ms - spent) / spent) * done));
    }
    return left <= 0 || search.isDecided(left) ? 0 : Math.min(LOOK_EVERY, left);
  }
}
