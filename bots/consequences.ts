/** What comes of two choices at one question, both played on with the same luck. */
import type { Position } from '@orrery/kernel';
import { seatsIn } from '@orrery/kernel';
import { Judge } from './judge.ts';
import { type Brain, decisionGenerator, fraction } from './player.ts';
import { Ranking } from './ranking.ts';
import { Foresight } from './search/foresight.ts';

/** Options that are compared come from so many that rank best. */
const CONSIDERED = 5;
/** Choices after which a position is taken as it is, even if nothing is settled. */
const LONGEST = 24;

export interface Consequence<S> {
  /** Where the choice is settled. */
  readonly settled: Position<S>;
  /** What the chooser may expect some turns later, by the advice at hand. */
  readonly worth: number;
}

export interface Pair<S> {
  readonly seat: number;
  readonly one: Consequence<S>;
  readonly two: Consequence<S>;
}

/** Two of the better choices at a question, or null where there is nothing to compare. */
export function consequences<S>(
  brain: Brain<S>,
  position: Position<S>,
  seed: string,
): Pair<S> | null {
  const { game, advice } = brain;
  const seats = seatsIn(position.asked);
  if (seats.length !== 1 || !advice) return null;
  const [seat] = seats;
  const generator = decisionGenerator(seed, seat, position.question);
  const judge = new Judge(brain, position, generator);
  const ranking = new Ranking(brain, judge, generator);
  ranking.rank(position, seat, game.options(position, seat), CONSIDERED);
  const choices = ranking.order.map((at) => ranking.options[at]);
  if (choices.length < 2) return null;
  const first = Math.trunc(fraction(generator) * choices.length);
  const step = 1 + Math.trunc(fraction(generator) * (choices.length - 1));
  const follow = (choice: number): Consequence<S> => {
    const after = game.clone(position);
    game.apply(after, seat, choice);
    for (let on = 0; on < LONGEST && !game.isOver(after) && !judge.isSettled(after); on++)
      ranking.answerAll(after);
    const settled = game.clone(after);
    new Foresight(brain, position, judge, ranking).playOn(after);
    return { settled, worth: advice.evaluate(after.state, seat) };
  };
  return {
    seat,
    one: follow(choices[first]),
    two: follow(choices[(first + step) % choices.length]),
  };
}
