/** The numbered rules of a game as a player reads them, in one language. */
export interface Rulebook {
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly { readonly id: string; readonly text: string }[];
  }[];
}
