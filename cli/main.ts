/** `orrery <command>`: everything that can be done from the terminal. */
import { EXIT } from './command.ts';
import { run } from './commands.ts';

// Whoever reads our output may stop reading: `orrery rules eclipse | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.done);
  });
}

process.exitCode = await run(process.argv.slice(2));
// Threads may still be at work on what nobody waits for any more.
if (process.exitCode !== EXIT.done) process.exit();
