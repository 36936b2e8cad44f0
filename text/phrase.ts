/**
 * Something to be said, before it is said in any language: a message id and its values, which may
 * themselves be phrases. Rules, events and options speak in phrases; only a translator makes words.
 */
export interface Phrase {
  readonly id: string;
  readonly values?: Readonly<Record<string, number | string | Phrase>>;
}
