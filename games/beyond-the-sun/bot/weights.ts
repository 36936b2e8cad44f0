/**
 * What each feature is worth in points, at some numbers of turns to come: fitted to the final scores
 * of games between searching bots that err now and then. Without a turn to come nothing but points
 * counts, and what breaks ties (BTS-4.165).
 */
import type { Feature } from './features.ts';

/** Numbers of turns to come that the weights are given for; between them they change evenly. */
export const TURNS_AT = [0, 1, 4, 9, 16];

export const WEIGHTS: Readonly<Record<Feature, readonly number[]>> = {
  turn: [0, -4.04, -1.78, 7.18, 14.48],
  points: [1, 0.86, 0.8, 0.72, 0.74],
  ore: [0.005, 0.35, 0.66, 0.45, 0.6],
  muchOre: [0.005, 0.05, 0.32, 0.32, 0.27],
  population: [0.02, 0.9, 1.53, 1.37, 1.67],
  muchPopulation: [0.02, 0.2, 0.52, 1.12, 1.15],
  supply: [0, 0.11, 0.15, 0.76, 1.45],
  growth: [0, 0.2, 0.28, 1.17, 2.76],
  letters: [0, -0.2, -0.35, -0.6, -0.62],
  oreIncome: [0, 0.1, 0.35, 0.91, 1.39],
  discsGone: [0.03, 0.26, 0.32, 0.59, 0.74],
  automation: [0, 0.18, 0.44, 1.39, 1.62],
  fleet: [0, 0.36, 0.5, 0.54, 0.62],
  outposts: [0, -0.69, -0.79, -0.87, -0.76],
  colonies: [0, 0.94, 0.81, 1.16, 1.23],
  ripeColony: [0, 0.09, 0.03, 0.04, 0.17],
  nextColony: [0, 0.05, 0.03, 0.1, 0.32],
  laterColony: [0, 0.07, 0.08, -0.12, -0.15],
  colonizer: [0, 0, 0, 0.2, 0.4],
  researcher3: [0, -0.62, 0.28, 1.4, 3.1],
  researcher4: [0, 1.59, 3.17, 5.09, 5.09],
  open2: [0, 0.43, 1.05, 2.01, 2.03],
  open3: [0, 1.04, 1.4, 0.7, 0.79],
  open4: [0, -0.28, 0.14, 0.14, 0.14],
  level2: [0, 0.48, 0.98, 0.96, 1.09],
  level3: [0, 1.12, 0.97, -0.16, -0.23],
  claimable: [0, 1.31, 1.6, 1.68, 1.68],
  progress: [0, 0.99, 1.34, 0.51, 0.37],
  spaces: [0, 0.3, 0.76, 0.78, 1.11],
};
