import { expect, test } from 'vitest';
import { BASIC_ACTIONS, GUILDS, SYSTEMS, TECHNOLOGIES } from '../data/index.ts';
import { LEGEND_ICONS } from './legend-icons.ts';
import { partsOf, type Sign, type SignedKind } from './signs.ts';

const CARDS = {
  technology: TECHNOLOGIES,
  system: SYSTEMS,
  guild: GUILDS,
  'basic-action': BASIC_ACTIONS,
} as const satisfies Record<SignedKind, readonly { readonly id: number }[]>;

const iconsIn = (signs: readonly Sign[]): string[] =>
  signs.flatMap((sign) =>
    'together' in sign ? iconsIn(sign.together) : 'icon' in sign ? sign.icon : [],
  );

test('the legend names every sign that stands on a card', () => {
  const used = Object.entries(CARDS).flatMap(([kind, cards]) =>
    cards.flatMap(({ id }) =>
      partsOf(kind as SignedKind, id).flatMap(({ how, signs }) => [
        ...(how ? [how] : []),
        ...iconsIn(signs),
      ]),
    ),
  );
  const named = new Set(LEGEND_ICONS.map(([icon]) => icon));
  expect([...new Set(used)].filter((icon) => !named.has(icon))).toEqual([]);
});

test('every card says in signs what it does, unless it counts at the end alone', () => {
  for (const [kind, cards] of Object.entries(CARDS)) {
    for (const { id } of cards) {
      expect(partsOf(kind as SignedKind, id).length, `${kind} ${id}`).toBeGreaterThan(0);
    }
  }
});

test('a figure of an effect never stands on another line than its sign', () => {
  const apart = (sign: Sign) => 'text' in sign && /\d/.test(sign.text) && !sign.text.endsWith('×');
  const torn = TECHNOLOGIES.filter(
    ({ id, abilities }) =>
      abilities.length === 0 &&
      partsOf('technology', id).some(({ how, signs }) => how !== 'points' && signs.some(apart)),
  );
  expect(torn).toEqual([]);
});
