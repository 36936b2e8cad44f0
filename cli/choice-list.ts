/** A list of options that can be searched by words and looked through page by page. */
import { foldLine } from './prose.ts';
import { isAmong, isInOrder, wordsOf } from './search.ts';

export interface Choice {
  readonly key: string;
  /** The option in words, one line. */
  readonly words: string;
  /** Heading of its group, if the list is grouped. */
  readonly group?: string;
  /** Places on the board that stand for it. */
  readonly touches: readonly string[];
  /** A calm way out: pass, done. */
  readonly finish: boolean;
}

interface Numbered extends Choice {
  /** Its number in the whole list: it stays the same however the list is narrowed. */
  readonly number: number;
  readonly own: readonly string[];
  readonly withGroup: readonly string[];
}

/** How words were found: one after the other, in any order, or not at all. */
export type Found = 'in-order' | 'any-order' | 'none';

const INDENT = 6;

export class ChoiceList {
  readonly #all: readonly Numbered[];
  readonly #height: number;
  readonly #width: number;
  #left: readonly Numbered[] = [];
  #pages: readonly (readonly Numbered[])[] = [];
  #page = 0;
  /** Numbers that stood on the screen since the list was last narrowed. */
  readonly #seen = new Set<number>();

  constructor(choices: readonly Choice[], height: number, width: number) {
    this.#height = height;
    this.#width = width;
    this.#all = choices.map((choice, at) => ({
      ...choice,
      number: at + 1,
      own: wordsOf(choice.words),
      withGroup: wordsOf(`${choice.group ?? ''} ${choice.words}`),
    }));
    this.#leave(this.#all);
  }

  get all(): readonly Choice[] {
    return this.#all;
  }

  get count(): number {
    return this.#left.length;
  }

  /** First and last of what the page shows, counted among what is left. */
  get range(): readonly [number, number] {
    const before = this.#pages.slice(0, this.#page).reduce((sum, page) => sum + page.length, 0);
    return [before + 1, before + this.#pages[this.#page].length];
  }

  get isOnePage(): boolean {
    return this.#pages.length === 1;
  }

  /** The only option left, if there is just one. */
  get only(): Choice | null {
    return this.count === 1 ? this.#left[0] : null;
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

  /** Options that have all these words: best those that say them in this order, of themselves. */
  matching(text: string): { readonly found: Found; readonly choices: readonly Numbered[] } {
    const parts = wordsOf(text);
    if (parts.length === 0) return { found: 'none', choices: [] };
    const ways = [
      ['in-order', ({ own }: Numbered) => isInOrder(parts, own)],
      ['in-order', ({ withGroup }: Numbered) => isInOrder(parts, withGroup)],
      ['any-order', ({ withGroup }: Numbered) => isAmong(parts, withGroup)],
    ] as const;
    for (const [found, fits] of ways) {
      const choices = this.#all.filter(fits);
      if (choices.length > 0) return { found, choices };
    }
    return { found: 'none', choices: [] };
  }

  /** Searches the whole list anew, and leaves what matches; if nothing does, all stays as it is. */
  narrow(text: string): Found {
    const { found, choices } = this.matching(text);
    if (found !== 'none') this.#leave(choices);
    return found;
  }

  /** Leaves that option alone. */
  single(number: number): void {
    this.#leave([this.#all[number - 1]]);
  }

  showAll(): void {
    this.#leave(this.#all);
  }

  #leave(choices: readonly Numbered[]): void {
    this.#left = choices;
    this.#pages = this.#paged(choices);
    this.#page = 0;
    this.#seen.clear();
  }

  /** Pages no higher than the screen, whatever takes several lines. */
  #paged(choices: readonly Numbered[]): Numbered[][] {
    const pages: Numbered[][] = [[]];
    for (const choice of choices) {
      const page = pages[pages.length - 1];
      if (page.length > 0 && this.#linesOf([...page, choice]).length > this.#height) {
        pages.push([choice]);
      } else {
        page.push(choice);
      }
    }
    return pages;
  }

  /** One page on or back; after the last comes the first. */
  turn(by: 1 | -1): void {
    const pages = this.#pages.length;
    this.#page = (this.#page + by + pages) % pages;
  }

  /** The lines of the page, with headings where a group begins; what they show counts as seen. */
  show(): string[] {
    const page = this.#pages[this.#page];
    for (const { number } of page) this.#seen.add(number);
    return this.#linesOf(page);
  }

  /** Something else has shown this option. */
  mention(number: number): void {
    this.#seen.add(number);
  }

  /** Nobody should choose what has not been shown: a typing error would do it. */
  wasSeen(number: number): boolean {
    return this.#seen.has(number);
  }

  #linesOf(choices: readonly Numbered[]): string[] {
    const lines: string[] = [];
    let group: string | undefined;
    for (const choice of choices) {
      if (choice.group !== undefined && choice.group !== group) {
        lines.push(...foldLine(`${' '.repeat(INDENT)}${choice.group}:`, this.#width));
      }
      group = choice.group;
      const line = `${String(choice.number).padStart(INDENT - 2)}  ${choice.words}`;
      lines.push(...foldLine(line, this.#width, INDENT));
    }
    return lines;
  }
}
