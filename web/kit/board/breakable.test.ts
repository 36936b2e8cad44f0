import { expect, test } from 'vitest';
import { breakable } from './breakable.ts';

const shown = (words: string): string => breakable(words).replaceAll('\u00AD', '-');

test('long words may break between syllables, short ones never', () => {
  expect(shown('Death Star')).toBe('Death Star');
  expect(shown('Гидропонная ферма')).toBe('Гид-ро-пон-ная ферма');
});

test('a soft sign closes a syllable', () => {
  expect(shown('Посольство')).toBe('По-соль-ство');
  expect(shown('Продовольство')).toBe('Про-до-воль-ство');
});

test('English syllables begin as English words may', () => {
  expect(shown('Holographic Simulator')).toBe('Ho-lo-gra-phic Simulator');
  expect(shown('Conscription Office')).toBe('Con-scrip-tion Office');
  expect(shown('Battleship')).toBe('Bat-tle-ship');
});

test('an apostrophe parts no word', () => {
  expect(shown('Планетарний суперкомп’ютер')).toBe('Пла-не-тар-ний су-пер-комп’ю-тер');
});

test('no line is a single letter', () => {
  expect(shown('University')).toBe('Uni-ver-sity');
});

test('of a long word with a hyphen every part may break', () => {
  expect(shown('пространственно-временных')).toBe('прост-ранст-венно-вре-мен-ных');
});
