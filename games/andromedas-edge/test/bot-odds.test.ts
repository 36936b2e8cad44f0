import { expect, test } from 'vitest';
import { winChance } from '../bot/odds.ts';
import { compareDice } from '../steps/battle/result.ts';

/** All throws of some dice, the best first. */
function throws(dice: number, targeting: number): number[][] {
  if (dice === 0) return [[]];
  return throws(dice - 1, targeting).flatMap((others) =>
    Array.from({ length: 7 - targeting }, (_, at) =>
      [...others, targeting + at].sort((a, b) => b - a),
    ),
  );
}

test.each([
  [1, 1, 1, 1],
  [2, 1, 3, 2],
  [3, 3, 2, 1],
  [1, 5, 4, 1],
  [3, 2, 3, 2],
])(
  'AE-4.8.14: the odds of %i dice at targeting %i against %i at %i are exact',
  (dice, targeting, others, against) => {
    const [own, other] = [throws(dice, targeting), throws(others, against)];
    let wins = 0;
    for (const one of own) for (const two of other) if (compareDice(one, two) > 0) wins++;
    expect(winChance(dice, targeting, others, against)).toBeCloseTo(
      wins / own.length / other.length,
      10,
    );
  },
);
