/** `orrery <command>`: everything that can be done from the terminal. */
import { TableError } from '@orrery/kernel';
import { type Command, EXIT, UsageError } from './command.ts';
import { gameIds } from './games.ts';

/** Loaded when asked for: nobody should wait for the parts of another command. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play.ts')).play,
  simulate: async () => (await import('./simulate.ts')).simulate,
  replay: async () => (await import('./replay.ts')).replay,
  rules: async () => (await import('./rules.ts')).rules,
  bench: async () => (await import('./bench.ts')).bench,
  soak: async () => (await import('./soak.ts')).soak,
};

async function overview(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(
      async ([name, load]) => `  ${name.padEnd(10)} ${(await load()).summary}`,
    ),
  );
  return `Orrery: a table for space-civilization board games

  orrery            build the page if it is stale, serve it, and print the address to open
  orrery test       run every check
${lines.map((line) => line.replace(/^ {2}/, '  orrery ')).join('\n')}

\`orrery <command> --help\` says more. Games: ${gameIds().join(', ')}.`;
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await overview());
    return EXIT.done;
  }
  if (!Object.hasOwn(COMMANDS, name)) throw new UsageError(`there is no command «${name}»`);
  const command = await COMMANDS[name]();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help);
    return EXIT.done;
  }
  return await command.run(rest);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const known =
    error instanceof UsageError || error instanceof TableError || !(error instanceof TypeError);
  if (!known) throw error;
  console.error(`orrery: ${(error as Error).message}`);
  if (error instanceof UsageError)
    console.error('`orrery --help` lists the commands, `orrery <command> --help` explains one.');
  process.exitCode = error instanceof UsageError ? EXIT.usage : EXIT.failed;
}
