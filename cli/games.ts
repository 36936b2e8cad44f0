/** The games that the terminal can play: every folder of games/ that is complete enough to load. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Suite } from '@orrery/bots/suite.ts';
import type { Trainable } from '@orrery/bots/train.ts';
import type {
  Advice,
  Game,
  GameWords,
  Partners,
  Rulebook,
  Tallies,
  TerminalWords,
} from '@orrery/kernel';
import { detectLanguage, isLanguage, LANGUAGES, type Language, type Messages } from '@orrery/text';
import { UsageError } from './command.ts';

const folder = fileURLToPath(new URL('../games/', import.meta.url));

/** What a game's index exports. */
export interface GamePackage {
  readonly game: Game<unknown>;
  readonly advice: Advice<unknown>;
  readonly words: GameWords<unknown>;
  readonly terminal: TerminalWords<unknown>;
  /** What simulations count wins by, besides the seat. */
  readonly tallies?: Tallies<unknown>;
}

export const gameIds = (): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.ts')))
    .sort();

function checkId(id: string | undefined): string {
  const known = gameIds();
  if (id === undefined) throw new UsageError(`say which game: ${known.join(', ')}`);
  if (!known.includes(id))
    throw new UsageError(`there is no game «${id}»; there are ${known.join(', ')}`);
  return id;
}

/** The file that exports a game's package: workers load it by this path. */
export const gameModule = (id: string): string => join(folder, checkId(id), 'index.ts');

export async function loadGame(id: string | undefined): Promise<GamePackage> {
  return await import(gameModule(checkId(id)));
}

/** Things of a game whose time matters beside playing it: what is done once, by name. */
export type Exercises = Readonly<Record<string, () => unknown>>;

/** What a game wants to have measured beside playing it. */
export async function loadExercises(id: string): Promise<Exercises> {
  const file = join(folder, id, 'bench.ts');
  return existsSync(file) ? (await import(file)).exercises : {};
}

/** The sparring partners of a game, by name. */
export async function loadPartners(id: string): Promise<Partners<unknown>> {
  const file = join(folder, id, 'bot', 'partners.ts');
  return existsSync(file) ? (await import(file)).partners : {};
}

/** Positions where the right choice is known, if the game has any. */
export async function loadSuite(id: string): Promise<Suite | null> {
  const file = join(folder, id, 'bot', 'suite.ts');
  return existsSync(file) ? (await import(file)).suite : null;
}

/** What of a game's evaluation can be fitted, if anything. */
export async function loadTraining(id: string): Promise<Trainable<unknown> | null> {
  const file = join(folder, id, 'bot', 'training.ts');
  return existsSync(file) ? (await import(file)).training : null;
}

export async function loadMessages(id: string, language: Language): Promise<Messages> {
  return (await import(join(folder, id, 'text', `${language}.ts`)))[language];
}

export async function loadRulebook(id: string, language: Language): Promise<Rulebook> {
  return (await import(join(folder, id, 'reference', `${language}.ts`)))[language];
}

/** The language asked for, or that of the system. */
export function chooseLanguage(asked: string | undefined): Language {
  if (asked === undefined) {
    const { LC_ALL, LC_MESSAGES, LANG } = process.env;
    return detectLanguage([LC_ALL, LC_MESSAGES, LANG].filter((tag) => tag !== undefined));
  }
  if (!isLanguage(asked))
    throw new UsageError(`--lang is one of ${LANGUAGES.join(', ')}, not «${asked}»`);
  return asked;
}
