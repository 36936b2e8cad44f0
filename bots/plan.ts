/** What the names of bots stand for. */
import { type GreedySettings, greedyBot } from './greedy.ts';
import { instinctBot } from './instinct.ts';
import { type Level, THINKING } from './levels.ts';
import { readBotName } from './names.ts';
import { partnerBot } from './partner.ts';
import type { Bot, BotMaker, Brain } from './player.ts';
import { randomBot } from './random.ts';
import { type Budget, searchBot } from './search/bot.ts';

/** What a bot does when it is asked. */
export type Plan =
  | { readonly kind: 'random' | 'instinct' }
  | { readonly kind: 'partner'; readonly partner: string }
  | { readonly kind: 'greedy'; readonly settings: Partial<GreedySettings> }
  | {
      readonly kind: 'search';
      readonly budget: Budget;
      /** How much it errs, as a share of what the advice says a weak player does; 0 for not at all. */
      readonly noise: number;
    };

/** Whether a level keeps to iterations, so that it repeats exactly, or to the clock, for people. */
export type Pace = 'iterations' | 'clock';

/** Nobody waits longer for a search, whatever its name asks for. */
const LONGEST_MS = 20_000;

/** The plan that a name stands for. */
export function planOf(name: string, pace: Pace = 'iterations'): Plan {
  const read = readBotName(name);
  switch (read.kind) {
    case 'greedy':
      return { kind: 'greedy', settings: {} };
    case 'level':
      return planOfLevel(read.level, pace);
    case 'search': {
      const { ms = LONGEST_MS } = read.budget;
      const timed = { ...read.budget, ms: Math.min(ms, LONGEST_MS) };
      return { kind: 'search', budget: pace === 'clock' ? timed : read.budget, noise: 0 };
    }
    default:
      return read;
  }
}

function planOfLevel(level: Level, pace: Pace): Plan {
  const thinking = THINKING[level];
  if (thinking.kind === 'greedy') return thinking;
  const { iterations, ms, turnMs, noise } = thinking;
  const budget = pace === 'clock' ? { ms, turnMs, iterations } : { iterations };
  return { kind: 'search', budget, noise };
}

export function makerOf(plan: Plan): BotMaker {
  switch (plan.kind) {
    case 'random':
      return randomBot;
    case 'instinct':
      return instinctBot;
    case 'partner':
      return partnerBot(plan.partner);
    case 'greedy':
      return greedyBot(plan.settings);
    case 'search':
      return searchBot(plan.budget, plan.noise);
  }
}

/** The bot that a name stands for, for one game. */
export const botOf = <S>(name: string, brain: Brain<S>, seed: string): Bot<S> =>
  makerOf(planOf(name))(brain, seed);
