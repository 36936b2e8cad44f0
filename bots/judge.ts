/** How good a position is for each seat, by the game's advice or, without any, by playing it out. */
import { below, type Generator, NO_ANSWER, type Position, seatsIn } from '@orrery/kernel';
import type { Brain } from './player.ts';
import { chancesFrom, scaleAt } from './scale.ts';

/** How much the margin counts at the end beside the win itself: a beaten bot still plays on well. */
const MARGIN_SHARE = 0.05;
/** What a game that is won counts more than any lead in one that goes on. */
const WON = 1e6;
/** Alone there is nobody to beat: the gain since the start of thinking counts, in this many scales. */
const SOLO_SCALES = 4;
/** A lead, or an arrears, of so many scales as good as decides a game (97 %). */
const DECIDED = 3.5;
/** What is left of it in thought: every point counts then, as nothing else does. */
const LEFT_OF_IT = 1;

export class Judge<S> {
  readonly #brain: Brain<S>;
  readonly #generator: Generator;
  readonly #evaluations: Float64Array;
  readonly #solo: boolean;
  #soloStart = 0;
  /** Whose game it is, and what is taken off its lead in thought. */
  #seat = 0;
  #handicap = 0;

  constructor(brain: Brain<S>, start: Position<S>, generator: Generator) {
    this.#brain = brain;
    this.#generator = generator;
    this.#evaluations = new Float64Array(start.answers.length);
    this.#solo = start.answers.length === 1;
    if (this.#solo && brain.advice) this.#soloStart = brain.advice.evaluate(start.state, 0);
  }

  /**
   * Judges for a seat from here on. Chances hardly differ any more where a game is as good as decided; it
   * is played on for points then, as people do. Returns what is taken off the seat's lead for that, in scales.
   */
  judgeFor(seat: number, start: Position<S>): number {
    const { advice } = this.#brain;
    if (!advice || this.#solo) return 0;
    const lead = this.#points(start, seat);
    const isDecided = Math.abs(lead) > DECIDED * scaleAt(advice, start.state, start.answers.length);
    this.#seat = seat;
    if (isDecided) this.#handicap = lead - Math.sign(lead) * LEFT_OF_IT * advice.scale;
    return this.#handicap / advice.scale;
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
    if (!game.isOver(position) || (this.#solo && advice) || this.#handicap !== 0) return;
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
    const { game } = this.#brain;
    const lead = this.#points(position, seat);
    if (!game.isOver(position) || this.#solo) return lead;
    const won = game.definition.places(position.state, position.answers.length)[seat] === 1;
    // A loss is not put off by idle choices: it counts as what it is behind.
    return won ? lead + WON : lead;
  }

  /** The same, whatever a win may count. */
  #points({ state, answers }: Position<S>, seat: number): number {
    const { advice } = this.#brain;
    if (!advice) return 0;
    let best = this.#solo ? 0 : Number.NEGATIVE_INFINITY;
    for (let other = 0; other < answers.length; other++)
      if (other !== seat) best = Math.max(best, advice.evaluate(state, other));
    return advice.evaluate(state, seat) - best;
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
    evaluations[this.#seat] -= this.#handicap;
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
