import { closeSync, openSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BOT_NAMES, botOf, type Match, type PlayedGame, summarize } from '@orrery/bots';
import { playMatchInPool } from '@orrery/bots/pool.ts';
import {
  type Command,
  EXIT,
  readArguments,
  readBots,
  readSeats,
  readTableOptions,
  UsageError,
  wholeNumber,
  withFile,
} from './command.ts';
import { gameModule, loadGame, loadPartners } from './games.ts';
import { Progress } from './progress.ts';
import { foldLine } from './prose.ts';
import { type Simulation, simulationJson, simulationText } from './simulation-report.ts';

export const simulate: Command = {
  summary: 'let bots play many games and count who wins',
  help: `orrery simulate --game GAME [--bots LIST] [--seats N] [--games N] [--seed S]
                [--option NAME=VALUE]… [--clock] [--workers N] [--json] [--out FILE]

Plays games between bots on all cores and says how often each of them wins (with 95 % intervals),
how many points they make, how long a game is, and how wins depend on the seat and on whatever else
matters in the game. The same seed gives the same games, on any number of cores. A game that comes
to no end is named, and left out.

  --bots LIST          the bots, separated by commas; they take turns in the seats, again from the
                       first if seats are left. Standard: greedy. There are
                       ${foldLine(BOT_NAMES, 70, 0).join(`\n${' '.repeat(23)}`)}
                       A partner is a plan that people play, for trying bots against: docs/bots.md.
  --seats N            standard: as many as there are bots, and at least two
  --games N            standard: 100
  --seed S             standard: 1
  --option NAME=VALUE  an option of the table; may be repeated
  --clock              levels think by the clock, as people meet them: stronger or weaker with the
                       machine, and no longer the same for a seed; says how long they think
  --workers N          threads; standard: one for each core
  --json               print one JSON object instead of tables
  --out FILE           write the record of each game, one per line, for \`orrery replay\``,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      game: { type: 'string' },
      bots: { type: 'string', default: 'greedy' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true },
      clock: { type: 'boolean', default: false },
      workers: { type: 'string' },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
    });
    const [id = values.game, ...more] = positionals;
    if (more.length > 0 || (values.game !== undefined && id !== values.game)) {
      throw new UsageError('give one game');
    }
    const { game, advice } = await loadGame(id);
    const bots = readBots(values.bots);
    const seats = readSeats(values.seats, game, bots.length);
    if (bots.length > seats) throw new UsageError(`${bots.length} bots don't fit ${seats} seats`);
    const partners = await loadPartners(game.id);
    // Fails on a partner that the game doesn't have before any thread is started.
    for (const bot of bots) botOf(bot, { game, advice, partners }, values.seed);
    const match: Match = {
      seats,
      bots,
      options: readTableOptions(values.option),
      games: wholeNumber(values.games, '--games', 1, 100_000_000),
      seed: values.seed,
      pace: values.clock ? 'clock' : 'iterations',
      records: values.out !== undefined,
    };
    const workers =
      values.workers === undefined
        ? availableParallelism()
        : wholeNumber(values.workers, '--workers', 1, 256);
    // Fails on options that make no sense before any thread is started.
    game.start({ seats, options: match.options ?? {} }, match.seed);
    const simulation = await run(match, game.id, workers, values.out);
    for (const game of simulation.endless)
      console.error(`orrery: game ${game} came to no end; it is left out`);
    const ended = simulation.played.length + simulation.endless.length;
    if (simulation.played.length === 0) {
      if (ended === 0) console.error('orrery: stopped before a game was finished');
      return EXIT.interrupted;
    }
    console.log(values.json ? simulationJson(simulation) : simulationText(simulation));
    return ended < match.games ? EXIT.interrupted : EXIT.done;
  },
};

/** Plays the match; Ctrl-C ends it early, with what has been played so far. */
async function run(
  match: Match,
  id: string,
  workers: number,
  out: string | undefined,
): Promise<Simulation> {
  const records = out === undefined ? null : new RecordFile(out);
  const progress = new Progress(`${id}, ${match.bots.join(' – ')}`, match.games);
  const played: PlayedGame[] = [];
  const endless: number[] = [];
  const began = performance.now();
  const interrupted = new Promise<void>((resolve) => process.once('SIGINT', () => resolve()));
  const pool = playMatchInPool({
    module: gameModule(id),
    match,
    workers,
    progress: ({ record, ...rest }) => {
      played.push(rest);
      progress.step();
      if (record) records?.write(rest.game, JSON.stringify(record));
    },
    endless: (game) => {
      endless.push(game);
      progress.step();
      records?.write(game, null);
    },
  });
  try {
    await Promise.race([pool, interrupted]);
  } finally {
    progress.end();
    records?.close();
  }
  const done = [...played].sort((a, b) => a.game - b.game);
  const seconds = (performance.now() - began) / 1000;
  endless.sort((a, b) => a - b);
  return { match, workers, seconds, played: done, endless, result: summarize(id, match, done) };
}

/** One record per line, in the order of the games, whichever thread is done first. */
class RecordFile {
  readonly #path: string;
  readonly #file: number;
  readonly #waiting = new Map<number, string | null>();
  #next = 0;

  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'w');
  }

  /** Nothing for a game that has no record. */
  write(game: number, text: string | null): void {
    this.#waiting.set(game, text);
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      this.#append(next);
    }
  }

  #append(text: string | null): void {
    if (text === null) return;
    withFile(this.#path, () => writeSync(this.#file, `${text}\n`));
  }

  #take(): string | null | undefined {
    const text = this.#waiting.get(this.#next);
    if (text !== undefined) this.#waiting.delete(this.#next++);
    return text;
  }

  /** Games that others were still to come before are written too. */
  close(): void {
    const left = [...this.#waiting].sort(([a], [b]) => a - b);
    for (const [, text] of left) this.#append(text);
    closeSync(this.#file);
  }
}
