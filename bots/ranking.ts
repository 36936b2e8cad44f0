/** Which options look best at first sight, so that long lists need not be looked at whole. */
import { type Generator, NO_ANSWER, type Position, seatsIn, shuffleWith } from '@orrery/kernel';
import type { Judge } from './judge.ts';
import type { Brain } from './player.ts';

/** Without a game's own ranking, lists up to this length are tried out one by one. */
const WORTH_TRYING = 40;

export class Ranking<S> {
  readonly #brain: Brain<S>;
  readonly #judge: Judge<S>;
  readonly #generator: Generator;
  /** The last list: a copy, because the game reuses its own. */
  readonly options: number[] = [];
  /** Its scores, in parallel. */
  readonly scores: number[] = [];
  /** Places in it, the best first. */
  readonly order: number[] = [];

  constructor(brain: Brain<S>, judge: Judge<S>, generator: Generator) {
    this.#brain = brain;
    this.#judge = judge;
    this.#generator = generator;
  }

  /** Scores what a seat may choose, and puts the best `count` of it in order. */
  rank(position: Position<S>, seat: number, list: readonly number[], count: number): void {
    const { game, advice } = this.#brain;
    const { options, scores } = this;
    options.length = list.length;
    scores.length = list.length;
    for (let i = 0; i < list.length; i++) {
      options[i] = list[i];
      scores[i] = 0;
    }
    if (advice?.rank) {
      advice.rank(position.state, game.asking(position), seat, options, scores);
      this.#sort(options.length, count);
    } else if (advice && position.asked === 1 << seat && options.length <= WORTH_TRYING) {
      this.#tryOut(position, seat);
      this.#sort(options.length, count);
    } else {
      this.#anyOrder(options.length, count);
    }
  }

  /** Scores those that rank best anew, more carefully, and keeps the best `count` of them. */
  rankAgain(count: number, score: (choice: number, before: number) => number): void {
    const { options, scores, order } = this;
    for (const at of order) scores[at] = score(options[at], scores[at]);
    order.sort((a, b) => scores[b] - scores[a]);
    order.length = Math.min(order.length, count);
  }

  /** The option that looks best at first sight. */
  first(position: Position<S>, seat: number, list: readonly number[]): number {
    if (list.length === 1) return list[0];
    this.rank(position, seat, list, 1);
    return this.options[this.order[0]];
  }

  /** Lets all asked seats, or all but one, do what looks best for them at first sight. */
  answerAll(position: Position<S>, except = -1): void {
    const { game } = this.#brain;
    for (const seat of seatsIn(position.asked)) {
      if (seat === except) continue;
      const options = game.options(position, seat);
      game.apply(
        position,
        seat,
        options.length > 0 ? this.first(position, seat, options) : NO_ANSWER,
      );
    }
  }

  #tryOut(position: Position<S>, seat: number): void {
    for (let i = 0; i < this.options.length; i++) {
      const after = this.#brain.game.clone(position);
      this.#brain.game.apply(after, seat, this.options[i]);
      this.scores[i] = this.#judge.lead(after, seat);
    }
  }

  /**
   * Puts the places of the highest scores in order; equal ones in the order of the list. What should
   * never be chosen is left out, unless there is nothing else.
   */
  #sort(length: number, count: number): void {
    const { scores, order } = this;
    const kept = Math.min(length, count);
    order.length = 0;
    for (let i = 0; i < length; i++) {
      const score = scores[i];
      if (score === Number.NEGATIVE_INFINITY) continue;
      if (order.length === kept) {
        if (score <= scores[order[kept - 1]]) continue;
        order.pop();
      }
      let at = order.length;
      order.push(i);
      for (; at > 0 && scores[order[at - 1]] < score; at--) order[at] = order[at - 1];
      order[at] = i;
    }
    if (order.length > 0) return;
    for (let i = 0; i < length; i++) scores[i] = 0;
    for (let i = 0; i < kept; i++) order.push(i);
  }

  #anyOrder(length: number, count: number): void {
    const { order } = this;
    order.length = 0;
    for (let i = 0; i < length; i++) order.push(i);
    shuffleWith(this.#generator, order);
    order.length = Math.min(length, count);
  }
}
