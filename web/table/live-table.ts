/**
 * A table as the screens see it. There is one interface and there are two makers: a local table
 * runs the kernel in the page; a remote one asks a server. The screens don't know which they have.
 */
import type {
  Game,
  GameEvent,
  GameRecord,
  NoUndo,
  ReadOption,
  ScoreLine,
  View,
} from '@orrery/kernel';
import type { Border } from '../kit/board/border.tsx';
import type { SeatFace } from '../kit/face.ts';

/** How safe the table is: `elsewhere` means that another tab has gone on with it. */
export type Saving = 'saved' | 'full' | 'failed' | 'elsewhere';

/** What is true of the table now. Never changed: a new one is made when something has happened. */
export interface TableNow {
  /** What people call it; nothing until they do. */
  readonly name: string;
  /** Choices made so far. A *moment* is a number from 0 to this: so many choices were made then. */
  readonly moments: number;
  /** Number of the open question. */
  readonly question: number;
  /** Seats that are asked and haven't answered. */
  readonly waiting: readonly number[];
  /** The step that asks, and the rule that governs it; null after the end. */
  readonly step: string | null;
  readonly rule: string | null;
  readonly over: boolean;
  /** Something was taken back that had been learned from. */
  readonly practice: boolean;
  /** The past can't be replayed by the rules of today: the game goes on, its past is closed. */
  readonly pastLost: boolean;
  readonly saving: Saving;
  /** Bots wait, so that the last choice of a person can still be taken back: `release` lets them go on. */
  readonly held: boolean;
  /** A bot could not think (a page half loaded, a fault): `wakeBots` lets it try again. */
  readonly botsFailed: boolean;
  /** Grows when the past was changed (a choice taken back), so that nobody keeps what was read. */
  readonly era: number;
}

export type UndoAnswer =
  | { readonly possible: true }
  | {
      readonly possible: false;
      readonly reason: NoUndo;
      /** The moment before the seat's last choice, where practice may go back to. */
      readonly practiceTo: number | null;
    };

export interface Foresight {
  /** The view afterwards, where that can be known without chance or secrets. */
  readonly ghost: View<unknown> | null;
  readonly border: Border | null;
}

export interface Result {
  /** The place of each seat, 1 for the best. */
  readonly places: readonly number[];
  /** The score sheet of each seat. */
  readonly sheets: readonly (readonly ScoreLine[])[];
}

export interface LiveTable {
  readonly id: string;
  readonly game: Game<unknown>;
  readonly seats: readonly SeatFace[];
  now(): TableNow;
  subscribe(listener: () => void): () => void;

  /** What a seat may see of a moment. */
  viewAt(seat: number, moment: number): View<unknown>;
  /** What a choice brought about, as a seat may know it; at -1, what happened while setting up. */
  eventsAt(seat: number, moment: number): readonly GameEvent[];
  /** Who made a choice. */
  chooserAt(moment: number): number;
  /** Did a choice bring something that nobody could know before: dice, a card turned up? */
  revealedAt(moment: number): boolean;
  /** Points of all seats at a moment, as a seat may know them. */
  scoresAt(seat: number, moment: number): readonly number[];
  /** How it ended, with all secrets counted; null before the end. */
  result(): Result | null;

  /** Everything that a seat may choose now; same identity for the same question. */
  options(seat: number): readonly ReadOption[];
  /** What a seat has answered to a question that is still open to others, or null. */
  sealed(seat: number): number | null;
  /** What an option would lead to, as far as the seat can know. */
  foresee(seat: number, option: number): Foresight;
  undoable(seat: number): UndoAnswer;
  /** Has the seat taken something back that it could simply do again? */
  redoable(seat: number): boolean;

  // Each settles when it is done, or is refused with a reason.
  /** `hold`: bots wait afterwards, if there is something to take back, until they are released. */
  choose(seat: number, question: number, key: string, hold?: boolean): Promise<void>;
  /** Lets bots go on that wait for a person's second thoughts. */
  release(): void;
  undo(seat: number): Promise<void>;
  /** Does again what was just taken back. */
  redo(seat: number): Promise<void>;
  /** Goes back to a moment whatever was learned since; the table is marked as practice. */
  rewind(moment: number): Promise<void>;

  wakeBots(): void;
  /** Gives it a name, or takes it away. */
  rename(name: string): void;

  /** The record, as far as a moment, for files, links and branching off. */
  record(moment?: number): Promise<GameRecord>;
  close(): void;
}
