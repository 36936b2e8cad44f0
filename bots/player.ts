/**
 * What a bot is: a function from what its seat may know to a choice. It never gets a position, so
 * it cannot look where it may not, and it depends on nothing but view and seed, so a game of bots
 * repeats exactly.
 */
import {
  type Advice,
  type Game,
  type Generator,
  type Partners,
  type Position,
  seededGenerator,
  type View,
} from '@orrery/kernel';

/** What every bot of a game may use: the rules and, where there is any, advice on strategy. */
export interface Brain<S> {
  readonly game: Game<S>;
  readonly advice: Advice<S> | null;
  /** Sparring partners by name, where the arena has them. */
  readonly partners?: Partners<S>;
}

/** Answers the question that is open to the view's seat. */
export interface Bot<S> {
  (view: View<S>): number;
  /** The same for a bot that goes by its seat's list of options alone: it needs no view. */
  readonly fromList?: (options: readonly number[], seat: number, question: number) => number;
}

/** Makes a bot for one game at one table. */
export type BotMaker = <S>(brain: Brain<S>, seed: string) => Bot<S>;

/** A bot's own chance at one decision: taking back and asking again gives the same choice. */
export const decisionGenerator = (seed: string, seat: number, question: number): Generator =>
  seededGenerator(`${seed} ${seat} ${question}`);

/** What a seat may choose; it is an error to ask a bot that has nothing to answer. */
export function askedOptions<S>(
  game: Game<S>,
  position: Position<S>,
  seat: number,
): readonly number[] {
  const options = game.options(position, seat);
  if (options.length === 0) throw new Error(`seat ${seat} is not asked anything`);
  return options;
}

/** How much a weak player misjudges a choice, in the unit of the advice's evaluation. */
export const slipOf = <S>({ advice }: Brain<S>): number => advice?.slip ?? advice?.scale ?? 1;

/** A number from 0 up to but not including 1. */
export const fraction = (generator: Generator): number => (generator.next() >>> 0) / 2 ** 32;

/** A number from a bell curve around 0 with spread 1 (Box–Muller). */
export function bell(generator: Generator): number {
  const radius = Math.sqrt(-2 * Math.log(1 - fraction(generator)));
  return radius * Math.cos(2 * Math.PI * fraction(generator));
}
