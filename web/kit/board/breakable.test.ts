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
