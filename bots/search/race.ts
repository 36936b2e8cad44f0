/**
 * A race between plans, for games whose turns are rows of choices that a look ahead plans well. The
 * look ahead names the candidates at the question at hand; those that come near the best are played
 * on for some turns, all of them on the same deals, until playing on would hardly change the choice.
 * Where a tree takes means of all that it tried, this compares what would be done.
 */
import type { Generator, Position, View } from '@orrery/kernel';
import { Look } from '../greedy.ts';
import { Judge } from '../judge.ts';
import { askedOptions, type Brain } from '../player.ts';
import { Ranking } from '../ranking.ts';
import { chanceOf, leadOf, restated, scaleAt } from '../scale.ts';
import { Foresight } from './foresight.ts';
import type { Mind, Thought } from './mind.ts';

/** Options that the look ahead is taken of, and deals that it is taken on. */
const BREADTH = 32;
const LOOKS = 2;
/** For every so many iterations it is taken of one option more, at details too that others decide at first sight. */
const ITERATIONS_FOR_ONE = 300;
/*
 * Leads are measured by how far off the look ahead is as a rule (`planError`).
 *
 * Who is played on: so many for the square root of the iterations granted (and a least number), nobody who is further
 * behind the best than so much for their cube root. So a captain tries 4 that come within 0.85,
 * an admiral 14 that come within 1.95.
 */
const MOST = 1 / 4;
const LEAST = 4;
const NEAR = 0.135;
/**
 * How far off playing on is as a rule, however often it is done; and where it reaches the end of the game, so
 * that nothing has to be judged: all run there, for a look ahead counts what brings no points any more.
 */
const PLAY_ERROR = 0.54;
const ERROR_AT_END = 0.15;
/**
 * What another choice has to promise to be worth more thinking, with one iteration to spend: the more
 * are granted, the less it takes.
 */
const WORTH_IT = 62;
/** Before so many deals nothing is said; and how differences spread as a rule. */
const LEAST_DEALS = 6;
const USUAL_SPREAD = 1.9;
const USUAL_DEALS = 4;

interface Runner {
  readonly choice: number;
  /** The lead that the look ahead promises. */
  readonly promise: number;
  /** Leads that playing on came to, deal by deal. */
  readonly results: number[];
}

export class Race<S> implements Mind {
  readonly #brain: Brain<S>;
  readonly #seat: number;
  readonly #generator: Generator;
  readonly #redeal: (generator: Generator) => Position<S>;
  readonly #judge: Judge<S>;
  readonly #ranking: Ranking<S>;
  readonly #chances: Float64Array;
  readonly #foresight: Foresight<S>;
  /** How far off the look ahead is, by which leads are measured; and the same in scales. */
  readonly #unit: number;
  readonly #measure: number;
  /** What the judge takes off all leads, in scales. */
  readonly #handicap: number;
  /** Whether those who play on reach the end of the game, and try options on the way. */
  #toTheEnd = false;
  /** How much more leads count at the position at hand than in the race. */
  readonly #certainty: number;
  /** All that was looked at, the best promise first. */
  readonly #runners: Runner[] = [];
  /** Those still in the race. */
  #running: Runner[] = [];
  #leader!: Runner;
  /** The deal at hand, and how many have run on it. */
  #deal: Position<S> | null = null;
  #ran = 0;
  /** Iterations there are in all, as far as that is known. */
  #granted = 0;
  readonly forced: number | null;
  iterations = 0;

  /** `budget`: iterations that there will be at the most. */
  constructor(brain: Brain<S>, view: View<S>, generator: Generator, budget = 0) {
    const { game, advice } = brain;
    this.#brain = brain;
    this.#seat = view.seat;
    this.#generator = generator;
    this.#redeal = game.redealer(view);
    const start = this.#redeal(generator);
    const options = askedOptions(game, start, view.seat);
    const seats = start.answers.length;
    this.#judge = new Judge(brain, start, generator);
    this.#ranking = new Ranking(brain, this.#judge, generator);
    this.#chances = new Float64Array(seats);
    this.#unit = advice?.planError ?? 1;
    this.#measure = this.#unit / (advice?.scale ?? 1);
    this.#certainty = advice ? advice.scale / scaleAt(advice, start.state, seats) : 1;
    this.#foresight = new Foresight(brain, start, this.#judge, this.#ranking);
    const most = Math.min(BREADTH, options.length);
    const affordable = Math.min(most, Math.floor(budget / ITERATIONS_FOR_ONE));
    const breadth = Math.max(this.#judge.breadth(start, most), affordable);
    this.forced = breadth === 1 ? this.#ranking.first(start, view.seat, options) : null;
    this.#handicap = this.forced === null ? this.#judge.judgeFor(view.seat, start) : 0;
    if (this.forced === null) this.#lineUp(start, options, breadth);
  }

  /** Looks ahead: who could run. */
  #lineUp(start: Position<S>, options: readonly number[], breadth: number): void {
    this.#ranking.rank(start, this.#seat, options, breadth);
    const choices = this.#ranking.order.map((at) => this.#ranking.options[at]);
    const sums = choices.map(() => 0);
    const look = new Look(this.#brain, start, this.#seat, this.#generator);
    for (let n = 0; n < LOOKS; n++) {
      const deal = n === 0 ? start : this.#redeal(this.#generator);
      this.#ranking.answerAll(deal, this.#seat);
      for (let i = 0; i < choices.length; i++) sums[i] += look.value(deal, choices[i]);
    }
    for (let i = 0; i < choices.length; i++) {
      this.#runners.push({
        choice: choices[i],
        promise: sums[i] / LOOKS / this.#unit,
        results: [],
      });
    }
    this.#runners.sort((a, b) => b.promise - a.promise);
    [this.#leader] = this.#runners;
    if (this.#brain.advice?.glance) {
      this.#toTheEnd = this.#brain.game.isOver(this.#playOn(start, this.#leader.choice));
    }
  }

  /** So many iterations in all: those start, or go on, that are near enough for that. */
  #grant(iterations: number): void {
    const before = this.#granted;
    this.#granted = iterations;
    const entered = before === 0 ? this.#runners : this.#running;
    // Once anybody has been judged by the results, promises alone put nobody out.
    if (iterations === before || this.#leader.results.length >= LEAST_DEALS) return;
    const most = Math.max(LEAST, Math.round(MOST * Math.sqrt(iterations)));
    const near = this.#toTheEnd ? Number.POSITIVE_INFINITY : NEAR * Math.cbrt(iterations);
    const enough = this.#runners[0].promise - near;
    this.#running = entered.filter(({ promise }) => promise >= enough).slice(0, most);
  }

  /** Plays on so many times. */
  run(iterations: number): void {
    this.#grant(Math.max(this.#granted, this.iterations + iterations));
    for (let i = 0; i < iterations && this.#running.length > 1; i++) this.#iterate();
  }

  isDecided(iterationsLeft: number): boolean {
    if (this.forced === null) this.#grant(this.iterations + iterationsLeft);
    return this.forced !== null || this.#running.length === 1;
  }

  best(): number {
    return this.forced ?? this.#leader.choice;
  }

  /** What it thinks of the options it looked at, what it would choose first, then the most tried. */
  thoughts(): Thought[] {
    const rest = this.#runners.filter((runner) => runner !== this.#leader);
    rest.sort((a, b) => b.results.length - a.results.length);
    return (this.forced === null ? [this.#leader, ...rest] : []).map((runner) => ({
      choice: runner.choice,
      visits: LOOKS + runner.results.length,
      chance: this.#chanceOf(runner),
      behind: -this.#ahead(runner, this.#leader).mean * this.#unit,
    }));
  }

  #chanceOf({ promise, results }: Runner): number {
    const sum = results.reduce((all, lead) => all + lead, 0);
    const lead = results.length > 0 ? sum / results.length : promise;
    const seats = this.#chances.length;
    return restated(chanceOf(lead * this.#measure, seats), seats, this.#certainty);
  }

  #iterate(): void {
    if (this.#deal === null || this.#ran >= this.#running.length) {
      this.#deal = this.#redeal(this.#generator);
      this.#ranking.answerAll(this.#deal, this.#seat);
      this.#ran = 0;
    }
    const runner = this.#running[this.#ran++];
    runner.results.push(this.#playedOn(this.#deal, runner.choice));
    this.iterations++;
    if (this.#ran < this.#running.length) return;
    this.#deal = null;
    if (runner.results.length >= LEAST_DEALS) this.#reconsider();
  }

  /** The lead some turns after a choice. */
  #playedOn(deal: Position<S>, choice: number): number {
    this.#judge.judge(this.#playOn(deal, choice), this.#chances);
    const lead = leadOf(this.#chances[this.#seat], this.#chances.length) + this.#handicap;
    return lead / this.#measure;
  }

  /** Where a choice leads to, in a deal in which all others asked have answered. */
  #playOn(deal: Position<S>, choice: number): Position<S> {
    const { game } = this.#brain;
    const position = game.clone(deal);
    game.apply(position, this.#seat, choice);
    this.#foresight.playOn(position);
    return position;
  }

  /** Who leads now, and who is still worth a try. */
  #reconsider(): void {
    for (const runner of this.#running) {
      if (this.#ahead(runner, this.#leader).mean > 0) this.#leader = runner;
    }
    this.#running = this.#running.filter((runner) => {
      if (runner === this.#leader) return true;
      if (isAlike(runner.results, this.#leader.results)) return false;
      const { mean, spread } = this.#ahead(runner, this.#leader);
      return hope(mean, spread) > WORTH_IT / this.#granted;
    });
  }

  /**
   * By how much one is ahead of another: promises and results weighed by how far off each may be.
   * `spread`: by how much more results may still change that.
   */
  #ahead(one: Runner, other: Runner): { mean: number; spread: number } {
    const deals = Math.min(one.results.length, other.results.length);
    if (deals === 0) return { mean: one.promise - other.promise, spread: 1 };
    let sum = 0;
    for (let i = 0; i < deals; i++) sum += one.results[i] - other.results[i];
    const mean = sum / deals;
    let squares = USUAL_DEALS * USUAL_SPREAD ** 2;
    for (let i = 0; i < deals; i++) squares += (one.results[i] - other.results[i] - mean) ** 2;
    const error = squares / (deals + USUAL_DEALS - 1) / deals;
    const playError = this.#toTheEnd ? ERROR_AT_END : PLAY_ERROR;
    const trust = 1 / (1 + error + playError ** 2);
    return {
      mean: (1 - trust) * (one.promise - other.promise) + trust * mean,
      spread: trust * Math.sqrt(error),
    };
  }
}

/** Differences that are none, but for how numbers are rounded. */
const NO_DIFFERENCE = 1e-9;

/** Another order, or another coin for the same: what came out alike on every deal so far needs no more of them. */
const isAlike = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((lead, deal) => Math.abs(lead - other[deal]) < NO_DIFFERENCE);

/** What one may expect to gain of something that is so far ahead, give or take, if it may be left. */
function hope(mean: number, spread: number): number {
  const steps = mean / spread;
  const density = Math.exp((-steps * steps) / 2) / Math.sqrt(2 * Math.PI);
  // The normal distribution, nearly.
  const share = 1 / (1 + Math.exp(-1.702 * steps));
  return spread * density + mean * share;
}
