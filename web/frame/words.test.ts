import { translator } from '@orrery/text';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { uk } from '../text/uk.ts';
import { figureWords, heading } from './words.ts';

test('figures are written alike wherever they stand: a minus is no hyphen', () => {
  const t = translator('uk', []);
  expect(figureWords(t, -7)).toBe('−7');
  expect(figureWords(t, '0 +18')).toBe('0 +18');
});

test('a question has no full stop of its own, since it stands as a heading or in a sentence', () => {
  expect(heading('Choose an action or pass.')).toBe('Choose an action or pass');
  expect(heading('Where to?')).toBe('Where to?');
});

test('to go on is not called as the board’s zoom is', () => {
  for (const words of [en, ru, uk]) {
    const goOn = [words['grace.go'], words['motion.next']];
    expect(goOn).not.toContain(words['board.zoom-in']);
    expect(goOn).not.toContain(words['board.zoom-out']);
  }
});
