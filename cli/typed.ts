/** What somebody typed while playing, understood. */

export type Order =
  | { readonly do: 'enter' | 'all' | 'back' | 'help' | 'score' | 'hint' | 'leave' }
  | { readonly do: 'number'; readonly number: number; readonly again: boolean }
  | { readonly do: 'key'; readonly key: string }
  | { readonly do: 'words' | 'look' | 'why'; readonly words: string }
  | { readonly do: 'board'; readonly of: string }
  | { readonly do: 'rule'; readonly id: string }
  | { readonly do: 'undo'; readonly anyway: boolean };

/** The key that has the same place on a Russian or Ukrainian keyboard, where letters are commands. */
const SAME_KEY: Readonly<Record<string, string>> = {
  и: 'b',
  р: 'h',
  л: 'k',
  д: 'l',
  щ: 'o',
  й: 'q',
  к: 'r',
  ы: 's',
  і: 's',
  г: 'u',
  ц: 'w',
  н: 'y',
};

/** Commands of one word. */
const ALONE: Readonly<Record<string, Order>> = {
  '': { do: 'enter' },
  '*': { do: 'all' },
  '-': { do: 'back' },
  '?': { do: 'help' },
  s: { do: 'score' },
  h: { do: 'hint' },
  q: { do: 'leave' },
  u: { do: 'undo', anyway: false },
  'u!': { do: 'undo', anyway: true },
};

/** Commands that may be followed by what they are about. */
const ABOUT: Readonly<Record<string, (rest: string) => Order>> = {
  b: (of) => ({ do: 'board', of }),
  r: (id) => ({ do: 'rule', id }),
  l: (words) => ({ do: 'look', words }),
  look: (words) => ({ do: 'look', words }),
  w: (words) => ({ do: 'why', words }),
  why: (words) => ({ do: 'why', words }),
};

/** Numbers of players and ids of rules are not written in Cyrillic: «и флот» are words to search for. */
const TAKES_LATIN = /^[br]$/;

/** Understands a line; `options` is how many options there are. */
export function readOrder(typed: string, options: number): Order {
  if (typed.startsWith('=')) return { do: 'key', key: typed.slice(1).trim() };
  if (typed.startsWith('/')) return { do: 'words', words: typed.slice(1) };
  const number = /^(\d+)(!?)$/.exec(typed);
  // A number beyond the list is the name of something: sector 308.
  if (number && (Number(number[1]) <= options || number[2])) {
    return { do: 'number', number: Number(number[1]), again: number[2] !== '' };
  }
  const [first, ...others] = typed.split(/\s+/);
  const rest = others.join(' ');
  const command = [...first.toLowerCase()].map((letter) => SAME_KEY[letter] ?? letter).join('');
  if (rest === '' && Object.hasOwn(ALONE, command)) return ALONE[command];
  const foreign = TAKES_LATIN.test(command) && /\p{Script=Cyrillic}/u.test(rest);
  if (Object.hasOwn(ABOUT, command) && !foreign) return ABOUT[command](rest);
  return { do: 'words', words: typed };
}
