/** The record is the game: everything needed to see each of its moments again. */
import { parseJson } from './checks.ts';
import { newTrail, type Trail } from './doors.ts';
import { dryRun } from './dry-run.ts';
import { TableError } from './errors.ts';
import { wholeNumbers } from './flaws.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';

export const FORMAT = 'orrery-1';

/** A longer name fits on no screen: whoever writes it means harm. */
export const LONGEST_NAME = 100;

export interface SeatRecord {
  readonly name: string;
  /** The bot that plays it, if one does. */
  readonly bot?: string;
  /** Its colour and emblem, by number. */
  readonly colour?: number;
}

/** One choice: who, what, and what chance answered. */
export interface Entry {
  readonly seat: number;
  readonly key: string;
  readonly chance?: readonly number[];
}

export interface GameRecord<S = unknown> {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly version: number;
  /** What people call this table, if they have given it a name. */
  readonly name?: string;
  readonly seats: readonly SeatRecord[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** What chance answered while setting up. */
  readonly setUp: readonly number[];
  readonly entries: readonly Entry[];
  /** Hash after so many entries, now and then. */
  readonly hashes: readonly (readonly [number, string])[];
  /** The latest position: a game goes on from here whatever becomes of its past. */
  readonly snapshot: Position<S>;
  /** True once something was taken back that had been learned from. */
  readonly practice: boolean;
  /** Where it began, if that was a position set up by hand. */
  readonly start?: Position<S>;
}

/** A record without what can be worked out from the rest. */
export type BareRecord = Omit<GameRecord, 'hashes' | 'snapshot'>;

/** What an entry did, as seen while replaying. */
export interface Played {
  readonly entry: Entry;
  readonly trail: Trail;
  /** The question that it answered. */
  readonly question: number;
}

/** A record out of text, if it is a sound one for this game. */
export function parseRecord<S>(game: Game<S>, text: string): GameRecord<S> {
  return checkRecord(game, parseJson(text, 'record'));
}

/** The game that a record's text belongs to, before that game is loaded. */
export const gameOfRecord = (text: string): string => gameOf(parseJson(text, 'record'));

/** The same for what has been read already. */
export function gameOf(record: unknown): string {
  const found = record as Partial<GameRecord> | null | undefined;
  const format: unknown = found?.format;
  if (format !== FORMAT || typeof found?.game !== 'string') {
    // Of a later format nothing is wrong: only we are too old.
    const later = typeof format === 'string' && /^orrery-[2-9]/.test(format);
    throw new TableError(
      later ? 'unknown-version' : 'broken-record',
      `this is not a record of a game (format ${FORMAT})`,
    );
  }
  return found.game;
}

export function checkRecord<S>(game: Game<S>, found: unknown): GameRecord<S> {
  checkBareRecord(game, found);
  const record = renewed(game, found as GameRecord<S>);
  if (!Array.isArray(record.hashes) || !record.hashes.every(isHash)) throw broken('hashes');
  game.checkPosition(record.snapshot);
  if (record.snapshot.answers.length !== record.seats.length)
    throw broken('seats and snapshot differ');
  return record;
}

/** A record of an older version, its snapshot with the fields that have been added since. */
function renewed<S>({ definition }: Game<S>, record: GameRecord<S>): GameRecord<S> {
  const { version, snapshot } = record;
  if (!definition.added || version >= definition.version || !snapshot?.state) return record;
  const state = { ...definition.added, ...snapshot.state };
  return { ...record, snapshot: { ...snapshot, state } };
}

/** A position set up by hand, if it is a sound one for so many seats. */
export function checkStart<S>(game: Game<S>, start: Position<S>, seats: number): void {
  game.checkPosition(start);
  if (start.answers.length !== seats) throw broken('seats and start differ');
  dryRun(game, start);
}

const broken = (what: string) => new TableError('broken-record', `the record is damaged: ${what}`);

/** A record without what playing it brings out, if it is a sound one for this game. */
export function checkBareRecord<S>(game: Game<S>, found: unknown): BareRecord {
  const record = found as BareRecord;
  const of = gameOf(found);
  if (of !== game.id) {
    const message = `the record is of ${of}, not of ${game.id}`;
    throw new TableError('foreign-record', message, { game: of });
  }
  if (!Number.isInteger(record.version)) throw broken('no version of the rules');
  const { version } = record;
  if (version > game.definition.version) {
    const message = `the record was made with version ${version} of the rules; this is ${game.definition.version}`;
    throw new TableError('unknown-version', message, { version });
  }
  if (record.name !== undefined && !isName(record.name)) throw broken('its name');
  const { min, max } = game.definition.seats;
  if (!Array.isArray(record.seats)) throw broken('no seats');
  if (record.seats.length < min || record.seats.length > max) throw broken('number of seats');
  const odd = record.seats.map(seatFlaw).find((flaw) => flaw !== null);
  if (odd) throw broken(`${odd} at the seats`);
  if (!isTexts(record.options)) throw broken('no options');
  if (typeof record.seed !== 'string') throw broken('no seed');
  if (!wholeNumbers(record.setUp)) throw broken('no set-up');
  if (!Array.isArray(record.entries) || !record.entries.every(isEntry)) throw broken('entries');
  if (typeof record.practice !== 'boolean') throw broken('practice');
  if (record.start !== undefined)
    checkStart(game, record.start as Position<S>, record.seats.length);
  return record;
}

/** What is wrong with what is written of a seat, or null. */
function seatFlaw(seat: Partial<Record<keyof SeatRecord, unknown>> | null): string | null {
  if (typeof seat?.name !== 'string') return 'no name';
  if (seat.name.length > LONGEST_NAME) return 'a name without end';
  const { bot, colour } = seat;
  if (bot !== undefined && typeof bot !== 'string') return 'a damaged bot';
  if (colour === undefined) return null;
  return Number.isSafeInteger(colour) && (colour as number) >= 0 ? null : 'a damaged colour';
}

const isName = (name: unknown): boolean => typeof name === 'string' && name.length <= LONGEST_NAME;
const isTexts = (options: unknown): boolean =>
  typeof options === 'object' &&
  options !== null &&
  !Array.isArray(options) &&
  Object.values(options).every((value) => typeof value === 'string');
const isHash = (pair: unknown): boolean =>
  Array.isArray(pair) && Number.isInteger(pair[0]) && typeof pair[1] === 'string';
const isEntry = (entry: Partial<Entry> | null): boolean =>
  Number.isInteger(entry?.seat) &&
  typeof entry?.key === 'string' &&
  (entry.chance === undefined || wholeNumbers(entry.chance));

/** Entries played one after the other, up to where they no longer can be. */
export interface Playback {
  readonly played: readonly Played[];
  /** The entry from which the rules of today no longer agree with the record, or null. */
  readonly diverged: number | null;
  /** Why, in words for developers. */
  readonly reason: string | null;
}

export interface Replay<S> extends Playback {
  /** The position after set-up. */
  readonly start: Position<S>;
  /** The position after the last entry that was played; the snapshot if even set-up fails. */
  readonly position: Position<S>;
  /** What happened while setting up. */
  readonly opening: Trail;
}

/** Plays a record from the start up to an entry, comparing hashes; stops where it diverges. */
export function replay<S>(
  game: Game<S>,
  record: GameRecord<S>,
  to = record.entries.length,
  told = true,
): Replay<S> {
  const opening = newTrail();
  let position: Position<S>;
  try {
    position = begin(game, record, opening);
  } catch (error) {
    const reason = `the set-up can't be repeated: ${(error as Error).message}`;
    const start = game.clone(record.snapshot);
    const kept = { events: [], outcomes: [...record.setUp], barrier: null };
    return { start, position: start, opening: kept, played: [], diverged: 0, reason };
  }
  const start = game.clone(position);
  const playback = playEntries(game, position, record.entries.slice(0, to), record.hashes, 0, told);
  if (playback.diverged !== null) {
    // An entry that failed half-way has left its position in pieces.
    position = game.clone(start);
    playEntries(game, position, record.entries.slice(0, playback.diverged), [], 0, false);
  }
  return { start, position, opening, ...playback };
}

/** Why today's rules disagree with a record, up to its snapshot, or null. Nobody is told what happens on the way. */
export function replayFlaw<S>(game: Game<S>, record: GameRecord<S>): string | null {
  const { position, reason } = replay(game, record, record.entries.length, false);
  const agrees = reason === null && game.hash(position) === game.hash(record.snapshot);
  return agrees ? null : (reason ?? 'the last position differs from the snapshot');
}

/** The position before the first entry. */
function begin<S>(game: Game<S>, record: GameRecord<S>, opening: Trail): Position<S> {
  if (record.start) return game.clone(record.start);
  const setUp = { seats: record.seats.length, options: record.options };
  return game.start(setUp, record.seed, opening, record.setUp);
}

/** Plays entries from a position on, in place; `before` came earlier, for the hashes. Without `told` no trails are kept. */
export function playEntries<S>(
  game: Game<S>,
  position: Position<S>,
  entries: readonly Entry[],
  hashes: GameRecord['hashes'],
  before = 0,
  told = true,
): Playback {
  const expected = new Map(hashes);
  const played: Played[] = [];
  let count = 0;
  const stop = (reason: string): Playback => ({ played, diverged: count, reason });
  for (; ; count++) {
    const hash = expected.get(before + count);
    if (hash !== undefined && hash !== game.hash(position)) {
      const what = before + count === 0 ? 'set-up' : `position after entry ${count}`;
      return stop(`the ${what} comes out differently`);
    }
    if (count === entries.length) return { played, diverged: null, reason: null };
    const entry = entries[count];
    if (game.isOver(position)) return stop('the game is over before the record is');
    const { question } = position;
    const trail = told ? newTrail() : null;
    try {
      game.answer(position, entry.seat, game.parse(position, entry.key), trail, entry.chance ?? []);
    } catch (error) {
      return stop(`entry ${count + 1}, «${entry.key}»: ${(error as Error).message}`);
    }
    if (trail) played.push({ entry, trail, question });
  }
}
