/** Names of bots, as commands and records write them, and the bots they stand for. */
import { type GreedySettings, greedyBot } from './greedy.ts';
import { instinctBot } from './instinct.ts';
import { isLevel, LEVELS, type Level, THINKING } from './levels.ts';
import type { Bot, BotMaker, Brain } from './player.ts';
import { randomBot } from './random.ts';
import { type Budget, searchBot } from './search/bot.ts';
import type { SearchSettings } from './search/search.ts';

/** What a bot does when it is asked. */
export type Plan =
  | { readonly kind: 'random' | 'instinct' }
  | { readonly kind: 'greedy'; readonly settings: Partial<GreedySettings> }
  | {
      readonly kind: 'search';
      readonly budget: Budget;
      readonly settings: Partial<SearchSettings>;
    };

/** Whether a level keeps to iterations, so that it repeats exactly, or to the clock, for people. */
export type Pace = 'iterations' | 'clock';

/** A name of a bot that makes no sense. */
export class BotNameError extends Error {
  override readonly name = 'BotNameError';
}

/** What a name can be, for messages and help. */
export const BOT_NAMES = `random, instinct, greedy, search:ITERATIONS, search:TIMEms, ${LEVELS.join(', ')}`;

/** The plan that a name stands for: `random`, `instinct`, `greedy`, `search:500`, `search:200ms`, `captain`. */
export function planOf(name: string, pace: Pace = 'iterations'): Plan {
  const [kind, detail, ...more] = name.trim().split(':');
  if (more.length > 0) throw unknown(name);
  if (detail === undefined) {
    if (kind === 'random' || kind === 'instinct') return { kind };
    if (kind === 'greedy') return { kind, settings: {} };
    if (kind === 'search') throw new BotNameError('search needs a budget, as in search:500');
    if (isLevel(kind)) return planOfLevel(kind, pace);
  } else {
    if (kind === 'search') return { kind, budget: budgetOf(detail), settings: {} };
    if (kind === 'level' && isLevel(detail)) return planOfLevel(detail, pace);
    if (kind === 'level') throw new BotNameError(`no level «${detail}»: ${LEVELS.join(', ')}`);
  }
  throw unknown(name);
}

const unknown = (name: string) =>
  new BotNameError(`no bot is called «${name}»; there are ${BOT_NAMES}`);

function planOfLevel(level: Level, pace: Pace): Plan {
  const thinking = THINKING[level];
  if (thinking.kind === 'greedy') return thinking;
  const { iterations, ms, atMost, settings } = thinking;
  const budget = pace === 'clock' ? { ms, iterations: atMost } : { iterations };
  return { kind: 'search', budget, settings };
}

function budgetOf(text: string): Budget {
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(text) ?? [];
  const amount = Number(digits ?? 0);
  if (amount < 1) {
    throw new BotNameError(`search takes a number of iterations or milliseconds, not «${text}»`);
  }
  return unit === 'ms' ? { ms: amount } : { iterations: amount };
}

export function makerOf(plan: Plan): BotMaker {
  switch (plan.kind) {
    case 'random':
      return randomBot;
    case 'instinct':
      return instinctBot;
    case 'greedy':
      return greedyBot(plan.settings);
    case 'search':
      return searchBot(plan.budget, plan.settings);
  }
}

/** The bot that a name stands for, for one game. */
export const botOf = <S>(name: string, brain: Brain<S>, seed: string): Bot<S> =>
  makerOf(planOf(name))(brain, seed);
