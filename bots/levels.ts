/**
 * The levels that a person can choose from, and the short names of bots («search:500») that
 * commands take.
 */
import { greedyBot } from './greedy.ts';
import type { BotMaker } from './player.ts';
import { randomBot } from './random.ts';
import { type Budget, searchBot } from './search/bot.ts';
import type { SearchSettings } from './search/search.ts';

export const LEVELS = ['cadet', 'navigator', 'captain', 'admiral'] as const;
export type LevelId = (typeof LEVELS)[number];

/** How a level thinks: by one look that errs a little, or by a search. */
export type Thinking =
  | { readonly kind: 'look'; readonly noise: number; readonly breadth: number }
  | {
      readonly kind: 'search';
      /** For tests and simulations: the same choices on any machine. */
      readonly iterations: number;
      /** For people: an answer in the same time on any machine. */
      readonly ms: number;
      readonly settings?: Partial<SearchSettings>;
    };

export const THINKING: Readonly<Record<LevelId, Thinking>> = {
  cadet: { kind: 'look', noise: 0.7, breadth: 12 },
  navigator: { kind: 'look', noise: 0, breadth: 64 },
  captain: { kind: 'search', iterations: 300, ms: 400 },
  admiral: { kind: 'search', iterations: 3000, ms: 2500 },
};

/** Whether a level keeps to iterations, which repeats exactly, or to the clock. */
export type Pace = 'iterations' | 'clock';

export function levelBot(level: LevelId, pace: Pace = 'iterations'): BotMaker {
  const thinking = THINKING[level];
  if (thinking.kind === 'look') return greedyBot(thinking);
  return searchBot(budgetOf(thinking, pace), thinking.settings);
}

export const budgetOf = (thinking: Thinking & { kind: 'search' }, pace: Pace): Budget =>
  pace === 'clock' ? { ms: thinking.ms } : { iterations: thinking.iterations };

export const isLevel = (name: string): name is LevelId =>
  (LEVELS as readonly string[]).includes(name);

/** What `parseBot` understands, for messages and help. */
export const BOT_FORMS = `random, greedy, search:ITERATIONS, search:TIMEms, ${LEVELS.join(', ')}`;

/** A name of a bot that makes no sense. */
export class BotNameError extends Error {
  override readonly name = 'BotNameError';
}

/** The bot that a short name stands for: `random`, `greedy`, `search:500`, `search:200ms`, `captain`. */
export function parseBot(name: string): BotMaker {
  const [kind, detail, ...more] = name.trim().split(':');
  if (more.length === 0 && detail === undefined) {
    if (kind === 'random') return randomBot;
    if (kind === 'greedy') return greedyBot();
    if (isLevel(kind)) return levelBot(kind);
    if (kind === 'search') throw new BotNameError('search needs a budget, as in search:500');
  }
  if (more.length === 0 && detail !== undefined) {
    if (kind === 'level' && isLevel(detail)) return levelBot(detail);
    if (kind === 'level') throw new BotNameError(`levels are ${LEVELS.join(', ')}, not «${detail}»`);
    if (kind === 'search') return searchBot(parseBudget(detail));
  }
  throw new BotNameError(`no bot is called «${name}»; there are ${BOT_FORMS}`);
}

function parseBudget(text: string): Budget {
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(text) ?? [];
  const amount = Number(digits ?? 0);
  if (amount < 1) {
    throw new BotNameError(`search takes a number of iterations or milliseconds, not «${text}»`);
  }
  return unit === 'ms' ? { ms: amount } : { iterations: amount };
}
