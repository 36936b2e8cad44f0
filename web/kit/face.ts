/**
 * How a game shows itself.
 *
 * The shell (web/) knows tables, seats, options, log, replay and settings; it knows no game. A game
 * gives it one `GameFace`, the default export of `games/<id>/board/index.tsx`, loaded when the game
 * is chosen. Everything in the face except the React components is a pure function of a *view*
 * (what one seat may see: the kernel's `View<S>`, whose `view.position.state` is the game's state
 * with UNKNOWN where the seat can't look), so it serves live play, replay, the log and the final
 * screen alike.
 *
 * Two words run through all of it:
 *
 * - A *place* is a short string that names something on the board: `cell B10`, `card 17`,
 *   `module T2a`. The game invents them; the shell only compares them. A `Choice` says which
 *   places it touches, an event says where it happened, and the board lights the places it is told
 *   to light. That is all the shell and the board need to know of each other.
 * - A `Choice` is one option of the current question together with its key, words and places. The
 *   board picks one by calling `choose(choice)`, or hands a tapped place to `touch(place)` and lets
 *   the shell choose (one option there) or open a small menu (several).
 *
 * Boards speak through `useT()` of the kit: it knows the game's messages and the shell's.
 */
import type {
  EventOf,
  EventText,
  Game,
  GameWords,
  OptionText,
  ReadOption,
  Rulebook,
  StepName,
  View,
  Vocabulary,
} from '@orrery/kernel';
import type { Language, Messages, Phrase, Translate } from '@orrery/text';
import type { ComponentType } from 'react';
import type { Places } from './board/places.ts';
import type { AnyChoreography } from './motion/cues.ts';

export type { EventText, Language, Messages, OptionText, Phrase, ReadOption, Translate };

/** One option of the question that is being asked. Its words are made when first looked at. */
export interface Choice extends ReadOption {
  readonly text: OptionText;
}

/** What is asked of the seat whose eyes we look through. */
export interface Asked<V extends Vocabulary = Vocabulary> {
  /** Number of the question: changes exactly when another question is asked. */
  readonly question: number;
  /** The step that asks (`place-module`), for boards that change tools with the step. */
  readonly step: StepName<V>;
  /** Rule that governs the question. */
  readonly rule: string | null;
  /** What this seat has answered already and may still change while others think; else null. */
  readonly sealed: Choice | null;
}

/** A run of events that has just led to the current view; null after jumps in replay. */
export interface JustPlayed<V extends Vocabulary = Vocabulary> {
  /** Grows with every run, so that an effect can depend on it. */
  readonly id: number;
  /** In causal order, as this seat may know them. */
  readonly events: readonly EventOf<V>[];
}

/** A person or bot at the table, as the shell draws them. */
export interface SeatFace {
  readonly seat: number;
  readonly name: string;
  /** Index into the six seat colours of the kit: `seatStyle(colour)`, `<Emblem of={colour}/>`. */
  readonly colour: number;
  readonly bot: boolean;
  /** This seat belongs to the person looking at the screen. */
  readonly mine: boolean;
}

export interface BoardProps<S = unknown, V extends Vocabulary = Vocabulary> {
  /** What `seat` may see. In replay: of the moment that is shown. */
  readonly view: View<S>;
  /** Whose eyes we look through; -1 for an onlooker. */
  readonly seat: number;
  readonly seats: readonly SeatFace[];
  /** The question to `seat`, or null when others are to move, in replay, and after the end. */
  readonly asked: Asked<V> | null;
  /** All options of the question; empty when nothing is asked. Same identity for one question. */
  readonly choices: readonly Choice[];
  /** Picks an option. With «confirm before commit» on, the shell asks first; no board need care. */
  choose(choice: Choice): void;
  /** A place was tapped: the shell picks the one option there, opens a menu, or says why not. */
  touch(place: string): void;
  /** The pointer rests on an option (or left: null): the shell previews its cost and result. */
  preview(choice: Choice | null): void;
  /** The pointer rests on a place (or left): choices that touch it are marked in the choice bar. */
  point(place: string | null): void;
  /** Says one sentence to the player on screen and to screen readers: why not, what now. */
  tell(phrase: Phrase, rule?: string): void;
  /** Opens a player's whole area over the board. */
  openArea(seat: number): void;
  /** Opens the rules reference at a rule. */
  openRule(rule: string): void;
  /** The option whose preview is shown, from board or choice bar alike. */
  readonly previewed: Choice | null;
  /** The view after the previewed option, when it can be known without chance or secrets. */
  readonly ghost: View<S> | null;
  /** Places that may be touched now: these glow in brass. */
  readonly open: Places;
  /** Places to mark because the pointer rests on a log entry or an option that names them. */
  readonly lit: Places;
  /** Places changed since this seat last chose, for a quiet mark. */
  readonly recent: Places;
  readonly played: JustPlayed<V> | null;
  /** Don't animate: the player, or the system, asked for calm. */
  readonly still: boolean;
  readonly replaying: boolean;
  /** On a phone the shell shows one of `face.areas` at a time; on a desk null: show everything. */
  readonly area: string | null;
}

/** A player's whole area: sheet, hand, tracks. Shown large over the board, or small in a panel. */
export interface AreaProps<S = unknown> {
  readonly view: View<S>;
  /** Whose eyes. */
  readonly seat: number;
  /** Whose area. */
  readonly of: number;
  readonly seats: readonly SeatFace[];
  readonly lit: Places;
}

/** A part of a player's panel may be touched like the board. */
export interface MiniatureProps<S = unknown>
  extends AreaProps<S>,
    Pick<BoardProps, 'open' | 'recent' | 'touch' | 'point'> {}

/** One number that matters about a player. The same fields in the same order for every seat. */
export interface PanelField {
  /** Stable id; `9 → 6` in previews is found by comparing fields of equal id. */
  readonly id: string;
  readonly label: Phrase;
  /** An icon of the kit, or one that the game has added with `addIcons`. */
  readonly icon: string;
  /** The colour of the icon, where the board draws it in one. */
  readonly tint?: string;
  readonly value: number | string;
  /** Numbers only: out of how many, shown as «3/9». */
  readonly of?: number;
}

/** An entry of the legend: a sign and what it means. */
export interface LegendEntry {
  readonly id: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  /** Draws the sign, about 40 px square. */
  readonly Sign: ComponentType;
}

/** Something to leaf through: all cards, tiles, shapes… Shown beside the rules. */
export interface Gallery {
  readonly id: string;
  readonly label: Phrase;
  readonly Show: ComponentType;
}

/** For each language a module that is loaded when it is wanted; its export is named like the language. */
export type PerLanguage<T> = {
  readonly [L in Language]: () => Promise<Readonly<Record<L, T>>>;
};

export async function loadIn<T>(modules: PerLanguage<T>, language: Language): Promise<T> {
  const loaded: Partial<Record<Language, T>> = await modules[language]();
  return loaded[language] as T;
}

/**
 * The words (`moment`, `describeQuestion`, `describeOption`, `describeEvent`) come from the game's
 * `text/describe.ts`, which the terminal reads too.
 */
export interface GameFace<S = unknown, V extends Vocabulary = Vocabulary> extends GameWords<S, V> {
  readonly game: Game<S, V>;

  /** The game's messages; the shell loads the language in use and lays its own under them. */
  readonly text: PerLanguage<Messages>;
  /** The numbered rules; words may hold **bold**, *italic*, `- lists` and rule ids, made links. */
  readonly reference: PerLanguage<Rulebook>;

  /** The board. It fills the space it is given and brings its own `<PanZoom>` if it needs one. */
  readonly Board: ComponentType<BoardProps<S, V>>;
  /**
   * The board runs under the floating parts to every edge of the window, as a map does, and keeps
   * clear of them by `--frame-top` and its three sisters; `PanZoom` does so by itself. Without it
   * the board gets what is free.
   */
  readonly edgeToEdge?: true;
  /** The board offers by itself what has no place on it; else the shell does, at the lower edge. */
  readonly offersAll?: true;
  /** A player's whole area, opened from the panel; `Esc` closes it. */
  readonly Area: ComponentType<AreaProps<S>>;
  /** What the player panel shows below its figures (about 200 × 70 px), where that tells something. */
  readonly Miniature?: ComponentType<MiniatureProps<S>>;
  /** Tabs of the board on a phone, in swipe order. Absent: the board is one tab. */
  readonly areas?: readonly {
    readonly id: string;
    readonly label: Phrase;
    readonly icon: string;
  }[];

  /**
   * The one of `areas` where the question of a step is answered, given the places that may be touched; null to stay
   * where one is.
   */
  areaFor?(step: StepName<V>, view: View<S>, open: ReadonlySet<string>): string | null;

  /** The one of `areas` where a place lies, if any: a phone marks the tabs in which something else can be done. */
  areaOf?(view: View<S>, place: string): string | null;

  /** Advice for a newcomer at this question, while the game is young; null for none. */
  guide?(view: View<S>, seat: number): { words: Phrase; rule?: string } | null;

  /** Table options for somebody's first game, offered where tables are set up (`first-game.what`). */
  readonly firstGame?: Readonly<Record<string, string>>;

  /** Pictures that any move may bring to sight (`art/catalogue`), fetched when the table stands. */
  readonly pictures?: readonly string[];

  /** What is seen of each event (`board/motion.ts`), fetched when the table stands. */
  motion?(): Promise<{ readonly motion: AnyChoreography }>;

  /** The fields of a player's panel, same ids in the same order for every seat. */
  panel(view: View<S>, of: number): readonly PanelField[];
  /** What the points in a panel are, where that is not plain: «points, without two tiles that are hidden». */
  pointsLabel?(view: View<S>, of: number): Phrase | null;
  /** What is worth a mark at a seat: «active player», «passed», «first player». */
  badges?(view: View<S>, of: number): readonly { icon: string; label: Phrase }[];

  /**
   * The score needs nothing here: the shell reads `game.definition.score` and says each line with
   * the messages `score.<id>` and, where there is one, `score.<id>.detail` (with its values).
   */

  readonly legend: readonly LegendEntry[];
  readonly galleries?: readonly Gallery[];
}

/** Keeps a face's types inside it: `export default face<State, typeof vocabulary>({ … })`. */
export const face = <S, V extends Vocabulary = Vocabulary>(parts: GameFace<S, V>): GameFace =>
  parts as unknown as GameFace;
