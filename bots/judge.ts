/** How good a position is for each seat, by the game's advice or, without any, by playing it out. */
import { below, type Generator, NO_ANSWER, type Position, seatsIn } from '@orrery/kernel';
import type { Brain } from './player.ts';
import { chancesFrom } from './scale.ts';

/** How much the margin counts at the end beside the win itself: a beaten bot still plays on well. */
const MARGIN_SHARE = 0.05;
/** What a game that is won counts more than any lead in one that goes on. */
const WON = 1e6;
/** Alone there is nobody to beat: the gain since the start of thinking counts, in this many scales. */
const SOLO_SCALES = 4;

export class Judge<S> {
  readonly #brain: Brain<S>;
  readonly #generator: Generator;
  readonly #evaluations: Float64Array;
  readonly #solo: boolean;
  #soloStart = 0;

  constructor(brain: Brain<S>, start: Position<S>, generator: Generator) {
    this.#brain = brain;
    this.#generator = generator;
    this.#evaluations = new Float64Array(start.answers.length);
    this.#solo = start.answers.length === 1;
    if (this.#solo && brain.advice) this.#soloStart = brain.advice.evaluate(start.state, 0);
  }

  /** True if the position can be judged as it stands. */
  isSettled(position: Position<S>): boolean {
    const { game, advice } = this.#brain;
    return !advice?.settled || advice.settled(position.state, game.asking(position));
  }

  /** How many options deserve a look at the open question, at most so many. */
  breadth(position: Position<S>, most: number): number {
    const { game, advice } = this.#brain;
    if (!advice?.breadth) return most;
    return Math.min(most, advice.breadth(position.state, game.asking(position)));
  }

  /** Fills `chances` with each seat's chance to win. Without advice, plays the position out. */
  judge(position: Position<S>, chances: Float64Array): void {
    const { game, advice } = this.#brain;
    if (advice) this.#byEvaluation(position, chances);
    else while (position.asked !== 0) this.#anyAnswer(position);
    if (!game.isOver(position) || (this.#solo && advice)) return;
    const weight = advice ? 1 - MARGIN_SHARE : 1;
    const places = game.definition.places(position.state, chances.length);
    let winners = 0;
    for (let seat = 0; seat < chances.length; seat++) if (places[seat] === 1) winners++;
    for (let seat = 0; seat < chances.length; seat++) {
      const won = places[seat] === 1 ? 1 / winners : 0;
      chances[seat] = weight * won + (advice ? MARGIN_SHARE * chances[seat] : 0);
    }
  }

  /** By how much a seat leads over the best of the others, in units of evaluation. */
  lead(position: Position<S>, seat: number): number {
    const { game, advice } = this.#brain;
    let lead = 0;
    if (advice) {
      let best = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < position.answers.length; other++) {
        if (other !== seat) best = Math.max(best, advice.evaluate(position.state, other));
      }
      lead = advice.evaluate(position.state, seat) - (this.#solo ? 0 : best);
    }
    if (!game.isOver(position) || this.#solo) return lead;
    const won = game.definition.places(position.state, position.answers.length)[seat] === 1;
    // A loss is not put off by idle choices: it counts as what it is behind.
    return won ? lead + WON : lead;
  }

  #byEvaluation(position: Position<S>, chances: Float64Array): void {
    const advice = this.#brain.advice as NonNullable<Brain<S>['advice']>;
    const evaluations = this.#evaluations;
    if (this.#solo) {
      const gain = advice.evaluate(position.state, 0) - this.#soloStart;
      chances[0] = 1 / (1 + Math.exp(-gain / (advice.scale * SOLO_SCALES)));
      return;
    }
    for (let seat = 0; seat < chances.length; seat++)
      evaluations[seat] = advice.evaluate(position.state, seat);
    chancesFrom(evaluations, advice.scale, chances);
  }

  #anyAnswer(position: Position<S>): void {
    const { game } = this.#brain;
    const seat = seatsIn(position.asked)[0];
    const options = game.options(position, seat);
    const choice = options.length > 0 ? options[below(this.#generator, options.length)] : NO_ANSWER;
    game.apply(position, seat, choice);
  }
}
