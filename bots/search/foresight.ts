/** Playing on at first sight, as many rounds of turns as a game's choices take to pay. */
import type { Position } from '@orrery/kernel';
import type { Judge } from '../judge.ts';
import type { Brain } from '../player.ts';
import type { Ranking } from '../ranking.ts';

/** What is done at first sight may go round in circles. */
const LONGEST_PLAYED_ON = 400;

export class Foresight<S> {
  readonly #brain: Brain<S>;
  readonly #judge: Judge<S>;
  readonly #ranking: Ranking<S>;
  /** Turns after which a position is judged: what is compared has to be at the same turn. */
  readonly #horizon: number;

  constructor(brain: Brain<S>, start: Position<S>, judge: Judge<S>, ranking: Ranking<S>) {
    this.#brain = brain;
    this.#judge = judge;
    this.#ranking = ranking;
    const turns = start.answers.length * (brain.advice?.foresight ?? 0);
    this.#horizon = turns + this.#turnsTaken(start);
  }

  /** Lets everybody go on as far as it reaches, and on to where things are settled. */
  playOn(position: Position<S>): void {
    const { game } = this.#brain;
    for (let on = 0; on < LONGEST_PLAYED_ON && !game.isOver(position); on++) {
      const isThere = this.#turnsTaken(position) >= this.#horizon;
      if (isThere && this.#judge.isSettled(position)) return;
      this.#ranking.answerAll(position);
    }
  }

  #turnsTaken({ state }: Position<S>): number {
    return this.#brain.advice?.turnsTaken?.(state) ?? 0;
  }
}
