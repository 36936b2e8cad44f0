/**
 * Games to learn from, among a population: bots that err, and partners with other plans, so that positions
 * come up that good play doesn't visit.
 */
import { type Position, seatsIn, total } from '@orrery/kernel';
import { makerOf, planOf } from './plan.ts';
import { type Brain, decisionGenerator, fraction } from './player.ts';

export interface Course {
  readonly games: number;
  readonly seed: string;
  readonly seats: number;
  /** Bots of the population; those of each game are drawn. */
  readonly bots: readonly string[];
  /** Share of the settled positions that are looked at. */
  readonly share: number;
  readonly progress?: (game: number) => void;
}

/** One game of a course. */
export interface Lesson<S> {
  /** Some of its positions, and how it ended for every seat. */
  readonly seen: readonly Position<S>[];
  readonly points: readonly number[];
  readonly places: readonly number[];
}

/** Bots at first sight may go round in circles: a game that is longer than any sane one teaches nothing. */
const LONGEST = 6000;

/** The games of a course that came to an end. */
export function* lessons<S>(brain: Brain<S>, course: Course): Generator<Lesson<S>> {
  for (let number = 0; number < course.games; number++) {
    const lesson = playOne(brain, course, number);
    if (lesson) yield lesson;
    course.progress?.(number);
  }
}

function playOne<S>(brain: Brain<S>, course: Course, number: number): Lesson<S> | null {
  const { game, advice } = brain;
  const { seats, bots, share } = course;
  const seed = `${course.seed} ${number}`;
  const generator = decisionGenerator(seed, 0, 0);
  const players = Array.from({ length: seats }, (_, seat) => {
    const bot = bots[Math.trunc(fraction(generator) * bots.length)];
    return makerOf(planOf(bot))(brain, `${seed} ${seat}`);
  });
  const position = game.start({ seats, options: {} }, seed);
  const seen: Position<S>[] = [];
  for (let decisions = 0; !game.isOver(position); decisions++) {
    if (decisions === LONGEST) return null;
    const settled = !advice?.settled || advice.settled(position.state, game.asking(position));
    if (settled && fraction(generator) < share) seen.push(game.clone(position));
    const [seat] = seatsIn(position.asked);
    game.answer(position, seat, players[seat](game.view(position, seat)));
  }
  return {
    seen,
    points: players.map((_, seat) => total(game.definition.score(position.state, seat))),
    places: game.definition.places(position.state, seats),
  };
}
