// biome-ignore-all lint/suspicious/noExplicitAny: damaged data is of no type
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  checkRecord,
  defineGame,
  type ErrorKind,
  type GameRecord,
  gameOfRecord,
  parseRecord,
  replay,
  replayFlaw,
  seededGenerator,
  Table,
  TableError,
} from '../index.ts';
import { auction } from './games/auction.ts';
import { type Smugglers, smugglers } from './games/smugglers.ts';
import { playOn, tableOf } from './tables.ts';

const played = (choices = 25) => playOn(tableOf(smugglers, 3), choices);
const textOf = (table: Table<Smugglers>) => JSON.stringify(table.record);

function errorOf(act: () => unknown): TableError {
  try {
    act();
  } catch (error) {
    if (error instanceof TableError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** The record of a game with one of its parts replaced. */
function damaged(change: object): [ErrorKind, string] {
  const record = JSON.parse(textOf(played()));
  const error = errorOf(() => checkRecord(smugglers, { ...record, ...change }));
  return [error.kind, error.message];
}

describe('a record', () => {
  test('is plain JSON that gives the same table back', () => {
    const table = played();
    const record = parseRecord(smugglers, textOf(table));
    expect(record).toEqual(JSON.parse(textOf(table)));
    expect(record).toMatchObject({
      format: 'orrery-1',
      game: 'smugglers',
      version: 2,
      seed: 'table',
      practice: false,
      seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    });
    const again = Table.resume(smugglers, record);
    expect(again.diverged).toBeNull();
    expect(JSON.stringify(again.record)).toBe(textOf(table));
  });

  test('keeps the name that people have given their table', () => {
    const table = played();
    expect(table.record).not.toHaveProperty('name');
    table.name = 'Sunday';
    const again = Table.resume(smugglers, parseRecord(smugglers, textOf(table)));
    expect(again.record.name).toBe('Sunday');
    expect(damaged({ name: 'x'.repeat(101) })).toEqual([
      'broken-record',
      expect.stringMatching(/name/),
    ]);
    expect(damaged({ name: 7 })[0]).toBe('broken-record');
  });

  test('holds readable choices and what chance answered', () => {
    const table = tableOf(smugglers, 2);
    table.answer(0, 1, 'draw');
    table.answer(1, 2, 'pass');
    expect(table.record.entries).toEqual([
      { seat: 0, key: 'draw', chance: [expect.any(Number)] },
      { seat: 1, key: 'pass' },
    ]);
    // Three cards each and the sealed one.
    expect(table.record.setUp).toHaveLength(7);
  });

  test('writes the options in force down, so that a new standard does not change old games', () => {
    const table = tableOf(smugglers, 3, { hands: '2' });
    expect(table.record.options).toEqual({ hands: '2', sealed: 'yes' });
  });

  test('says which game it is of before that game is loaded', () => {
    expect(gameOfRecord(textOf(played()))).toBe('smugglers');
    for (const text of [
      'null',
      '7',
      '[]',
      '{}',
      '{"format":"orrery-1"}',
      '{"format":"x","game":"a"}',
      '{"format":{"toString":1},"game":"a"}',
    ]) {
      expect(errorOf(() => gameOfRecord(text)).kind).toBe('broken-record');
    }
    expect(errorOf(() => gameOfRecord('{')).kind).toBe('broken-record');
  });
});

describe('a record that can not be read', () => {
  test.each(['', '{', 'undefined', '<html>', '{"format":"orrery-1",}'])('%j is no JSON', (text) => {
    expect(errorOf(() => parseRecord(smugglers, text))).toMatchObject({
      kind: 'broken-record',
      message: 'the record is not valid JSON',
    });
  });

  test.each(['null', '3', '"x"', '[]', '{}', '{"format":"orrery-0"}'])(
    '%j is no record',
    (text) => {
      expect(errorOf(() => parseRecord(smugglers, text))).toMatchObject({
        kind: 'broken-record',
        message: 'this is not a record of a game (format orrery-1)',
      });
    },
  );

  test('of another game is foreign', () => {
    const error = errorOf(() => parseRecord(auction, textOf(played())));
    expect(error).toMatchObject({ kind: 'foreign-record', facts: { game: 'smugglers' } });
    expect(error.message).toBe('the record is of smugglers, not of auction');
  });

  test('of later rules has an unknown version', () => {
    const [kind, message] = damaged({ version: 3 });
    expect(kind).toBe('unknown-version');
    expect(message).toBe('the record was made with version 3 of the rules; this is 2');
  });

  test('of a later format was written by a later Orrery', () => {
    const text = textOf(played()).replace('orrery-1', 'orrery-2');
    expect(errorOf(() => gameOfRecord(text)).kind).toBe('unknown-version');
  });

  test.each<[string, object]>([
    ['version', { version: '2' }],
    ['version', { version: undefined }],
    ['seats', { seats: undefined }],
    ['seats', { seats: [] }],
    ['seats', { seats: [{ name: 'A' }, { name: 'B' }, {}] }],
    ['seats', { seats: [{ name: 'A' }, { name: 'B' }, null] }],
    ['seats', { seats: [{ name: 'A' }, { name: 'B' }] }],
    ['seats', { seats: new Array(9).fill({ name: 'A' }) }],
    ['a name without end', { seats: [{ name: 'A'.repeat(101) }, { name: 'B' }, { name: 'C' }] }],
    ['colour', { seats: [{ name: 'A', colour: -1 }, { name: 'B' }, { name: 'C' }] }],
    ['colour', { seats: [{ name: 'A', colour: 'red' }, { name: 'B' }, { name: 'C' }] }],
    ['colour', { seats: [{ name: 'A', colour: {} }, { name: 'B' }, { name: 'C' }] }],
    ['bot', { seats: [{ name: 'A', bot: 7 }, { name: 'B' }, { name: 'C' }] }],
    ['practice', { practice: 'yes' }],
    ['practice', { practice: undefined }],
    ['options', { options: null }],
    ['options', { options: ['yes'] }],
    ['options', { options: { hands: 3 } }],
    ['seed', { seed: 5 }],
    ['set-up', { setUp: undefined }],
    ['set-up', { setUp: [1, 'a'] }],
    ['entries', { entries: {} }],
    ['entries', { entries: [null] }],
    ['entries', { entries: [{ seat: 0 }] }],
    ['entries', { entries: [{ key: 'draw' }] }],
    ['entries', { entries: [{ seat: '0', key: 'draw' }] }],
    ['entries', { entries: [{ seat: 0, key: 'draw', chance: 3 }] }],
    ['entries', { entries: [{ seat: 0, key: 'draw', chance: [0.5] }] }],
    ['hashes', { hashes: undefined }],
    ['hashes', { hashes: [[0]] }],
    ['hashes', { hashes: [['0', 'a']] }],
    ['position', { snapshot: undefined }],
    ['position', { snapshot: 'state' }],
  ])('is broken if its %s are not as they should be: %j', (part, change) => {
    const [kind, message] = damaged(change);
    expect(kind).toBe('broken-record');
    expect(message).toContain(part);
  });
});

describe('a saved position', () => {
  const position = () => played().position;
  const flawOf = (change: (saved: ReturnType<typeof position>) => void): string => {
    const saved = JSON.parse(smugglers.save(position()));
    change(saved);
    const error = errorOf(() => smugglers.load(JSON.stringify(saved)));
    expect(error.kind).toBe('broken-record');
    return error.message;
  };
  // Each of these is deliberately of the wrong type.
  const spoil = (change: (saved: any) => void) => flawOf(change as never);

  test('comes back as it was', () => {
    const saved = smugglers.save(position());
    expect(smugglers.save(smugglers.load(saved))).toBe(saved);
    expect(errorOf(() => smugglers.load('{')).message).toBe('the saved position is not valid JSON');
  });

  test('of a game that is over comes back too', () => {
    const over = playOn(tableOf(smugglers, 2), 200).position;
    expect(smugglers.isOver(over)).toBe(true);
    expect(smugglers.load(smugglers.save(over))).toEqual(over);
  });

  test.each<[string, (saved: any) => void]>([
    ['agenda should be a list', (p) => (p.agenda = null)],
    ['agenda is damaged', (p) => p.agenda.push(null)],
    ['agenda is damaged', (p) => p.agenda.push({ step: 'turn' })],
    ['agenda is damaged', (p) => p.agenda.push({ step: 3, seat: 0 })],
    ['which is no step', (p) => p.agenda.push({ step: 'constructor', seat: 0 })],
    ['which is no step', (p) => p.agenda.push({ step: 'nowhere', seat: 0 })],
    ['nobody sits', (p) => p.agenda.push({ step: 'turn', seat: 3 })],
    ['nobody sits', (p) => p.agenda.push({ step: 'turn', seat: -2 })],
    [
      'card should be a whole number',
      (p) => p.agenda.unshift({ step: 'peeked', seat: 0, card: 'x' }),
    ],
    ['numbers are missing', (p) => delete p.asked],
    ['numbers are missing', (p) => (p.question = 1.5)],
    ['lists of numbers are missing', (p) => (p.answers = null)],
    ['lists of numbers are missing', (p) => (p.random = ['a'])],
    ['generator', (p) => (p.random = [])],
    ['generator', (p) => p.random.push(1)],
    ['nothing is asked', (p) => (p.agenda = [])],
    ['nothing is asked', (p) => (p.agenda = [{ step: 'round', seat: -1 }])],
    ['nobody is asked', (p) => (p.asked = 0)],
    ['asks seats that are not there', (p) => (p.asked = 8)],
    ['asks seats that are not there', (p) => (p.asked = -1)],
    ['asks another seat', (p) => (p.asked = 7)],
    ['state should be a record', (p) => (p.state = null)],
    ['state.round should be a whole number', (p) => (p.state.round = null)],
    ['state.players[0].hand should be a list', (p) => (p.state.players[0].hand = 'xyz')],
    ['state.turn is not declared', (p) => (p.state.turn = 1)],
    ['state.players should have one entry per seat', (p) => p.state.players.pop()],
  ])('is damaged: %s', (message, change) => {
    expect(spoil(change)).toContain(message);
  });

  test('with sealed answers must be for those who are not asked', () => {
    const sealed = tableOf(auction, 3);
    sealed.answer(1, 1, 'bid 2');
    const saved = () => JSON.parse(auction.save(sealed.position));
    expect(auction.load(JSON.stringify(saved()))).toEqual(sealed.position);
    const error = errorOf(() => auction.load(JSON.stringify({ ...saved(), asked: 7 })));
    expect(error.message).toContain('has answered already');
  });

  test('whatever is wrong with it, is refused by a typed error or plays on', () => {
    const saved = JSON.parse(smugglers.save(position()));
    const generator = seededGenerator('spoil');
    const junk = [null, -1, 1e9, 0.5, 'x', [], {}, true];
    for (let i = 0; i < 500; i++) {
      const copy = JSON.parse(JSON.stringify(saved));
      let at = copy;
      // Walks down to a random place and puts junk there.
      for (;;) {
        const names = Object.keys(at);
        const name = names[below(generator, names.length)];
        const inner = at[name];
        if (
          inner === null ||
          typeof inner !== 'object' ||
          Object.keys(inner).length === 0 ||
          below(generator, 4) === 0
        ) {
          at[name] = junk[below(generator, junk.length)];
          break;
        }
        at = inner;
      }
      try {
        smugglers.load(JSON.stringify(copy));
      } catch (error) {
        expect(error).toBeInstanceOf(TableError);
      }
    }
  });
});

describe('replay', () => {
  test('gives every moment, with what happened', () => {
    const table = played(10);
    const { record } = table;
    for (let to = 0; to <= 10; to++) {
      const seen = replay(smugglers, record, to);
      expect(seen.diverged).toBeNull();
      expect(seen.played.map(({ entry }) => entry)).toEqual(record.entries.slice(0, to));
      expect(seen.played).toEqual(table.played.slice(0, to));
    }
    expect(smugglers.hash(replay(smugglers, record).position)).toBe(smugglers.hash(table.position));
    expect(replay(smugglers, record, 1e9).played).toHaveLength(10);
    expect(replay(smugglers, record).opening.outcomes).toEqual(record.setUp);
  });

  test('comes out the same with nobody listening, and keeps nothing then', () => {
    const { record } = played();
    const told = replay(smugglers, record);
    const untold = replay(smugglers, record, record.entries.length, false);
    expect(untold).toEqual({ ...told, played: [] });
    expect(replayFlaw(smugglers, record)).toBeNull();
    const elsewhere = { ...record, snapshot: told.start };
    expect(replayFlaw(smugglers, elsewhere)).toBe('the last position differs from the snapshot');
  });

  test('does not touch the record', () => {
    const { record } = played();
    const before = JSON.stringify(record);
    const { position } = replay(smugglers, record);
    position.state.round = 99;
    Table.resume(smugglers, record).position.state.round = 98;
    expect(JSON.stringify(record)).toBe(before);
  });

  test.each<[string, (record: any) => void, number, RegExp]>([
    [
      'an entry that is not offered',
      (r) => (r.entries[3].key = 'show 99'),
      3,
      /entry 4, «show 99»/,
    ],
    ['an entry of the wrong seat', (r) => (r.entries[5].seat = 0), 5, /not asked/],
    ['an entry of a seat out of this world', (r) => (r.entries[5].seat = 2 ** 40), 5, /not asked/],
    [
      'an outcome too many',
      (r) => (r.entries[0] = { ...r.entries[0], chance: [1, 2, 3, 4] }),
      0,
      /outcome/,
    ],
    ['another hash', (r) => (r.hashes[1] = [20, 'deadbeef']), 20, /after entry 20/],
    ['another hash of the set-up', (r) => (r.hashes[0] = [0, 'deadbeef']), 0, /set-up/],
    ['another set-up', (r) => r.setUp.pop(), 0, /set-up/],
    ['an impossible set-up', (r) => (r.setUp[0] = 999), 0, /set-up/],
    ['an option that is no more', (r) => (r.options.weather = 'fine'), 0, /set-up/],
  ])('stops at %s, and the game goes on from its snapshot', (_what, change, at, reason) => {
    const table = played();
    const record = JSON.parse(textOf(table));
    change(record);
    const seen = replay(smugglers, checkRecord(smugglers, record));
    expect(seen.diverged).toBe(at);
    expect(seen.reason).toMatch(reason);
    expect(replayFlaw(smugglers, record)).toBe(seen.reason);
    const resumed = Table.resume(smugglers, record as GameRecord<Smugglers>);
    expect(resumed.diverged).toBe(at);
    expect(smugglers.save(resumed.position)).toBe(smugglers.save(table.position));
    playOn(resumed, 3);
    expect(resumed.entries).toHaveLength(28);
    expect(resumed.entries.slice(0, 25)).toEqual(record.entries);
    // Hashes go on being counted from the first entry.
    playOn(resumed, 12, 'on');
    expect(resumed.record.hashes.at(-1)).toEqual([40, smugglers.hash(resumed.position)]);
    // And it can be saved and resumed again.
    const later = Table.resume(smugglers, parseRecord(smugglers, JSON.stringify(resumed.record)));
    expect(later.diverged).toBe(at);
    expect(smugglers.save(later.position)).toBe(smugglers.save(resumed.position));
  });

  test('ends on a whole position, even if an entry breaks off half-way', () => {
    const table = tableOf(smugglers, 2);
    table.answer(0, 1, 'pass');
    table.answer(1, 2, 'draw');
    const record = JSON.parse(textOf(table));
    record.entries[1].chance = [];
    const seen = replay(smugglers, record as GameRecord<Smugglers>);
    expect(seen).toMatchObject({ diverged: 1, reason: expect.stringContaining('used up') });
    expect(seen.position).toEqual(replay(smugglers, table.record, 1).position);
    expect(smugglers.waiting(seen.position)).toEqual([1]);
  });

  test('goes past the end of the game only as a divergence', () => {
    const table = playOn(tableOf(smugglers, 2), 200);
    const record = JSON.parse(textOf(table));
    record.entries.push({ seat: 0, key: 'pass' });
    expect(replay(smugglers, record)).toMatchObject({
      diverged: record.entries.length - 1,
      reason: 'the game is over before the record is',
    });
  });

  test('of the same rules is believed, whatever the snapshot says', () => {
    const table = played();
    const record = JSON.parse(textOf(table));
    record.snapshot.state.round = 3;
    const resumed = Table.resume(smugglers, record as GameRecord<Smugglers>);
    expect(resumed.diverged).toBeNull();
    expect(smugglers.save(resumed.position)).toBe(smugglers.save(table.position));
  });

  test('of a version that lacked a field of the state goes on with it', () => {
    const newer = defineGame({ ...smugglers.definition, added: { round: 1 } });
    const record = JSON.parse(textOf(played(15)));
    delete record.snapshot.state.round;
    expect(errorOf(() => checkRecord(newer, record)).kind).toBe('broken-record');
    record.version = 1;
    const resumed = Table.resume(newer, checkRecord(newer, record));
    expect(resumed.position.state.round).toBe(1);
    expect(resumed.diverged).toBe(15);
  });

  test('by other rules must lead to the snapshot, else that is believed, now and later', () => {
    const record = JSON.parse(textOf(played(15)));
    record.version = 1;
    record.snapshot.state.round = 3;
    const resumed = Table.resume(smugglers, record as GameRecord<Smugglers>);
    expect(resumed.diverged).toBe(15);
    expect(resumed.position.state.round).toBe(3);
    // By now it is a record of today's rules, which agree with its entries but not with where it is.
    const later = Table.resume(smugglers, parseRecord(smugglers, textOf(resumed)));
    expect(later.diverged).toBe(15);
    expect(later.position.state.round).toBe(3);
  });

  test.each<[string, (snapshot: any) => void]>([
    ['a card made out of nothing', (s) => (s.state.players[0].hand = [0, 0])],
    ['a card that is none', (s) => (s.state.players[0].hand[0] = 1e6)],
    ['a card lost', (s) => s.state.deck.rest.pop()],
  ])('is all there is, if the snapshot has %s', (_what, spoil) => {
    const record = JSON.parse(textOf(played()));
    spoil(record.snapshot);
    expect(Table.resume(smugglers, record).diverged).toBeNull();
    record.entries[3].key = 'show 99';
    expect(errorOf(() => Table.resume(smugglers, record)).kind).toBe('broken-record');
  });

  test('does not take a position that can’t be played on', () => {
    const fragile = defineGame<Smugglers>({
      ...smugglers.definition,
      steps: {
        ...smugglers.definition.steps,
        trap: {
          run() {
            throw new Error('there is no such card');
          },
        },
      },
    } as any);
    const record = JSON.parse(textOf(played()));
    record.entries[3].key = 'show 99';
    expect(Table.resume(fragile, record).diverged).toBe(3);
    record.snapshot.agenda.splice(1, 0, { step: 'trap', seat: 0 });
    expect(errorOf(() => Table.resume(fragile, record)).message).toMatch(/no such card/);
  });

  test('does not take sealed answers that nobody could give', () => {
    const table = tableOf(auction, 3);
    table.answer(1, 1, 'bid 2');
    const record = JSON.parse(JSON.stringify(table.record));
    record.entries = [{ seat: 0, key: 'bid 99' }];
    expect(Table.resume(auction, record).diverged).toBe(0);
    record.snapshot.answers[1] = 99;
    expect(errorOf(() => Table.resume(auction, record)).message).toMatch(/answer/);
  });

  test('survives corrected rules: an old record goes on under them', () => {
    // In the corrected rules nobody may rob anybody.
    const { turn } = smugglers.definition.steps as any;
    const corrected = defineGame<Smugglers>({
      ...smugglers.definition,
      version: 3,
      steps: {
        ...smugglers.definition.steps,
        turn: {
          ...turn,
          options(state: Smugglers, frame: never, list: number[]) {
            turn.options(state, frame, list);
            const kept = list.filter((option) => turn.choices.kind(option) !== 'rob');
            list.length = 0;
            list.push(...kept);
          },
        },
      },
    });
    const table = tableOf(smugglers, 2);
    table.answer(0, 1, 'pass');
    table.answer(1, 2, 'rob 0');
    table.answer(0, 3, 'pass');
    const resumed = Table.resume(corrected, parseRecord(corrected, textOf(table)));
    expect(resumed.diverged).toBe(1);
    expect(resumed.position).toEqual(table.position);
    expect(resumed.record.version).toBe(3);
    playOn(resumed, 100);
    expect(corrected.isOver(resumed.position)).toBe(true);
  });

  test('whatever the entries say, never throws', () => {
    const record = JSON.parse(textOf(played(8)));
    const entry = fc.record({
      seat: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.integer()),
      key: fc.oneof(
        fc.constantFrom('draw', 'pass', 'peek', 'keep', 'rob 1', 'unseal'),
        fc.string(),
      ),
      chance: fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
        const seen = replay(smugglers, checkRecord(smugglers, { ...record, entries }));
        expect(seen.played.length).toBe(seen.diverged ?? entries.length);
        Table.resume(smugglers, { ...record, entries });
      }),
    );
  });
});
