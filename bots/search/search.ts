/**
 * Information-set Monte-Carlo tree search. Each iteration deals what the seat can't see anew, goes
 * down one tree by what was learned so far, adds a place to it, judges that (where choices pay later,
 * after playing on for some turns), and passes the result up. Every seat goes for its own chance to
 * win; seats that are asked at once don't see each other.
 */
import {
  type Generator,
  NO_ANSWER,
  newTrail,
  type Position,
  type Trail,
  type View,
} from '@orrery/kernel';
import { Judge } from '../judge.ts';
import { askedOptions, type Brain, fraction } from '../player.ts';
import { Ranking } from '../ranking.ts';
import { chanceOf, leadOf, restated, scaleAt } from '../scale.ts';
import type { Decision, SelectionSettings } from './decision.ts';
import { Foresight } from './foresight.ts';
import type { Mind, Thought } from './mind.ts';
import { Node } from './node.ts';

const SELECTION: SelectionSettings = { breadth: 24, exploration: 1.5, evenness: 0.1 };
/** Candidates of the searching seat at the question it has to answer. */
const ROOT_BREADTH = 48;

/** How far rankings are off, in scales. */
const ROUGH = 0.2;

/** Options whose chance is this near to the best one's are as good: among several seats, mix them. */
const AS_GOOD = 0.01;
/** However alike the results have been so far, others may still come out as differently as this. */
const LEAST_SPREAD = 0.1;
/**
 * An option that is behind in visits and in value comes back so rarely that only a part of the
 * iterations that are left is reckoned with.
 */
const COMEBACK = 1 / 8;
/** No row of choices goes on longer than this without being settled. */
const LONGEST_UNSETTLED = 40;

export class Search<S> implements Mind {
  readonly #brain: Brain<S>;
  readonly #seat: number;
  readonly #generator: Generator;
  readonly #redeal: (generator: Generator) => Position<S>;
  readonly #judge: Judge<S>;
  readonly #ranking: Ranking<S>;
  readonly #root: Node;
  readonly #own: Decision;
  readonly #rankError: number;
  readonly #chances: Float64Array;
  /** Spread of the chances seen so far, by seat: exploration is measured in it. */
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  readonly #spreads: Float64Array;
  /** The decisions taken in this iteration. */
  readonly #path: Decision[] = [];
  readonly #taken: number[] = [];
  /** The candidates that the seats of the current question chose, NO_ANSWER where there is nothing. */
  readonly #chosen: number[] = [];
  /** How much more leads count at the position at hand than the search reckons with. */
  readonly #certainty: number;
  /** What the judge takes off the seat's lead, in scales. */
  readonly #handicap: number;
  /** For games whose choices pay later. */
  readonly #foresight: Foresight<S> | null;
  readonly forced: number | null;
  iterations = 0;

  constructor(brain: Brain<S>, view: View<S>, generator: Generator) {
    const { game, advice } = brain;
    this.#brain = brain;
    const scale = advice?.scale ?? 1;
    this.#seat = view.seat;
    this.#generator = generator;
    this.#redeal = game.redealer(view);
    const start = this.#redeal(generator);
    const options = askedOptions(game, start, view.seat);
    const seats = start.answers.length;
    this.#judge = new Judge(brain, start, generator);
    this.#ranking = new Ranking(brain, this.#judge, generator);
    const breadth = this.#judge.breadth(start, options.length);
    this.forced = breadth === 1 ? this.#ranking.first(start, view.seat, options) : null;
    this.#handicap = this.forced === null ? this.#judge.judgeFor(view.seat, start) : 0;
    this.#root = new Node(game.asking(start).step, start.asked);
    this.#own = this.#root.decisions.find(({ seat }) => seat === view.seat) as Decision;
    this.#rankError = scale * ROUGH;
    this.#certainty = advice ? scale / scaleAt(advice, start.state, seats) : 1;
    const looksFar = advice?.turnsTaken !== undefined && (advice.foresight ?? 0) > 0;
    this.#foresight = looksFar ? new Foresight(brain, start, this.#judge, this.#ranking) : null;
    this.#chances = new Float64Array(seats);
    this.#means = new Float64Array(seats).fill(0.5);
    this.#squares = new Float64Array(seats);
    this.#spreads = new Float64Array(seats).fill(LEAST_SPREAD);
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate();
  }

  /** True if hardly any option will be tried more often than the leader in so many further iterations. */
  isDecided(iterationsLeft: number): boolean {
    if (this.forced !== null) return true;
    const { visits, sums } = this.#own;
    const first = this.#mostTried();
    for (let i = 0; i < visits.length; i++) {
      if (i === first) continue;
      const isBehind = sums[i] * visits[first] <= sums[first] * visits[i];
      if (visits[first] - visits[i] <= iterationsLeft * (isBehind ? COMEBACK : 1)) return false;
    }
    return this.iterations > 0;
  }

  #mostTried(): number {
    const { visits } = this.#own;
    let most = 0;
    for (let i = 1; i < visits.length; i++) if (visits[i] > visits[most]) most = i;
    return most;
  }

  /** The choice: what was tried most; mixed among equally good ones where others choose unseen. */
  best(): number {
    if (this.forced !== null) return this.forced;
    if (this.iterations === 0) this.run(1);
    const { choices, visits, sums } = this.#own;
    const most = this.#mostTried();
    if (this.#root.decisions.length === 1) return choices[most];
    const enough = sums[most] / visits[most] - AS_GOOD;
    const asGood = (i: number) => visits[i] > 0 && sums[i] / visits[i] >= enough;
    let total = 0;
    for (let i = 0; i < choices.length; i++) if (asGood(i)) total += visits[i];
    let pick = fraction(this.#generator) * total;
    for (let i = 0; i < choices.length; i++) {
      if (!asGood(i)) continue;
      pick -= visits[i];
      if (pick < 0) return choices[i];
    }
    return choices[most];
  }

  thoughts(): Thought[] {
    const { choices, visits, sums } = this.#own;
    const seats = this.#chances.length;
    const most = this.#mostTried();
    const scale = this.#brain.advice?.scale ?? 1;
    const lead = (i: number) => leadOf(sums[i] / visits[i], seats) + this.#handicap;
    return choices
      .map((choice, i) => ({
        choice,
        visits: visits[i],
        chance: restated(chanceOf(lead(i), seats), seats, this.#certainty),
        behind: scale * Math.max(0, lead(most) - lead(i)),
      }))
      .filter((thought) => thought.visits > 0)
      .sort((a, b) => b.visits - a.visits);
  }

  #iterate(): void {
    const { game } = this.#brain;
    const position = this.#redeal(this.#generator);
    this.#path.length = 0;
    this.#taken.length = 0;
    let node = this.#root;
    let growing = this.iterations === 0;
    for (let unsettled = 0; ; ) {
      const key = this.#choose(node, position);
      const known = node.child(key);
      const seen = this.#play(node, position, known === undefined);
      if (game.isOver(position)) break;
      const { step } = game.asking(position);
      if (known) {
        node = known.asking(step, position.asked);
      } else {
        node = node.grow(key, seen, step, position.asked).asking(step, position.asked);
        growing = true;
      }
      if (growing && (this.#judge.isSettled(position) || ++unsettled > LONGEST_UNSETTLED)) break;
    }
    this.#foresight?.playOn(position);
    this.#judge.judge(position, this.#chances);
    this.#learn();
    this.iterations++;
  }

  /** Lets every asked seat choose; returns the joint key of what they choose. */
  #choose(node: Node, position: Position<S>): number {
    const { game } = this.#brain;
    const { decisions } = node;
    let key = 0;
    for (let at = 0; at < decisions.length; at++) {
      const decision = decisions[at];
      const options = game.options(position, decision.seat);
      let candidate = NO_ANSWER;
      if (options.length > 0) {
        candidate = this.#candidate(decision, position, options);
        this.#path.push(decision);
        this.#taken.push(candidate);
      }
      this.#chosen[at] = candidate;
      key = node.joint(key, candidate + 1);
    }
    return key;
  }

  #candidate(decision: Decision, position: Position<S>, options: readonly number[]): number {
    const { seat } = decision;
    if (!decision.knows(options)) {
      const most = decision === this.#own ? ROOT_BREADTH : SELECTION.breadth;
      const breadth = this.#judge.breadth(position, most);
      const first = decision.choices.length === 0;
      if (first || !decision.match(options, breadth)) {
        this.#ranking.rank(position, seat, options, breadth);
        decision.add(this.#ranking, this.#rankError);
        if (!first) decision.match(this.#ranking.options, breadth);
      }
    }
    return decision.select(this.#spreads[seat], SELECTION);
  }

  /** Plays what was chosen; says what the searching seat saw of it, where that may differ. */
  #play(node: Node, position: Position<S>, first: boolean): string | null {
    const { game } = this.#brain;
    const secretive = first && game.hasSecrets && node.asked !== 1 << this.#seat;
    const trail: Trail | null = secretive ? newTrail() : null;
    const { decisions } = node;
    for (let at = 0; at < decisions.length; at++) {
      const { seat, choices } = decisions[at];
      const candidate = this.#chosen[at];
      game.apply(position, seat, candidate === NO_ANSWER ? NO_ANSWER : choices[candidate], trail);
    }
    if (!trail) return null;
    return JSON.stringify(
      trail.events.map((event) => game.redact(event, this.#seat, position.state)),
    );
  }

  /** Passes the result of an iteration up to all decisions that led to it. */
  #learn(): void {
    const count = this.iterations + 1;
    for (let seat = 0; seat < this.#chances.length; seat++) {
      const away = this.#chances[seat] - this.#means[seat];
      this.#means[seat] += away / count;
      this.#squares[seat] += away * (this.#chances[seat] - this.#means[seat]);
      // A few imagined values of ordinary spread keep the first iterations steady.
      const spread = Math.sqrt((this.#squares[seat] + 0.05) / (count + 5));
      this.#spreads[seat] = Math.max(LEAST_SPREAD, spread);
    }
    for (let i = 0; i < this.#path.length; i++) {
      const decision = this.#path[i];
      decision.learn(this.#taken[i], this.#chances[decision.seat]);
    }
  }
}
