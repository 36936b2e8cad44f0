import { game as distantSuns } from '@orrery/distant-suns';
import { type Game, Table } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { checkSaved, summaryOf } from './saved.ts';

const game = distantSuns as unknown as Game<unknown>;
const { record } = Table.open(game, {
  seats: [
    { name: 'Ann', colour: 3 },
    { name: 'Vega', bot: 'cadet' },
  ],
  seed: 'saved',
});

describe('a row of the list of tables', () => {
  test('says what a table is', () => {
    const named = { ...record, name: 'Sunday' };
    expect(summaryOf({ id: 'a', revision: 1, savedAt: 1000, record: named })).toEqual({
      game: 'distant-suns',
      name: 'Sunday',
      seats: [{ name: 'Ann', colour: 3 }, { name: 'Vega' }],
      choices: 0,
      over: false,
      savedAt: 1000,
    });
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['no record', { id: 'a', revision: 1, savedAt: 1 }],
    ['a text for a record', { id: 'a', record: 'x' }],
    ['a seat that is null', { record: { ...record, seats: [null, 7] } }],
    ['a nameless seat', { record: { ...record, seats: [{}] } }],
    ['odd colours', { record: { ...record, seats: [{ name: 'A', colour: 'red' }] } }],
    ['a million seats', { record: { ...record, seats: Array(1e6).fill({ name: 'A' }) } }],
    ['a name that is none', { record: { ...record, name: 7 } }],
    ['odd lists', { record: { ...record, seats: {}, entries: 5, snapshot: [] } }],
    ['no time', { record, savedAt: Number.NaN }],
    ['a time out of this world', { record, savedAt: 1e300 }],
  ])('can be told with %s in it', (_what, row) => {
    const { game: id, name, seats, savedAt } = summaryOf(row);
    expect([typeof id, typeof name]).toEqual(['string', 'string']);
    expect(seats.length).toBeLessThanOrEqual(6);
    for (const { name, colour = 0 } of seats) {
      expect([typeof name, typeof colour]).toEqual(['string', 'number']);
    }
    if (savedAt !== null) expect(savedAt).toBeLessThan(1e16);
  });
});

describe('a table that is to go on', () => {
  test('is taken as it is', () => {
    expect(checkSaved(game, JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test.each<[string, object, string]>([
    ['a newer version', { version: 999 }, 'unknown-version'],
    ['a bot that nobody knows', { seats: [{ name: 'A' }, { name: 'B', bot: 'hal' }] }, 'broken'],
    ['a colour that is none', { seats: [{ name: 'A', colour: -1 }, { name: 'B' }] }, 'broken'],
    [
      'no past and a bad present',
      { setUp: [], snapshot: { ...record.snapshot, asked: 3 } },
      'brok',
    ],
  ])('is refused with %s', (_what, change, kind) => {
    expect(() => checkSaved(game, { ...record, ...change })).toThrow(
      expect.objectContaining({ kind: expect.stringContaining(kind) }),
    );
  });
});
