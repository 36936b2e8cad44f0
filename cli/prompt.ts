/** Reads lines from a terminal or a pipe. Ctrl-C, a closed window and the end of input end it. */
import { createInterface, type Interface } from 'node:readline';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Where a sitting gets its lines from. */
export interface Typing {
  /** Aborted when somebody wants out at once. */
  readonly signal: AbortSignal;
  readonly isTerminal: boolean;
  /** Lines of a list that fit the screen together with what stands around it; null for a pipe. */
  readonly rows: number | null;
  /** The next line without spaces around it, or null if there will be none. */
  ask(): Promise<string | null>;
}

export class Prompt implements Typing {
  readonly #lines: Interface;
  readonly #terminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  readonly #stop = new AbortController();
  readonly #queue: string[] = [];
  #closed = false;
  #waiting: ((line: string | null) => void) | null = null;

  constructor() {
    this.#lines = createInterface({
      input: process.stdin,
      ...(this.#terminal ? { output: process.stdout } : {}),
      terminal: this.#terminal,
      prompt: '> ',
    });
    this.#lines.on('line', (line) => this.#hear(line));
    this.#lines.on('close', () => {
      this.#closed = true;
      this.#hear(null);
    });
    // With line editing on, Ctrl-C is a key; without, and from outside, it is a signal.
    this.#lines.on('SIGINT', this.#interrupt);
    for (const signal of SIGNALS) process.on(signal, this.#interrupt);
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get isTerminal(): boolean {
    return this.#terminal;
  }

  get rows(): number | null {
    return this.#terminal ? Math.max(8, Math.min(40, process.stdout.rows - 6)) : null;
  }

  async ask(): Promise<string | null> {
    if (this.signal.aborted) return null;
    const typing = Boolean(process.stdin.isTTY);
    if (this.#terminal) this.#lines.prompt();
    else if (typing) process.stdout.write('> ');
    const line = await this.#next();
    // In a transcript one should see what came through the pipe.
    if (!typing) console.log(`> ${line ?? ''}`);
    else if (line === null) console.log('');
    return line === null ? null : line.trim();
  }

  #next(): Promise<string | null> {
    const queued = this.#queue.shift();
    if (queued !== undefined) return Promise.resolve(queued);
    if (this.#closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #hear(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting(line);
    else if (line !== null) this.#queue.push(line);
  }

  #interrupt = (): void => {
    this.#stop.abort();
    this.#hear(null);
  };

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.#interrupt);
    this.#lines.close();
  }
}
