const LONG_WORD = 10;

const VOWEL = 'аеёиоуыэюяіїєaeiouy';
const CONSONANT = 'бвгґджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz';

/** Before a consonant and a vowel, if something comes before and after them. */
const BEFORE_SYLLABLE = new RegExp(
  `([${VOWEL}][^${VOWEL}\\s]*?)(?=[${CONSONANT}][${VOWEL}]\\p{L})`,
  'giu',
);
/** After a soft sign or a short «и», where several consonants follow. */
const AFTER_SOFT_SIGN = new RegExp(`([ьй])(?=[${CONSONANT}]+[${VOWEL}])`, 'giu');

/** Long words may break between syllables: not every browser knows where in every language. */
export const breakable = (words: string): string =>
  words.replace(/\p{L}+/gu, (word) =>
    word.length < LONG_WORD
      ? word
      : word.replace(BEFORE_SYLLABLE, '$1\u00AD').replace(AFTER_SOFT_SIGN, '$1\u00AD'),
  );
