/** Chooses anything that is allowed, each option as likely as the others. */
import { below, type View } from '@orrery/kernel';
import { type BotMaker, type Brain, decisionGenerator } from './player.ts';

export const randomBot: BotMaker = <S>({ game }: Brain<S>, seed: string) => {
  const fromList = (options: readonly number[], seat: number, question: number): number =>
    options[below(decisionGenerator(seed, seat, question), options.length)];
  const fromView = (view: View<S>): number => {
    const { seat, position } = view;
    // What a seat may choose is the same in every deal that it could be in.
    const deal = game.redealer(view)(decisionGenerator(seed, seat, position.question));
    const options = game.options(deal, seat);
    if (options.length === 0) throw new Error(`seat ${seat} is not asked anything`);
    return fromList(options, seat, position.question);
  };
  return Object.assign(fromView, { fromList });
};
