/** Typing everything that can be typed, at some moment of some game. */
import { below, seededGenerator, Table } from '@orrery/kernel';
import { LANGUAGES, type Language, namesLayer, translator } from '@orrery/text';
import { expect, vi } from 'vitest';
import { gameIds, loadGame, loadMessages, loadRulebook } from '../games.ts';
import type { Typing } from '../prompt.ts';
import { Sitting } from '../sitting.ts';
import { messages } from '../text/index.ts';

const NAMES = ['Olha', 'Ян', 'Mei', 'Zoë', 'Tomás', 'Ada'];
/** Without hints: bots think, and have tests of their own. */
const COMMANDS = [
  ...['', '*', '-', '?', 's', 'r', 'r X', 'b', 'b 1', 'b 2', 'b 9', 'the', '2 1', '/2', '99'],
  ...['l', 'l 1', 'l 99', 'l the', 'l a', 'w', 'w the', 'w 1', '=x', '1!', 'u'],
];

/** Questions after which everybody leaves, and every how many of them all commands are typed. */
const [ENOUGH, EVERY] = [25, 5];

/** Choices at random before anybody sits down: the first questions, the middle of a game, late ones. */
const EARLIER = [0, 40, 150, 500];

/** Persons have all seats of a game that has come so far, type all commands now and then, and leave. */
async function playAndType(
  id: string,
  seats: number,
  earlier: number,
  language: Language,
): Promise<string[]> {
  const pack = await loadGame(id);
  const { game } = pack;
  const names = NAMES.slice(0, seats);
  const layers = [messages[language], await loadMessages(id, language), namesLayer(names)];
  const seed = `every command ${id} ${earlier}`;
  const table = Table.open(game, { seats: names.map((name) => ({ name })), seed });
  const generator = seededGenerator(seed);
  for (let left = earlier; left > 0; left--) {
    const before = table.position;
    const [seat] = game.waiting(before);
    const options = [...game.options(before, seat)];
    const option = options[below(generator, options.length)];
    table.answer(seat, before.question, game.key(before, option));
    // A game that ends sooner is looked at as it was just before.
    if (game.isOver(table.position)) {
      table.rewind(table.played.length - 1);
      break;
    }
  }
  const left: string[] = [];
  let asked = 0;
  const typing: Typing = {
    signal: new AbortController().signal,
    isTerminal: false,
    rows: null,
    async ask() {
      if (left.length === 0) {
        // Choosing all over the list leads through more of a game than always the first.
        const n = game.options(table.position, game.waiting(table.position)[0]).length;
        if (asked % EVERY === 0) left.push(...COMMANDS);
        left.push('*', ++asked > ENOUGH ? 'q' : String(1 + ((asked * 7) % n)));
      }
      return left.shift() as string;
    },
  };
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    const rules = await loadRulebook(id, language);
    const t = translator(language, layers);
    await new Sitting({ pack, table, t, rules, typing }).play();
  } finally {
    log.mockRestore();
  }
  return lines.flatMap((line) => line.split('\n'));
}

/** Each game early and late, each time in the next language. */
export const MOMENTS = gameIds().flatMap((id) =>
  EARLIER.map((earlier, at) => [id, earlier, LANGUAGES[at % LANGUAGES.length]] as const),
);

/** The fewest that are not alone, and the most. */
export async function seatCounts(id: string): Promise<readonly [number, number]> {
  const { min, max } = (await loadGame(id)).game.definition.seats;
  return [Math.max(2, min), max];
}

export async function expectAnswers(
  id: string,
  seats: number,
  earlier: number,
  language: Language,
): Promise<void> {
  const lines = await playAndType(id, seats, earlier, language);
  expect(lines.length).toBeGreaterThan(COMMANDS.length);
  expect(lines.filter((line) => /[⟦⟧]|undefined|NaN/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  // Two options that read alike are told apart by their keys, if nothing better is known.
  expect(lines.filter((line) => /^ +\d+ {2}.*\[.*\]$/.test(line))).toEqual([]);
}
