import { describe, expect, test } from 'vitest';
import { type Choice, ChoiceList } from '../choice-list.ts';

const choice = (key: string, words: string, group?: string): Choice => ({
  ...{ key, words, touches: [], finish: key === 'pass' },
  ...(group === undefined ? {} : { group }),
});

const CHOICES: readonly Choice[] = [
  choice('place T2a', 'Top edge, Comet – Star'),
  choice('place B2a', 'Bottom edge, Comet – Star'),
  choice('draw beam:C1+C2', 'Draw on C1 C2', 'Whole'),
  choice('draw beam:C10+D10', 'Draw on C10 D10', 'Whole'),
  choice('draw beam:C10', 'Нарисовать ещё: C10', 'Left out'),
  choice('pass', 'Pass'),
  choice('trade 0 1', '2 money for 1 science', 'Trade, 2 for 1'),
  choice('trade 1 0', '2 science for 1 money', 'Trade, 2 for 1'),
];

const numbers = (list: ChoiceList): number[] =>
  list
    .show()
    .flatMap((line) => /^ +(\d+) /.exec(line)?.[1] ?? [])
    .map(Number);

const newList = (height = 20, width = 80): ChoiceList => new ChoiceList(CHOICES, height, width);

describe('narrowing', () => {
  test.each([
    ['comet', 'in-order', [1, 2]],
    ['COMET star', 'in-order', [1, 2]],
    ['com', 'in-order', [1, 2]],
    ['top star', 'in-order', [1]],
    ['met', 'none', []],
    ['c10', 'in-order', [4, 5]],
    ['c1', 'in-order', [3]],
    ['с10', 'in-order', [4, 5]],
    ['еще', 'in-order', [5]],
    ['ЕЩЁ', 'in-order', [5]],
    ['...', 'none', []],
    // What the eye doesn't see is not found: keys have numbers of their own.
    ['t2a', 'none', []],
    ['0', 'none', []],
  ])('«%s» is found %s and leaves %j', (text, found, expected) => {
    const list = newList();
    expect(list.narrow(text)).toBe(found);
    expect(found === 'none' ? [] : numbers(list)).toEqual(expected);
  });

  test('knows the direction of a trade', () => {
    const list = newList();
    expect([list.narrow('science money'), numbers(list)]).toEqual(['in-order', [8]]);
    expect([list.narrow('money science'), numbers(list)]).toEqual(['in-order', [7]]);
  });

  test('prefers what an option says itself, then its heading', () => {
    const list = newList();
    expect([list.narrow('2 money'), numbers(list)]).toEqual(['in-order', [7]]);
    expect([list.narrow('trade'), numbers(list)]).toEqual(['in-order', [7, 8]]);
    expect([list.narrow('trade science money'), numbers(list)]).toEqual(['in-order', [8]]);
  });

  test('tells when words are there in another order only', () => {
    const list = newList();
    expect([list.narrow('d10 c10'), numbers(list)]).toEqual(['any-order', [4]]);
  });

  test('always searches all options, and changes nothing if none fits', () => {
    const list = newList();
    list.narrow('draw');
    expect([list.narrow('comet'), numbers(list)]).toEqual(['in-order', [1, 2]]);
    expect([list.narrow('zebra'), numbers(list)]).toEqual(['none', [1, 2]]);
    list.showAll();
    expect(list.count).toBe(8);
  });

  test('says when only one is left', () => {
    const list = newList();
    expect(list.only).toBeNull();
    list.narrow('pass');
    expect(list.only?.key).toBe('pass');
  });
});

describe('what was not on the screen was not seen', () => {
  test('after narrowing', () => {
    const list = newList();
    list.show();
    expect(list.wasSeen(1)).toBe(true);
    list.narrow('c10');
    list.show();
    expect([list.wasSeen(4), list.wasSeen(1)]).toEqual([true, false]);
    list.single(1);
    expect([numbers(list), list.wasSeen(1), list.wasSeen(4)]).toEqual([[1], true, false]);
  });

  test('on other pages', () => {
    const list = newList(4);
    list.show();
    expect([list.wasSeen(1), list.wasSeen(6)]).toEqual([true, false]);
    list.turn(1);
    list.show();
    expect([list.wasSeen(1), list.wasSeen(5)]).toEqual([true, true]);
    list.mention(8);
    expect(list.wasSeen(8)).toBe(true);
  });
});

describe('pages', () => {
  test('follow each other in a circle, and are no higher than the screen', () => {
    const list = newList(5);
    expect([numbers(list), list.range, list.isOnePage]).toEqual([[1, 2, 3, 4], [1, 4], false]);
    list.turn(1);
    expect([numbers(list), list.range, list.show().length]).toEqual([[5, 6, 7], [5, 7], 5]);
    list.turn(1);
    expect([numbers(list), list.range]).toEqual([[8], [8, 8]]);
    list.turn(1);
    expect(numbers(list)).toEqual([1, 2, 3, 4]);
    list.turn(-1);
    expect(numbers(list)).toEqual([8]);
  });

  test('have headings where a group begins, and none for what has no group', () => {
    const list = new ChoiceList(CHOICES.slice(0, 6), 20, 24);
    expect(list.show()).toEqual([
      '   1  Top edge, Comet –',
      '      Star',
      '   2  Bottom edge, Comet',
      '      – Star',
      '      Whole:',
      '   3  Draw on C1 C2',
      '   4  Draw on C10 D10',
      '      Left out:',
      '   5  Нарисовать ещё:',
      '      C10',
      '   6  Pass',
    ]);
  });
});

test('options are found by number and by key, whatever is shown', () => {
  const list = newList();
  list.narrow('pass');
  expect([list.byNumber(1)?.key, list.byNumber(0), list.byNumber(9)]).toEqual([
    'place T2a',
    undefined,
    undefined,
  ]);
  expect([list.byKey('place B2a')?.words, list.numberOf('place B2a')]).toEqual([
    'Bottom edge, Comet – Star',
    2,
  ]);
});
