/**
 * One look ahead: chooses what the game's evaluation likes best once the choice is settled. Where
 * cards are hidden or dice fall, it looks at several deals.
 */
import type { Generator, Position } from '@orrery/kernel';
import { Judge } from './judge.ts';
import {
  askedOptions,
  type BotMaker,
  type Brain,
  bell,
  decisionGenerator,
  slipOf,
} from './player.ts';
import { Ranking } from './ranking.ts';

export interface GreedySettings {
  /** How many options to look at, those that rank best; the others are not even considered. */
  readonly breadth: number;
  /** How much it errs, as a share of what the advice says a weak player does; 0 for not at all. */
  readonly noise: number;
  /** Options to look at in a choice that follows from the first, the second… until it is settled. */
  readonly followUp: readonly number[];
  /** Deals to look at where something is unknown. */
  readonly looks: number;
}

const STANDARD: GreedySettings = { breadth: 64, noise: 0, followUp: [6, 3, 2], looks: 6 };

/** Choices beside the point (a trade before the action) that are looked through to the answer. */
const LONGEST_ASIDE = 2;
/** Choices after which it takes stock even if nothing is settled. */
const DEEPEST = 24;

export const greedyBot =
  (settings: Partial<GreedySettings> = {}): BotMaker =>
  (brain, seed) =>
  (view) => {
    const { game } = brain;
    const generator = decisionGenerator(seed, view.seat, view.position.question);
    const redeal = game.redealer(view);
    const start = redeal(generator);
    const options = askedOptions(game, start, view.seat);
    if (options.length === 1) return options[0];
    return new Look(brain, start, view.seat, generator, settings).best(redeal);
  };

export class Look<S> {
  readonly #brain: Brain<S>;
  readonly #start: Position<S>;
  readonly #seat: number;
  readonly #generator: Generator;
  readonly #settings: GreedySettings;
  readonly #judge: Judge<S>;
  readonly #ranking: Ranking<S>;

  constructor(
    brain: Brain<S>,
    start: Position<S>,
    seat: number,
    generator: Generator,
    settings: Partial<GreedySettings> = {},
  ) {
    this.#brain = brain;
    this.#start = start;
    this.#seat = seat;
    this.#generator = generator;
    this.#settings = { ...STANDARD, ...settings };
    this.#judge = new Judge(brain, start, generator);
    this.#ranking = new Ranking(brain, this.#judge, generator);
  }

  /** The lead that a choice in one deal is worth. */
  value(deal: Position<S>, choice: number): number {
    const after = this.#brain.game.clone(deal);
    this.#brain.game.apply(after, this.#seat, choice);
    return this.#valueOf(after, 0);
  }

  best(redeal: (generator: Generator) => Position<S>): number {
    const { game, advice } = this.#brain;
    const breadth = this.#judge.breadth(this.#start, this.#settings.breadth);
    if (breadth === 1) return this.#atSight();
    const choices = this.#bestRanked(this.#start, breadth);
    const sums = new Array<number>(choices.length).fill(0);
    const most = Math.min(this.#settings.looks, advice?.looks ?? this.#settings.looks);
    let looks = game.hasSecrets || !advice ? most : 1;
    for (let look = 0; look < looks; look++) {
      const deal = look === 0 ? this.#start : redeal(this.#generator);
      this.#ranking.answerAll(deal, this.#seat);
      const chance = deal.random.join();
      for (let i = 0; i < choices.length; i++) {
        const after = game.clone(deal);
        game.apply(after, this.#seat, choices[i]);
        sums[i] += this.#valueOf(after, 0);
        if (after.random.join() !== chance) looks = most;
      }
    }
    const noise = this.#settings.noise * slipOf(this.#brain) * looks;
    let best = 0;
    for (let i = 0; i < choices.length; i++) {
      if (noise > 0) sums[i] += noise * bell(this.#generator);
      if (sums[i] > sums[best]) best = i;
    }
    return choices[best];
  }

  /** What ranks best at first sight, erring as much as a look ahead would. */
  #atSight(): number {
    const options = this.#brain.game.options(this.#start, this.#seat);
    this.#ranking.rank(this.#start, this.#seat, options, options.length);
    const noise = this.#settings.noise * slipOf(this.#brain);
    if (noise > 0) {
      this.#ranking.rankAgain(1, (_, score) => score + noise * bell(this.#generator));
    }
    return this.#ranking.options[this.#ranking.order[0]];
  }

  #bestRanked(position: Position<S>, count: number): number[] {
    this.#ranking.rank(position, this.#seat, this.#brain.game.options(position, this.#seat), count);
    return this.#ranking.order.map((at) => this.#ranking.options[at]);
  }

  /** The lead that the position is worth, after going on to where it is settled. */
  #valueOf(position: Position<S>, depth: number): number {
    const { game } = this.#brain;
    for (let on = depth; on < DEEPEST; on++) {
      if (game.isOver(position)) break;
      if (this.#judge.isSettled(position) && !this.#isAskedAgain(position)) break;
      const asked = ((position.asked >> this.#seat) & 1) === 1;
      this.#ranking.answerAll(position, this.#seat);
      if (!asked) continue;
      const breadth = this.#judge.breadth(position, this.#settings.followUp[depth] ?? 1);
      const choices = this.#bestRanked(position, breadth);
      if (choices.length > 1) return this.#bestFollowUp(position, choices, depth + 1);
      game.apply(position, this.#seat, choices[0]);
    }
    return this.#judge.lead(position, this.#seat);
  }

  /** True if what was chosen only came before the answer: the same question is open once more. */
  #isAskedAgain({ asked, agenda, question }: Position<S>): boolean {
    const start = this.#start;
    return (
      asked === start.asked &&
      question - start.question <= LONGEST_ASIDE &&
      agenda[agenda.length - 1].step === start.agenda[start.agenda.length - 1].step
    );
  }

  #bestFollowUp(position: Position<S>, choices: readonly number[], depth: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      const after = this.#brain.game.clone(position);
      this.#brain.game.apply(after, this.#seat, choice);
      best = Math.max(best, this.#valueOf(after, depth));
    }
    return best;
  }
}
