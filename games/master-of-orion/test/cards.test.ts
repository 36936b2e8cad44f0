import { LANGUAGES, type Language } from '@orrery/text';
import { expect, test } from 'vitest';
import { ACTIONS, EXPLOIT, PROPAGANDA, RESEARCH } from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { COLORS, LEVELS } from '../data/effects.ts';
import { ZONES } from '../data/mobilization.ts';
import { RACES } from '../data/races.ts';
import {
  actionText,
  advisorName,
  buildingName,
  cardFacts,
  cardText,
  effectsText,
  raceName,
  standingText,
} from '../text/card-text.ts';
import { say } from './render.ts';

/** Every card, advisor and race as a reader sees it, one block each. */
function everyText(language: Language): string {
  const words = (id: string) => say(language, { id });
  const buildings = BUILDINGS.map((design) => [
    `${say(language, buildingName(design))} · ${words(`color.${design.color}`)}`,
    cardFacts(design)
      .map((fact) => say(language, fact))
      .join(' '),
    ...cardText(design).map((line) => say(language, line)),
  ]);
  const others = [
    ...ADVISORS.map((advisor) => [advisorName(advisor), ...cardText(advisor)]),
    ...RACES.map((race) => [raceName(race), ...cardText(race)]),
  ].map((lines) => lines.map((line) => say(language, line)));
  const tables = [
    COLORS.map(
      (color) => `${words(`color.${color}`)}: ${say(language, effectsText(EXPLOIT[color]))}`,
    ),
    LEVELS.map(
      (level) => `${words(`level.${level}`)}: ${say(language, effectsText(ZONES[level].do))}`,
    ),
    [RESEARCH, PROPAGANDA].map((effects) => say(language, effectsText(effects))),
    ...ACTIONS.map((action) => actionText(action).map((line) => say(language, line))),
  ];
  return `${[...buildings, ...others, ...tables].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

test.each(LANGUAGES)('every card says what it does (%s)', async (language) => {
  const text = everyText(language);
  expect(text).not.toMatch(/[{}⟦⟧#]|undefined|null|NaN|\s,|\.\.|[ ]{2}/);
  await expect(text).toMatchFileSnapshot(`cards.${language}.txt`);
});

test('a card in a system no longer says what had to be so to build it, nor what that brought', () => {
  const standing = (id: string): string[] => {
    const building = BUILDINGS.find((one) => one.id === id) as (typeof BUILDINGS)[number];
    return standingText(building).map((line) => say('en', line));
  };
  expect(standing('galactic-university')).toEqual([
    'End of the game: gain 1 victory point for each blue card in your systems, this one included.',
  ]);
  expect(standing('weather-control-station')).toEqual([]);
  expect(standing('matter-converter')).toHaveLength(2);
});
