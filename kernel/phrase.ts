/** Words to be said in the reader's language: a message id and what to put into it. */
export interface Phrase {
  readonly id: string;
  readonly values?: Readonly<Record<string, number | string | Phrase>>;
}
