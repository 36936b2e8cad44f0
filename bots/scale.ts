/** How much a lead counts: early in a game little, towards its end much. */
import type { Advice } from '@orrery/kernel';

/** Shares of the two steps of a scale that a point of the game lies between. */
export function stepShares(steps: number, progress: number) {
  const at = Math.min(1, Math.max(0, progress)) * (steps - 1);
  const before = Math.min(steps - 2, Math.trunc(at));
  return { before, after: at - before };
}

/** The lead that makes a win e times as likely in this state. */
export function scaleAt<S>(advice: Advice<S>, state: S, seats: number): number {
  const { scale, scales } = advice;
  if (!scales || !advice.progress) return scale;
  const steps = scales[nearest(Object.keys(scales).map(Number), seats)];
  const { before, after } = stepShares(steps.length, advice.progress(state));
  // Between two steps it is the certainty that changes evenly.
  return 1 / ((1 - after) / steps[before] + after / steps[before + 1]);
}

/** Tables with other numbers of seats count like the nearest that was measured. */
const nearest = (measured: readonly number[], seats: number): number =>
  measured.reduce((best, n) => (Math.abs(n - seats) < Math.abs(best - seats) ? n : best));

/** Turns evaluations into chances to win that add up to one. */
export function chancesFrom(evaluations: Float64Array, scale: number, chances: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < chances.length; seat++)
    if (evaluations[seat] > best) best = evaluations[seat];
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) {
    chances[seat] = Math.exp((evaluations[seat] - best) / scale);
    sum += chances[seat];
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat] /= sum;
}

/**
 * A chance among so many seats, stated anew: as if leads counted `times` as much. The others are taken
 * to be alike, for only one seat's chance is known.
 */
export function restated(chance: number, seats: number, times: number): number {
  if (seats === 1 || times === 1) return chance;
  const own = chance ** times;
  return own / (own + (seats - 1) * ((1 - chance) / (seats - 1)) ** times);
}

/** No chance is ever taken for sure. */
const SURE = 0.995;

/** The lead, in scales, that a chance among so many seats stands for. */
export function leadOf(chance: number, seats: number): number {
  const within = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log((within * Math.max(1, seats - 1)) / (1 - within));
}

/** The chance among so many seats that a lead, in scales, stands for. */
export const chanceOf = (lead: number, seats: number): number =>
  1 / (1 + Math.max(1, seats - 1) * Math.exp(-lead));
