/** Generic players over the kernel, and the arena where they meet. Runs in a page too: no Node. */
export {
  type BotResult,
  type Contest,
  type Match,
  type MatchResult,
  type PlayedGame,
  playGame,
  playMatch,
  seating,
  summarize,
} from './arena.ts';
export { type GreedySettings, greedyBot } from './greedy.ts';
export { isLevel, LEVELS, type Level } from './levels.ts';
export { BOT_NAMES, BotNameError, botSeed, checkBots } from './names.ts';
export { botOf, makerOf, type Pace, type Plan, planOf } from './plan.ts';
export type { Bot, BotMaker, Brain } from './player.ts';
export { randomBot } from './random.ts';
export { type Budget, searchBot } from './search/bot.ts';
export type { Thought } from './search/mind.ts';
export { type Distribution, distribution, type Interval, wilson } from './statistics.ts';
export { type Considered, type Decided, type ThinkSettings, think } from './thinker.ts';
export { TurnClock } from './turn-clock.ts';
