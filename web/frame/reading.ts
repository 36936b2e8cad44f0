interface Read {
  readonly seat: number;
  /** The news were those since this moment: after one's next choice there are others. */
  readonly news: number;
  readonly upTo: number;
}

/** Remembers which news somebody has read; only badges listen, so that reading draws nothing else anew. */
export class Reading {
  #read: Read = { seat: -1, news: 0, upTo: 0 };
  readonly #listeners = new Set<() => void>();

  readonly last = (): Read => this.#read;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  mark(read: Read): void {
    this.#read = read;
    for (const listener of this.#listeners) listener();
  }
}
