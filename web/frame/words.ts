import type { EventText, PanelField, Phrase, SeatFace, Translate } from '../kit/face.ts';

/** A line of the log in words; `{seat}` in them is the name of whoever did it. */
export function lineWords(t: Translate, text: EventText, seats: readonly SeatFace[]): string {
  const name = text.seat === undefined ? undefined : seats[text.seat]?.name;
  if (name === undefined) return t.say(text.words);
  return t(text.words.id, { seat: name, ...text.words.values });
}

/** A phrase, or nothing if the message isn't there. */
export const maybe = (t: Translate, phrase: Phrase): string | null =>
  t.has(phrase.id) ? t.say(phrase) : null;

/** A figure of a panel, as numbers are written. */
export const figureWords = (t: Translate, value: PanelField['value']): string =>
  typeof value === 'number' ? t.number(value) : value;

/** A question as a heading, or inside a sentence: without a full stop, whichever game asks. */
export const heading = (question: string): string => question.replace(/\.$/, '');
