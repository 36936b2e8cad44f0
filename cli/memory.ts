/** What each person has seen: of the board what has changed since is shown, of texts what is new. */
export class Memory {
  readonly #boards = new Map<number, ReadonlySet<string>>();
  readonly #texts = new Map<number, Set<string>>();
  readonly #remarkable: string[] = [];
  /** How many of the remarkable places each person has been told about. */
  readonly #told = new Map<number, number>();

  /** The parts of a board that this person has not seen as they are now. */
  changed(seat: number, board: string): string[] {
    const parts = partsOf(board);
    const before = this.#boards.get(seat);
    this.#boards.set(seat, new Set(parts));
    return before ? parts.filter((part) => !before.has(part)) : parts;
  }

  /** Something remarkable has happened at these places. */
  note(places: readonly string[]): void {
    this.#remarkable.push(...places);
  }

  /** Where something remarkable has happened since this person was last told. */
  noted(seat: number): string[] {
    const from = this.#told.get(seat) ?? 0;
    this.#told.set(seat, this.#remarkable.length);
    return this.#remarkable.slice(from);
  }

  /** The texts that this person has never been shown. */
  unread(seat: number, texts: readonly string[]): string[] {
    const read = this.#texts.get(seat) ?? new Set();
    this.#texts.set(seat, read);
    const unread = texts.filter((text) => !read.has(text));
    for (const text of unread) read.add(text);
    return unread;
  }

  /** The screen was cleared: the whole board is news again. */
  forgetBoards(): void {
    this.#boards.clear();
  }
}

/** A board comes in parts, with empty lines between them. */
const partsOf = (board: string): string[] =>
  board.split(/\n\s*\n/).filter((part) => part.trim() !== '');
