/** The numbered rules of a game as a player reads them, in one language. */
export interface Rulebook {
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/** A chapter written as a plain list: rule id → text, in the order written. */
export const chapter = (
  id: string,
  title: string,
  rules: Readonly<Record<string, string>>,
): Rulebook['chapters'][number] => ({
  id,
  title,
  rules: Object.entries(rules).map(([rule, text]) => ({ id: rule, text })),
});
