/** Whatever is typed at whatever moment of whatever game, the terminal has an answer. */
import { Table } from '@orrery/kernel';
import { namesLayer, translator } from '@orrery/text';
import { describe, expect, test, vi } from 'vitest';
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

/** Questions after which everybody leaves: some games go on for ever if nobody wants to win. */
const ENOUGH = 150;

/** A whole game in which persons have all seats, type all commands now and then, and end it. */
async function playAndType(id: string, seats: number, every: number): Promise<string[]> {
  const pack = await loadGame(id);
  const names = NAMES.slice(0, seats);
  const t = translator('en', [messages.en, await loadMessages(id, 'en'), namesLayer(names)]);
  const table = Table.open(pack.game, {
    seats: names.map((name) => ({ name })),
    seed: `every command ${id}`,
  });
  const left: string[] = [];
  let asked = 0;
  const typing: Typing = {
    signal: new AbortController().signal,
    isTerminal: false,
    rows: null,
    async ask() {
      if (left.length === 0) {
        // Choosing all over the list leads through more of a game than always the first.
        const n = pack.game.options(table.position, pack.game.waiting(table.position)[0]).length;
        if (asked % every === 0) left.push(...COMMANDS);
        left.push('*', ++asked > ENOUGH ? 'q' : String(1 + ((asked * 7) % n)));
      }
      return left.shift() as string;
    },
  };
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    const rules = await loadRulebook(id, 'en');
    await new Sitting({ pack, table, t, rules, typing }).play();
  } finally {
    log.mockRestore();
  }
  return lines.flatMap((line) => line.split('\n'));
}

describe.each(gameIds())('%s', (id) => {
  test('survives every command in all its positions', { timeout: 120_000 }, async () => {
    const { game } = await loadGame(id);
    for (const seats of [Math.max(2, game.definition.seats.min), game.definition.seats.max]) {
      const lines = await playAndType(id, seats, 7);
      expect(lines.filter((line) => /[⟦⟧]|undefined|NaN/.test(line))).toEqual([]);
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      // Two options that read alike are told apart by their keys, if nothing better is known.
      expect(lines.filter((line) => /^ +\d+ {2}.*\[.*\]$/.test(line))).toEqual([]);
    }
  });
});
