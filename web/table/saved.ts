/** Tables as they come out of the browser's store or a file: anything, until it has been looked at. */
import { checkBots } from '@orrery/bots/names.ts';
import {
  checkRecord,
  type Game,
  type GameRecord,
  LONGEST_NAME,
  type SeatRecord,
  Table,
} from '@orrery/kernel';

/** The record, if a table of this game can go on from it; else throws what is wrong with it. */
export function checkSaved(game: Game<unknown>, found: unknown): GameRecord {
  const record = checkRecord(game, found);
  checkBots(record.seats);
  Table.resume(game, record);
  return record;
}

/** What the list of tables shows of one, whatever state it is in. */
export interface Summary {
  readonly game: string;
  /** What people call it; nothing until they do. */
  readonly name: string;
  readonly seats: readonly Pick<SeatRecord, 'name' | 'colour'>[];
  readonly choices: number;
  readonly over: boolean;
  /** Milliseconds since 1970, or null if that isn't known. */
  readonly savedAt: number | null;
}

/** More names than this fit into no row. */
const MOST_SEATS = 6;

export function summaryOf(row: unknown): Summary {
  const { record, savedAt } = fieldsOf(row);
  const { game, name, seats, entries, snapshot } = fieldsOf(record);
  return {
    game: typeof game === 'string' ? game : '',
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    seats: listOf(seats).slice(0, MOST_SEATS).map(seatOf),
    choices: listOf(entries).length,
    over: fieldsOf(snapshot).asked === 0,
    savedAt: typeof savedAt === 'number' && Math.abs(savedAt) <= LAST_DAY ? savedAt : null,
  };
}

/** The latest time that a date can say. */
const LAST_DAY = 8.64e15;

function seatOf(seat: unknown): Summary['seats'][number] {
  const { name, colour } = fieldsOf(seat);
  return {
    name: typeof name === 'string' ? name : '?',
    ...(typeof colour === 'number' ? { colour } : {}),
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
