import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Codec, compile } from '../compile.ts';
import {
  deck,
  flag,
  hidden,
  type Infer,
  id,
  ids,
  int,
  ints,
  list,
  maybe,
  perSeat,
  record,
  type Shape,
  text,
} from '../index.ts';
import { hasSecrets } from '../shape.ts';
import { someShape } from './shapes.ts';

const codecOf = <T>(shape: Shape<T>): Codec<T> => compile<T>(shape.node);

describe('the type of a state', () => {
  test('is inferred from its shape', () => {
    const shape = record({
      round: int,
      open: flag,
      phase: text<'day' | 'night'>(),
      tracks: ints,
      leader: id('card'),
      row: ids('card'),
      grid: list(list(int)),
      last: maybe(record({ seat: int })),
      deck: deck('card'),
      players: perSeat(
        record({ hand: hidden(ids('card'), 'owner'), secret: hidden(id('card'), 'nobody') }),
      ),
    });
    expectTypeOf<Infer<typeof shape>>().toEqualTypeOf<{
      round: number;
      open: boolean;
      phase: 'day' | 'night';
      tracks: number[];
      leader: number;
      row: number[];
      grid: number[][];
      last: { seat: number } | null;
      deck: { top: number[]; rest: number[]; under: number[] };
      players: { hand: number[]; secret: number }[];
    }>();
  });

  test('is writable, because rules change the state in place', () => {
    const shape = record({ round: int });
    const state: Infer<typeof shape> = { round: 1 };
    state.round = 2;
    expect(state.round).toBe(2);
    // @ts-expect-error: a field that is not declared does not exist
    state.turn = 1;
  });
});

describe('hidden places', () => {
  test('hold components and nothing else', () => {
    const allowed = [
      id('c'),
      ids('c'),
      list(ids('c')),
      maybe(id('c')),
      record({ a: maybe(ids('c')) }),
    ];
    for (const shape of allowed)
      expect(() => hidden(shape as Shape<unknown>, 'owner')).not.toThrow();
    const refused = [
      int,
      flag,
      text(),
      ints,
      list(int),
      record({ a: id('c'), b: int }),
      perSeat(id('c')),
    ];
    for (const shape of refused) {
      expect(() => hidden(shape as Shape<unknown>, 'owner')).toThrow(/places of components/);
    }
    expect(() => hidden(hidden(id('c'), 'owner'), 'nobody')).toThrow(/places of components/);
  });

  test('are found wherever they are declared', () => {
    const secret = hidden(ids('c'), 'owner');
    for (const shape of [
      secret,
      list(secret),
      perSeat(secret),
      maybe(secret),
      record({ a: int, b: record({ secret }) }),
    ]) {
      expect(hasSecrets(shape.node)).toBe(true);
    }
    for (const shape of [int, ids('c'), list(ids('c')), record({ a: maybe(id('c')) })]) {
      expect(hasSecrets((shape as Shape<unknown>).node)).toBe(false);
    }
  });
});

describe('field names', () => {
  test('need not be identifiers', () => {
    const codec = codecOf(
      record({ 'two words': int, 'a-b': list(record({ class: int, '1': flag })) }),
    );
    const value = { 'two words': 1, 'a-b': [{ class: 2, '1': true }] };
    expect(codec.clone(value)).toEqual(value);
    expect(codec.hash(value, 0)).not.toBe(codec.hash({ ...value, 'two words': 2 }, 0));
    expect(codec.flaw(value, 'state')).toBeNull();
  });

  test('can not be __proto__, which is no field at all', () => {
    expect(() => record({ ['__proto__']: int })).toThrow(/__proto__/);
  });
});

describe('clone', () => {
  const shape = record({
    deep: list(list(ints)),
    last: maybe(record({ cells: ints })),
    none: maybe(ints),
    players: perSeat(record({ hand: hidden(ids('c'), 'owner') })),
  });
  const value = (): Infer<typeof shape> => ({
    deep: [[[1], [2, 3]], []],
    last: { cells: [4] },
    none: null,
    players: [{ hand: [5] }, { hand: [] }],
  });

  test('shares nothing that can be changed', () => {
    const original = value();
    const copy = codecOf(shape).clone(original);
    expect(copy).toEqual(original);
    copy.deep[0][1].push(9);
    copy.deep[1].push([9]);
    copy.last?.cells.push(9);
    copy.players[0].hand[0] = 9;
    expect(original).toEqual(value());
  });

  test('leaves out what is not declared', () => {
    const codec = codecOf(record({ a: int }));
    expect(codec.clone({ a: 1, b: 2 } as { a: number })).toEqual({ a: 1 });
  });
});

describe('hash', () => {
  const differs = <T>(shape: Shape<T>, a: T, b: T) => {
    const codec = codecOf(shape);
    expect(codec.hash(a, 7)).not.toBe(codec.hash(b, 7));
  };

  test('tells apart what looks alike', () => {
    differs(list(ints), [[1], [2]], [[1, 2], []]);
    differs(record({ a: ints, b: ints }), { a: [1], b: [] }, { a: [], b: [1] });
    differs(maybe(int) as Shape<number | null>, null, 0);
    differs(list(text()), ['ab', 'c'], ['a', 'bc']);
    differs(flag, true, false);
    differs(ints, [0], [0, 0]);
  });

  test('sees every bit of numbers that do not fit 32 bits', () => {
    differs(int, 1, 2 ** 32 + 1);
    differs(int, 2 ** 40, 2 ** 41);
    differs(int, -1, -1 - 2 ** 33);
  });

  test('depends on the seed', () => {
    expect(codecOf(int).hash(5, 1)).not.toBe(codecOf(int).hash(5, 2));
  });
});

describe('flaw', () => {
  const shape = record({
    round: int,
    open: flag,
    name: text(),
    cells: ints,
    card: hidden(id('c'), 'owner'),
    last: maybe(record({ at: int })),
    players: perSeat(record({ hand: hidden(ids('c'), 'owner') })),
  });
  const good = {
    round: 1,
    open: false,
    name: 'x',
    cells: [1, 2],
    card: -1,
    last: null,
    players: [{ hand: [1] }, { hand: [] }],
  };
  const flaw = (change: object) => codecOf(shape).flaw({ ...good, ...change }, 'state');

  test('is null for what fits', () => {
    expect(flaw({})).toBeNull();
    expect(flaw({ last: { at: 3 } })).toBeNull();
  });

  test.each([
    ['state.round should be a whole number', { round: 1.5 }],
    ['state.round should be a whole number', { round: '1' }],
    ['state.round should be a whole number', { round: Number.NaN }],
    ['state.round should be a whole number', { round: 2 ** 53 }],
    ['state.round should be a whole number', { round: undefined }],
    ['state.open should be true or false', { open: 1 }],
    ['state.name should be a string', { name: null }],
    ['state.cells should be a list', { cells: { length: 0 } }],
    ['state.cells should hold whole numbers', { cells: [1, null] }],
    ['state.cells should hold whole numbers', { cells: new Array(3) }],
    ['state.card should be a whole number', { card: null }],
    ['state.last should be a record', { last: 3 }],
    ['state.last should be a record', { last: [3] }],
    ['state.last should be a record', { last: undefined }],
    ['state.last.at should be a whole number', { last: {} }],
    ['state.players should be a list', { players: 'ab' }],
    ['state.players[1].hand should be a list', { players: [{ hand: [] }, {}] }],
    ['state.players[1] should be a record', { players: [{ hand: [] }, null] }],
    ['state.players[0].purse is not declared', { players: [{ hand: [], purse: 1 }] }],
    ['state.extra is not declared', { extra: undefined }],
  ])('%s', (message, change) => {
    expect(flaw(change)).toBe(message);
  });

  test('says that a missing field is missing, not that another is too many', () => {
    const { round: _, ...rest } = good;
    expect(codecOf(shape).flaw(rest, 'state')).toBe('state.round should be a whole number');
    expect(codecOf(shape).flaw(null, 'state')).toBe('state should be a record');
  });
});

describe('for random shapes and values', () => {
  test('copies are equal, isolated, and survive JSON', () => {
    fc.assert(
      fc.property(someShape(), ({ shape, value, other }) => {
        const codec = codecOf(shape);
        expect(codec.flaw(value, 'v')).toBeNull();
        const text = JSON.stringify(value);
        const copy = codec.clone(value);
        expect(copy).toEqual(value);
        expect(codec.hash(copy, 1)).toBe(codec.hash(value, 1));
        expect(JSON.stringify(copy)).toBe(text);
        scramble(copy);
        expect(JSON.stringify(value)).toBe(text);
        const parsed = JSON.parse(text);
        expect(codec.flaw(parsed, 'v')).toBeNull();
        // The hash agrees with the text, which is the whole truth of plain data.
        const same = JSON.stringify(other) === text;
        expect(codec.hash(value, 1) === codec.hash(other, 1)).toBe(same);
      }),
      { numRuns: 400 },
    );
  });
});

/** Changes everything that can be changed in place. */
function scramble(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const inner of Object.values(value)) scramble(inner);
  if (Array.isArray(value)) value.push(77);
  else for (const name of Object.keys(value)) (value as Record<string, unknown>)[name] = 78;
}
