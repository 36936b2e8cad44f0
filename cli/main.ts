/** `orrery <command>`: everything that can be done from the terminal. */
import { type Command, EXIT, inWords, UsageError } from './command.ts';
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
      async ([name, load]) => `  orrery ${name.padEnd(10)} ${(await load()).summary}`,
    ),
  );
  return `Orrery: a table for space-civilization board games

  orrery            build the page if it is stale, serve it, and print the address to open
  orrery test       run every check
${lines.join('\n')}

\`orrery <command> --help\` says more. Games: ${gameIds().join(', ')}.`;
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === 'help' && rest.length > 0) return await main([rest[0], '--help']);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await overview());
    return EXIT.done;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new UsageError(
      `there is no command «${name}»; there are ${Object.keys(COMMANDS).join(', ')}`,
    );
  }
  const command = await COMMANDS[name]();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help);
    return EXIT.done;
  }
  return await command.run(rest);
}

// Whoever reads our output may stop reading: `orrery rules eclipse | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.done);
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
  // Threads may still be at work on what nobody waits for any more.
  if (process.exitCode === EXIT.interrupted) process.exit();
} catch (error) {
  const known = inWords(error);
  if (!known) throw error;
  console.error(`orrery: ${known.words}`);
  if (known.code === EXIT.usage) {
    const name = Object.hasOwn(COMMANDS, process.argv[2] ?? '') ? ` ${process.argv[2]}` : '';
    console.error(`\`orrery${name} --help\` says how it is done.`);
  }
  process.exit(known.code);
}
