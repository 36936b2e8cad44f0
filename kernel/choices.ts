/**
 * What may be chosen, as small whole numbers: search and simulation never touch anything else. Each can be
 * read back as a kind with arguments, and has a short, stable, readable key, made only on demand.
 */

/** A range of arguments: hexes, cards, seats… Keys hold no spaces. */
export interface Arg {
  readonly size: number;
  key(value: number): string;
  /** The reverse of `key`, or −1; worked out from `key` if left out. */
  parse?(key: string): number;
}

type Kinds = Readonly<Record<string, readonly Arg[]>>;
type Numbers<A extends readonly Arg[]> = { -readonly [K in keyof A]: number };

export interface ChoiceSet<K extends Kinds = Kinds> {
  readonly kinds: readonly (keyof K & string)[];
  /** Makes a choice: `make.explore(hex)`. */
  readonly make: { readonly [N in keyof K]: (...args: Numbers<K[N]>) => number };
  kind(choice: number): keyof K & string;
  arg(choice: number, at: number): number;
  args(choice: number): number[];
  key(choice: number): string;
  /** The choice that a key names, or −1. Says nothing on whether it may be chosen now. */
  parse(key: string): number;
}

/** Numbers from 0 to size − 1 that are their own keys. */
export const numbers = (size: number): Arg => ({ size, key: String, parse: wholeNumber(size) });

/** Things that are known by their place in a list of names. */
export const named = (names: readonly string[]): Arg => ({
  size: names.length,
  key: (value) => names[value],
});

const wholeNumber = (size: number) => (key: string) =>
  /^(0|[1-9]\d*)$/.test(key) && Number(key) < size ? Number(key) : -1;

export function choiceSet<const K extends Kinds>(kinds: K): ChoiceSet<K> {
  const names = Object.keys(kinds);
  const args = names.map((name) => kinds[name]);
  const starts: number[] = [];
  let end = 0;
  for (const list of args) {
    starts.push(end);
    end += list.reduce((count, arg) => count * arg.size, 1);
  }
  if (end > 2 ** 31 - 1) throw new Error(`too many choices to number: ${names.join(', ')}`);
  if (names.some((name) => !/^\S+$/.test(name)))
    throw new Error(`a kind of choice is one word without spaces: ${names.join(', ')}`);

  const kindAt = (choice: number): number => {
    let at = starts.length - 1;
    while (starts[at] > choice) at--;
    return at;
  };
  const argOf = (choice: number, at: number): number => {
    const kind = kindAt(choice);
    const list = args[kind];
    let rest = choice - starts[kind];
    for (let i = list.length - 1; i > at; i--) rest = Math.floor(rest / list[i].size);
    return rest % list[at].size;
  };
  const parsers = args.map((list) => list.map((arg) => arg.parse ?? parserOf(arg)));
  /** Keys that were read: a record has few different ones, each many times. */
  const known = new Map<string, number>();

  const make = Object.fromEntries(
    names.map((name, kind) => [name, maker(starts[kind], args[kind])]),
  ) as ChoiceSet<K>['make'];

  return {
    kinds: names,
    make,
    kind: (choice) => names[kindAt(choice)],
    arg: argOf,
    args: (choice) => args[kindAt(choice)].map((_, i) => argOf(choice, i)),
    key(choice) {
      if (!(Number.isInteger(choice) && choice >= 0 && choice < end))
        throw new Error(`${choice} is no choice of this step`);
      const kind = kindAt(choice);
      let key = names[kind];
      for (let i = 0; i < args[kind].length; i++) key += ` ${args[kind][i].key(argOf(choice, i))}`;
      return key;
    },
    parse(key) {
      const read = known.get(key);
      if (read !== undefined) return read;
      const words = key.split(' ');
      const kind = names.indexOf(words[0]);
      if (kind < 0 || words.length !== args[kind].length + 1) return -1;
      let rest = 0;
      for (let i = 0; i < args[kind].length; i++) {
        const value = parsers[kind][i](words[i + 1]);
        if (!(Number.isInteger(value) && value >= 0 && value < args[kind][i].size)) return -1;
        rest = rest * args[kind][i].size + value;
      }
      // Whoever sends keys must not fill the memory with them.
      if (known.size < 10_000) known.set(key, starts[kind] + rest);
      return starts[kind] + rest;
    },
  };
}

/** Plain functions for the common small numbers of arguments: they are on the hot path. */
function maker(start: number, args: readonly Arg[]): (...values: number[]) => number {
  if (args.length === 0) return () => start;
  if (args.length === 1) return (a) => start + a;
  if (args.length === 2) {
    const size = args[1].size;
    return (a, b) => start + a * size + b;
  }
  return (...values) => {
    let rest = 0;
    for (let i = 0; i < args.length; i++) rest = rest * args[i].size + values[i];
    return start + rest;
  };
}

const parserOf = (arg: Arg) => (key: string) => {
  for (let value = 0; value < arg.size; value++) if (arg.key(value) === key) return value;
  return -1;
};
