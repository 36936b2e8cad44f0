/** `orrery <command>`: everything that can be done from the terminal. */
import { EXIT, inWords } from './command.ts';
import { run } from './commands.ts';

// Whoever reads our output may stop reading (`orrery rules eclipse | head`), or have no room for it.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    const known = inWords(error);
    if (!known) throw error;
    if (stream === process.stdout) console.error(`orrery: output: ${known.words}`);
    process.exit(known.code);
  });
}

process.exitCode = await run(process.argv.slice(2));
// Threads may still be at work on what nobody waits for any more.
if (process.exitCode !== EXIT.done) process.exit();
