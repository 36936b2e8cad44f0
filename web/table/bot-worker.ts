/** Where the bots of a local table think. */
import { TurnClock, think } from '@orrery/bots';
import type { BotReply, BotRequest, ToBots } from './bots.ts';
import { BRAINS } from './brains.ts';

const thinking = new Map<number, AbortController>();
const clock = new TurnClock();

async function answer({ id, game, bot, view, seed }: BotRequest): Promise<BotReply> {
  const load = BRAINS[game];
  if (!load) return { id, error: `no bot knows the game «${game}»` };
  const stop = new AbortController();
  thinking.set(id, stop);
  try {
    const { key } = await think(await load(), view, bot, { seed, signal: stop.signal, clock });
    return { id, key };
  } catch (error) {
    return { id, error: String(error) };
  } finally {
    thinking.delete(id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToBots>) => {
  if ('forget' in data) thinking.get(data.forget)?.abort();
  else answer(data).then((reply) => self.postMessage(reply));
};
