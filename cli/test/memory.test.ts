import { describe, expect, test } from 'vitest';
import { Memory } from '../memory.ts';

const BOARD = ['Map', '  sol a', '  deep b'].join('\n');
const PICTURE = ['   A B', ' 1 . #', ' 2 . .'].join('\n');

describe('of a board', () => {
  test('everything is shown at first, then nothing until something changes', () => {
    const memory = new Memory();
    expect(memory.changed(0, `${BOARD}\n\n${PICTURE}`)).toEqual([BOARD, PICTURE]);
    expect(memory.changed(0, `${BOARD}\n\n${PICTURE}`)).toEqual([]);
  });

  test('only changed lines of a list are shown, under its title; a picture is shown whole', () => {
    const memory = new Memory();
    memory.changed(0, `${BOARD}\n\n${PICTURE}`);
    const [board, picture] = [BOARD.replace('deep b', 'deep ab'), PICTURE.replace('#', '.')];
    expect(memory.changed(0, `${board}\n\n${PICTURE}`)).toEqual(['Map\n  deep ab']);
    expect(memory.changed(0, `${board}\n\n${picture}`)).toEqual([picture]);
    // What was so before and changed meanwhile is news again.
    expect(memory.changed(0, `${BOARD}\n\n${picture}`)).toEqual(['Map\n  deep b']);
  });

  test('everybody has seen something else, and a cleared screen nothing', () => {
    const memory = new Memory();
    memory.changed(0, BOARD);
    expect(memory.changed(1, BOARD)).toEqual([BOARD]);
    memory.forgetBoards();
    expect(memory.changed(0, BOARD)).toEqual([BOARD]);
  });
});

test('texts are shown once to everybody', () => {
  const memory = new Memory();
  expect(memory.unread(0, ['a', 'b'])).toEqual(['a', 'b']);
  expect(memory.unread(0, ['b', 'c'])).toEqual(['c']);
  expect(memory.unread(1, ['c'])).toEqual(['c']);
});

test('where something remarkable happened is told to everybody once', () => {
  const memory = new Memory();
  memory.note(['card 1']);
  memory.note(['card 2']);
  expect(memory.noted(0)).toEqual(['card 1', 'card 2']);
  expect(memory.noted(0)).toEqual([]);
  memory.note(['card 3']);
  expect([memory.noted(0), memory.noted(1)]).toEqual([['card 3'], ['card 1', 'card 2', 'card 3']]);
});
