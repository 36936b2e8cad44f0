import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Arg, choiceSet, named, numbers } from '../index.ts';

const hexes = named(['0,0', '1,-1', '-1,1']);
const set = choiceSet({
  place: [numbers(4), hexes],
  move: [hexes],
  trade: [numbers(2), numbers(3), numbers(5)],
  pass: [],
});

describe('choices', () => {
  test('are numbered without gaps, in the order of declaration', () => {
    const all = Array.from({ length: 4 * 3 + 3 + 30 + 1 }, (_, choice) => set.key(choice));
    expect(all.slice(0, 4)).toEqual(['place 0 0,0', 'place 0 1,-1', 'place 0 -1,1', 'place 1 0,0']);
    expect(all.slice(12, 16)).toEqual(['move 0,0', 'move 1,-1', 'move -1,1', 'trade 0 0 0']);
    expect(all.at(-1)).toBe('pass');
    expect(new Set(all).size).toBe(all.length);
  });

  test('are made, read back, named and found again', () => {
    fc.assert(
      fc.property(fc.nat(1), fc.nat(2), fc.nat(4), (a, b, c) => {
        const choice = set.make.trade(a, b, c);
        expect(set.kind(choice)).toBe('trade');
        expect(set.args(choice)).toEqual([a, b, c]);
        expect([0, 1, 2].map((at) => set.arg(choice, at))).toEqual([a, b, c]);
        expect(set.parse(set.key(choice))).toBe(choice);
      }),
    );
    expect(set.args(set.make.place(3, 1))).toEqual([3, 1]);
    expect(set.args(set.make.move(2))).toEqual([2]);
    expect(set.args(set.make.pass())).toEqual([]);
    expect(set.kind(set.make.pass())).toBe('pass');
    expect(set.kinds).toEqual(['place', 'move', 'trade', 'pass']);
  });

  test('take as many arguments as their kind has', () => {
    expectTypeOf(set.make.place).toEqualTypeOf<(...args: [number, number]) => number>();
    expectTypeOf(set.make.pass).toEqualTypeOf<(...args: []) => number>();
    expectTypeOf(set.kind(0)).toEqualTypeOf<'place' | 'move' | 'trade' | 'pass'>();
  });

  test('of kinds that can not come up take no room', () => {
    const sparse = choiceSet({ none: [numbers(0)], one: [], nil: [hexes, numbers(0)], two: [] });
    expect([sparse.key(0), sparse.key(1)]).toEqual(['one', 'two']);
    expect(sparse.parse('none 0')).toBe(-1);
    expect(sparse.parse('nil 0,0 0')).toBe(-1);
  });

  test('must fit 31 bits', () => {
    expect(() => choiceSet({ a: [numbers(2 ** 16), numbers(2 ** 15)] })).toThrow(/too many/);
    const large = choiceSet({ a: [numbers(2 ** 15), numbers(2 ** 15)], b: [] });
    expect(large.args(large.make.a(32767, 32766))).toEqual([32767, 32766]);
    expect(large.key(large.make.b())).toBe('b');
  });
});

describe('keys that name nothing', () => {
  test.each([
    '',
    ' ',
    'pass ',
    ' pass',
    'pass pass',
    'Pass',
    'place',
    'place 0',
    'place 0 0,0 0',
    'place  0 0,0',
    'place 4 0,0',
    'place -1 0,0',
    'place 01 0,0',
    'place 1.0 0,0',
    'place 1e0 0,0',
    'place 0x1 0,0',
    'place 1\n 0,0',
    'place ٣ 0,0',
    `place ${'9'.repeat(400)} 0,0`,
    'move 9,9',
    'move constructor',
    'move __proto__',
    'constructor',
    '__proto__',
    'toString',
    'place\t0\t0,0',
  ])('%j', (key) => {
    expect(set.parse(key)).toBe(-1);
  });

  test('whatever they are, lead to −1 or to a choice with that very key', () => {
    const words = fc.constantFrom('place', 'move', 'trade', 'pass', '0', '1', '4', '0,0', '', '-1');
    const keys = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 5 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(keys, (key) => {
        const choice = set.parse(key);
        if (choice !== -1) expect(set.key(choice)).toBe(key);
      }),
      { numRuns: 2000 },
    );
  });

  test('can not reach into another kind through a parser of their own', () => {
    const careless: Arg = { size: 2, key: String, parse: Number };
    const choices = choiceSet({ look: [careless], win: [] });
    expect(choices.parse('look 1')).toBe(1);
    for (const key of ['look 2', 'look 7', 'look -1', 'look 0.5', 'look x']) {
      expect(choices.parse(key)).toBe(-1);
    }
  });
});

describe('numbers that are no choice', () => {
  test.each([-1, -2, 46, 1e9, 0.5, Number.NaN])('%d has no key', (choice) => {
    expect(() => set.key(choice)).toThrow(`${choice} is no choice of this step`);
  });
});

describe('declarations', () => {
  test('may not hold names that could not be read back', () => {
    expect(() => choiceSet({ 'two words': [] })).toThrow(/space/);
    expect(() => choiceSet({ '': [] })).toThrow(/space/);
  });
});
