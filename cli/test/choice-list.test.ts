import { describe, expect, test } from 'vitest';
import { type Choice, ChoiceList } from '../choice-list.ts';

const CHOICES: readonly Choice[] = [
  { key: 'place T2a', words: 'Top edge, Comet – Star' },
  { key: 'place B2a', words: 'Bottom edge, Comet – Star' },
  { key: 'draw beam:C1+C2', words: 'Draw on C1 C2', group: 'Whole' },
  { key: 'draw beam:C10+D10', words: 'Draw on C10 D10', group: 'Whole' },
  { key: 'draw beam:C10', words: 'Нарисовать ещё', group: 'Left out', touches: ['cell C10'] },
  { key: 'pass', words: 'Pass' },
];

const numbers = (list: ChoiceList): number[] =>
  list
    .lines()
    .flatMap((line) => /^ +(\d+) /.exec(line)?.[1] ?? [])
    .map(Number);

const narrowed = (...texts: string[]): number[] => {
  const list = new ChoiceList(CHOICES, 10);
  return texts.every((text) => list.narrow(text)) ? numbers(list) : [];
};

describe('narrowing', () => {
  test.each([
    ['comet', [1, 2]],
    ['COMET top', [1]],
    ['com', [1, 2]],
    ['edge star', [1, 2]],
    ['met', []],
    ['c10', [4, 5]],
    ['c1', [3]],
    ['с10', [4, 5]],
    ['t2', [1]],
    ['d10 c10', [4]],
    ['еще', [5]],
    ['ЕЩЁ', [5]],
    ['...', []],
  ])('«%s» leaves %j', (text, expected) => {
    expect(narrowed(text)).toEqual(expected);
  });

  test('goes on from what is left, and back to all', () => {
    expect(narrowed('draw', 'c10')).toEqual([4, 5]);
    const list = new ChoiceList(CHOICES, 10);
    list.narrow('draw');
    expect(list.narrow('comet')).toBe(false);
    expect([list.count, list.all]).toEqual([3, 6]);
    list.showAll();
    expect(list.count).toBe(6);
  });

  test('says when only one is left', () => {
    const list = new ChoiceList(CHOICES, 10);
    expect(list.only).toBeNull();
    list.narrow('pass');
    expect(list.only?.key).toBe('pass');
  });
});

describe('pages', () => {
  test('follow each other in a circle', () => {
    const list = new ChoiceList(CHOICES, 4);
    expect([numbers(list), list.range, list.isWhole]).toEqual([[1, 2, 3, 4], [1, 4], false]);
    list.turn(1);
    expect([numbers(list), list.range]).toEqual([
      [5, 6],
      [5, 6],
    ]);
    list.turn(1);
    expect(numbers(list)).toEqual([1, 2, 3, 4]);
    list.turn(-1);
    expect(numbers(list)).toEqual([5, 6]);
  });

  test('have headings where a group begins, and none for what has no group', () => {
    expect(new ChoiceList(CHOICES, 10).lines()).toEqual([
      '   1  Top edge, Comet – Star',
      '   2  Bottom edge, Comet – Star',
      '      Whole:',
      '   3  Draw on C1 C2',
      '   4  Draw on C10 D10',
      '      Left out:',
      '   5  Нарисовать ещё',
      '   6  Pass',
    ]);
  });
});

test('options are found by number and by key, whatever is shown', () => {
  const list = new ChoiceList(CHOICES, 10);
  list.narrow('pass');
  expect([list.byNumber(1)?.key, list.byNumber(0), list.byNumber(7)]).toEqual([
    'place T2a',
    undefined,
    undefined,
  ]);
  expect([list.byKey('place B2a')?.words, list.numberOf('place B2a')]).toEqual([
    'Bottom edge, Comet – Star',
    2,
  ]);
});
