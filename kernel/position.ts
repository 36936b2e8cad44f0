import type { Frame } from './step.ts';

/** A moment of a game, whole: plain data, JSON in, JSON out, in the middle of anything. */
export interface Position<S> {
  /** The game's own declared state. */
  state: S;
  /** What is still to happen; the last frame is the next. */
  agenda: Frame[];
  /** Bit mask of the seats that the open question waits for; 0 when the game is over. */
  asked: number;
  /** Sealed answers by seat, for questions to several. */
  answers: number[];
  /** Number of the open question: an answer names it. */
  question: number;
  /** State of the table's generator; empty in a view. */
  random: number[];
}

/** What a seat may know of a position; clients and bots get this and nothing else. */
export interface View<S> {
  /** Whose eyes; −1 for an onlooker. */
  readonly seat: number;
  /** Has UNKNOWN where the seat can't look, SEALED answers and no generator. */
  readonly position: Position<S>;
}

/** The seats of a bit mask, ascending. */
export function seatsIn(mask: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; mask >> seat; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}
