/** A list of options that can be narrowed by words and looked through page by page. */

export interface Choice {
  readonly key: string;
  /** The option in words, one line. */
  readonly words: string;
  /** Heading of its group, if the list is grouped. */
  readonly group?: string;
  /** What else it can be found by: places on the board. */
  readonly touches?: readonly string[];
}

interface Numbered extends Choice {
  /** Its number in the whole list: it stays the same however the list is narrowed. */
  readonly number: number;
  readonly found: readonly string[];
}

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
const wordsOf = (text: string): string[] => {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/^[авсені](?=\d)/, (letter) => LOOKALIKES[letter]));
};

/** Words match from their beginning; but C1 is not C10. */
const matches = (word: string, part: string): boolean =>
  word.startsWith(part) && !(/\d$/.test(part) && /\d/.test(word.charAt(part.length)));

export class ChoiceList {
  readonly #all: readonly Numbered[];
  readonly #page: number;
  #shown: readonly Numbered[];
  #from = 0;

  constructor(choices: readonly Choice[], page: number) {
    this.#page = page;
    this.#all = choices.map((choice, at) => ({
      ...choice,
      number: at + 1,
      found: wordsOf([choice.key, choice.words, ...(choice.touches ?? [])].join(' ')),
    }));
    this.#shown = this.#all;
  }

  get all(): number {
    return this.#all.length;
  }

  get count(): number {
    return this.#shown.length;
  }

  /** First and last of what the page shows, from 1. */
  get range(): readonly [number, number] {
    return [this.#from + 1, Math.min(this.#from + this.#page, this.count)];
  }

  get isWhole(): boolean {
    return this.count <= this.#page;
  }

  /** The only option left, if there is just one. */
  get only(): Choice | null {
    return this.count === 1 ? this.#shown[0] : null;
  }

  byNumber(number: number): Choice | undefined {
    return this.#all[number - 1];
  }

  byKey(key: string): Choice | undefined {
    return this.#all.find((choice) => choice.key === key);
  }

  numberOf(key: string): number {
    return this.#all.findIndex((choice) => choice.key === key) + 1;
  }

  /** Keeps of what is shown only options that have all these words; false if none has. */
  narrow(text: string): boolean {
    const parts = wordsOf(text);
    const left = this.#shown.filter(({ found }) =>
      parts.every((part) => found.some((word) => matches(word, part))),
    );
    if (parts.length === 0 || left.length === 0) return false;
    this.#shown = left;
    this.#from = 0;
    return true;
  }

  showAll(): void {
    this.#shown = this.#all;
    this.#from = 0;
  }

  /** One page on or back; after the last comes the first. */
  turn(by: 1 | -1): void {
    const pages = Math.ceil(this.count / this.#page);
    const page = (this.#from / this.#page + by + pages) % pages;
    this.#from = page * this.#page;
  }

  /** The lines of the page, with headings where a group begins. */
  lines(): string[] {
    const [from, to] = this.range;
    const lines: string[] = [];
    let group: string | undefined;
    for (const choice of this.#shown.slice(from - 1, to)) {
      if (choice.group !== undefined && choice.group !== group)
        lines.push(`      ${choice.group}:`);
      group = choice.group;
      lines.push(`${String(choice.number).padStart(4)}  ${choice.words}`);
    }
    return lines;
  }
}
