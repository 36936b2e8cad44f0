import { expect, test } from 'vitest';
import { readSettings, type Settings } from './kept-settings.ts';

const STANDARD: Settings = {
  language: 'en',
  theme: 'system',
  motion: 'system',
  pace: 'even',
  sound: false,
  volume: 6,
  confirm: false,
  grace: 'short',
  guide: true,
  name: '',
  colour: 0,
};

test('what was chosen comes back', () => {
  const chosen: Settings = {
    language: 'uk',
    theme: 'chart',
    motion: 'still',
    pace: 'quick',
    sound: true,
    volume: 10,
    confirm: true,
    grace: 'press',
    guide: false,
    name: 'Ada',
    colour: 5,
  };
  expect(readSettings(JSON.stringify(chosen), STANDARD)).toEqual(chosen);
  expect(readSettings('{"colour":2}', STANDARD)).toEqual({ ...STANDARD, colour: 2 });
});

test.each([null, '', 'null', '7', '"x"', '[]', '[1,2]', '{', '{"__proto__":{"colour":9}}'])(
  '%s gives the standard',
  (text) => {
    expect(readSettings(text, STANDARD)).toEqual(STANDARD);
  },
);

test.each([
  { colour: -1 },
  { colour: 6 },
  { colour: 0.5 },
  { colour: 'red' },
  { theme: 'pink' },
  { motion: null },
  { language: 'tlh' },
  { language: ['en'] },
  { volume: 1e9 },
  { volume: -1 },
  { sound: 1 },
  { name: 'x'.repeat(1000) },
  { name: {} },
])('%j is not taken over', (part) => {
  expect(readSettings(JSON.stringify(part), STANDARD)).toEqual(STANDARD);
});
