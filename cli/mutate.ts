import { availableParallelism } from 'node:os';
import { type Command, EXIT, readArguments, UsageError, wholeNumber } from './command.ts';
import { gameIds } from './games.ts';
import { Progress } from './progress.ts';

interface Mutant {
  readonly path: string;
  readonly line: number;
  readonly code: string;
  readonly change: string;
}

/** What `tools/mutate` offers: it is loaded by its place, as games are. */
interface Mutations {
  mutate(options: {
    readonly game: string;
    readonly sample: number;
    readonly seed: string;
    readonly within: string;
    readonly jobs: number;
    tried(mutant: Mutant, noticed: boolean): void;
  }): Promise<{
    readonly all: number;
    readonly tried: number;
    readonly unnoticed: readonly Mutant[];
    readonly stale: readonly { readonly file: string; readonly code: string }[];
  }>;
}

export const mutate: Command = {
  summary: 'break the rules one small way at a time and see which tests notice',
  help: `orrery mutate [--game ID] [--sample N] [--seed S] [--in PATH] [--jobs N]

Changes one small thing in a game's rules (a condition, a number, an operator, a statement left
out), runs the tests that carry the game's rules in their names, and tells which changes none of
them noticed. The files themselves are never touched. Random play, golden records, boards, bots and
words don't count. Exit code 1 if anything went unnoticed.

A change that can't make a difference is noted, with the reason, in the game's
test/equivalent-mutants.json, and is left out from then on.

  --game ID    this game alone; else all of them
  --sample N   how many changes are tried in each game, drawn by lot; 300 if not given, 0 for all
  --seed S     draw others
  --in PATH    only in files whose path contains this: steps/draw.ts
  --jobs N     how many at once; as many as there are cores if not given`,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      game: { type: 'string' },
      sample: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      in: { type: 'string', default: '' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    });
    if (positionals.length > 0) throw new UsageError(`what is «${positionals[0]}»? --game ID?`);
    if (values.game !== undefined && !gameIds().includes(values.game)) {
      throw new UsageError(`there is no game «${values.game}»; there are ${gameIds().join(', ')}`);
    }
    const sample = wholeNumber(values.sample, '--sample', 0, 1_000_000) || Number.POSITIVE_INFINITY;
    const jobs = wholeNumber(values.jobs, '--jobs', 1, 64);
    const { mutate }: Mutations = await import(
      new URL('../tools/mutate/index.ts', import.meta.url).href
    );
    let unnoticed = 0;
    for (const game of values.game === undefined ? gameIds() : [values.game]) {
      const progress = new Progress(`mutate ${game}`, sample);
      const found = await mutate({
        game,
        sample,
        seed: values.seed,
        within: values.in,
        jobs,
        // Said at once: a long run that is broken off has told what it found.
        tried({ path, line, code, change }, noticed) {
          if (!noticed) {
            progress.end();
            console.log(`${path}:${line}: ${change}\n    ${code}`);
          }
          progress.step();
        },
      });
      progress.end();
      unnoticed += found.unnoticed.length;
      for (const { file, code } of found.stale) {
        console.log(
          `games/${game}/test/equivalent-mutants.json: no such change in ${file}: ${code}`,
        );
      }
      const noticed = found.tried - found.unnoticed.length;
      const part = found.tried === 0 ? 100 : (100 * noticed) / found.tried;
      console.log(
        `${game}: ${noticed} of ${found.tried} changes noticed (${part.toFixed(1)} %), of ${found.all} possible`,
      );
    }
    return unnoticed > 0 ? EXIT.failed : EXIT.done;
  },
};
