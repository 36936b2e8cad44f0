const LONG_WORD = 10;

const VOWEL = 'аеёиоуыэюяіїєaeiouy';
const CONSONANT = 'бвгґджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz';
/** What an English syllable may begin with, besides a single consonant. */
const ONSET = 's[cpt]r|thr|s[chklmnptw]|[bcfgkpt]l|[bcdfgpt]r|[cptw]h|qu';

/** Before consonants and a vowel, if something comes before and after them. */
const BEFORE_SYLLABLE = new RegExp(
  `([${VOWEL}][^${VOWEL}\\s]*?)(?=(?:${ONSET}|[${CONSONANT}])[${VOWEL}]\\p{L})`,
  'giu',
);
/** After a soft sign or a short «и», where several consonants follow. */
const AFTER_SOFT_SIGN = new RegExp(`([ьй])(?=[${CONSONANT}]+[${VOWEL}])`, 'giu');

/** No line is a single letter. */
const AFTER_FIRST_LETTER = /^(\p{L})\u00AD/u;

const broken = (word: string): string =>
  word
    .replace(BEFORE_SYLLABLE, '$1\u00AD')
    .replace(AFTER_SOFT_SIGN, '$1\u00AD')
    .replace(AFTER_FIRST_LETTER, '$1');

/** Long words, also those of several parts, may break between syllables: not every browser knows where in every language. */
export const breakable = (words: string): string =>
  words
    .replace(/\p{L}+([-’]\p{L}+)*/gu, (word) =>
      word.length < LONG_WORD ? word : word.split('-').map(broken).join('-'),
    )
    .replaceAll('/', '/\u200B');
