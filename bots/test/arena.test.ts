import { fileURLToPath } from 'node:url';
import { type GameRecord, replay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  EndlessGame,
  type Match,
  type PlayedGame,
  playGame,
  playMatch,
  seating,
  summarize,
} from '../arena.ts';
import { playMatchInPool } from '../pool.ts';
import { distribution, wilson } from '../statistics.ts';
import { lanes, showdown, treadmill } from './brains.ts';
import type { Showdown } from './games/showdown.ts';

const match: Match = {
  seats: 2,
  bots: ['search:40', 'greedy', 'random'],
  games: 12,
  seed: 'arena',
};

describe('a match', () => {
  test('comes out the same every time', () => {
    expect(playMatch(showdown, match)).toEqual(playMatch(showdown, match));
    expect(playGame(showdown, match, 7)).toEqual(playGame(showdown, match, 7));
  });

  test('differs by seed', () => {
    const other = { ...match, seed: 'other' };
    expect(playMatch(showdown, other)).not.toEqual(playMatch(showdown, match));
  });

  test('gives every bot every seat equally often', () => {
    const counts = [0, 1, 2].map(() => [0, 0]);
    for (let game = 0; game < match.games; game++) {
      seating(match, game).forEach((bot, seat) => {
        counts[bot][seat]++;
      });
    }
    expect(counts.flat()).toEqual(new Array(6).fill(4));
  });

  test('reports games as they are played', () => {
    const seen: number[] = [];
    const result = playMatch(lanes, { ...match, games: 3 }, ({ game }) => seen.push(game));
    expect(seen).toEqual([0, 1, 2]);
    expect(result.decisions).toBe(3 * 18);
    expect(result.length.mean).toBe(18);
  });

  test('keeps records if asked to, of the very same games', () => {
    const plain = playGame(showdown, match, 5);
    const { record, ...kept } = playGame(showdown, { ...match, records: true }, 5);
    expect(kept).toEqual(plain);
    expect(plain.record).toBeUndefined();
    const again = replay(showdown.game, record as GameRecord<Showdown>);
    expect([again.diverged, again.played.length]).toEqual([null, plain.decisions]);
    expect(record?.seats.map(({ bot }) => bot)).toEqual(plain.bots.map((bot) => match.bots[bot]));
  });

  test('puts seats under the labels of the game', () => {
    const tallies = { parity: (_: unknown, seat: number) => (seat % 2 ? 'odd' : ['even', 'both']) };
    const { labels } = playGame({ ...lanes, tallies }, { ...match, games: 1 }, 0);
    expect(labels).toEqual({ parity: [['even', 'both'], ['odd']] });
  });

  test('says by the clock how long bots think: about each choice, and about rows of their own', () => {
    const timed = playGame(lanes, { ...match, bots: ['greedy', 'random'], pace: 'clock' }, 0);
    // A turn is a lane, then a spot.
    expect(timed.times?.map(({ decisions, turns }) => [decisions.length, turns.length])).toEqual([
      [10, 5],
      [8, 4],
    ]);
    for (const { decisions, turns } of timed.times ?? []) {
      const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
      expect(sum(turns)).toBeCloseTo(sum(decisions));
    }
    expect(playGame(lanes, match, 0)).not.toHaveProperty('times');
  });

  test('shares a win among those who share the first place', () => {
    const game = (number: number, places: number[]): PlayedGame => ({
      game: number,
      bots: [0, 1, 0],
      scores: [5, 4, 3],
      places,
      decisions: 9,
      labels: {},
    });
    const played = [game(1, [1, 1, 3]), game(0, [1, 2, 3]), game(2, [1, 1, 1])];
    const { bots } = summarize('x', { ...match, seats: 3, bots: ['a', 'b'], games: 3 }, played);
    expect(bots[0].wins).toBeCloseTo(1 + 1 / 2 + 2 / 3);
    expect(bots[1].wins).toBeCloseTo(1 / 2 + 1 / 3);
    expect(bots[0].scores.mean).toBe(4);
    expect(bots[1].scores.mean).toBe(4);
  });
});

describe('a match on several threads', () => {
  const module = (name: string) => fileURLToPath(new URL(`./games/${name}.ts`, import.meta.url));

  test.each([1, 2, 3])('%i of them: the result is the one of a single thread', async (workers) => {
    const seen: number[] = [];
    const result = await playMatchInPool({
      module: module('showdown'),
      match,
      workers,
      progress: ({ game }) => seen.push(game),
    });
    expect(result).toEqual(playMatch(showdown, match));
    expect(seen.sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
  });

  test('bad names of bots are refused before anything starts', async () => {
    const setUp = { module: module('nim'), match: { ...match, bots: ['nobody'] } };
    await expect(playMatchInPool(setUp)).rejects.toThrow('no bot is called «nobody»');
  });

  test('games without an end are named and left out, and the others are played all the same', async () => {
    const steps = { seats: 1, bots: ['random'], games: 20, seed: 'treadmill' };
    const endless: number[] = [];
    const seen: number[] = [];
    const { games } = await playMatchInPool({
      module: module('treadmill'),
      match: steps,
      workers: 2,
      progress: ({ game }) => seen.push(game),
      endless: (game) => endless.push(game),
    });
    expect(games).toBe(seen.length);
    expect([...seen, ...endless].sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
    for (const count of [seen.length, endless.length]) expect(count).toBeGreaterThan(3);
    expect(() => playGame(treadmill, steps, endless[0] ?? -1)).toThrow(EndlessGame);
  });

  test('what goes wrong in a worker is heard of', async () => {
    const setUp = { module: module('nowhere'), match, workers: 2 };
    await expect(playMatchInPool(setUp)).rejects.toThrow('nowhere');
    const seats = { module: module('nim'), match: { ...match, seats: 9 }, workers: 2 };
    await expect(playMatchInPool(seats)).rejects.toThrow('nim takes 2 to 3 seats');
  });
});

describe('statistics', () => {
  test('Wilson intervals, against published values', () => {
    const rounded = (wins: number, games: number) => {
      const { low, high } = wilson(wins, games);
      return [low, high].map((value) => Number(value.toFixed(4)));
    };
    expect(rounded(0, 10)).toEqual([0, 0.2775]);
    expect(rounded(5, 10)).toEqual([0.2366, 0.7634]);
    expect(rounded(10, 10)).toEqual([0.7225, 1]);
    expect(rounded(81, 263)).toEqual([0.2553, 0.3662]);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('distributions', () => {
    expect(distribution([])).toMatchObject({ mean: 0, least: 0, most: 0 });
    const { mean, deviation, ...rest } = distribution([...Array(101).keys()]);
    expect(rest).toEqual({ least: 0, low: 10, median: 50, high: 90, most: 100 });
    expect(mean).toBe(50);
    expect(deviation).toBeCloseTo(29.3);
  });
});
