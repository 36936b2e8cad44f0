/** Plain statistics of match results. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of a normal curve. */
const Z = 1.959964;

/** The 95 % interval of a share (Wilson): holds for few games and for shares near 0 and 1 too. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z * Z;
  const middle = share + z2 / (2 * games);
  const reach = Z * Math.sqrt((share * (1 - share) + z2 / (4 * games)) / games);
  const whole = 1 + z2 / games;
  return {
    low: Math.max(0, (middle - reach) / whole),
    high: Math.min(1, (middle + reach) / whole),
  };
}

export interface Distribution {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  /** The values that a tenth, a half, nine tenths lie below. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly most: number;
}

export function distribution(values: readonly number[]): Distribution {
  if (values.length === 0) {
    return { mean: 0, deviation: 0, least: 0, low: 0, median: 0, high: 0, most: 0 };
  }
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const square = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))];
  return {
    mean,
    deviation: Math.sqrt(square / Math.max(1, sorted.length - 1)),
    least: sorted[0],
    low: at(0.1),
    median: at(0.5),
    high: at(0.9),
    most: sorted[sorted.length - 1],
  };
}
