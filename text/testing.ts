/** Words for tests: whatever is missing or broken in a language fails the test. */
import { LANGUAGES, type Language } from './language.ts';
import type { Phrase } from './phrase.ts';
import { type Messages, namesLayer, translator } from './translate.ts';

/** Says phrases in any language; the names of players lie over the game's messages, as at a table. */
export function strictSpeaker(
  messages: Readonly<Record<Language, Messages>>,
  names: readonly string[] = [],
): (language: Language, phrase: Phrase) => string {
  const speakers = new Map(
    LANGUAGES.map((language) => [
      language,
      translator(language, [messages[language], namesLayer(names)], {
        missing(id, problem) {
          throw new Error(`${language} ${id}: ${problem}`);
        },
      }),
    ]),
  );
  return (language, phrase) => {
    const words = speakers.get(language)?.say(phrase) ?? '';
    if (/[{}]|undefined| {2}/.test(words)) {
      throw new Error(`${language}: ${phrase.id} says «${words}»`);
    }
    return words;
  };
}
