import { game as distantSuns } from '@orrery/distant-suns';
import { type Game, gameOfRecord, Table, TableError } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { completeRecord, packRecord, unpackText } from './share.ts';

const game = distantSuns as unknown as Game<unknown>;

function playedOut() {
  const seats = [
    { name: 'Ann «Ace» Яна', colour: 2 },
    { name: 'Ben', bot: 'cadet' },
  ];
  const table = Table.open(game, { seats, seed: 'share' });
  while (!game.isOver(table.position)) {
    const [seat] = game.waiting(table.position);
    const options = game.options(table.position, seat as number);
    const choice = options[options.length >> 1] as number;
    table.answer(seat as number, table.position.question, game.key(table.position, choice));
  }
  return table.record;
}

test('a whole game fits into a link and comes out the same', async () => {
  const record = playedOut();
  const link = await packRecord(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(2500);
  const text = await unpackText(link);
  expect(gameOfRecord(text)).toBe('distant-suns');
  const back = completeRecord(game, text);
  expect(back.seats).toEqual(record.seats);
  expect(back.entries).toEqual(record.entries);
  expect(game.hash(back.snapshot)).toBe(game.hash(record.snapshot));
});

test('a damaged link is refused in words one can show', async () => {
  const link = await packRecord(playedOut());
  for (const broken of ['', '!', 'abc', link.slice(0, -40), `x${link}`]) {
    await expect(unpackText(broken), broken.slice(0, 9)).rejects.toMatchObject({
      kind: 'broken-record',
    });
  }
});

test('a record that does not follow the rules is refused', async () => {
  const text = await unpackText(await packRecord(playedOut()));
  const bare = JSON.parse(text);
  const cheat = { ...bare, entries: [{ seat: 0, key: 'draw everything' }] };
  expect(() => completeRecord(game, JSON.stringify(cheat))).toThrow(TableError);
  const crowd = { ...bare, seats: Array(9).fill(bare.seats[0]) };
  expect(() => completeRecord(game, JSON.stringify(crowd))).toThrow(TableError);
  expect(() => completeRecord(game, JSON.stringify({ ...bare, seats: 'no' }))).toThrow(TableError);
});

test('options that are no texts are refused in words one can show', async () => {
  const bare = JSON.parse(await unpackText(await packRecord(playedOut())));
  for (const first of [{ toString: 1 }, ['1'], 1, null]) {
    const odd = JSON.stringify({ ...bare, options: { ...bare.options, first } });
    expect(() => completeRecord(game, odd)).toThrow(
      expect.objectContaining({ kind: 'broken-record' }),
    );
  }
});
