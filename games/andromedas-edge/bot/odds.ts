/** The exact chance that some dice beat others (AE-4.8.13 to AE-4.8.15). */
import { DIE, MOST_DICE, MOST_TARGETING } from '../data/index.ts';

/** Chances that so many of `n` dice show the highest number still possible, each by itself `p`. */
function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

/** The chance that a die shows `top`, if it shows no more than that. */
const share = (top: number, targeting: number): number =>
  top < targeting ? 0 : 1 / (top - targeting + 1);

/**
 * Whoever has more dice of the highest number wins; with as many of it on both sides the next lower
 * number decides, and in the end who has dice left.
 */
function chance(
  top: number,
  dice: number,
  targeting: number,
  others: number,
  against: number,
): number {
  if (dice === 0) return 0;
  if (others === 0) return 1;
  const [own, other] = [share(top, targeting), share(top, against)];
  let sum = 0;
  for (let k = 0; k <= dice; k++) {
    const wins = binomial(dice, k, own);
    if (wins === 0) continue;
    for (let j = 0; j < k && j <= others; j++) sum += wins * binomial(others, j, other);
    if (k > others) continue;
    const even = wins * binomial(others, k, other);
    if (even > 0) sum += even * chance(top - 1, dice - k, targeting, others - k, against);
  }
  return sum;
}

const KNOWN = new Float64Array(((MOST_DICE + 1) * (MOST_TARGETING + 1)) ** 2).fill(-1);

/** The chance that `dice` thrown with `targeting` beat `others` thrown with `against`. */
export function winChance(
  dice: number,
  targeting: number,
  others: number,
  against: number,
): number {
  const at =
    ((dice * (MOST_TARGETING + 1) + targeting) * (MOST_DICE + 1) + others) * (MOST_TARGETING + 1) +
    against;
  if (KNOWN[at] < 0) KNOWN[at] = chance(DIE, dice, targeting, others, against);
  return KNOWN[at];
}
