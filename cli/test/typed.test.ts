import { expect, test } from 'vitest';
import { readOrder } from '../typed.ts';

test.each([
  ['', { do: 'enter' }],
  ['7', { do: 'number', number: 7, again: false }],
  ['7!', { do: 'number', number: 7, again: true }],
  ['99!', { do: 'number', number: 99, again: true }],
  ['0', { do: 'number', number: 0, again: false }],
  // Beyond the list a number is the name of something.
  ['308', { do: 'words', words: '308' }],
  ['/7', { do: 'words', words: '7' }],
  ['/b', { do: 'words', words: 'b' }],
  ['=pass', { do: 'key', key: 'pass' }],
  ['pass', { do: 'words', words: 'pass' }],
  ['*', { do: 'all' }],
  ['-', { do: 'back' }],
  ['?', { do: 'help' }],
  ['S', { do: 'score' }],
  ['u', { do: 'undo', anyway: false }],
  ['u!', { do: 'undo', anyway: true }],
  ['b', { do: 'board', of: '' }],
  ['b 2', { do: 'board', of: '2' }],
  ['r DS-4.1', { do: 'rule', id: 'DS-4.1' }],
  ['l', { do: 'look', words: '' }],
  ['look  space port', { do: 'look', words: 'space port' }],
  ['why', { do: 'why', words: '' }],
  ['w trade', { do: 'why', words: 'trade' }],
  ['s 2', { do: 'words', words: 's 2' }],
  // The same keys on a Cyrillic keyboard; but words stay words.
  ['ы', { do: 'score' }],
  ['г!', { do: 'undo', anyway: true }],
  ['дщщл порт', { do: 'look', words: 'порт' }],
  ['црн порт', { do: 'why', words: 'порт' }],
  ['и 2', { do: 'board', of: '2' }],
  ['и флот', { do: 'words', words: 'и флот' }],
])('«%s»', (typed, order) => {
  expect(readOrder(typed, 20)).toEqual(order);
});
