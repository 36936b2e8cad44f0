/** Sparring partners: games bring them in `bot/partners.ts`, for the arena and for training. */
import type { Advice, Partner } from '@orrery/kernel';
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
    const partner = partners[name];
    const think = partner.looksAhead ? GLANCE : instinctBot;
    return think({ game, advice: leaning(partner) }, seed);
  };

/** A partner's advice, with a ranking that leans towards what the plan wants. */
const leaning = <S>({ advice, lean }: Partner<S>): Advice<S> =>
  lean
    ? {
        ...advice,
        rank(state, frame, seat, options, scores) {
          advice.rank?.(state, frame, seat, options, scores);
          for (let i = 0; i < options.length; i++)
            scores[i] += lean(state, frame, seat, options[i]);
        },
      }
    : advice;
