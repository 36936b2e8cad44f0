/**
 * What a bot is: a function from what its seat may know to a choice. It never gets a position, so
 * it cannot look where it may not, and it depends on nothing but view and seed, so a game of bots
 * repeats exactly.
 */
import { type Advice, type Game, type Generator, seededGenerator, type View } from '@orrery/kernel';

/** What every bot of a game may use: the rules and, where there is any, advice on strategy. */
export interface Brain<S> {
  readonly game: Game<S>;
  readonly advice: Advice<S> | null;
}

/** Answers the question that is open to the view's seat. */
export type Bot<S> = (view: View<S>) => number;

/** Makes a bot for one game at one table. */
export type BotMaker = <S>(brain: Brain<S>, seed: string) => Bot<S>;

/** A bot's own chance at one decision: taking back and asking again gives the same choice. */
export const decisionGenerator = (seed: string, view: View<unknown>): Generator =>
  seededGenerator(`${seed} ${view.seat} ${view.position.question}`);

/** What the view's seat may choose: the same in every deal that it could be in. */
export function ownOptions<S>(
  game: Game<S>,
  view: View<S>,
  generator: Generator,
): readonly number[] {
  const position = game.hasSecrets ? game.redealer(view)(generator) : view.position;
  const options = game.options(position, view.seat);
  if (options.length === 0) throw new Error(`seat ${view.seat} is not asked anything`);
  return options;
}

/** A number from 0 up to but not including 1. */
export const fraction = (generator: Generator): number => (generator.next() >>> 0) / 2 ** 32;
