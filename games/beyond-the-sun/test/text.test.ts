import { LANGUAGES } from '@orrery/text';
import { expect, test } from 'vitest';
import {
  ACHIEVEMENTS,
  BASIC_ACTIONS,
  EVENTS,
  FACTION_BOARDS,
  GUILDS,
  LOCATIONS,
  SLOTS,
  SYSTEMS,
  TECHNOLOGIES,
  TYPES,
} from '../data/index.ts';
import { alternativeLetter } from '../text/effect-text.ts';
import { slotName } from '../text/places.ts';
import { MESSAGES, say } from './render.ts';

test.each(['ru', 'uk'] as const)('%s says all that English says, in the same order', (language) => {
  expect(Object.keys(MESSAGES[language])).toEqual(Object.keys(MESSAGES.en));
});

test('every component has a name in every language, and no two of a kind share one', () => {
  const kinds = [TECHNOLOGIES, EVENTS, SYSTEMS, ACHIEVEMENTS, GUILDS, BASIC_ACTIONS, LOCATIONS].map(
    (rows) => rows.map(({ key }) => `name.${key}`),
  );
  kinds.push(FACTION_BOARDS.slice(0, 4).map(({ faction }) => `name.${faction}`));
  kinds.push(TYPES.map((type) => `type.${type}`));
  for (const language of LANGUAGES) {
    for (const ids of kinds) {
      const names = ids.map((id) => MESSAGES[language][id]);
      expect(names.every(Boolean), `${language} ${ids[0]}`).toBe(true);
      expect(new Set(names).size, `${language} ${ids[0]}`).toBe(names.length);
    }
  }
});

test('each language keeps to its own letters', () => {
  for (const [id, message] of Object.entries(MESSAGES.en)) {
    expect(message, id).not.toMatch(/\p{Script=Cyrillic}/u);
  }
  for (const [id, message] of Object.entries(MESSAGES.ru)) {
    expect(message, id).not.toMatch(/[іїєґ]/i);
  }
  for (const [id, message] of Object.entries(MESSAGES.uk)) {
    expect(message, id).not.toMatch(/[ыэъё]/i);
  }
});

test('alternatives are counted by the letters of each language', () => {
  const letters = (language: 'en' | 'ru' | 'uk') =>
    [0, 1, 2, 3].map((at) => say(language, alternativeLetter(at))).join('');
  expect(LANGUAGES.map(letters)).toEqual(['ABCD', 'АБВГ', 'АБВГ']);
});

test('the fourth level is written IV', () => {
  const slots = SLOTS.filter(({ level }) => level === 4).map(({ id }) => slotName(id));
  expect(slots).toEqual(['IV-1', 'IV-2', 'IV-3']);
  for (const language of LANGUAGES) {
    const wrong = Object.entries(MESSAGES[language]).filter(([, text]) => text.includes('IIII'));
    expect(wrong, language).toEqual([]);
  }
});
