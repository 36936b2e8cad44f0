/** What stays the same while the options of one question are ranked: worked out once, not for each of them. */
import type { State } from '../state.ts';

/** The question whose options are being ranked. */
let ranked: State | null = null;
let asked = -1;
/** Changes with every question, so that nothing is taken for known that isn't. */
let question = 0;

/** Ranks the options of a seat; the state stays as it is meanwhile. */
export function whileRanking(state: State, seat: number, rank: () => void): void {
  ranked = state;
  asked = seat;
  question++;
  try {
    rank();
  } finally {
    ranked = null;
  }
}

/** A figure of a seat, one for each of so many cases: reads each once for a question that is ranked. */
export function steady(
  cases: number,
  read: (state: State, seat: number, which: number) => number,
): (state: State, seat: number, which?: number) => number {
  const known = new Float64Array(cases);
  let of = 0;
  return (state, seat, which = 0) => {
    if (state !== ranked || seat !== asked) return read(state, seat, which);
    if (of !== question) {
      known.fill(Number.NaN);
      of = question;
    }
    if (Number.isNaN(known[which])) known[which] = read(state, seat, which);
    return known[which];
  };
}
