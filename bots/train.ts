/**
 * Fits the weights of an evaluation to games among a population. Weights stay near a player's first
 * guesses where the games don't say otherwise: what is good to have is not always good to get.
 */
import type { Brain } from './player.ts';
import { type Course, lessons } from './population.ts';

/** An evaluation that is a weighted sum of features, with weights that change over the game. */
export interface Trainable<S> {
  readonly features: readonly string[];
  /** Points of time that weights are given for; between them they change evenly. */
  readonly stages: readonly number[];
  /** How much is left of the game, in the unit of `stages`; null where nothing can be learned. */
  stage(state: S, seat: number): number | null;
  read(state: S, seat: number, into: Float64Array): void;
  /** First guesses: by feature, one for each stage. */
  readonly guesses: Readonly<Record<string, readonly number[]>>;
}

export interface TrainingCourse extends Course {
  /** How much the first guesses count, as a share of what the games say. */
  readonly faith: number;
}

export interface Trained {
  readonly weights: Record<string, number[]>;
  readonly samples: number;
  /** Spread of final points around what the guesses, and what the fitted weights, foretell. */
  readonly errorBefore: number;
  readonly errorAfter: number;
}

/** The share of each stage at a point of time, two at most: hats that overlap. */
function stageShares(stages: readonly number[], at: number, shares: Float64Array): void {
  shares.fill(0);
  let next = 1;
  while (next < stages.length - 1 && stages[next] < at) next++;
  const share = Math.min(
    1,
    Math.max(0, (at - stages[next - 1]) / (stages[next] - stages[next - 1])),
  );
  shares[next - 1] = 1 - share;
  shares[next] = share;
}

/** Sums for a regression. */
class Sums {
  readonly size: number;
  readonly products: Float64Array;
  readonly targets: Float64Array;
  squares = 0;
  count = 0;

  constructor(size: number) {
    this.size = size;
    this.products = new Float64Array(size * size);
    this.targets = new Float64Array(size);
  }

  add(row: Float64Array, target: number): void {
    const { size, products, targets } = this;
    for (let i = 0; i < size; i++) {
      if (row[i] === 0) continue;
      targets[i] += row[i] * target;
      for (let j = 0; j < size; j++) products[i * size + j] += row[i] * row[j];
    }
    this.squares += target * target;
    this.count++;
  }

  /** Mean square of what weights leave unexplained. */
  error(weights: Float64Array): number {
    const { size, products, targets } = this;
    let sum = this.squares;
    for (let i = 0; i < size; i++) {
      sum -= 2 * weights[i] * targets[i];
      for (let j = 0; j < size; j++) sum += weights[i] * weights[j] * products[i * size + j];
    }
    return Math.sqrt(Math.max(0, sum / this.count));
  }
}

/** Fits the weights of an evaluation to final points. */
export function train<S>(
  brain: Brain<S>,
  trainable: Trainable<S>,
  course: TrainingCourse,
): Trained {
  const { features, stages, guesses } = trainable;
  const values = new Float64Array(features.length);
  const shares = new Float64Array(stages.length);
  const row = new Float64Array(features.length * stages.length);
  const sums = new Sums(row.length);
  for (const { seen, points } of lessons(brain, course)) {
    for (const { state } of seen) {
      for (let seat = 0; seat < course.seats; seat++) {
        const stage = trainable.stage(state, seat);
        if (stage === null) continue;
        trainable.read(state, seat, values);
        stageShares(stages, stage, shares);
        for (let i = 0; i < row.length; i++)
          row[i] = values[Math.trunc(i / stages.length)] * shares[i % stages.length];
        sums.add(row, points[seat]);
      }
    }
  }
  const before = Float64Array.from(features.flatMap((name) => guesses[name]));
  const after = solve(sums, before, course.faith);
  const rounded = (at: number) => Number(after[at].toFixed(3));
  return {
    weights: Object.fromEntries(
      features.map((name, f) => [name, stages.map((_, s) => rounded(f * stages.length + s))]),
    ),
    samples: sums.count,
    errorBefore: sums.error(before),
    errorAfter: sums.error(after),
  };
}

/** Ridge regression towards the guesses, by Gauss elimination. */
function solve({ size, products, targets, count }: Sums, guesses: Float64Array, faith: number) {
  const rows = Array.from({ length: size }, (_, i) => {
    const row = Float64Array.from({ length: size + 1 }, (_, j) =>
      j < size ? products[i * size + j] : targets[i],
    );
    // In the feature's own measure: as much as so many samples that agree with the guess.
    const trust = faith * products[i * size + i] + count * 1e-6;
    row[i] += trust;
    row[size] += trust * guesses[i];
    return row;
  });
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let i = at + 1; i < size; i++)
      if (Math.abs(rows[i][at]) > Math.abs(rows[pivot][at])) pivot = i;
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    for (let i = 0; i < size; i++) {
      const factor = i === at ? 0 : rows[i][at] / rows[at][at];
      if (factor === 0) continue;
      for (let j = at; j <= size; j++) rows[i][j] -= factor * rows[at][j];
    }
  }
  return Float64Array.from(rows, (row, i) => row[size] / row[i]);
}
