/** The worth of all signs as rows of numbers, one row for each number of actions to come. */
import { SOURCE_IDS } from '../state.ts';
import { PLAIN_AT_SIGHT, SOURCES_AT_SIGHT } from './first-sight.ts';
import { PLAIN_AT, PLAIN_WORTH, SOURCE_AT, SOURCE_WORTH } from './learned.ts';
import { MOST_ACTIONS, PLAIN, type Plain, SIGNS } from './signs.ts';

/** The value at a point of a line through given points. */
function between(at: readonly number[], values: readonly number[], point: number): number {
  const next = at.findIndex((knot) => knot >= point);
  if (next < 0) return values[values.length - 1];
  if (next === 0) return values[0];
  const share = (point - at[next - 1]) / (at[next] - at[next - 1]);
  return values[next - 1] + share * (values[next] - values[next - 1]);
}

/** In the order of the signs: the plain ones, then buildings, advisors and races. */
function rowFor(actions: number, plain: Worths<Plain>, sources: Worths<string>): Float64Array {
  const row = new Float64Array(SIGNS);
  PLAIN.forEach((name, sign) => {
    row[sign] = between(PLAIN_AT, plain[name], actions);
  });
  SOURCE_IDS.forEach((id, source) => {
    row[PLAIN.length + source] = between(SOURCE_AT, sources[id], actions);
  });
  return row;
}

type Worths<Name extends string> = Readonly<Record<Name, readonly number[]>>;

const rows = (plain: Worths<Plain>, sources: Worths<string>): readonly Float64Array[] =>
  Array.from({ length: MOST_ACTIONS + 1 }, (_, actions) => rowFor(actions, plain, sources));

/** What the evaluation goes by, and what first sight does. */
export const WEIGHTS = rows(PLAIN_WORTH, SOURCE_WORTH);
export const WEIGHTS_AT_SIGHT = rows(PLAIN_AT_SIGHT, SOURCES_AT_SIGHT);
