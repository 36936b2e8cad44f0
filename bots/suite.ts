/** Positions with moves that must be found, or must never be chosen, as chess programs have them. */
import { type Game, newTrail, type Position } from '@orrery/kernel';
import { makerOf, planOf } from './plan.ts';
import type { Brain } from './player.ts';

/** A game as far as its positions are used: who chose what, and what chance answered. */
export interface SuiteGame {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly setUp: readonly number[];
  readonly entries: readonly (readonly [seat: number, key: string, chance?: readonly number[]])[];
}

export interface SuitePosition {
  /** The game, by name, and how many of its entries were played; whoever chose next is asked. */
  readonly game: string;
  readonly after: number;
  /** Beginnings of keys: the choice has to be among these… */
  readonly must?: readonly string[];
  /** …and none of those. */
  readonly never?: readonly string[];
  readonly why: string;
}

export interface Suite {
  readonly games: Readonly<Record<string, SuiteGame>>;
  readonly positions: readonly SuitePosition[];
}

export interface SuiteAnswer {
  readonly position: SuitePosition;
  readonly key: string;
  readonly right: boolean;
}

/** The positions of one game that are asked for, each with its seat; entries are played once. */
function positionsOf<S>(game: Game<S>, from: SuiteGame, after: ReadonlySet<number>) {
  const { seats, options, setUp, entries } = from;
  const position = game.start({ seats, options }, 'suite', newTrail(), [...setUp]);
  const found = new Map<number, Position<S>>();
  for (const [at, [seat, key, chance]] of entries.entries()) {
    if (after.has(at)) found.set(at, game.clone(position));
    game.answer(position, seat, game.parse(position, key), newTrail(), chance && [...chance]);
  }
  return found;
}

/** Asks a bot at every position of a suite. */
export function runSuite<S>(brain: Brain<S>, suite: Suite, bot: string): SuiteAnswer[] {
  const { game } = brain;
  const answers: SuiteAnswer[] = [];
  for (const [name, from] of Object.entries(suite.games)) {
    const asked = suite.positions.filter((one) => one.game === name);
    const found = positionsOf(game, from, new Set(asked.map(({ after }) => after)));
    for (const position of asked) {
      const at = found.get(position.after);
      if (!at) throw new Error(`${name} has no entry ${position.after}`);
      const [seat] = from.entries[position.after];
      const player = makerOf(planOf(bot))(brain, `suite ${name} ${position.after}`);
      const key = game.key(at, player(game.view(at, seat)));
      answers.push({ position, key, right: isRight(position, key) });
    }
  }
  return answers;
}

function isRight({ must, never = [] }: SuitePosition, key: string): boolean {
  const begins = (start: string) => key === start || key.startsWith(`${start} `);
  return (must === undefined || must.some(begins)) && !never.some(begins);
}
