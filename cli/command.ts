/** What every command of the terminal shares: its help, its arguments, its ways to fail. */
import { readFileSync, writeFileSync } from 'node:fs';
import { getSystemErrorMessage, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { BotNameError, planOf } from '@orrery/bots';
import { type Game, TableError } from '@orrery/kernel';

/** Exit codes: what a script can rely on. */
export const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130 } as const;

export interface Command {
  /** One line for `orrery --help`. */
  readonly summary: string;
  /** The whole help of the command. */
  readonly help: string;
  run(args: readonly string[]): Promise<number>;
}

/** Wrong arguments: said in one line, with where to find help. */
export class UsageError extends Error {}

/** Something that can't be done, through no fault of the program: said in one line. */
export class Failure extends Error {}

/**
 * What went wrong as words for people, and the exit code; null for anything unforeseen, which is a
 * bug of ours and better shown with all its details.
 */
export function inWords(error: unknown): { words: string; code: number } | null {
  if (error instanceof UsageError || error instanceof BotNameError) {
    return { words: error.message, code: EXIT.usage };
  }
  if (error instanceof TableError) {
    const code = error.kind === 'bad-set-up' ? EXIT.usage : EXIT.failed;
    return { words: error.message, code };
  }
  if (error instanceof Failure) return { words: error.message, code: EXIT.failed };
  if (isSystemError(error)) {
    const reason = getSystemErrorMessage(error.errno);
    return { words: error.path ? `${error.path}: ${reason}` : reason, code: EXIT.failed };
  }
  return null;
}

/** The text of a file that was named in an argument. */
export const readText = (path: string): string => withFile(path, () => readFileSync(path, 'utf8'));

/** Writes a file that was named in an argument. */
export const writeText = (path: string, text: string): void =>
  withFile(path, () => writeFileSync(path, text));

/** Where opening worked and the rest didn't (a folder, no room), the system forgets which file it was. */
export function withFile<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isSystemError(error)) throw Object.assign(error, { path });
    throw error;
  }
}

/** An error that the operating system reported: no such file, no permission, no room. */
function isSystemError(error: unknown): error is { errno: number; path?: string } {
  return error instanceof Error && 'syscall' in error && 'errno' in error;
}

type Parsed<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true; args: string[] }>
>;

/** Reads arguments strictly; says what is wrong with them in a sentence. */
export function readArguments<const T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
): Parsed<T> {
  try {
    return parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    }) as Parsed<T>;
  } catch (error) {
    // Node explains at length how to pass what begins with a dash; the first sentence is enough.
    throw new UsageError((error as Error).message.split(/\. |\n/)[0].replaceAll("'", ''));
  }
}

/** A whole number from an argument, within bounds. */
export function wholeNumber(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new UsageError(`${name} is a whole number from ${least} to ${most}, not «${text}»`);
  }
  return value;
}

/** The number of seats, or as many as there are players, but two where the game allows it. */
export function readSeats(text: string | undefined, game: Game<unknown>, players: number): number {
  const { min, max } = game.definition.seats;
  if (text !== undefined) return wholeNumber(text, '--seats', min, max);
  return Math.max(players, Math.min(max, Math.max(2, min)));
}

/** Table options given as NAME=VALUE. */
export function readTableOptions(given: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new UsageError(`--option is NAME=VALUE, not «${text}»`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** Names of bots, separated by commas; fails early on one that makes no sense. */
export function readBots(text: string, others: readonly string[] = []): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) if (!others.includes(name)) planOf(name);
  return names;
}
