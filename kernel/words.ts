/** How a game puts itself into words, for page, terminal and log alike. */
import type { View } from './position.ts';
import type { EventOf, StepName, Vocabulary } from './vocabulary.ts';

/** Words to be said in the reader's language: a message id and what to put into it. */
export interface Phrase {
  readonly id: string;
  readonly values?: Readonly<Record<string, number | string | Phrase>>;
}

/** An option of the open question, read back. */
export interface ReadOption {
  /** The kernel's number for it. */
  readonly option: number;
  /** Its stable readable key: `place T2a`. */
  readonly key: string;
  readonly kind: string;
  readonly args: readonly number[];
}

/** What an option is in words, and what on the board it is about. */
export interface OptionText {
  /** One short line, a full instruction: «Place module 2 over the comet, circle left». */
  readonly words: Phrase;
  /** Places on the board that stand for this option; the first one is the most telling. */
  readonly touches: readonly string[];
  /** Rule of the reference that governs it, where that is not the question's own. */
  readonly rule?: string;
  /** Heading under which long lists are grouped. */
  readonly group?: Phrase;
  /** What it costs and brings, when that can be said in a few words: «−3 ore, +2 points». */
  readonly effect?: Phrase;
  /** What it brings at once, in points: in a long list the best of each group come first. */
  readonly worth?: number;
  /**
   * `finish` is for «done», «pass», «end turn»: shown apart from the rest, as the calm way out; `agree` for the
   * «yes» to a question that says it all. Both are buttons beside the question. `careful` is for what is
   * easily done by mistake: one click on its place offers it, and does not do it yet.
   */
  readonly tone?: 'normal' | 'agree' | 'finish' | 'careful';
  /** Something is moved: `touches` begin with what it is and where to. Touched, it is taken up, and laid down there. */
  readonly moves?: true;
}

/** An event in words. */
export interface EventText {
  readonly words: Phrase;
  readonly places: readonly string[];
  /** Who did it; absent for the game itself. */
  readonly seat?: number;
  readonly rule?: string;
  /** `turn` and `round` become headings of the log; `strike` stands out. */
  readonly weight?: 'quiet' | 'normal' | 'turn' | 'round' | 'strike';
  /** The soft tone to play, where sound is on. */
  readonly sound?: 'place' | 'card' | 'dice' | 'gain' | 'lose' | 'turn' | 'end';
}

/** Why something can't be done, with the rule that says so. */
export interface Objection {
  readonly words: Phrase;
  readonly rule?: string;
}

/** Something that has a name and a text: a card, a tile, a technology, a kind of action. */
export interface Thing {
  readonly name: Phrase;
  /** What is printed on it, or what it stands for; and where it is, if that matters. */
  readonly lines: readonly Phrase[];
  /** Places on the board that stand for it: options that touch one are about this thing. */
  readonly places: readonly string[];
  /** The rule that speaks of it. */
  readonly rule?: string;
}

/** Pure functions of what a seat may see; `games/<id>/text/describe.ts` holds a game's. */
export interface GameWords<S, V extends Vocabulary = Vocabulary> {
  /** «Round 2 of 3, turn 4»: where in the game we are. */
  moment(view: View<S>): Phrase;
  /** What is asked of `seat`, as an instruction: «Draw the comet». */
  describeQuestion(view: View<S>, seat: number, step: StepName<V>): Phrase;
  describeOption(view: View<S>, seat: number, option: ReadOption): OptionText;
  /**
   * An event is enough for its own line: `view` may be of any later moment, and gives what doesn't
   * change, the number of seats or a species. Names of players are not the game's business: `{seat}` of the words is filled in by the reader from `seat`. `null`
   * keeps the event out of the log.
   */
  describeEvent(view: View<S>, event: EventOf<V>): EventText | null;
  /** What a finished game says of a table besides places and points: a rank, say; null for nothing. */
  verdict?(view: View<S>): Phrase | null;
  /** Why nothing can be done with a place on the board; null for «nothing special». */
  whyNot?(view: View<S>, seat: number, place: string): Objection | null;
}

/** What only the terminal says of a game, so that the page need not load it. */
export interface TerminalWords<S> {
  /** All that can be looked up by name, those in play first. */
  things?(view: View<S>): readonly Thing[];
  /**
   * The board in plain characters, for the terminal. Parts of it (a map, a player) are parted by
   * empty lines: a part that has changed is shown again. Of a list, which is a title followed by
   * indented lines, only the lines that have changed are.
   */
  sketch(view: View<S>, seat: number, say: (phrase: Phrase) => string): string;
}
