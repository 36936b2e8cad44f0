/** What each person has seen: of the board what has changed since is shown, of texts what is new. */
export class Memory {
  readonly #boards = new Map<number, ReadonlySet<string>>();
  readonly #texts = new Map<number, Set<string>>();
  readonly #remarkable: string[] = [];
  /** How many of the remarkable places each person has been told about. */
  readonly #told = new Map<number, number>();

  /** What of a board this person has not seen as it is now: parts, or lines of a list. */
  changed(seat: number, board: string): string[] {
    const parts = partsOf(board);
    const before = this.#boards.get(seat);
    this.#boards.set(seat, new Set(parts.flatMap((part) => [part, ...linesUnderTitle(part)])));
    if (!before) return parts;
    return parts.filter((part) => !before.has(part)).map((part) => withoutSeen(part, before));
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

/** Each line of a list together with the title of the list; nothing for what is no list. */
function linesUnderTitle(part: string): string[] {
  const [title, ...lines] = part.split('\n');
  const isList = !title.startsWith(' ') && lines.every((line) => line.startsWith(' '));
  return isList ? lines.map((line) => `${title}\n${line}`) : [];
}

/** Of a list, what is new under its title; a picture makes sense only as a whole. */
function withoutSeen(part: string, seen: ReadonlySet<string>): string {
  const listed = linesUnderTitle(part);
  const [title] = part.split('\n');
  const lines = listed.filter((line) => !seen.has(line)).map((line) => line.slice(title.length));
  return listed.length === 0 ? part : `${title}${lines.join('')}`;
}

/** A board comes in parts, with empty lines between them. */
const partsOf = (board: string): string[] =>
  board.split(/\n\s*\n/).filter((part) => part.trim() !== '');
