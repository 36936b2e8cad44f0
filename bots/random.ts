/** Chooses anything that is allowed, each option as likely as the others. */
import { below, type View } from '@orrery/kernel';
import { askedOptions, type BotMaker, type Brain, decisionGenerator } from './player.ts';

export const randomBot: BotMaker = <S>({ game }: Brain<S>, seed: string) => {
  const fromList = (options: readonly number[], seat: number, question: number): number =>
    options[below(decisionGenerator(seed, seat, question), options.length)];
  const fromView = (view: View<S>): number => {
    const { seat, position } = view;
    // What a seat may choose is the same in every deal that it could be in.
    const deal = game.redealer(view)(decisionGenerator(seed, seat, position.question));
    return fromList(askedOptions(game, deal, seat), seat, position.question);
  };
  return Object.assign(fromView, { fromList });
};
