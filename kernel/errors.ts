/** Everything that can go wrong at a table, as a typed error that says what was expected. */
export type ErrorKind =
  /** The choice is not among those listed. */
  | 'unlisted-choice'
  /** That seat is not asked anything now. */
  | 'wrong-seat'
  /** The question was answered already, or is not the one that is open. */
  | 'stale-question'
  /** The text is not a record at all, or damaged. */
  | 'broken-record'
  /** The record belongs to another game. */
  | 'foreign-record'
  /** The record was made by a later version of the rules. */
  | 'unknown-version'
  /** Number of seats, option or seed that the game does not know. */
  | 'bad-set-up'
  /** Nothing to take back, or something was learned since. */
  | 'no-undo';

export class TableError extends Error {
  readonly kind: ErrorKind;
  /** Facts for a message in the player's language. */
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(kind: ErrorKind, message: string, facts: TableError['facts'] = {}) {
    super(message);
    this.name = 'TableError';
    this.kind = kind;
    this.facts = facts;
  }
}
