/** Says phrases in the three languages, and fails on what can't be said. */
import type { Phrase } from '@orrery/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { uk } from '../text/uk.ts';

export const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, ru, uk };

const formats = new Map<string, IntlMessageFormat>();

export function speak(language: string, { id, values = {} }: Phrase): string {
  const message = LANGUAGES[language][id];
  if (message === undefined) throw new Error(`${language}: no message ${id}`);
  const key = `${language} ${id}`;
  const format =
    formats.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  formats.set(key, format);
  const spoken = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? speak(language, value) : value,
    ]),
  );
  const text = String(format.format(spoken));
  if (/[{}]|undefined| {2}/.test(text)) throw new Error(`${language}: ${id} says «${text}»`);
  return text;
}
