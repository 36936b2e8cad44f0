import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './language.ts';
import type { Phrase } from './phrase.ts';

/** Message id → ICU message. */
export type Messages = Readonly<Record<string, string>>;

type Values = NonNullable<Phrase['values']>;

/** Says messages and phrases in one language. */
export interface Translate {
  (id: string, values?: Values): string;
  say(phrase: Phrase): string;
  has(id: string): boolean;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** «a, b and c» */
  list(items: readonly string[], type?: Intl.ListFormatType): string;
  readonly language: Language;
}

interface Options {
  /** What is done to everything that is said: a page sets it as a printer would (`typeset`). */
  readonly finish?: (words: string) => string;
  /** What to show where a message is missing or broken; by default its id, loudly. */
  readonly missing?: (id: string, problem: string) => string;
}

/**
 * Makes a translator over layers of messages; a later layer wins. Messages are parsed when first
 * said and kept parsed: a log of a thousand lines uses a few dozen of them.
 */
export function translator(
  language: Language,
  layers: readonly Messages[],
  { missing = (id) => `⟦${id}⟧`, finish = (words) => words }: Options = {},
): Translate {
  const messages: Record<string, string> = Object.assign({}, ...layers);
  const parsed = new Map<string, IntlMessageFormat>();
  const numbers = new Map<string, Intl.NumberFormat>();
  const lists = new Map<string, Intl.ListFormat>();

  const t = (id: string, values?: Values): string => {
    const message = messages[id];
    if (message === undefined) return missing(id, 'no such message');
    // Most messages have nothing to fill in and nothing to unquote.
    if (!message.includes('{') && !message.includes("'")) return finish(message);
    try {
      let format = parsed.get(id);
      if (!format) {
        format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
        parsed.set(id, format);
      }
      return finish(String(format.format(spoken(values))));
    } catch (error) {
      return missing(id, error instanceof Error ? error.message : String(error));
    }
  };

  const say = (phrase: Phrase): string => t(phrase.id, phrase.values);

  /** Values that are phrases become words first, so that numbers stay numbers for plurals. */
  function spoken(values: Values | undefined): Record<string, number | string> | undefined {
    if (!values) return undefined;
    const out: Record<string, number | string> = {};
    for (const [name, value] of Object.entries(values)) {
      out[name] = typeof value === 'object' ? say(value) : value;
    }
    return out;
  }

  return Object.assign(t, {
    say,
    language,
    has: (id: string) => messages[id] !== undefined,
    number(value: number, options: Intl.NumberFormatOptions = {}) {
      const key = JSON.stringify(options);
      let format = numbers.get(key);
      if (!format) {
        format = new Intl.NumberFormat(language, options);
        numbers.set(key, format);
      }
      // A minus of full width, and never a minus before nothing.
      return format.format(value || 0).replace('-', '−');
    },
    list(items: readonly string[], type: Intl.ListFormatType = 'conjunction') {
      let format = lists.get(type);
      if (!format) {
        format = new Intl.ListFormat(language, { type, style: 'long' });
        lists.set(type, format);
      }
      return format.format(items);
    },
  });
}

/**
 * The players' names as a layer of messages `seat.0`, `seat.1`…: games name players by these where
 * a name stands inside a sentence.
 */
export const namesLayer = (names: readonly string[]): Messages =>
  Object.fromEntries(names.map((name, seat) => [`seat.${seat}`, quoted(name)]));

/** Text that ICU takes as it is. */
const quoted = (text: string): string =>
  text.replaceAll("'", "''").replace(/[{}]/g, (brace) => `'${brace}'`);
