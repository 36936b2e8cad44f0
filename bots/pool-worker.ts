/** Plays the games of a match that it is told to, one batch after the other. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, EndlessGame, type Match, type PlayedGame, playGame } from './arena.ts';
import { readBotName } from './names.ts';

/** What a worker is started with. */
export interface PoolGame {
  readonly module: string;
  readonly match: Match;
}

/** Games to play, without the last. */
export interface PoolOrder {
  readonly from: number;
  readonly to: number;
}

export interface PoolReport {
  /** Id of the game that the module brought. */
  readonly id: string;
  readonly played: readonly PlayedGame[];
  /** Numbers of games that came to no end. */
  readonly endless: readonly number[];
  readonly ms: number;
}

const isPartner = (bot: string): boolean => readBotName(bot).kind === 'partner';

const { module, match } = workerData as PoolGame;
const address = module.startsWith('/') ? pathToFileURL(module).href : module;
const { game, advice = null, tallies = {} }: Contest<unknown> = await import(address);
// Partners lie beside the rules, out of the page's way.
const {
  partners = {},
}: Pick<Contest<unknown>, 'partners'> = match.bots.some(isPartner)
  ? await import(new URL('./bot/partners.ts', address).href)
  : {};

parentPort?.on('message', ({ from, to }: PoolOrder) => {
  const began = performance.now();
  const played: PlayedGame[] = [];
  const endless: number[] = [];
  for (let number = from; number < to; number++) {
    try {
      played.push(playGame({ game, advice, tallies, partners }, match, number));
    } catch (error) {
      if (!(error instanceof EndlessGame)) throw error;
      endless.push(number);
    }
  }
  const report: PoolReport = { id: game.id, played, endless, ms: performance.now() - began };
  parentPort?.postMessage(report);
});
