import type { Game } from '@orrery/kernel';
import { type Command, EXIT, readArguments, UsageError } from './command.ts';
import { type Exercises, gameIds, loadExercises, loadGame } from './games.ts';

/** What the folder bench/ offers: it is loaded by its place, as games are. */
interface Benchmarks {
  kernelBenchmarks(): Benchmark[];
  gameBenchmarks(game: Game<unknown>, exercises: Exercises): Benchmark[];
}

interface Benchmark {
  readonly name: string;
  measure(): { readonly name: string; readonly value: number; readonly unit: string };
}

export const bench: Command = {
  summary: 'measure how fast the kernel and the games run on one core',
  help: `orrery bench [--only NAME] [--json]

Measures, on one core and in processor time, random decisions per second, copies and save-and-load
of a late position, and the time to verify a whole record: of the kernel alone on a small synthetic
game, and of every game at its largest table; and what a game has to offer beside (the odds of a
battle). Each figure takes about four seconds.

  --only NAME   only figures whose name contains this: kernel, distant-suns, clones_per_s
  --json        print one JSON object per line`,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length > 0) throw new UsageError(`what is «${positionals[0]}»? --only NAME?`);
    const all = await benchmarksOf(values.only);
    const chosen = all.filter(({ name }) => name.includes(values.only));
    if (chosen.length === 0) {
      const names = all.map(({ name }) => name).join(', ');
      throw new UsageError(`no figure is called «${values.only}»; there are ${names}`);
    }
    const width = Math.max(...chosen.map(({ name }) => name.length));
    for (const benchmark of chosen) {
      const { name, value, unit } = benchmark.measure();
      if (values.json) console.log(JSON.stringify({ name, value, unit }));
      else console.log(`${name.padEnd(width)} ${value.toLocaleString('en').padStart(12)} ${unit}`);
    }
    return EXIT.done;
  },
};

/** All benchmarks; if it is clear whose are wanted, only theirs: others take a while to set up. */
async function benchmarksOf(only: string): Promise<Benchmark[]> {
  const { kernelBenchmarks, gameBenchmarks }: Benchmarks = await import(
    new URL('../bench/index.ts', import.meta.url).href
  );
  const owners = ['kernel', ...gameIds()];
  const owner = owners.find((id) => only === id || only.startsWith(`${id}.`));
  const wanted = owner === undefined ? owners : [owner];
  const lists = wanted.map(async (id) =>
    id === 'kernel'
      ? kernelBenchmarks()
      : gameBenchmarks((await loadGame(id)).game, await loadExercises(id)),
  );
  return (await Promise.all(lists)).flat();
}
