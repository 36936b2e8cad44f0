/** Runs commands as a user does: in a process of their own, or, where that would take long, here. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { run } from '../commands.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Doing {
  /** What is typed. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A signal to send as soon as the output contains that. */
  readonly signal?: { readonly name: NodeJS.Signals; readonly when: string };
  /** Leaves the input open, as a terminal does. */
  readonly stay?: boolean;
}

/** The real command in a process of its own. */
export function orrery(args: readonly string[], doing: Doing = {}): Promise<Outcome> {
  const env = { ...process.env, LC_ALL: 'C', ...doing.env };
  return outcome(spawn(process.execPath, [MAIN, ...args], { env }), doing);
}

/** A line of shell in which `orrery` is the real command. */
export function shell(line: string): Promise<Outcome> {
  const command = `orrery() { "${process.execPath}" "${MAIN}" "$@"; }`;
  return outcome(spawn('bash', ['-c', `set -o pipefail; ${command}; ${line}`]), {});
}

function outcome(child: ChildProcessWithoutNullStreams, doing: Doing): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let [out, err, sent] = ['', '', false];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      if (doing.signal && !sent && out.includes(doing.signal.when)) {
        sent = true;
        child.kill(doing.signal.name);
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.stdin.on('error', () => {});
    child.stdin.write(doing.input ?? '');
    if (!doing.stay) child.stdin.end();
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** The same within this process. */
export async function orreryHere(
  args: readonly string[],
  { input = '' }: Pick<Doing, 'input'> = {},
): Promise<Outcome> {
  const [out, err]: string[][] = [[], []];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void out.push(`${line}\n`));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void err.push(`${line}\n`));
  const typed = Readable.from([input]) as typeof process.stdin;
  vi.stubEnv('LC_ALL', 'C');
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(typed);
  try {
    const code = await run(args);
    return { code, out: out.join(''), err: err.join('') };
  } finally {
    log.mockRestore();
    error.mockRestore();
    stdin.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** A folder for files of this test alone. */
export function folder(): (name: string) => string {
  const path = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
  afterAll(() => rmSync(path, { recursive: true }));
  return (name) => join(path, name);
}
