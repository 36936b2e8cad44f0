/** Playing on, as many rounds of turns as a game's choices take to pay. */
import { NO_ANSWER, type Position, seatsIn } from '@orrery/kernel';
import type { Judge } from '../judge.ts';
import type { Brain } from '../player.ts';
import type { Ranking } from '../ranking.ts';

/** What is done at first sight may go round in circles. */
const LONGEST_PLAYED_ON = 400;
/** Choices after which what is tried is judged even if nothing is settled. */
const LONGEST_TRIED = 24;

export class Foresight<S> {
  readonly #brain: Brain<S>;
  readonly #judge: Judge<S>;
  readonly #ranking: Ranking<S>;
  /** Turns after which a position is judged: what is compared has to be at the same turn. */
  readonly #horizon: number;
  readonly #tried: number[] = [];

  constructor(brain: Brain<S>, start: Position<S>, judge: Judge<S>, ranking: Ranking<S>) {
    this.#brain = brain;
    this.#judge = judge;
    this.#ranking = ranking;
    const foresight = brain.advice?.foresight ?? 0;
    this.#horizon = start.answers.length * foresight + this.#turnsTaken(start);
  }

  /** Lets everybody go on as far as it reaches, and on to where things are settled. */
  playOn(position: Position<S>): void {
    const { game } = this.#brain;
    for (let on = 0; on < LONGEST_PLAYED_ON && !game.isOver(position); on++) {
      const isThere = this.#turnsTaken(position) >= this.#horizon;
      if (isThere && this.#judge.isSettled(position)) return;
      const tries = this.#triesAt(position);
      if (tries > 1) this.#tryOut(position, tries);
      else this.#ranking.answerAll(position);
    }
  }

  #turnsTaken({ state }: Position<S>): number {
    return this.#brain.advice?.turnsTaken?.(state) ?? 0;
  }

  /** How many options are tried at the open question. Where several answer at once, nothing is settled by one of them. */
  #triesAt(position: Position<S>): number {
    const { game, advice } = this.#brain;
    const isOne = (position.asked & (position.asked - 1)) === 0;
    const tries = isOne ? (advice?.glance?.(game.asking(position)) ?? 1) : 1;
    return tries > 1 ? this.#judge.breadth(position, tries) : 1;
  }

  /** Answers with what comes out best of the few options that rank best, each played to where it is settled. */
  #tryOut(position: Position<S>, tries: number): void {
    const { game } = this.#brain;
    const [seat] = seatsIn(position.asked);
    const options = game.options(position, seat);
    const choice = options.length > 0 ? this.#choice(position, seat, options, tries) : NO_ANSWER;
    game.apply(position, seat, choice);
  }

  #choice(position: Position<S>, seat: number, options: readonly number[], tries: number): number {
    if (options.length === 1) return options[0];
    this.#ranking.rank(position, seat, options, tries);
    const tried = this.#tried;
    tried.length = 0;
    for (const at of this.#ranking.order) tried.push(this.#ranking.options[at]);
    if (tried.length === 1) return tried[0];
    let best = tried[0];
    let bestLead = Number.NEGATIVE_INFINITY;
    for (const choice of tried) {
      const lead = this.#leadAfter(position, seat, choice);
      if (lead <= bestLead) continue;
      best = choice;
      bestLead = lead;
    }
    return best;
  }

  #leadAfter(position: Position<S>, seat: number, choice: number): number {
    const { game } = this.#brain;
    const after = game.clone(position);
    game.apply(after, seat, choice);
    for (let on = 0; on < LONGEST_TRIED && !game.isOver(after); on++) {
      if (this.#judge.isSettled(after)) break;
      this.#ranking.answerAll(after);
    }
    return this.#judge.lead(after, seat);
  }
}
