/**
 * Fits the weights of an evaluation to games among a population. Weights stay near a player's first
 * guesses where the games don't say otherwise: what is good to have is not always good to get.
 */
import type { Advice } from '@orrery/kernel';
import { consequences } from './consequences.ts';
import type { Brain } from './player.ts';
import { type Course, lessons } from './population.ts';

/** Features whose weights are given for the same points of time; between them they change evenly. */
export interface FeatureGroup {
  readonly features: readonly string[];
  /** In rising order, in the unit of `stage`. */
  readonly stages: readonly number[];
}

/** An evaluation that is a weighted sum of features, with weights that change over the game. */
export interface Trainable<S> {
  readonly groups: readonly FeatureGroup[];
  /** How much is left of the game, in the unit of all stages; null where nothing can be learned. */
  stage(state: S, seat: number): number | null;
  /** Points that count whatever the weights are. */
  certain?(state: S, seat: number): number;
  /** All features, group by group. */
  read(state: S, seat: number, into: Float64Array): void;
  /** First guesses: by feature, one for each stage. */
  readonly guesses: Weights;
}

export type Weights = Readonly<Record<string, readonly number[]>>;

/**
 * What is learned from: how games ended (`ends`), how two choices at one question compare once both
 * were played on (`choices`), or both. Choices say nothing of what stays the same whatever one chooses, a
 * player's race, say: without ends nobody knows then how players stand to each other.
 */
export const LESSONS = ['ends', 'choices', 'both'] as const;
type Lesson = Exclude<(typeof LESSONS)[number], 'both'>;

export interface TrainingCourse extends Omit<Course, 'seats'> {
  readonly from: (typeof LESSONS)[number];
  /** As many games at tables of each of these numbers. */
  readonly seats: readonly number[];
  /** How often the fit becomes what the next one starts from, and choices are judged by. */
  readonly rounds: number;
  /** How much the first guesses count, as a share of what the games say. */
  readonly faith: number;
}

export interface Trained {
  readonly weights: Record<string, number[]>;
  readonly heard: readonly Heard[];
}

/** What one kind of lesson had to say. */
export interface Heard {
  readonly lesson: Lesson;
  readonly samples: number;
  /** Spread of what is foretold around what the guesses, and what the fitted weights, say. */
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

/** Features as the regression sees them: each once for every stage, by how near the stage is. */
class Reader<S> {
  readonly #training: Trainable<S>;
  readonly #values: Float64Array;
  readonly #shares: readonly Float64Array[];
  readonly size: number;

  constructor(training: Trainable<S>) {
    const { groups } = training;
    this.#training = training;
    this.#values = new Float64Array(groups.reduce((n, { features }) => n + features.length, 0));
    this.#shares = groups.map(({ stages }) => new Float64Array(stages.length));
    this.size = groups.reduce((n, { features, stages }) => n + features.length * stages.length, 0);
  }

  /** Fills `row`, and returns what counts besides; null where nothing can be learned. */
  read(state: S, seat: number, row: Float64Array): number | null {
    const { groups } = this.#training;
    const at = this.#training.stage(state, seat);
    if (at === null) return null;
    this.#training.read(state, seat, this.#values);
    let feature = 0;
    let column = 0;
    for (let g = 0; g < groups.length; g++) {
      const shares = this.#shares[g];
      stageShares(groups[g].stages, at, shares);
      for (let f = 0; f < groups[g].features.length; f++, feature++)
        for (const share of shares) row[column++] = share * this.#values[feature];
    }
    return this.#training.certain?.(state, seat) ?? 0;
  }
}

/** Weights in the order of the regression's columns, and back. */
const asColumns = <S>({ groups }: Trainable<S>, weights: Weights): Float64Array =>
  Float64Array.from(groups.flatMap(({ features }) => features.flatMap((name) => weights[name])));

function asWeights<S>({ groups }: Trainable<S>, columns: Float64Array): Record<string, number[]> {
  const weights: Record<string, number[]> = {};
  let at = 0;
  for (const { features, stages } of groups)
    for (const name of features) weights[name] = stages.map(() => Number(columns[at++].toFixed(3)));
  return weights;
}

/** A game's advice with other weights: what is fitted can be tried before it is written down. */
export function withWeights<S>(
  advice: Advice<S>,
  training: Trainable<S>,
  weights: Weights,
): Advice<S> {
  const reader = new Reader(training);
  const columns = asColumns(training, weights);
  const row = new Float64Array(reader.size);
  return {
    ...advice,
    evaluate(state, seat) {
      const certain = reader.read(state, seat, row);
      if (certain === null) return advice.evaluate(state, seat);
      let sum = certain;
      for (let i = 0; i < row.length; i++) sum += row[i] * columns[i];
      return sum;
    },
  };
}

/** Sums for a regression. */
class Sums {
  readonly size: number;
  readonly products: Float64Array;
  readonly targets: Float64Array;
  squares = 0;
  count = 0;
  /** Of all samples together, where others were heard. */
  weight = 0;

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

  /** Adds what others say, at some share of its own weight. */
  hear(others: Sums, share: number): void {
    for (let i = 0; i < this.products.length; i++) this.products[i] += share * others.products[i];
    for (let i = 0; i < this.size; i++) this.targets[i] += share * others.targets[i];
    this.weight += share * others.count;
  }

  /** Spread of what weights leave unexplained. */
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

/** Fits the weights of an evaluation. */
export function train<S>(
  brain: Brain<S>,
  training: Trainable<S>,
  { rounds, ...course }: TrainingCourse,
): Trained {
  let trained = fit(brain, training, { ...course, seed: `${course.seed} 1` });
  for (let round = 2; round <= rounds; round++) {
    const { weights } = trained;
    const advice = brain.advice && withWeights(brain.advice, training, weights);
    const seed = `${course.seed} ${round}`;
    trained = fit({ ...brain, advice }, { ...training, guesses: weights }, { ...course, seed });
  }
  return trained;
}

function fit<S>(
  brain: Brain<S>,
  training: Trainable<S>,
  course: Omit<TrainingCourse, 'rounds'>,
): Trained {
  const reader = new Reader(training);
  const before = asColumns(training, training.guesses);
  const wanted: readonly Lesson[] = course.from === 'both' ? ['choices', 'ends'] : [course.from];
  const all = new Sums(reader.size);
  const told = wanted.map((lesson) => {
    const sums = new Sums(reader.size);
    for (const seats of course.seats) LEARN[lesson](brain, reader, { ...course, seats }, sums);
    const error = sums.error(before);
    // In units of how far off the guesses are there.
    all.hear(sums, SHARE[lesson] / Math.max(error * error, Number.EPSILON));
    return { lesson, sums, error };
  });
  const after = solve(all, before, course.faith);
  return {
    weights: asWeights(training, after),
    heard: told.map(({ lesson, sums, error }) => ({
      lesson,
      samples: sums.count,
      errorBefore: error,
      errorAfter: sums.error(after),
    })),
  };
}

/** What a position promises is what it came to in the end. */
function learnEnds<S>(brain: Brain<S>, reader: Reader<S>, course: Course, sums: Sums): void {
  const row = new Float64Array(reader.size);
  for (const { seen, points } of lessons(brain, course)) {
    for (const { state } of seen) {
      for (let seat = 0; seat < course.seats; seat++) {
        const certain = reader.read(state, seat, row);
        if (certain !== null) sums.add(row, points[seat] - certain);
      }
    }
  }
}

/** What one choice promises more than another is what it has brought more some turns later. */
function learnChoices<S>(brain: Brain<S>, reader: Reader<S>, course: Course, sums: Sums): void {
  const row = new Float64Array(reader.size);
  const other = new Float64Array(reader.size);
  for (const { seen } of lessons(brain, course)) {
    for (const position of seen) {
      const pair = consequences(brain, position, `${course.seed} ${sums.count}`);
      if (!pair) continue;
      const { seat, one, two } = pair;
      const certain = reader.read(one.settled.state, seat, row);
      const certainOther = reader.read(two.settled.state, seat, other);
      if (certain === null || certainOther === null) continue;
      for (let i = 0; i < row.length; i++) row[i] -= other[i];
      sums.add(row, one.worth - two.worth - (certain - certainOther));
    }
  }
}

/**
 * How much a sample counts beside one of another kind. Ends say what goes along with winning, which is no
 * guide to what one should choose: they only settle what choices leave open.
 */
const SHARE: Readonly<Record<Lesson, number>> = { ends: 0.01, choices: 1 };

const LEARN: Readonly<Record<Lesson, typeof learnEnds>> = {
  ends: learnEnds,
  choices: learnChoices,
};

/** Ridge regression towards the guesses, by Gauss elimination. */
function solve({ size, products, targets, weight }: Sums, guesses: Float64Array, faith: number) {
  const rows = Array.from({ length: size }, (_, i) => {
    const row = Float64Array.from({ length: size + 1 }, (_, j) =>
      j < size ? products[i * size + j] : targets[i],
    );
    // In the feature's own measure: as much as so many samples that agree with the guess.
    const trust = faith * products[i * size + i] + weight * 1e-9;
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
