import type { Phrase } from '@orrery/kernel';
import { LANGUAGES, type Language, namesLayer, type Translate, translator } from '@orrery/text';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { uk } from '../text/uk.ts';

export const MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  ru,
  uk,
};

/** The table lays the names of its players over the messages of the game. */
const NAMES = namesLayer(['Ada', 'Bo', 'Cy', 'Dee']);

const translators = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    translator(language, [MESSAGES[language], NAMES], {
      missing(id, problem) {
        throw new Error(`${language} ${id}: ${problem}`);
      },
    }),
  ]),
) as Record<Language, Translate>;

/** Says a phrase; anything missing or broken fails the test. */
export function say(language: Language, phrase: Phrase): string {
  return translators[language].say(phrase);
}
