/** Other advice is tried against the one in use: the same bot with either, on the same deals. */
import { type Advice, seatsIn, total } from '@orrery/kernel';
import { makerOf, planOf } from './plan.ts';
import type { Brain } from './player.ts';
import { type Interval, wilson } from './statistics.ts';

export interface Trial {
  /** Who plays, with either advice. */
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly progress?: () => void;
}

export interface Verdict {
  readonly wins: number;
  readonly interval: Interval;
  /** Mean points with the other advice, and with the one in use. */
  readonly points: readonly [number, number];
}

const SEATS = 2;

/** Plays two-seat games; each deal is played once from either seat. */
export function tryOut<S>(brain: Brain<S>, other: Advice<S>, trial: Trial): Verdict {
  const { game } = brain;
  const maker = makerOf(planOf(trial.bot));
  const points = [0, 0];
  let wins = 0;
  for (let number = 0; number < trial.games; number++) {
    const tried = number % SEATS;
    const players = Array.from({ length: SEATS }, (_, seat) =>
      maker(
        seat === tried ? { ...brain, advice: other } : brain,
        `${trial.seed} ${number} ${seat}`,
      ),
    );
    const options = { seats: SEATS, options: {} };
    const position = game.start(options, `${trial.seed} ${Math.trunc(number / SEATS)}`);
    while (!game.isOver(position)) {
      const [seat] = seatsIn(position.asked);
      game.answer(position, seat, players[seat](game.view(position, seat)));
    }
    const places = game.definition.places(position.state, SEATS);
    if (places[tried] === 1) wins += places[1 - tried] === 1 ? 0.5 : 1;
    points[0] += total(game.definition.score(position.state, tried)) / trial.games;
    points[1] += total(game.definition.score(position.state, 1 - tried)) / trial.games;
    trial.progress?.();
  }
  return { wins, interval: wilson(wins, trial.games), points: [points[0], points[1]] };
}
