/** What each person has seen of the board: only what has changed since is shown again. */
export class BoardMemory {
  readonly #seen = new Map<number, ReadonlySet<string>>();

  /** The parts of a board that this person has not seen as they are now. */
  news(seat: number, board: string): string[] {
    const parts = partsOf(board);
    const before = this.#seen.get(seat);
    this.#seen.set(seat, new Set(parts));
    return before ? parts.filter((part) => !before.has(part)) : parts;
  }

  /** The screen was cleared: everything is news again. */
  forget(): void {
    this.#seen.clear();
  }
}

/** A board comes in parts, with empty lines between them. */
const partsOf = (board: string): string[] =>
  board.split(/\n\s*\n/).filter((part) => part.trim() !== '');
