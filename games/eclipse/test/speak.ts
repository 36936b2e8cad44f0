/** Says phrases in the three languages, and fails on what can't be said. */
import type { Phrase } from '@orrery/kernel';
import { LANGUAGES, type Language, type Messages, namesLayer, translator } from '@orrery/text';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { uk } from '../text/uk.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, ru, uk };

/** The table lays the names of its players over the messages of the game. */
const NAMES = namesLayer(['Nova', 'Vega', 'Lyra', 'Orla', 'Mira', 'Juno']);

const speakers = new Map(
  LANGUAGES.map((language) => [
    language,
    translator(language, [MESSAGES[language], NAMES], {
      missing(id, problem) {
        throw new Error(`${language} ${id}: ${problem}`);
      },
    }),
  ]),
);

export function speak(language: Language, phrase: Phrase): string {
  const text = speakers.get(language)?.say(phrase) ?? '';
  if (/[{}]|undefined| {2}/.test(text)) throw new Error(`${language}: ${phrase.id} says «${text}»`);
  return text;
}
