import { translator } from '@orrery/text';
import { expect, test } from 'vitest';
import { figureWords } from './words.ts';

test('figures are written alike wherever they stand: a minus is no hyphen', () => {
  const t = translator('uk', []);
  expect(figureWords(t, -7)).toBe('−7');
  expect(figureWords(t, '0 +18')).toBe('0 +18');
});
