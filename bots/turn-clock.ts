/**
 * The time of a turn, shared over its decisions: a turn may be a dozen of them, and whoever waits for it
 * doesn't care how many. A turn is a row of questions to one seat that nobody else's comes between.
 */
import type { View } from '@orrery/kernel';

/** The share of what is left of a turn's time that its next decision may take. */
const SHARE = 0.4;
/** However long a turn gets, a decision has this much of its own time. */
const LEAST = 0.08;

export class TurnClock {
  readonly #last = new Map<number, { question: number; spent: number }>();

  /** Milliseconds for a decision that may take `ms`, in a turn that may take `turnMs`. */
  allow({ seat, position }: View<unknown>, ms: number, turnMs: number): number {
    const { spent } = this.#turnOf(seat, position);
    return Math.max(LEAST * ms, Math.min(ms, SHARE * (turnMs - spent)));
  }

  /** Notes how long a decision took. */
  spend({ seat, position }: View<unknown>, ms: number): void {
    const { spent } = this.#turnOf(seat, position);
    this.#last.set(seat, { question: position.question, spent: spent + ms });
  }

  #turnOf(seat: number, { question, asked, answers }: View<unknown>['position']) {
    const last = this.#last.get(seat);
    // Where all are asked at once, or one plays alone, every question is a turn.
    const alone = asked !== 1 << seat || answers.length === 1;
    const goesOn = last && !alone && question === last.question + 1;
    return goesOn ? last : { question, spent: 0 };
  }
}
