const LONG_WORD = 10;

const BETWEEN_SYLLABLES =
  /([аеёиоуыэюяіїєaeiouy][^аеёиоуыэюяіїєaeiouy\s]*?)(?=[бвгґджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz][аеёиоуыэюяіїєaeiouy]\p{L})/giu;

/** Long words may break between syllables: not every browser knows where in every language. */
export const breakable = (words: string): string =>
  words.replace(/\p{L}+/gu, (word) =>
    word.length < LONG_WORD ? word : word.replace(BETWEEN_SYLLABLES, '$1\u00AD'),
  );
