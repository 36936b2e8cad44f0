/** The commands by name, and what happens around each of them: help, wrong arguments, failures. */

import { type Command, EXIT, inWords, UsageError } from './command.ts';
import { gameIds } from './games.ts';
import manifest from './package.json' with { type: 'json' };

/** Loaded when asked for: nobody should wait for the parts of another command. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play.ts')).play,
  simulate: async () => (await import('./simulate.ts')).simulate,
  train: async () => (await import('./train.ts')).train,
  calibrate: async () => (await import('./calibrate.ts')).calibrate,
  suite: async () => (await import('./suite.ts')).suite,
  replay: async () => (await import('./replay.ts')).replay,
  rules: async () => (await import('./rules.ts')).rules,
  bench: async () => (await import('./bench.ts')).bench,
  soak: async () => (await import('./soak.ts')).soak,
  mutate: async () => (await import('./mutate.ts')).mutate,
  art: async () => (await import('./art.ts')).art,
};

/** Runs a command and gives its exit code; throws only what is a bug. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    const known = inWords(error);
    if (!known) throw error;
    console.error(`orrery: ${known.words}`);
    if (known.code === EXIT.usage) {
      const name = Object.hasOwn(COMMANDS, args[0] ?? '') ? ` ${args[0]}` : '';
      console.error(`\`orrery${name} --help\` says how it is done.`);
    }
    return known.code;
  }
}

async function dispatch([name, ...rest]: readonly string[]): Promise<number> {
  if (name === 'help' && rest.length > 0) return await dispatch([rest[0], '--help']);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await overview());
    return EXIT.done;
  }
  if (name === '--version' || name === 'version') {
    console.log(`orrery ${manifest.version}`);
    return EXIT.done;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    const known = ['serve', 'test', ...Object.keys(COMMANDS)].join(', ');
    throw new UsageError(`there is no command «${name}»; there are ${known}`);
  }
  const command = await COMMANDS[name]();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help);
    return EXIT.done;
  }
  return await command.run(rest);
}

async function overview(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(
      async ([name, load]) => `  orrery ${name.padEnd(10)} ${(await load()).summary}`,
    ),
  );
  return `Orrery: a table for space-civilization board games

  orrery [serve]    build the page if it is stale, serve it, and print the address to open
  orrery test       run every check
  orrery --version  say which version this is
${lines.join('\n')}

\`orrery <command> --help\` says more. Games: ${gameIds().join(', ')}.`;
}
