/** The learned worth of all signs as rows of numbers, one row for each number of actions to come. */
import { SOURCE_IDS } from '../state.ts';
import { PLAIN_AT, PLAIN_WORTH, SOURCE_AT, SOURCE_WORTH } from './learned.ts';
import { MOST_ACTIONS, PLAIN, SIGNS } from './signs.ts';

/** The value at a point of a line through given points. */
function between(at: readonly number[], values: readonly number[], point: number): number {
  const next = at.findIndex((knot) => knot >= point);
  if (next < 0) return values[values.length - 1];
  if (next === 0) return values[0];
  const share = (point - at[next - 1]) / (at[next] - at[next - 1]);
  return values[next - 1] + share * (values[next] - values[next - 1]);
}

/** In the order of the signs: the plain ones, then buildings, advisors and races. */
function rowFor(actions: number): Float64Array {
  const row = new Float64Array(SIGNS);
  PLAIN.forEach((name, sign) => {
    row[sign] = between(PLAIN_AT, PLAIN_WORTH[name], actions);
  });
  SOURCE_IDS.forEach((id, source) => {
    row[PLAIN.length + source] = between(SOURCE_AT, SOURCE_WORTH[id], actions);
  });
  return row;
}

export const WEIGHTS: readonly Float64Array[] = Array.from({ length: MOST_ACTIONS + 1 }, (_, n) =>
  rowFor(n),
);
