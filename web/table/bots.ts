/** Bots of a local table, thinking in a worker of their own so that the page never stutters. */
import type { View } from '@orrery/kernel';

export interface BotTask {
  /** What the bot's seat may know: all that a bot ever gets. */
  readonly view: View<unknown>;
  /** The bot's level. */
  readonly bot: string;
}

export interface BotPlayers {
  /** The key of what the bot chooses; never settles once the signal says that nobody waits. */
  think(task: BotTask, signal: AbortSignal): Promise<string>;
  close(): void;
}

export interface BotRequest extends BotTask {
  readonly id: number;
  readonly game: string;
  readonly seed: string;
}

/** A task, or word that nobody waits for an earlier one any more. */
export type ToBots = BotRequest | { readonly forget: number };

export type BotReply =
  | { readonly id: number; readonly key: string }
  | { readonly id: number; readonly error: string };

/** So quick that nobody waits, so slow that one can follow. */
const PACE = 420;

export function workerBots(game: string, seed: string): BotPlayers {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, { done(key: string): void; failed(error: Error): void }>();
  let pausing: Promise<void> | null = null;

  /** Those who are asked at once wait as one, so that what they answer is drawn once and not for each. */
  const inTime = (): Promise<void> => {
    if (!pausing) {
      pausing = pause(PACE);
      setTimeout(() => {
        pausing = null;
      });
    }
    return pausing;
  };

  const start = (): Worker => {
    const fresh = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    fresh.onmessage = ({ data }: MessageEvent<BotReply>) => {
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if ('key' in data) request?.done(data.key);
      else request?.failed(new Error(data.error));
    };
    // A worker that could not load, or broke: those who wait are told, the next task gets a new one.
    fresh.onerror = (event) => {
      for (const { failed } of waiting.values()) failed(new Error(event.message));
      waiting.clear();
      fresh.terminate();
      worker = undefined;
    };
    return fresh;
  };

  return {
    async think(task, signal) {
      worker ??= start();
      const id = ++last;
      const thinking = new Promise<string>((done, failed) => waiting.set(id, { done, failed }));
      worker.postMessage({ ...task, id, game, seed } satisfies ToBots);
      signal.addEventListener('abort', () => {
        if (waiting.delete(id)) worker?.postMessage({ forget: id } satisfies ToBots);
      });
      const [key] = await Promise.all([thinking, inTime()]);
      return key;
    },
    close() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}

/**
 * Lets the bots of a table think in one tab only, however many tabs show it; the others follow what
 * is saved. When that tab is closed, another one takes over.
 */
export function inOneTab(id: string, bots: BotPlayers): BotPlayers {
  const closed = new AbortController();
  const turn = new Promise<void>((mine) => {
    const hold = (): Promise<void> => {
      mine();
      return new Promise((done) => closed.signal.addEventListener('abort', () => done()));
    };
    // Where the page isn't served securely there are no locks, and as a rule only one tab.
    if (!navigator.locks) mine();
    else
      navigator.locks.request(`orrery bots ${id}`, { signal: closed.signal }, hold).catch(() => {});
  });
  return {
    async think(task, signal) {
      await turn;
      return signal.aborted ? new Promise<never>(() => {}) : bots.think(task, signal);
    },
    close() {
      closed.abort();
      bots.close();
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
