/** Where the bots of a local table think. */
import { type LevelId, levelBot } from '@orrery/bots/levels.ts';
import type { Bot } from '@orrery/bots/player.ts';
import { BRAINS } from '../games.ts';
import type { BotReply, BotRequest } from './bots.ts';

/** One bot for each level, game and seed: what it has learned about the table stays with it. */
const bots = new Map<
  string,
  Promise<{ bot: Bot<unknown>; key(request: BotRequest, choice: number): string }>
>();

async function make({ game: id, bot, seed }: BotRequest) {
  const load = BRAINS[id];
  if (!load) throw new Error(`no bot knows the game «${id}»`);
  const brain = await load();
  return {
    bot: levelBot(bot as LevelId, 'clock')(brain, seed),
    key: ({ view }: BotRequest, choice: number) => brain.game.key(view.position, choice),
  };
}

async function think(request: BotRequest): Promise<BotReply> {
  const name = `${request.game} ${request.bot} ${request.seed}`;
  let made = bots.get(name);
  if (!made) {
    made = make(request);
    bots.set(name, made);
  }
  const { bot, key } = await made;
  return { id: request.id, key: key(request, bot(request.view)) };
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  think(data)
    .catch((error): BotReply => ({ id: data.id, error: String(error) }))
    .then((reply) => self.postMessage(reply));
};
