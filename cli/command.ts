/** What every command of the terminal shares: its help, its arguments, its way to fail. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Exit codes: what a script can rely on. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

export interface Command {
  /** One line for `orrery --help`. */
  readonly summary: string;
  /** The whole help of the command. */
  readonly help: string;
  run(args: readonly string[]): Promise<number>;
}

/** Wrong arguments: said in one line, with where to find help. */
export class UsageError extends Error {}

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
    throw new UsageError((error as Error).message);
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
