import { LANGUAGES, type Language } from '@orrery/text';
import { expect, test } from 'vitest';
import {
  ACHIEVEMENTS,
  BASIC_ACTIONS,
  EVENTS,
  FACTION_BOARDS,
  GUILDS,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { type CardKind, cardName, cardText } from '../text/card-text.ts';
import { say } from './render.ts';

const COUNTS: Readonly<Record<CardKind, number>> = {
  technology: TECHNOLOGIES.length,
  event: EVENTS.length,
  system: SYSTEMS.length,
  achievement: ACHIEVEMENTS.length,
  guild: GUILDS.length,
  'basic-action': BASIC_ACTIONS.length,
  board: FACTION_BOARDS.length,
};

function everyCard(language: Language): string {
  const blocks = (Object.keys(COUNTS) as CardKind[]).flatMap((kind) =>
    Array.from({ length: COUNTS[kind] }, (_, id) =>
      [
        `== ${say(language, cardName(kind, id))}`,
        ...cardText(kind, id).map((line) => say(language, line)),
      ].join('\n'),
    ),
  );
  return `${blocks.join('\n\n')}\n`;
}

test.each(LANGUAGES)('every card says in %s what it does', async (language) => {
  const text = everyCard(language);
  expect(text).not.toMatch(/[{}⟦⟧#]|undefined|null|NaN|\s[,.;]|\.\.|;\.|[^\S\n]{2}/);
  await expect(text).toMatchFileSnapshot(`cards.${language}.txt`);
});

test('the words of a card follow its data', () => {
  const lines = (kind: CardKind, key: string, rows: readonly { key: string; id: number }[]) =>
    cardText(kind, rows.find((row) => row.key === key)?.id ?? -1).map((line) => say('en', line));

  expect(lines('technology', 'mass-cloning', TECHNOLOGIES)).toContain(
    'Action: choose one: A) turn 2 supply into population; B) turn 1 supply into population; then gain 2 ore; C) pay 2 ore and research a technology of level II, with a cube straight from supply.',
  );
  expect(lines('technology', 'manufacturing-orbitals', TECHNOLOGIES)).toContain(
    'Action: the immediate bonus once more.',
  );
  expect(lines('technology', 'giga-corporations', TECHNOLOGIES)).toContain(
    'At the end of the game: 2 VP and 1 VP for every 3 ore you hold (at most 6 in all).',
  );
  expect(lines('event', 'asteroid-claims', EVENTS)).toEqual([
    'Level II event.',
    'Each faction, starting with you: gain 1 ore.',
    'You: gain 2 ore.',
  ]);
});
