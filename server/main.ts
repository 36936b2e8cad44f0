import { parseArgs } from 'node:util';
import { type RunningServer, type ServerOptions, StartError, startServer } from './index.ts';

const USAGE = `Usage: orrery [serve] [--port N] [--host ADDRESS]
  --port N        the port to listen on (default: $PORT, else 8080); if taken, the next free one
  --host ADDRESS  the address to listen on (default 127.0.0.1: this machine only; 0.0.0.0: all)`;

/** What was typed can't be meant: ends with the code that wrong arguments have everywhere. */
class WrongArguments extends StartError {
  constructor(what: string) {
    super(`${what}\n${USAGE}`);
  }
}

/** Reads the command line; throws a StartError that says what is wrong with it. */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): ServerOptions {
  let values: { port?: string; host?: string };
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' } } as const;
    values = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new WrongArguments((error as Error).message);
  }
  const wanted = values.port ?? (env.PORT || '8080');
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65535) {
    throw new WrongArguments(`A port is a number from 0 to 65535, not «${wanted}».`);
  }
  return { port, host: values.host ?? '127.0.0.1' };
}

/** Serves until the process is told to stop. */
export async function serve(options: ServerOptions): Promise<void> {
  const server = await startServer(options);
  const { port: wanted } = options;
  if (wanted && server.port !== wanted) console.log(`Port ${wanted} is taken.`);
  console.log(`Orrery is ready: open ${server.url}`);
  stopOnSignal(server);
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    // Asked twice, somebody is in a hurry.
    if (stopping) process.exit(1);
    stopping = true;
    await server.close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Runs `work`; what its user can mend is told in words, without a stack trace. */
export async function orExplain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`orrery: ${error.message}`);
    process.exitCode = error instanceof WrongArguments ? 2 : 1;
  }
}

/** Does what the command line asks for; `prepare` comes before serving. */
export async function runServer(
  args: readonly string[],
  prepare?: () => Promise<void>,
): Promise<void> {
  await orExplain(async () => {
    if (args.includes('--help') || args.includes('-h')) {
      console.log(USAGE);
      return;
    }
    const options = readArguments(args, process.env);
    await prepare?.();
    await serve(options);
  });
}

if (import.meta.main) await runServer(process.argv.slice(2));
