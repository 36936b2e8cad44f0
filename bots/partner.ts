/** Sparring partners: games bring them in `bot/partners.ts`, for the arena and for training. */
import { greedyBot } from './greedy.ts';
import { instinctBot } from './instinct.ts';
import { BotNameError } from './names.ts';
import type { BotMaker, Brain } from './player.ts';

/** A look ahead that is quickly done. */
const GLANCE = greedyBot({ breadth: 16, followUp: [3, 2], looks: 2 });

export const partnerBot =
  (name: string): BotMaker =>
  <S>({ game, partners = {} }: Brain<S>, seed: string) => {
    if (!Object.hasOwn(partners, name)) {
      const known = Object.keys(partners).join(', ') || 'none';
      throw new BotNameError(`${game.id} has no partner «${name}»; there are ${known}`);
    }
    const { advice, looksAhead } = partners[name];
    return (looksAhead ? GLANCE : instinctBot)({ game, advice }, seed);
  };
