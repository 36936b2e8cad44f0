/** Ways to a table: a new one, the same again, one from a file, one branched off a replay. */
import { LEVELS, type Level } from '@orrery/bots/levels.ts';
import {
  type Game,
  type GameRecord,
  gameOfRecord,
  type SeatRecord,
  Table,
  type TableSetUp,
} from '@orrery/kernel';
import type { GameCard } from '../games.ts';
import type { Translate } from '../kit/face.ts';
import { go } from '../route.ts';
import { settings } from '../settings.ts';
import { readFile } from '../table/files.ts';
import { checkSaved } from '../table/saved.ts';
import { openStore } from '../table/store.ts';
import { loadFace } from './use-game.ts';

/** The level that one plays against unless one asks for another, and that of somebody's first game. */
const USUAL_LEVEL = LEVELS[1];
export const EASY_LEVEL = LEVELS[0];

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function randomWord(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Names for bots, stars that one can see: the first of them not yet at the table. */
function botName(t: Translate, taken: readonly string[]): string {
  const names = t('bot.names').split(', ');
  return names.find((name) => !taken.includes(name)) ?? (names[0] as string);
}

/** «Player» or «Player 2»: what people are called who have not said their name. */
const NUMBERED = /^(.*?)( \d+)?$/;

export const isNameless = (t: Translate, name: string): boolean =>
  NUMBERED.exec(name)?.[1] === t('seat.you');

/** A seat's name in another language, if it is none of somebody's own. */
export function sameName(name: string, from: Translate, to: Translate): string {
  if (isNameless(from, name)) return name.replace(from('seat.you'), () => to('seat.you'));
  const at = from('bot.names').split(', ').indexOf(name);
  return to('bot.names').split(', ')[at] ?? name;
}

/** Somebody else takes a seat over; where nobody has said a name, it is one of people, or of bots. */
export function takenOver(
  t: Translate,
  { bot: _, ...seat }: SeatRecord,
  bot: string | undefined,
  others: readonly string[],
): SeatRecord {
  if (bot !== undefined) {
    return { ...seat, bot, ...(isNameless(t, seat.name) && { name: botName(t, others) }) };
  }
  if (!t('bot.names').split(', ').includes(seat.name)) return seat;
  let name = t('seat.you');
  for (let number = 2; others.includes(name); number++) name = `${t('seat.you')} ${number}`;
  return { ...seat, name };
}

const freeColour = (taken: readonly (number | undefined)[]): number =>
  [0, 1, 2, 3, 4, 5].find((colour) => !taken.includes(colour)) ?? 0;

/** Bots on the free places of a table for so many. */
export function withBots(
  t: Translate,
  seats: readonly SeatRecord[],
  count: number,
  bot: Level = USUAL_LEVEL,
): SeatRecord[] {
  const all = [...seats];
  while (all.length < count) {
    const name = botName(
      t,
      all.map((seat) => seat.name),
    );
    all.push({ name, bot, colour: freeColour(all.map((seat) => seat.colour)) });
  }
  return all;
}

/** Me against one bot, or alone where the game is for one. */
export function usualSeats(t: Translate, card: GameCard, bot?: Level): SeatRecord[] {
  const { name, colour } = settings();
  return withBots(t, [{ name: name || t('seat.you'), colour }], Math.max(2, card.seats.min), bot);
}

/** Saves a record as a new table and goes there. */
export async function openRecord(record: GameRecord): Promise<void> {
  const id = randomWord(8);
  await (await openStore()).put(id, record, 0);
  go({ screen: 'table', id });
}

export async function openNew(gameId: string, setUp: TableSetUp): Promise<void> {
  const { game } = await loadFace(gameId);
  await openRecord(Table.open(game, setUp).record);
}

export const newSeed = (): string => randomWord(10);

/** The same people, bots and options once more. */
export async function openAgain(game: Game<unknown>, record: GameRecord): Promise<void> {
  const { seats, options } = record;
  await openRecord(Table.open(game, { seats, options, seed: newSeed() }).record);
}

/** Throws a TableError, or an UnknownGame, that says what is wrong with the file. */
export async function openFile(file: File): Promise<void> {
  const text = await readFile(file);
  const { game } = await loadFace(gameOfRecord(text));
  // A record that can't be taken up again must fail here, before it is kept.
  await openRecord(checkSaved(game, JSON.parse(text)));
}
