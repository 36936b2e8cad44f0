import { LANGUAGES, type Language, translator } from '@orrery/text';
import { expect, test } from 'vitest';
import { ACTIONS } from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { COLORS, LEVELS, RESOURCES } from '../data/effects.ts';
import { RACES } from '../data/races.ts';
import { MESSAGES } from './render.ts';

/** Names of the values that a message needs, found by saying it until nothing is missing. */
function valuesOf(language: Language, message: string): string[] {
  const values: Record<string, number> = {};
  for (let missing = ''; ; values[missing] = 1) {
    missing = '';
    const t = translator(language, [{ message }], {
      missing(_, problem) {
        missing = /variable "(\w+)"/.exec(problem)?.[1] ?? '';
        if (missing in values || !missing) throw new Error(`${message}: ${problem}`);
        return '';
      },
    });
    t('message', values);
    if (!missing) break;
  }
  delete values.form; // the mood of the verb: English has one word for both
  return Object.keys(values).sort();
}

test.each(['ru', 'uk'] as const)('%s says everything, with the same values', (language) => {
  expect(Object.keys(MESSAGES[language])).toEqual(Object.keys(MESSAGES.en));
  for (const [id, message] of Object.entries(MESSAGES.en)) {
    const translated = MESSAGES[language][id as keyof typeof MESSAGES.en];
    expect(valuesOf(language, translated), id).toEqual(valuesOf('en', message));
  }
});

test('every component has a name in every language, and no two share one', () => {
  const ids = [
    ...BUILDINGS.map(({ id }) => `building.${id}`),
    ...ADVISORS.map(({ id }) => `advisor.${id}`),
    ...RACES.map(({ id }) => `race.${id}`),
    ...COLORS.map((color) => `color.${color}`),
    ...LEVELS.map((level) => `level.${level}`),
    ...RESOURCES.map((resource) => `resource.${resource}`),
    ...ACTIONS.map((action) => `action.${action}`),
  ];
  for (const language of LANGUAGES) {
    const messages: Record<string, string> = MESSAGES[language];
    const names = ids.map((id) => messages[id]);
    for (const [i, name] of names.entries()) expect(name, `${language} ${ids[i]}`).toBeTruthy();
    expect(new Set(names).size).toBe(names.length);
  }
});

test('each language keeps to its own letters', () => {
  const { en, ru, uk } = MESSAGES;
  const words = (message: string) => message.replace(/\{\w+(, \w+,)?|\w+ \{|=\d/g, ' ');
  const own = (messages: Record<string, string>) =>
    Object.entries(messages).filter(([id]) => id !== 'game.name');
  for (const [id, message] of own(en)) expect(message, id).not.toMatch(/[А-яЁёІіЇїЄєҐґ]/);
  for (const [id, message] of own(ru)) expect(words(message), id).not.toMatch(/[A-Za-zІіЇїЄєҐґ]/);
  for (const [id, message] of own(uk)) expect(words(message), id).not.toMatch(/[A-Za-zЫыЭэЪъЁё]/);
});
