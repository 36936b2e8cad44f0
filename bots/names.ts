/** Names of bots, as commands and records write them. The page reads them before any bot is loaded. */
import { type SeatRecord, seedWords, TableError } from '@orrery/kernel';
import { isLevel, LEVELS, type Level } from './levels.ts';
import type { Budget } from './search/bot.ts';

/** What a name says. */
export type BotName =
  | { readonly kind: 'random' | 'instinct' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'search'; readonly budget: Budget }
  | { readonly kind: 'partner'; readonly partner: string }
  | { readonly kind: 'level'; readonly level: Level };

/** A name of a bot that makes no sense. */
export class BotNameError extends Error {
  override readonly name = 'BotNameError';
}

/** What a name can be, for messages and help. */
export const BOT_NAMES = `random, instinct, greedy, search:ITERATIONS, search:TIMEms, partner:NAME, ${LEVELS.join(', ')}`;

/** Reads `random`, `instinct`, `greedy`, `search:500`, `search:200ms`, `partner:rush`, `captain`. */
export function readBotName(name: string): BotName {
  const [kind, detail, ...more] = name.trim().split(':');
  if (more.length > 0) throw unknown(name);
  if (detail === undefined) {
    if (kind === 'random' || kind === 'instinct' || kind === 'greedy') return { kind };
    if (kind === 'search') throw new BotNameError('search needs a budget, as in search:500');
    if (isLevel(kind)) return { kind: 'level', level: kind };
  } else {
    if (kind === 'search') return { kind, budget: budgetOf(detail) };
    if (kind === 'partner' && detail !== '') return { kind, partner: detail };
    if (kind === 'level' && isLevel(detail)) return { kind, level: detail };
    if (kind === 'level') throw new BotNameError(`no level «${detail}»: ${LEVELS.join(', ')}`);
  }
  throw unknown(name);
}

const unknown = (name: string) =>
  new BotNameError(`no bot is called «${name}»; there are ${BOT_NAMES}`);

function budgetOf(text: string): Budget {
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(text) ?? [];
  const amount = Number(digits ?? 0);
  if (amount < 1) {
    throw new BotNameError(`search takes a number of iterations or milliseconds, not «${text}»`);
  }
  return unit === 'ms' ? { ms: amount } : { iterations: amount };
}

/** Throws unless every bot of a record that came from outside is one that there is. */
export function checkBots(seats: readonly SeatRecord[]): void {
  for (const { bot } of seats) {
    try {
      if (bot !== undefined) readBotName(bot);
    } catch (error) {
      throw new TableError('broken-record', `the record is damaged: ${(error as Error).message}`);
    }
  }
}

/** What the bots of a table draw from: repeats with the table's seed and tells nothing of it. */
export const botSeed = (seed: string): string => seedWords(`bots of ${seed}`).join(' ');
