/** Chooses anything that is allowed, each option as likely as the others. */
import { below } from '@orrery/kernel';
import { type BotMaker, decisionGenerator, ownOptions } from './player.ts';

export const randomBot: BotMaker =
  ({ game }, seed) =>
  (view) => {
    const generator = decisionGenerator(seed, view);
    const options = ownOptions(game, view, generator);
    return options[below(generator, options.length)];
  };
