/** What every way of searching has in common: one thinks for some iterations, then asks for the choice. */

/** What a search thinks of an option. */
export interface Thought {
  readonly choice: number;
  readonly visits: number;
  /** The chance to win that it seems to give. */
  readonly chance: number;
  /** How far it seems to be behind the best, in the unit of the evaluation. */
  readonly behind: number;
}

export interface Mind {
  /** The only option worth a thought, if there is nothing to think about. */
  readonly forced: number | null;
  readonly iterations: number;
  /** Goes on thinking for so many iterations. */
  run(iterations: number): void;
  /** True if so many further iterations will hardly change the choice. */
  isDecided(iterationsLeft: number): boolean;
  best(): number;
  /** What it thinks of the options it tried, the most tried first. */
  thoughts(): Thought[];
}
