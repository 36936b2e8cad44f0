import type { Game } from '@orrery/kernel';
import { type Command, EXIT, readArguments, UsageError, wholeNumber } from './command.ts';
import { type Exercises, type GamePackage, gameIds, loadExercises, loadGame } from './games.ts';

/** What the folder bench/ offers: it is loaded by its place, as games are. */
interface Benchmarks {
  kernelBenchmarks(): Benchmark[];
  gameBenchmarks(game: Game<unknown>, exercises: Exercises): Benchmark[];
}

interface Benchmark {
  readonly name: string;
  measure(seconds: number): Figure;
}

/** What `tools/page-bench` offers: loaded by its place too, and only where it is wanted. */
interface PageBenchmarks {
  measurePage(bench: {
    readonly games: Readonly<Record<string, () => Promise<GamePackage>>>;
    readonly start: boolean;
    readonly runs: number;
  }): AsyncIterable<PageFigure>;
}

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

interface PageFigure extends Figure {
  /** What it should not exceed, or with `least` what it should reach. */
  readonly bar: number;
  readonly least?: true;
}

export const bench: Command = {
  summary: 'measure how fast the kernel, the games and the page are',
  help: `orrery bench [--only NAME] [--seconds N] [--json]
       orrery bench --page [--only NAME] [--runs N] [--json]

Measures, on one core and in processor time, random decisions per second, copies and save-and-load
of a late position, and the time to verify a whole record: of the kernel alone on a small synthetic
game, and of every game at its largest table; and what a game has to offer beside (the odds of a
battle).

With --page it measures instead how quickly the page answers in Chromium, late in the largest game
of each kind with all seats: from a tap to the next question (or to others' turn), the longest task,
the main thread's work for what an answer leaves to do until others move, for a move of a bot, and
for one that asks somebody at this screen, the preview under the pointer; frames per second and the
longest task while others' moves play; and what the start page costs at rest, in percent of a core.
Times are those of a processor four times slower: the processor time that the page's main thread
took, from the browser's trace, times four, and what the page waited for frames. So they repeat on a
busy machine, but not on a virtual one whose host is busy: what it takes of the processors (Linux
says how much) is counted as the page's, four times, and shows in the slowest taps and tasks.
A frame counts as missed where the main thread or the one that puts layers together has more to do
than fits into it. Each game takes about half a minute for each run.

  --seconds N   how long to measure each figure; 4 if not given
  --page        measure the page
  --runs N      with --page: play so many times; 3 if not given
  --only NAME   only figures whose name contains this: kernel, distant-suns, clones_per_s
  --json        print one JSON object per line`,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
    });
    if (positionals.length > 0) throw new UsageError(`what is «${positionals[0]}»? --only NAME?`);
    const runs = wholeNumber(values.runs, '--runs', 1, 100);
    const seconds = Number(values.seconds);
    if (!(seconds > 0 && seconds <= 600)) {
      throw new UsageError(`--seconds is a number up to 600, not «${values.seconds}»`);
    }
    const show = values.json ? inJson : inWords;
    if (values.page) {
      for await (const figure of pageFigures(values.only, runs)) show(figure);
      return EXIT.done;
    }
    const all = await benchmarksOf(values.only);
    const chosen = all.filter(({ name }) => name.includes(values.only));
    if (chosen.length === 0) {
      const names = all.map(({ name }) => name).join(', ');
      throw new UsageError(`no figure is called «${values.only}»; there are ${names}`);
    }
    const width = Math.max(...chosen.map(({ name }) => name.length));
    for (const benchmark of chosen) show(benchmark.measure(seconds), width);
    return EXIT.done;
  },
};

const inJson = (figure: Figure): void => console.log(JSON.stringify(figure));

/** Long enough for the names of all figures of the page. */
const NAME_WIDTH = 32;

function inWords(of: Figure & Partial<PageFigure>, width = NAME_WIDTH): void {
  const { name, value, unit, bar, least = false } = of;
  const figure = `${name.padEnd(width)} ${value.toLocaleString('en').padStart(12)} ${unit}`;
  const kept = bar === undefined || (least ? value >= bar : value <= bar);
  const verdict = `${kept ? '✔' : '✘'} at ${least ? 'least' : 'most'} ${bar}`;
  console.log(bar === undefined ? figure : `${figure} ${verdict}`);
}

/** All figures of the page whose name contains this. */
async function* pageFigures(only: string, runs: number): AsyncGenerator<PageFigure> {
  const owners = ['start', ...gameIds()];
  const wanted = owners.filter((id) => only === '' || only.startsWith(id));
  if (wanted.length === 0) {
    throw new UsageError(`--page measures ${owners.join(', ')}, not «${only}»`);
  }
  const { measurePage }: PageBenchmarks = await import(
    new URL('../tools/page-bench/index.ts', import.meta.url).href
  );
  const games = Object.fromEntries(
    wanted.filter((id) => id !== 'start').map((id) => [id, () => loadGame(id)]),
  );
  const figures = measurePage({ games, start: wanted.includes('start'), runs });
  for await (const figure of figures) if (figure.name.includes(only)) yield figure;
}

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
