/**
 * How a game shows itself.
 *
 * The shell (web/) knows tables, seats, options, log, replay and settings; it knows no game. A game
 * gives it one `GameFace`, the default export of `games/<id>/board/index.tsx`, loaded when the game
 * is chosen. Everything in the face except the React components is a pure function of a *view*
 * (what one seat may see), so it serves live play, replay, the log and the final screen alike.
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
 */
import type { Language, Messages, Phrase, Translate } from '@orrery/text';
import type { ComponentType } from 'react';

export type { Language, Messages, Phrase, Translate };

/** What an option is in words, and what on the board it is about. */
export interface OptionText {
  /** One short line, a full instruction: «Place module 2 over the comet, circle left». */
  readonly words: Phrase;
  /** Places on the board that stand for this option; the first one is the most telling. */
  readonly touches: readonly string[];
  /** Rule of the reference that governs it, e.g. `DS-4.28`. */
  readonly rule?: string;
  /** Heading under which long lists are grouped in the choice bar. */
  readonly group?: Phrase;
  /** What it costs and brings, when that can be said in a few words: «−3 ore, +2 points». */
  readonly effect?: Phrase;
  /** `finish` is for «done», «pass», «end turn»: shown apart from the rest, as the calm way out. */
  readonly tone?: 'normal' | 'finish';
}

/** One option of the question that is being asked, ready to be shown. */
export interface Choice<Option = unknown> extends OptionText {
  /** The stable readable key of the kernel: `place T2a`. */
  readonly key: string;
  /** First word of the key. */
  readonly kind: string;
  /** The other words of the key. */
  readonly args: readonly string[];
  /** The kernel's own value, for games that want it decoded. */
  readonly option: Option;
}

/** What is asked of the seat whose eyes we look through. */
export interface Asked {
  /** Identity of the question: changes exactly when another question is asked. */
  readonly id: string;
  /** The step that asks (`place-module`), for boards that change tools with the step. */
  readonly step: string;
  /** Rule that governs the question. */
  readonly rule?: string;
  /** Set when this seat has answered already and may still change it while others think. */
  readonly sealed: boolean;
}

/** A run of events that has just led to the current view; absent in replay jumps. */
export interface Played<Event = unknown> {
  /** Grows with every run, so that an effect can depend on it. */
  readonly id: number;
  readonly events: readonly Event[];
}

/** A person or bot at the table, as the shell draws them. */
export interface SeatFace {
  readonly seat: number;
  readonly name: string;
  /** Index into the six seat colours of the kit (`seatStyle(colour)`, `<Emblem of={colour}/>`). */
  readonly colour: number;
  readonly bot: boolean;
  /** This seat belongs to the person looking at the screen. */
  readonly mine: boolean;
}

export interface BoardProps<View = unknown, Option = unknown, Event = unknown> {
  /** What `seat` may see. In replay: of the shown moment. */
  readonly view: View;
  /** Whose eyes we look through; -1 for an onlooker. */
  readonly seat: number;
  readonly seats: readonly SeatFace[];
  /** The question to `seat`, or null when others are to move, in replay, and after the end. */
  readonly asked: Asked | null;
  /** All options of the question; empty when nothing is asked. Changes identity with the question. */
  readonly choices: readonly Choice<Option>[];
  /** Picks an option. With «confirm before commit» on, the shell asks first; the board needn't care. */
  choose(choice: Choice<Option>): void;
  /** A place was tapped: the shell picks the one option there, opens a menu, or says why not. */
  touch(place: string): void;
  /** The pointer rests on an option (or left: null): the shell previews its cost and result. */
  preview(choice: Choice<Option> | null): void;
  /** The pointer rests on a place (or left): choices that touch it are marked in the choice bar. */
  point(place: string | null): void;
  /** Says one sentence to the player, politely, on screen and to screen readers: why not, what now. */
  tell(phrase: Phrase, rule?: string): void;
  /** Opens a player's whole area over the board. */
  openArea(seat: number): void;
  /** Opens the rules reference at a rule. */
  openRule(rule: string): void;
  /** The option whose preview is shown, from board or choice bar alike. */
  readonly previewed: Choice<Option> | null;
  /** The view after the previewed option, when it can be known without chance or secrets. */
  readonly ghost: View | null;
  /** Places that may be touched now: these glow in brass. */
  readonly open: ReadonlySet<string>;
  /** Places to mark because the pointer rests on a log entry or an option that names them. */
  readonly lit: ReadonlySet<string>;
  /** Places changed since this seat's last turn, for a quiet mark; empty once it has chosen. */
  readonly recent: ReadonlySet<string>;
  readonly played: Played<Event> | null;
  /** Don't animate: the player, or the system, asked for calm. */
  readonly still: boolean;
  readonly replaying: boolean;
  /** On a phone the shell shows one of `face.areas` at a time; on a desk `null`: show everything. */
  readonly area: string | null;
}

/** A player's whole area: sheet, hand, tracks. Shown large over the board, or small in a panel. */
export interface AreaProps<View = unknown> {
  readonly view: View;
  /** Whose eyes. */
  readonly seat: number;
  /** Whose area. */
  readonly of: number;
  readonly seats: readonly SeatFace[];
  readonly lit: ReadonlySet<string>;
}

/** One number that matters about a player. The same fields in the same order for every seat. */
export interface PanelField {
  /** Stable id; `9 → 6` in previews is found by comparing fields of equal id. */
  readonly id: string;
  readonly label: Phrase;
  /** An icon of the kit, or one that the game has added with `addIcons`. */
  readonly icon: string;
  readonly value: number | string | Phrase;
  /** Numbers only: how much of what is left, drawn as a fine gauge. */
  readonly of?: number;
  readonly rule?: string;
}

/** One line of a score: the shell adds lines up and sets players side by side. */
export interface ScoreLine {
  readonly id: string;
  readonly label: Phrase;
  readonly points: number;
  /** How it came about: «4 treasures of 5». */
  readonly detail?: Phrase;
  readonly rule?: string;
}

/** An event in words. `null` from `describeEvent` keeps it out of the log. */
export interface EventText {
  readonly words: Phrase;
  readonly places: readonly string[];
  /** Who did it; absent for the game itself. */
  readonly seat?: number;
  readonly rule?: string;
  /** `turn` and `round` become headings of the log; `strike` stands out for its victim. */
  readonly weight?: 'quiet' | 'normal' | 'turn' | 'round' | 'strike';
  /** The soft tone to play, where sound is on. */
  readonly sound?: 'place' | 'card' | 'dice' | 'gain' | 'lose' | 'turn' | 'end';
}

/** A numbered rule as the player reads it. */
export interface Rule {
  /** `DS-4.28` */
  readonly id: string;
  /** Markdown of the small kind: paragraphs, **bold**, *italic*, `- lists`, rule ids as links. */
  readonly text: string;
}

export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
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

export interface GameFace<View = unknown, Option = unknown, Event = unknown> {
  readonly id: string;

  /** The game's messages; the shell loads the language in use and lays its own messages under them. */
  readonly text: Readonly<Record<Language, () => Promise<{ default: Messages }>>>;
  /** The numbered rules in the language in use. */
  readonly reference: Readonly<Record<Language, () => Promise<{ default: readonly RuleChapter[] }>>>;

  /** The board. It fills the space it is given and brings its own `<PanZoom>` if it needs one. */
  readonly Board: ComponentType<BoardProps<View, Option, Event>>;
  /** A player's whole area, opened from the panel, `Esc` closes it. */
  readonly Area: ComponentType<AreaProps<View>>;
  /** A thumbnail of it for the player panel (about 120 × 80 px), where that tells something. */
  readonly Miniature?: ComponentType<AreaProps<View>>;
  /** Tabs of the board on a phone, in swipe order. Absent: the board is one tab. */
  readonly areas?: readonly { readonly id: string; readonly label: Phrase; readonly icon: string }[];

  /** «Round 2 of 3, turn 4»: where in the game we are. Shown first in the status line. */
  moment(view: View): Phrase;
  /** What is asked of `seat`, as an instruction: «Draw the comet». */
  describeQuestion(view: View, seat: number, asked: Asked): Phrase;
  describeOption(view: View, seat: number, option: Option, key: string): OptionText;
  /** `view` is the view before the event, so that ids can be turned into names. */
  describeEvent(view: View, event: Event): EventText | null;
  /** Why nothing can be done with a place that was tapped; null for «nothing special». */
  whyNot?(view: View, seat: number, place: string): { words: Phrase; rule?: string } | null;

  /** The fields of a player's panel, same ids in the same order for every seat. */
  panel(view: View, of: number): readonly PanelField[];
  /** The score as it would be now; after the end, the final one. */
  scoreLines(view: View, of: number): readonly ScoreLine[];
  /** Seats that are worth marking: «active player», «passed», «first player». */
  badges?(view: View, of: number): readonly { icon: string; label: Phrase }[];

  readonly legend: readonly LegendEntry[];
  readonly galleries?: readonly Gallery[];
}
