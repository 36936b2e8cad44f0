/**
 * Chances to win that mean what they say: of all positions where a bot states 70 %, seven in ten should be
 * won. How much a lead counts at each point of a game is fitted to games (logistic regression), and stated
 * chances are held against how games ended.
 */
import { seatsIn } from '@orrery/kernel';
import { type Brain, decisionGenerator } from './player.ts';
import { type Course, lessons } from './population.ts';
import { chancesFrom, scaleAt, stepShares } from './scale.ts';
import { mindOf } from './search/bot.ts';
import { type Interval, wilson } from './statistics.ts';

/** A position as one seat saw it, and how the game ended. */
export interface Sample {
  readonly seat: number;
  readonly progress: number;
  readonly evaluations: Float64Array;
  /** What the seat's chance was stated as. */
  readonly stated: number;
  /** By seat; those who share a victory share the win. */
  readonly won: readonly number[];
}

export interface CalibrationCourse extends Course {
  /** Iterations of the search that states chances; 0 for the evaluation alone. */
  readonly iterations: number;
}

/** Plays games, and asks at some positions of each how likely the seat to move is to win. */
export function collect<S>(brain: Brain<S>, course: CalibrationCourse): Sample[] {
  const { game, advice } = brain;
  if (!advice) throw new Error(`${game.id} has no evaluation`);
  const samples: Sample[] = [];
  for (const { seen, places } of lessons(brain, course)) {
    const winners = places.filter((place) => place === 1).length;
    const won = places.map((place) => (place === 1 ? 1 / winners : 0));
    for (const position of seen) {
      const [seat] = seatsIn(position.asked);
      const view = game.view(position, seat);
      const generator = decisionGenerator(course.seed, seat, position.question);
      const { state } = game.redealer(view)(generator);
      const evaluations = Float64Array.from(won, (_, other) => advice.evaluate(state, other));
      const chances = new Float64Array(won.length);
      chancesFrom(evaluations, scaleAt(advice, state, won.length), chances);
      let stated = chances[seat];
      if (course.iterations > 0) {
        const search = mindOf(brain, view, generator, { iterations: course.iterations });
        if (search.forced === null) search.run(course.iterations);
        stated = search.thoughts()[0]?.chance ?? stated;
      }
      samples.push({ seat, progress: advice.progress?.(state) ?? 0, evaluations, stated, won });
    }
  }
  return samples;
}

/** Steps of a game that a scale is fitted for. */
const STEPS = 5;
const ROUNDS_OF_NEWTON = 25;
/** Keeps a step that was hardly seen near the others: so many imagined samples per difference. */
const SMOOTH = 4;

/** The scales that make what happened most likely, from start to end of the game. */
export function fitScales(samples: readonly Sample[], guess: number): number[] {
  // Certainties (one by scale): the likelihood has one summit in them.
  const certainties = new Float64Array(STEPS).fill(1 / guess);
  const chances = new Float64Array(samples[0]?.won.length ?? 0);
  for (let round = 0; round < ROUNDS_OF_NEWTON; round++) {
    const slope = new Float64Array(STEPS);
    const bend = Array.from({ length: STEPS }, () => new Float64Array(STEPS));
    for (let i = 0; i + 1 < STEPS; i++) {
      const weight = SMOOTH * guess * guess;
      const difference = certainties[i + 1] - certainties[i];
      slope[i] += weight * difference;
      slope[i + 1] -= weight * difference;
      bend[i][i] += weight;
      bend[i + 1][i + 1] += weight;
      bend[i][i + 1] -= weight;
      bend[i + 1][i] -= weight;
    }
    for (const { evaluations, progress, won } of samples) {
      const { before, after } = stepShares(STEPS, progress);
      const certainty = (1 - after) * certainties[before] + after * certainties[before + 1];
      chancesFrom(evaluations, 1 / certainty, chances);
      let mean = 0;
      let real = 0;
      let square = 0;
      for (let seat = 0; seat < won.length; seat++) {
        mean += chances[seat] * evaluations[seat];
        square += chances[seat] * evaluations[seat] ** 2;
        real += won[seat] * evaluations[seat];
      }
      const shares = [1 - after, after];
      for (const i of [0, 1]) {
        slope[before + i] += shares[i] * (real - mean);
        for (const j of [0, 1])
          bend[before + i][before + j] += shares[i] * shares[j] * (square - mean * mean);
      }
    }
    climb(certainties, slope, bend, guess);
  }
  return Array.from(certainties, (certainty) => Number((1 / certainty).toPrecision(3)));
}

/** One step of Newton's towards the summit, by Gauss–Seidel; a lead never counts for nothing. */
function climb(
  certainties: Float64Array,
  slope: Float64Array,
  bend: readonly Float64Array[],
  guess: number,
): void {
  const step = new Float64Array(STEPS);
  for (let sweep = 0; sweep < 200; sweep++) {
    for (let i = 0; i < STEPS; i++) {
      let rest = slope[i];
      for (let j = 0; j < STEPS; j++) if (j !== i) rest -= bend[i][j] * step[j];
      if (bend[i][i] > 0) step[i] = rest / bend[i][i];
    }
  }
  const least = 0.02 / guess;
  for (let i = 0; i < STEPS; i++) certainties[i] = Math.max(least, certainties[i] + step[i]);
}

/** A tenth of the samples, those whose stated chances are nearest to each other. */
export interface Decile {
  readonly samples: number;
  /** Means of what was stated and of what became of it. */
  readonly stated: number;
  readonly won: number;
  /** As if all samples were games of their own. */
  readonly interval: Interval;
}

export function decilesOf(samples: readonly Sample[]): Decile[] {
  const sorted = [...samples].sort((a, b) => a.stated - b.stated);
  return Array.from({ length: 10 }, (_, tenth) => {
    const from = Math.round((tenth * sorted.length) / 10);
    const part = sorted.slice(from, Math.round(((tenth + 1) * sorted.length) / 10));
    const mean = (of: (sample: Sample) => number) =>
      part.reduce((sum, sample) => sum + of(sample), 0) / part.length;
    const won = mean((sample) => sample.won[sample.seat]);
    return {
      samples: part.length,
      stated: mean((sample) => sample.stated),
      won,
      interval: wilson(won * part.length, part.length),
    };
  });
}
