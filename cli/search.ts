/** Finding things by words that somebody types. */

/** Cyrillic letters that look like those of cells. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
};

/** Letters and digits make words; small and capital ones are the same, and so are е and ё. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/^[авсені](?=\d)/, (letter) => LOOKALIKES[letter]));
}

/** Words match from their beginning; but C1 is not C10. */
const matches = (word: string, part: string): boolean =>
  word.startsWith(part) && !(/\d$/.test(part) && /\d/.test(word.charAt(part.length)));

/** Whether all parts begin words, whatever the order. */
export const isAmong = (parts: readonly string[], words: readonly string[]): boolean =>
  parts.every((part) => words.some((word) => matches(word, part)));

/**
 * Whether parts begin words one after the other: «science money» is not «money for science». A
 * number belongs to the word after it: «2 money» is not «2 science for 1 money».
 */
export function isInOrder(parts: readonly string[], words: readonly string[], from = 0): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return true;
  const bound = /^\d+$/.test(part) && rest.length > 0;
  return words.some(
    (word, at) =>
      at >= from &&
      matches(word, part) &&
      (!bound || matches(words[at + 1] ?? '', rest[0])) &&
      isInOrder(rest, words, at + 1),
  );
}
