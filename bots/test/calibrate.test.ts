import { expect, test } from 'vitest';
import { collect, decilesOf, fitScales, type Sample } from '../calibrate.ts';
import { chancesFrom, restated, scaleAt } from '../scale.ts';
import { lanes } from './brains.ts';
import type { Lanes } from './games/lanes.ts';

/** Turns of a seat up to one of the nine, which two seats take in turn. */
const turnsUntil = (turn: number, seat: number): number => Math.trunc((turn + 1 - seat) / 2);
const brain = {
  game: lanes.game,
  advice: {
    ...lanes.advice,
    // A turn brings 50 points on average.
    evaluate: ({ turn, points }: Lanes, seat: number) =>
      points[seat] + 50 * (turnsUntil(9, seat) - turnsUntil(turn, seat)),
    progress: ({ turn }: Lanes) => turn / 9,
  },
};
const course = { games: 400, seed: 'a', seats: 2, bots: ['random'], share: 0.3, iterations: 0 };
/** The largest distance between what was stated and what became of it. */
const worst = (samples: readonly Sample[]): number =>
  Math.max(...decilesOf(samples).map(({ stated, won }) => Math.abs(stated - won)));

test('how much a lead counts is learned from games, and holds for others', () => {
  const scales = fitScales(collect(brain, course), lanes.advice.scale);
  // A lead counts more the fewer turns are left.
  expect(scales[4]).toBeLessThan(scales[0] / 2);
  const fitted = { ...brain, advice: { ...brain.advice, scales: { 2: scales } } };
  const others = { ...course, seed: 'b' };
  expect(worst(collect(fitted, others))).toBeLessThan(0.1);
  const timid = { ...brain, advice: { ...brain.advice, scales: { 2: [900, 900] } } };
  expect(worst(collect(timid, others))).toBeGreaterThan(0.2);
});

test('a search can be asked too', () => {
  const asked = { ...course, games: 3, share: 1, iterations: 30 };
  const [byEvaluation, bySearch] = [
    collect(brain, { ...asked, iterations: 0 }),
    collect(brain, asked),
  ];
  expect(bySearch.map(({ won }) => won)).toEqual(byEvaluation.map(({ won }) => won));
  expect(bySearch.map(({ stated }) => stated)).not.toEqual(
    byEvaluation.map(({ stated }) => stated),
  );
  for (const { stated } of bySearch) expect(stated).toBeGreaterThanOrEqual(0);
  // What it says follows the scales, what it chooses doesn't.
  const sure = { ...brain, advice: { ...brain.advice, scales: { 2: [3, 3] } } };
  const sureOf = collect(sure, asked);
  for (const [i, { stated }] of sureOf.entries())
    expect(Math.abs(stated - 0.5)).toBeGreaterThanOrEqual(Math.abs(bySearch[i].stated - 0.5));
});

test('deciles compare what was stated with what became of it', () => {
  const sample = (stated: number, won: number): Sample => ({
    seat: 1,
    progress: 0,
    evaluations: Float64Array.of(0, 0),
    stated,
    won: [1 - won, won],
  });
  const samples = Array.from({ length: 40 }, (_, i) => sample(i < 20 ? 0.8 : 0.1, i % 2));
  const deciles = decilesOf(samples);
  expect(deciles.map(({ samples: count }) => count)).toEqual(new Array(10).fill(4));
  expect(deciles.map(({ stated }) => Number(stated.toFixed(6)))).toEqual([
    ...new Array(5).fill(0.1),
    ...new Array(5).fill(0.8),
  ]);
  for (const { won } of deciles) expect(won).toBe(0.5);
});

test('scales change with the game, by seats, and without them one scale holds', () => {
  const advice = { ...brain.advice, scales: { 2: [40, 20, 10], 4: [8, 4, 2] } };
  const at = (turn: number) => ({ turn, taken: [], points: [] });
  expect(scaleAt(advice, at(0), 2)).toBe(40);
  expect(scaleAt(advice, at(4.5), 2)).toBe(20);
  expect(scaleAt(advice, at(9), 2)).toBe(10);
  expect(scaleAt(advice, at(2.25), 2)).toBeCloseTo(1 / (0.5 / 40 + 0.5 / 20));
  expect(scaleAt(advice, at(0), 6)).toBe(8);
  expect(scaleAt(lanes.advice, at(0), 2)).toBe(30);
});

test('a lead by one scale makes a win e times as likely', () => {
  const chances = new Float64Array(2);
  chancesFrom(Float64Array.of(7, 12), 5, chances);
  expect(chances[1] / chances[0]).toBeCloseTo(Math.E);
  expect(chances[0] + chances[1]).toBeCloseTo(1);
});

test('a chance is stated anew as if leads counted more', () => {
  const stated = (lead: number, seats: number, scale: number) => {
    const chances = new Float64Array(seats);
    chancesFrom(
      Float64Array.from(chances, (_, seat) => (seat === 0 ? lead : 0)),
      scale,
      chances,
    );
    return chances[0];
  };
  for (const seats of [2, 4])
    expect(restated(stated(3, seats, 6), seats, 3)).toBeCloseTo(stated(3, seats, 2));
  expect(restated(1, 2, 2)).toBe(1);
  expect(restated(0.3, 1, 2)).toBe(0.3);
});
