import { LANGUAGES, type Language } from '@orrery/text';
import { expect, test } from 'vitest';
import { FACTIONS, MODULES, RAIDERS, TACTICS } from '../data/index.ts';
import { CARD_KINDS, type CardKind, cardCount, cardName, cardText } from '../text/card-text.ts';
import { en } from '../text/en.ts';
import { say } from './render.ts';

function everyCard(language: Language): string {
  const blocks = CARD_KINDS.flatMap((kind) =>
    Array.from({ length: cardCount(kind) }, (_, id) =>
      [
        `== ${say(language, cardName(kind, id))}`,
        ...cardText(kind, id).map((line) => say(language, line)),
      ].join('\n'),
    ),
  );
  return `${blocks.join('\n\n')}\n`;
}

test.each(LANGUAGES)('every component says in %s what it does', async (language) => {
  const text = everyCard(language);
  expect(text).not.toMatch(/[{}⟦⟧#]|undefined|null|NaN|\s[,.;]|\.\.|;\.|[^\S\n]{2}/);
  await expect(text).toMatchFileSnapshot(`cards.${language}.txt`);
});

test('the words of a component follow its data', () => {
  const lines = (kind: CardKind, key: string, rows: readonly { key: string; id: number }[]) =>
    cardText(kind, rows.find((row) => row.key === key)?.id ?? -1).map((line) => say('en', line));

  expect(lines('module', 'ice-futures', MODULES)).toContain(
    'A ship or energy activates it: pay 1 ice, then gain 1 energy and 1 credit.',
  );
  expect(lines('module', 'merchants-guild', MODULES)).toContain(
    'At the end of the game, undamaged: 3 VP and 3 VP for each spaceport of yours.',
  );
  expect(lines('tactic', 'gift-exchange', TACTICS)).toContain(
    'Effect: choose another player in the battle; gain 1 credit; that player: gain 1 credit; that player may end the battle.',
  );
  expect(lines('faction', 'zodian-militants', FACTIONS)).toContain(
    'Battle Fury: when the preparation of a battle starts, if you have a ship in the active region: gain 2 energy; after the battle lose 1 energy.',
  );
  expect(lines('raider', 'perilon-rifleman', RAIDERS)).toContain(
    'Striking Blow: when it has moved in by a raider attack, +2 targeting in this battle.',
  );
});

test('no word of the cards is unused', () => {
  const used = new Set<string>();
  const note = ({
    id,
    values = {},
  }: {
    id: string;
    values?: Readonly<Record<string, unknown>>;
  }) => {
    used.add(id);
    for (const value of Object.values(values)) {
      if (typeof value === 'object') note(value as Parameters<typeof note>[0]);
    }
  };
  for (const kind of CARD_KINDS) {
    for (let id = 0; id < cardCount(kind); id++) {
      note(cardName(kind, id));
      for (const line of cardText(kind, id)) note(line);
    }
  }
  const about = /^(card|effect|each|rule|trigger|condition|timing|ability|tactics-type|moon)\./;
  const unused = Object.keys(en).filter((id) => about.test(id) && !used.has(id));
  expect(unused).toEqual([]);
});
